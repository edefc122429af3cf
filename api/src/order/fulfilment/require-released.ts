import { AppError } from '@tq/contract/errors.ts'
import type { Tx } from '@tq/db/database.ts'
import { TODAY } from '@tq/db/geography/today.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { orderLineParts, orderLines } from '@tq/db/schema/order/order.ts'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { dayOfCalendar } from '../../time/vietnam-time.ts'

/**
 * A parcel waits for the last of its books: their copies are announced, and whoever packs does not see the day. It is the book's own,
 * not the one the line was sold with: it may have come early, or been moved. What was paid back is not sent.
 */
export async function requireReleased(tx: Tx, orderId: string): Promise<void> {
  const [toCome] = await tx
    .select({ title: orderLineParts.title, day: products.releaseDay })
    .from(orderLines)
    .innerJoin(orderLineParts, eq(orderLineParts.orderLineId, orderLines.id))
    .innerJoin(products, eq(products.id, orderLineParts.productId))
    .where(
      and(eq(orderLines.orderId, orderId), lt(orderLines.refundedQuantity, orderLines.quantity), gt(products.releaseDay, TODAY)),
    )
    .orderBy(desc(products.releaseDay))
    .limit(1)
  if (!toCome?.day) return
  throw new AppError('ORDER_NOT_RELEASED', { values: { title: toCome.title, day: dayOfCalendar(toCome.day) } })
}
