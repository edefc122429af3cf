import type { PaymentResult } from '../../payment/gateway.ts'
import type { OrderRow } from '../order-row.ts'
import type { AttemptRow } from './attempts.ts'

/** What a payment result does to the order. Decided without a database, so that tests can try every combination. */
export type Decision =
  | { do: 'nothing'; receipt: 'recorded' | 'alreadyFinal' }
  /** The amount or the currency is not what was agreed: nothing moves, a person looks. */
  | { do: 'alertAmount'; receipt: 'wrongAmount' }
  | { do: 'fail'; receipt: 'recorded' }
  /** A suspect payment turned out to have failed: the order can be paid again. */
  | { do: 'reopen'; receipt: 'recorded' }
  /** Charged, but the gateway suspects fraud: nothing is handed over. */
  | { do: 'suspect'; receipt: 'recorded' }
  /** A suspect payment for an order that no longer waits for money: the order stays as it is, staff look. */
  | { do: 'markSuspect'; receipt: 'recorded' }
  | { do: 'pay'; receipt: 'recorded' }
  /** Money for a cancelled order: its books may be sold by now. */
  | { do: 'payLate'; receipt: 'recorded' }
  /** Money for an order that is paid already. */
  | { do: 'refundUnexpectedPayment'; receipt: 'recorded' }

const NOTHING = { do: 'nothing', receipt: 'recorded' } as const
const ALREADY = { do: 'nothing', receipt: 'alreadyFinal' } as const

/** The order of the answers is VNPAY's: 04 before 02. */
export function decide(
  attempt: Pick<AttemptRow, 'status' | 'amount'>,
  order: Pick<OrderRow, 'status' | 'paidAt' | 'promotionsReleased'>,
  { outcome, amount, currency }: Pick<PaymentResult, 'outcome' | 'amount' | 'currency'>,
): Decision {
  const isWrong = (amount !== null && amount !== attempt.amount) || (currency !== null && currency !== 'VND')
  if (isWrong) return { do: 'alertAmount', receipt: 'wrongAmount' }
  if (attempt.status === 'paid') return ALREADY
  // True while its books, codes and flash pieces are still held.
  const isWaiting =
    (order.status === 'awaitingPayment' || order.status === 'needsAttention') && !order.paidAt && !order.promotionsReleased
  switch (outcome) {
    case 'paid':
      return { do: order.paidAt ? 'refundUnexpectedPayment' : isWaiting ? 'pay' : 'payLate', receipt: 'recorded' }
    case 'suspect':
      if (attempt.status === 'suspect') return ALREADY
      return { do: isWaiting ? 'suspect' : 'markSuspect', receipt: 'recorded' }
    case 'failed':
      if (attempt.status === 'suspect')
        return { do: isWaiting && order.status === 'needsAttention' ? 'reopen' : 'fail', receipt: 'recorded' }
      return attempt.status === 'open' ? { do: 'fail', receipt: 'recorded' } : ALREADY
    default:
      return NOTHING
  }
}
