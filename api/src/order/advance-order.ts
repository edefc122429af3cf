import type { Body } from '@tq/contract/endpoint.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { advanceOrder as advanceOrderCall } from '@tq/contract/order.ts'
import { STATUS_NAMES } from '@tq/contract/order.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { orderEvents, orders } from '@tq/db/schema/order.ts'
import { paymentAttempts } from '@tq/db/schema/payment.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import { cancel } from './cancel-order.ts'
import { beginReturnTime, confirmCommissions } from './commission.ts'
import { sendOrderDelivered, sendOrderShipped } from './order-letters.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { canBecome, RETURN_DAYS } from './order-status.ts'
import { openEntitlements, payOrder } from './pay-order.ts'
import { sellHeld } from './stock.ts'

interface Advancing extends Body<typeof advanceOrderCall> {
  byUserId: string
  publicUrl: string
}

/** The steps staff take after an order was placed. */
export async function advanceOrder(db: Database, id: string, step: Advancing): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!canBecome(order.status, step.status)) throw new AppError('ORDER_STATE')
    if (step.status === 'cancelled') {
      const reason = step.note || 'Nhà xuất bản huỷ đơn'
      return cancel(tx, order, { reason, by: 'staff', byUserId: step.byUserId, publicUrl: step.publicUrl })
    }
    if (step.status === 'paid') return confirmTransfer(tx, order, step)
    await move(tx, order, step)
  })
}

/** The bank statement shows the money: nobody but staff can see it. */
async function confirmTransfer(tx: Tx, order: OrderRow, { byUserId, publicUrl }: Advancing): Promise<void> {
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({ status: 'paid', settledAt: sql`now()` })
    .where(
      and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.status, 'open'), eq(paymentAttempts.gateway, 'transfer')),
    )
    .returning({ ref: paymentAttempts.ref })
  if (!attempt) throw new AppError('ORDER_STATE', { message: 'Đơn này không chờ chuyển khoản' })
  await payOrder(tx, order, { by: 'staff', byUserId, publicUrl })
}

async function move(tx: Tx, order: OrderRow, { status, trackingCode, note, byUserId, publicUrl }: Advancing): Promise<void> {
  const isDelivered = status === 'delivered'
  await tx
    .update(orders)
    .set({
      status,
      updatedAt: sql`now()`,
      ...(trackingCode ? { trackingCode } : {}),
      ...(isDelivered ? { deliveredAt: sql`now()`, paidAt: sql`coalesce(${orders.paidAt}, now())` } : {}),
    })
    .where(eq(orders.id, order.id))
  const text = note ? `${STATUS_NAMES[status]}: ${note}` : STATUS_NAMES[status]
  await tx.insert(orderEvents).values({ orderId: order.id, status, text, by: 'staff', byUserId })
  if (status === 'shipped') {
    // Cash on delivery: the books are gone from the shelf now.
    await sellHeld(tx, order.id)
    await sendOrderShipped(tx, order, trackingCode ?? order.trackingCode, publicUrl)
  }
  if (isDelivered) {
    if (!order.paidAt) await openEntitlements(tx, order)
    await beginReturnTime(tx, order.id)
    await sendOrderDelivered(tx, order, publicUrl)
  }
}

/** By the clock: what can't be given back any more is complete, and its commission certain. */
export async function completeDelivered(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const done = await tx
      .update(orders)
      .set({ status: 'completed', updatedAt: sql`now()` })
      .where(and(eq(orders.status, 'delivered'), lte(orders.deliveredAt, sql`now() - make_interval(days => ${RETURN_DAYS})`)))
      .returning({ id: orders.id })
    if (done.length)
      await tx
        .insert(orderEvents)
        .values(
          done.map(({ id }) => ({ orderId: id, status: 'completed' as const, text: 'Hết hạn đổi trả', by: 'system' as const })),
        )
    await confirmCommissions(tx)
  })
}
