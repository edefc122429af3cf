import { AppError } from '@tq/contract/errors.ts'
import type { Tx } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'

export type OrderRow = typeof orders.$inferSelect

export const isOwnedBy = (userId: string): SQL => eq(orders.userId, userId)

/** A guest's order is open to anybody who has its unguessable id; a member's only to the member. */
export const isFor = (askerId: string | null): SQL | undefined =>
  askerId === null ? isNull(orders.userId) : or(isNull(orders.userId), isOwnedBy(askerId))

/** Every change of an order locks its row first. `whose` restricts it to the caller's own orders. */
export async function lockOrder(tx: Tx, id: string, whose?: SQL): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), whose))
    // Not `for update`: inserting rows that refer to the order, such as staff alerts, need not wait.
    .for('no key update')
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return order
}
