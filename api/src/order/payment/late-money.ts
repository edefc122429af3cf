import type { Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { sellAnew } from '../../inventory/stock.ts'
import { TakenMeanwhile } from '../../inventory/taken-meanwhile.ts'
import { takePromotionsAnew } from '../../promotion/held-promotions.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { sendMoneyBack } from '../order-letters.ts'
import type { OrderRow } from '../order-row.ts'
import { requestRefund } from '../refund/request-refund.ts'
import { note, setStatus } from '../set-status.ts'
import type { AttemptRow } from './attempts.ts'
import { type Payable, type Paying, payOrder } from './pay-order.ts'

/** What settling reads of an attempt and its order once it has locked them. */
export interface Locked {
  attempt: Pick<AttemptRow, 'ref' | 'orderId' | 'gateway' | 'amount' | 'status' | 'createdAt' | 'expiresAt'>
  order: Payable &
    Pick<OrderRow, 'paidAt' | 'promotionsReleased'> & {
      /** Null: its time is over. */
      heldUntil: Date | null
    }
}

/** Commerce rule 3: money for an order that was given up is honoured while all of it is still there, and otherwise given back. */
export async function payLate(tx: Tx, { attempt, order }: Locked, paying: Paying): Promise<void> {
  const isGivenUp = order.status === 'cancelled' && (await cancelledBy(tx, order.id)) === 'system'
  if (isGivenUp && (await takeAnew(tx, order.id))) {
    await note(tx, order, { text: 'Tiền tới muộn, đơn được nhận lại', by: paying.by, byUserId: paying.byUserId })
    await payOrder(tx, order, paying)
    return
  }
  // Whoever cancelled it knows; what the clock cancelled is a surprise to its buyer.
  if (isGivenUp)
    await setStatus(tx, order, {
      to: 'needsAttention',
      text: 'Tiền tới sau khi đơn đã huỷ và sách đã hết; tiền được hoàn lại, nhân viên sẽ liên hệ với bạn',
      by: paying.by,
      byUserId: paying.byUserId,
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

/** Everything that was held, or nothing of it. */
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

/** Money that should not have come. It is not the order's: nothing of it stands in its sums. */
export async function refundUnexpectedPayment(tx: Tx, { attempt, order }: Locked, reason: string): Promise<void> {
  const { isByHand } = await requestRefund(tx, { order, attempt, amount: attempt.amount, reason, lines: null, byUserId: null })
  await note(tx, order, { text: `Hoàn lại ${attempt.amount.toLocaleString('vi-VN')} ₫: ${reason}`, by: 'system' })
  await raiseStaffAlert(tx, {
    kind: 'moneyTwice',
    ref: attempt.ref,
    order,
    text: `${reason}: hoàn ${attempt.amount} cho lần trả ${attempt.ref}`,
  })
  await sendMoneyBack(tx, order, { amount: attempt.amount, reason, isByHand })
}
