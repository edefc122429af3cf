import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { and, eq } from 'drizzle-orm'
import type { OrderRow } from '../order-row.ts'
import type { AttemptRow } from './attempts.ts'

export interface PlacedOrder {
  order: OrderRow
  /** Null: nothing waits for a payment. */
  attempt: AttemptRow | null
}

export async function readPlacedOrder(db: Database, id: string): Promise<PlacedOrder> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new AppError('ORDER_NOT_FOUND')
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, id), eq(paymentAttempts.status, 'open')))
  return { order, attempt: attempt ?? null }
}
