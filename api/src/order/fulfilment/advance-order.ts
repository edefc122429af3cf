import { AppError } from '@tq/contract/errors.ts'
import type { Body } from '@tq/contract/http/endpoint.ts'
import type { advanceOrder as advanceOrderCall } from '@tq/contract/order.ts'
import { STATUS_NAMES } from '@tq/contract/order.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { orderEvents } from '@tq/db/schema/order/order.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { beginReturnTime } from '../../affiliate/commission.ts'
import { grantBought } from '../../entitlement/grant.ts'
import { countSold, sellHeld } from '../../inventory/stock.ts'
import { markReservedCodesUsed } from '../../promotion/held-promotions.ts'
import { cancel } from '../cancel-order.ts'
import { sendOrderDelivered, sendOrderShipped } from '../order-letters.ts'
import { lockOrder, type OrderRow } from '../order-row.ts'
import { canStaffMove } from '../order-status.ts'
import { applyPaymentResultIn } from '../payment/apply-payment-result.ts'
import { askBeforeCancelling } from '../payment/query/ask-before-cancelling.ts'
import type { Gateways } from '../payment/query/ask-gateway.ts'
import { setStatus } from '../set-status.ts'
import { auditOrder } from './audit-order.ts'
import { requireReleased } from './require-released.ts'
import { addStaffNote } from './staff-notes.ts'

interface Advancing extends Body<typeof advanceOrderCall> {
  actor: StaffActor
  gateways: Gateways
}

/** The steps staff take after an order was placed. */
export async function advanceOrder(db: Database, id: string, step: Advancing): Promise<void> {
  if (step.status === 'cancelled') await askBeforeCancelling(db, step.gateways, { id })
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    await addStaffNote(tx, order, { text: step.note, actor: step.actor })
    await takeStep(tx, order, step)
    await auditOrder(tx, order, { actor: step.actor, action: 'order.advance' })
  })
}

async function takeStep(tx: Tx, order: OrderRow, step: Advancing): Promise<void> {
  const parcel = { wasShipped: await wasShipped(tx, order.id), wasDelivered: order.deliveredAt !== null }
  if (step.status === 'paid' && order.paidAt) return confirmSecondTransfer(tx, order, step)
  if (!canStaffMove(order.status, step.status, parcel)) throw new AppError('ORDER_STATE')
  if (step.status === 'cancelled') {
    const reason = step.words || (parcel.wasShipped ? 'Hàng gửi đi bị hoàn về' : 'Nhà xuất bản huỷ đơn')
    const { actor, includesShipping = !parcel.wasShipped } = step
    return cancel(tx, order, { reason, actor, includesShipping })
  }
  if (step.status === 'paid') return confirmTransfer(tx, order, step)
  if (step.status === 'shipped') await requireReleased(tx, order.id)
  await move(tx, order, step)
}

async function wasShipped(tx: Tx, orderId: string): Promise<boolean> {
  const [event] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'shipped')))
    .limit(1)
  return event !== undefined
}

/**
 * Records a transfer that staff saw on the bank statement. If the order was paid another way or cancelled meanwhile, it is handled
 * as late money.
 */
async function confirmTransfer(tx: Tx, order: OrderRow, { actor, note }: Advancing): Promise<void> {
  const [attempt] = await tx
    .select({ ref: paymentAttempts.ref, amount: paymentAttempts.amount })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, order.id),
        eq(paymentAttempts.gateway, 'transfer'),
        inArray(paymentAttempts.status, ['open', 'void']),
      ),
    )
    .orderBy(sql`${paymentAttempts.status} = 'open' desc`, desc(paymentAttempts.number))
    .limit(1)
  if (!attempt) throw new AppError('TRANSFER_NOT_AWAITED')
  const said = { code: 'staff', reason: 'Nhân viên thấy tiền trên sao kê', raw: { note } }
  await applyPaymentResultIn(tx, {
    gateway: 'transfer',
    source: 'staff',
    result: { ...attempt, ...said, currency: 'VND', gatewayTxn: null, outcome: 'paid' },
    actor,
  })
}

/** A transfer for an order that is paid already goes back. Needs a note, so that pressing the button twice does not cause a refund. */
async function confirmSecondTransfer(tx: Tx, order: OrderRow, step: Advancing): Promise<void> {
  if (!step.note) throw new AppError('SECOND_TRANSFER_UNEXPLAINED')
  await confirmTransfer(tx, order, step)
}

async function move(tx: Tx, order: OrderRow, { status, trackingCode, words, actor }: Advancing): Promise<void> {
  const isDelivered = status === 'delivered'
  const isPaidNow = isDelivered && !order.paidAt
  await setStatus(tx, order, {
    to: status,
    text: words ? `${STATUS_NAMES[status]}: ${words}` : STATUS_NAMES[status],
    actor,
    set: isDelivered
      ? sql`delivered_at = now(), paid_at = coalesce(paid_at, now())`
      : sql`tracking_code = coalesce(${trackingCode || null}::text, tracking_code)`,
    ...(isPaidNow ? { also: markReservedCodesUsed(order.id) } : {}),
  })
  if (status === 'shipped') {
    // Cash on delivery: the books leave the shelf now, not at the payment.
    await sellHeld(tx, order.id)
    await sendOrderShipped(tx, order, trackingCode ?? order.trackingCode)
  }
  if (isDelivered) {
    if (isPaidNow) {
      await grantBought(tx, order)
      await countSold(tx, order.id)
    }
    await beginReturnTime(tx, order.id)
    await sendOrderDelivered(tx, order)
  }
}
