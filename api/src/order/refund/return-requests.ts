import { randomUUID } from 'node:crypto'
import type { Body } from '@tq/contract/endpoint.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { requestReturn as requestReturnCall } from '@tq/contract/order.ts'
import type { Database } from '@tq/db/database.ts'
import { orderEvents, orderLines, orders } from '@tq/db/schema/order.ts'
import { staffAlerts } from '@tq/db/schema/order-staff.ts'
import { returnRequests } from '@tq/db/schema/return.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type { CartPricing } from '../../cart/cart-pricing.ts'
import { mergeCart } from '../../cart/merge-cart.ts'
import { databaseNow } from '../clock.ts'
import { lockOrder } from '../order-row.ts'
import { returnUntil } from '../order-status.ts'
import { addReturnLines } from './return-lines.ts'
import { RETURN_ALERT } from './returns.ts'

export async function buyAgain(pricing: CartPricing, userId: string, id: string, key: string = randomUUID()) {
  const lines = await pricing.db
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  if (!lines.length) throw new AppError('ORDER_NOT_FOUND')
  const { merged, remarks, totalProducts } = await mergeCart(pricing, userId, {
    key,
    lines,
    codes: [],
    affiliateCode: null,
  })
  return { added: merged, remarks, totalProducts }
}

/** One at a time for each order; staff decide, and are told. */
export async function requestReturn(
  db: Database,
  id: string,
  by: { whose: SQL | undefined; userId: string | null },
  asked: Body<typeof requestReturnCall>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, by.whose)
    if (!returnUntil(order, await databaseNow(tx))) throw new AppError('RETURN_TIME_OVER')
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id))
    const ids = asked.lines.map(({ lineId }) => lineId)
    const isFair = asked.lines.every(({ lineId, quantity }) => {
      const line = lines.find((row) => row.id === lineId)
      return line && quantity <= line.quantity - line.refundedQuantity
    })
    if (!isFair || new Set(ids).size < ids.length)
      throw new AppError('REFUND_TOO_MUCH', { message: 'Số lượng trả vượt quá số đã mua' })
    const [request] = await tx
      .insert(returnRequests)
      .values({ orderId: id, reason: asked.reason })
      .onConflictDoNothing()
      .returning({ id: returnRequests.id })
    if (!request) throw new AppError('RETURN_ALREADY_ASKED')
    await addReturnLines(tx, request.id, asked.lines)
    await tx
      .insert(orderEvents)
      .values({ orderId: id, text: `Yêu cầu trả hàng: ${asked.reason}`, by: 'customer', byUserId: by.userId })
    await tx.insert(staffAlerts).values({ kind: RETURN_ALERT, orderId: id, text: `Đơn ${order.code}: khách xin trả hàng` })
  })
}
