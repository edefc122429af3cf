import type { Db, Tx } from '@tq/db/database.ts'
import { orderEvents, orders } from '@tq/db/schema/order.ts'
import { eq, sql } from 'drizzle-orm'
import { runPrepared } from '../catalog/statement.ts'
import { earnCommission } from './commission.ts'
import { useHeldCodes } from './held-promotions.ts'
import { sendOrderPaid } from './order-letters.ts'
import type { OrderRow } from './order-row.ts'
import { sellHeld } from './stock.ts'

export interface Paying {
  by: 'system' | 'gateway' | 'staff'
  byUserId?: string
  publicUrl: string
}

/** All that follows from money: in the transaction that took note of it. */
export async function payOrder(tx: Tx, order: OrderRow, { by, byUserId, publicUrl }: Paying): Promise<void> {
  await sellHeld(tx, order.id)
  await useHeldCodes(tx, order.id)
  await openEntitlements(tx, order)
  const isOnlyDigital = order.shippingMethod === null
  const status = isOnlyDigital ? 'completed' : 'paid'
  await tx
    .update(orders)
    .set({
      status,
      paidAt: sql`now()`,
      holdUntil: null,
      updatedAt: sql`now()`,
      ...(isOnlyDigital ? { deliveredAt: sql`now()` } : {}),
    })
    .where(eq(orders.id, order.id))
  const text = order.total === 0 ? 'Đơn không phải trả tiền' : 'Đã nhận đủ tiền'
  await tx.insert(orderEvents).values({ orderId: order.id, status: 'paid', text, by, byUserId: byUserId ?? null })
  if (isOnlyDigital)
    await tx
      .insert(orderEvents)
      .values({ orderId: order.id, status: 'completed', text: 'Đã mở trong thư viện của bạn', by: 'system' })
  await countSold(tx, order.id)
  await earnCommission(tx, order)
  await sendOrderPaid(tx, order, publicUrl)
}

/** What is opened online: the product itself, such parts of a combo, and the courses that come with any of them. */
export async function openEntitlements(tx: Db, order: Pick<OrderRow, 'id' | 'userId'>): Promise<void> {
  await runPrepared(
    tx,
    sql`insert into entitlements (order_line_id, product_id, user_id)
    select distinct l.id, opened.product_id, ${order.userId}::uuid from order_lines l
    cross join lateral (
      select (part ->> 'productId')::int as product_id from jsonb_array_elements(l.parts) part
      where part ->> 'kind' in ('digital', 'course')
      union
      select pc.course_id from jsonb_array_elements(l.parts) part join product_courses pc on pc.product_id = (part ->> 'productId')::int
    ) opened
    where l.order_id = ${order.id}::uuid
    on conflict do nothing`,
  )
}

/** In rising order, as everything that locks several rows: two payments for the same books never wait in a circle. */
const countSold = (tx: Db, orderId: string) =>
  runPrepared(
    tx,
    sql`with bought as (
        select product_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId}::uuid group by 1),
      locked as materialized (
        select p.id, bought.quantity from products p join bought on bought.product_id = p.id order by p.id for no key update of p)
      update products p set sold = p.sold + locked.quantity from locked where p.id = locked.id`,
  )
