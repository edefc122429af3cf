import type { Evidence } from '../payment/gateway.ts'
import type { AttemptRow } from './attempts.ts'
import type { OrderRow } from './order-row.ts'

/** What follows from a gateway's word. One of these, decided without a database so that every pair can be looked at. */
export type Decision =
  | { do: 'nothing'; receipt: 'recorded' | 'alreadyFinal' }
  /** The amount or the currency is not what was agreed: nothing moves, a person looks. */
  | { do: 'alertAmount'; receipt: 'wrongAmount' }
  | { do: 'fail'; receipt: 'recorded' }
  /** Charged, but the gateway suspects fraud: nothing is handed over. */
  | { do: 'suspect'; receipt: 'recorded' }
  | { do: 'pay'; receipt: 'recorded' }
  /** Money for an order that was given up: its books may be gone. */
  | { do: 'payLate'; receipt: 'recorded' }
  /** Money for an order that is paid already. */
  | { do: 'giveBack'; receipt: 'recorded' }

export function decide(
  attempt: Pick<AttemptRow, 'status' | 'amount'>,
  order: Pick<OrderRow, 'status' | 'paidAt'>,
  evidence: Pick<Evidence, 'outcome' | 'amount' | 'currency'>,
): Decision {
  const { outcome, amount, currency } = evidence
  if (attempt.status === 'paid' || attempt.status === 'suspect') return { do: 'nothing', receipt: 'alreadyFinal' }
  if (amount !== null && amount !== attempt.amount) return { do: 'alertAmount', receipt: 'wrongAmount' }
  if (currency !== null && currency !== 'VND') return { do: 'alertAmount', receipt: 'wrongAmount' }
  if (outcome === 'paid') {
    if (order.paidAt) return { do: 'giveBack', receipt: 'recorded' }
    return order.status === 'awaitingPayment' ? { do: 'pay', receipt: 'recorded' } : { do: 'payLate', receipt: 'recorded' }
  }
  if (outcome === 'suspect') return { do: 'suspect', receipt: 'recorded' }
  if (outcome === 'failed')
    return attempt.status === 'open' ? { do: 'fail', receipt: 'recorded' } : { do: 'nothing', receipt: 'alreadyFinal' }
  return { do: 'nothing', receipt: 'recorded' }
}
