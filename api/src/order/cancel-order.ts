import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { reverseCommission } from '../affiliate/commission.ts'
import { piecesOf, releaseHeld, returnStock, uncountSold } from '../inventory/stock.ts'
import { releasePromotions } from '../promotion/held-promotions.ts'
import { readLinesWithParts } from './line-parts.ts'
import { sendOrderCancelled, sendPaidOrderCancelled } from './order-letters.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { canCancel, hasDigital } from './order-status.ts'
import { askBeforeCancelling } from './payment/query/ask-before-cancelling.ts'
import type { Gateways } from './payment/query/ask-gateway.ts'
import { refundAll } from './refund/refund-order.ts'
import { refundSuspectPayments } from './refund/refund-suspects.ts'
import { inEvents, setStatus } from './set-status.ts'

export interface Cancelling {
  /** Empty: the buyer did not say. */
  reason: string
  actor: Actor
  /** Whether the shipping fee is refunded. By the terms it is not, once the parcel has left. */
  includesShipping: boolean
}

interface Own {
  id: string
  /** Restricts the order to those the caller may cancel. */
  whose: SQL | undefined
  actor: Actor
  reason: string
  gateways: Gateways
}

/** Cancels for the buyer, before the parcel has left. The lock makes fifty requests at once cancel it once. */
export async function cancelOwn(db: Database, { id, whose, actor, reason, gateways }: Own): Promise<void> {
  await askBeforeCancelling(db, gateways, { id, whose })
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, whose)
    const lines = await readLinesWithParts(tx, id)
    if (!canCancel({ status: order.status, hasDigital: false })) throw new AppError('ORDER_NOT_CANCELLABLE')
    if (!canCancel({ status: order.status, hasDigital: hasDigital(lines) })) throw new AppError('ORDER_OPENED_ONLINE')
    await cancel(tx, order, { reason, actor, includesShipping: true })
  })
}

/**
 * Releases holds and codes once, puts books that left the shelf and were not returned yet back on sale, and refunds the money,
 * suspect payments too. The caller has locked the order.
 */
export async function cancel(tx: Tx, order: OrderRow, cancelling: Cancelling): Promise<void> {
  const { reason, actor, includesShipping } = cancelling
  await setStatus(tx, order, {
    to: 'cancelled',
    text: reason ? `Đơn bị huỷ: ${reason}` : 'Đơn bị huỷ',
    actor,
    set: sql`cancel_reason = ${reason || null}, hold_until = null`,
    also: sql`update payment_attempts set status = 'void', settled_at = now() where order_id = ${order.id}::uuid and status = 'open'`,
  })
  const lines = await readLinesWithParts(tx, order.id)
  const kept = lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
  await releaseHeld(tx, order.id)
  await returnStock(tx, order.id, piecesOf(kept))
  await releasePromotions(tx, order.id)
  await reverseCommission(tx, order.id)
  const ofOrder = order.paidAt
    ? await refundAll(tx, order, lines, { reason: 'Đơn được huỷ', includesShipping })
    : { amount: 0, isByHand: false }
  const ofSuspects = await refundSuspectPayments(tx, order)
  if (order.paidAt) await uncountSold(tx, kept)
  const amount = ofOrder.amount + ofSuspects
  // A buyer's own words are not sent to a mailbox that may be somebody else's.
  const told = inEvents(actor) === 'customer' && !order.isMailboxProven ? '' : reason
  if (amount) await sendPaidOrderCancelled(tx, order, { reason: told, amount, isByHand: ofOrder.isByHand })
  else await sendOrderCancelled(tx, order, told)
}
