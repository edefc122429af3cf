import { randomUUID } from 'node:crypto'
import { AppError } from '@tq/contract/errors.ts'
import { orderLines, orders } from '@tq/db/schema/order/order.ts'
import { and, eq } from 'drizzle-orm'
import type { CartPricing } from '../cart/cart-pricing.ts'
import { mergeCart } from '../cart/merge-cart.ts'

/** Puts what an order had into the member's cart once more; the same key again adds nothing. */
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
