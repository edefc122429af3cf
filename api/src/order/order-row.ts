import { AppError } from '@tq/contract/errors.ts'
import type { Tx } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'

export type OrderRow = typeof orders.$inferSelect

export const isOwnedBy = (userId: string): SQL => eq(orders.userId, userId)

/** A guest's order is for whoever has its unguessable id; a member's only for the member. */
export const isFor = (askerId: string | null): SQL | undefined =>
  askerId === null ? isNull(orders.userId) : or(isNull(orders.userId), isOwnedBy(askerId))

/** Whatever changes an order locks its row first. Anybody's, unless it is said whose. */
export async function lockOrder(tx: Tx, id: string, whose?: SQL): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), whose))
    // Not `for update`: rows that point at the order, such as what staff are told about it, need not wait.
    .for('no key update')
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return order
}
