import type { Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { sellAnew } from '../../inventory/stock.ts'
import { TakenMeanwhile } from '../../inventory/taken-meanwhile.ts'
import { dong } from '../../pricing/format-money.ts'
import { takePromotionsAnew } from '../../promotion/held-promotions.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { sendMoneyBack } from '../order-letters.ts'
import type { OrderRow } from '../order-row.ts'
import { requestRefund } from '../refund/request-refund.ts'
import { addOrderEvent, ORDER_SYSTEM_ACTOR, setStatus } from '../set-status.ts'
import type { AttemptRow } from './attempts.ts'
import { type Payable, type Paying, payOrder } from './pay-order.ts'

/** The attempt and its order, as read under their locks. */
export interface Locked {
  attempt: Pick<AttemptRow, 'ref' | 'orderId' | 'gateway' | 'amount' | 'status' | 'createdAt' | 'expiresAt'>
  order: Payable &
    Pick<OrderRow, 'paidAt' | 'promotionsReleased'> & {
      /** Null: its time is over. */
      heldUntil: Date | null
    }
}

/** Commerce rule 3: late money revives an order that the clock cancelled, if all its goods and codes can be had again; else it goes back. */
export async function payLate(tx: Tx, { attempt, order }: Locked, paying: Paying): Promise<void> {
  const isGivenUp = order.status === 'cancelled' && (await cancelledBy(tx, order.id)) === 'system'
  if (isGivenUp && (await takeAnew(tx, order.id))) {
    await addOrderEvent(tx, order, { text: 'Tiền tới muộn, đơn được nhận lại', actor: paying.actor })
    await payOrder(tx, order, paying)
    return
  }
  // A buyer whose order the clock cancelled does not expect this, so staff contact them. Who cancelled it themselves only gets the refund.
  if (isGivenUp)
    await setStatus(tx, order, {
      to: 'needsAttention',
      text: 'Tiền tới sau khi đơn đã huỷ và sách đã hết; tiền được hoàn lại, nhân viên sẽ liên hệ với bạn',
      actor: paying.actor,
    })
  await refundUnexpectedPayment(tx, { attempt, order }, 'Tiền tới sau khi đơn đã huỷ')
}

async function cancelledBy(tx: Tx, orderId: string): Promise<string | undefined> {
  const [event] = await runPrepared<{ actor: string }>(
    tx,
    sql`select actor from order_events where order_id = ${orderId}::uuid and status = 'cancelled' order by id desc limit 1`,
  )
  return event?.actor
}

/** Takes stock, codes and flash pieces of the order again: all of them, or none (false). */
async function takeAnew(tx: Tx, orderId: string): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      await sellAnew(inner, orderId)
      await takePromotionsAnew(inner, orderId)
    })
    return true
  } catch (error) {
    if (error instanceof TakenMeanwhile) return false
    throw error
  }
}

/** Refunds money that should not have come (paid twice or too late). The order's own sums don't include it. */
export async function refundUnexpectedPayment(tx: Tx, { attempt, order }: Locked, reason: string): Promise<void> {
  const { isByHand } = await requestRefund(tx, {
    order,
    attempt,
    amount: attempt.amount,
    reason,
    lines: null,
    actor: ORDER_SYSTEM_ACTOR,
  })
  await addOrderEvent(tx, order, {
    text: `Hoàn lại ${dong(attempt.amount)}: ${reason}`,
    actor: ORDER_SYSTEM_ACTOR,
  })
  await raiseStaffAlert(tx, {
    kind: 'moneyTwice',
    ref: attempt.ref,
    order,
    text: `${reason}: hoàn ${dong(attempt.amount)} cho lần trả ${attempt.ref}`,
  })
  await sendMoneyBack(tx, order, { amount: attempt.amount, reason, isByHand })
}
