import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { orderEvents, orderLines, orders } from '@tq/db/schema/order.ts'
import { paymentAttempts } from '@tq/db/schema/payment.ts'
import { and, eq, sql } from 'drizzle-orm'
import { reverseCommission } from './commission.ts'
import { releasePromotions } from './held-promotions.ts'
import { sendOrderCancelled } from './order-letters.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { canCancel } from './order-status.ts'
import { refundAll } from './refund-order.ts'
import { piecesOf, releaseHeld, returnStock } from './stock.ts'

export interface Cancelling {
  reason: string
  by: 'customer' | 'staff' | 'system'
  byUserId: string | null
  publicUrl: string
}

/** By its owner, while it has not left the house. Fifty at once find one cancelled order. */
export async function cancelOwn(db: Database, userId: string, id: string, reason: string, publicUrl: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, userId)
    if (!canCancel({ status: order.status, isOnlyDigital: order.shippingMethod === null }))
      throw new AppError('ORDER_STATE', { message: 'Đơn này không còn huỷ được nữa' })
    await cancel(tx, order, { reason, by: 'customer', byUserId: userId, publicUrl })
  })
}

/** Everything held goes back, once; money that was paid goes back too. The caller has locked the order. */
export async function cancel(tx: Tx, order: OrderRow, { reason, by, byUserId, publicUrl }: Cancelling): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'cancelled', cancelReason: reason, holdUntil: null, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id))
  await tx.insert(orderEvents).values({ orderId: order.id, status: 'cancelled', text: `Đơn bị huỷ: ${reason}`, by, byUserId })
  await tx
    .update(paymentAttempts)
    .set({ status: 'void', settledAt: sql`now()` })
    .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.status, 'open')))
  await releaseHeld(tx, order.id)
  await reverseCommission(tx, order.id)
  if (order.paidAt) await takeBack(tx, order)
  await releasePromotions(tx, order.id)
  await sendOrderCancelled(tx, order, reason, publicUrl)
}

/** A paid order that never left: its books return to the shelf, its money to the buyer. */
async function takeBack(tx: Tx, order: OrderRow): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  await returnStock(tx, order.id, piecesOf(lines))
  await refundAll(tx, order, lines, 'Đơn được huỷ trước khi gửi')
}
