import type { Db, Tx } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { runPrepared } from '../catalog/statement.ts'
import { type Commissioned, earnCommission } from './commission.ts'
import { useHeldCodes } from './held-promotions.ts'
import { sendOrderPaid } from './order-letters.ts'
import type { OrderRow } from './order-row.ts'
import { setStatus } from './set-status.ts'
import { sellAndCount } from './stock.ts'

export interface Paying {
  by: 'system' | 'gateway' | 'staff'
  byUserId?: string
  publicUrl: string
}

export type Payable = Commissioned &
  Pick<OrderRow, 'code' | 'status' | 'userId' | 'name' | 'email' | 'total' | 'address' | 'placeText' | 'paymentMethod'> & {
    /** False: nothing in it is opened online. Not said: it is looked up. */
    opensSomething?: boolean
  }

/** All that follows from money: in the transaction that took note of it. */
export async function payOrder(tx: Tx, order: Payable, { by, byUserId, publicUrl }: Paying): Promise<void> {
  const paid = { text: order.total === 0 ? 'Đơn không phải trả tiền' : 'Đã nhận đủ tiền', by, byUserId }
  const also = useHeldCodes(order.id)
  if (order.shippingMethod === null)
    await setStatus(tx, order, {
      to: 'completed',
      text: 'Đã mở trong thư viện của bạn',
      by: 'system',
      before: [{ status: 'paid', ...paid }],
      set: sql`paid_at = now(), hold_until = null, delivered_at = now()`,
      also,
    })
  else await setStatus(tx, order, { to: 'paid', ...paid, set: sql`paid_at = now(), hold_until = null`, also })
  await sellAndCount(tx, order.id)
  if (order.opensSomething !== false) await openEntitlements(tx, order)
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
