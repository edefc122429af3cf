import type { Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { type Commissioned, earnCommission } from '../../affiliate/commission.ts'
import { sellAndCount } from '../../inventory/stock.ts'
import { normalEmail } from '../../mail/mailbox.ts'
import { useHeldCodes } from '../../promotion/held-promotions.ts'
import { sendOrderPaid } from '../order-letters.ts'
import type { OrderRow } from '../order-row.ts'
import { setStatus } from '../set-status.ts'

export interface Paying {
  by: 'system' | 'gateway' | 'staff'
  byUserId?: string
  publicUrl: string
}

export type Payable = Commissioned &
  Pick<
    OrderRow,
    'code' | 'status' | 'userId' | 'name' | 'email' | 'isMailboxProven' | 'total' | 'address' | 'placeText' | 'paymentMethod'
  > & {
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
      text: order.userId ? 'Đã mở trong thư viện của bạn' : 'Đã mở cho tài khoản có địa chỉ thư của đơn',
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

/**
 * What is opened online: the product itself, such parts of a combo, and the courses that come with any of them. A guest's
 * is opened for the account that owns the mailbox, where there is one.
 */
export async function openEntitlements(tx: Db, order: Pick<OrderRow, 'id' | 'userId' | 'email'>): Promise<void> {
  await runPrepared(
    tx,
    sql`insert into entitlements (order_line_id, product_id, user_id)
    select distinct l.id, opened.product_id, coalesce(${order.userId}::uuid,
      (select id from users where email = ${normalEmail(order.email)} and email_verified_at is not null
        and is_active and (delete_after is null or delete_after > now()))) from order_lines l
    cross join lateral (
      select part.product_id from order_line_parts part where part.order_line_id = l.id and part.kind in ('digital', 'course')
      union
      select pc.course_id from order_line_parts part join product_courses pc on pc.product_id = part.product_id
      where part.order_line_id = l.id
    ) opened
    where l.order_id = ${order.id}::uuid
    on conflict do nothing`,
  )
}
