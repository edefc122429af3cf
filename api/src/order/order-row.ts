import { AppError } from '@tq/contract/errors.ts'
import type { Tx } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order.ts'
import { and, eq } from 'drizzle-orm'

export type OrderRow = typeof orders.$inferSelect

/** Whatever changes an order locks its row first. */
export async function lockOrder(tx: Tx, id: string, ownerId?: string): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownerId === undefined ? undefined : eq(orders.userId, ownerId)))
    .for('update')
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  return order
}
