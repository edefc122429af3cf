import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

/** What a line opens online: itself, or such parts of a set. Courses that come with a book may change after the sale. */
const OPENED = sql`(
  select l.id as line_id, l.order_id, part.product_id, l.refunded_quantity = l.quantity as is_refunded
  from order_lines l join order_line_parts part on part.order_line_id = l.id where part.kind in ('digital', 'course'))`

export const ENTITLEMENT: Invariants = {
  rules: [
    {
      name: 'what was bought online is open from the payment until the refund of its line',
      broken: sql`select b.line_id::text as key, format('product %s', b.product_id) as what
        from ${OPENED} b join orders o on o.id = b.order_id
        left join entitlements e on e.order_line_id = b.line_id and e.product_id = b.product_id
        where o.paid_at is not null and e.id is null
          or b.is_refunded and e.revoked_at is null and e.id is not null
          or not b.is_refunded and e.revoked_at is not null and e.user_id is not null`,
    },
    {
      name: 'nothing is open that was not paid for',
      broken: sql`select e.id::text as key, format('order %s', o.id) as what
        from entitlements e join order_lines l on l.id = e.order_line_id join orders o on o.id = l.order_id where o.paid_at is null`,
    },
    {
      name: 'what a member bought is open for that member',
      broken: sql`select e.id::text as key, format('order of %s, open for %s', o.user_id, e.user_id) as what
        from entitlements e join order_lines l on l.id = e.order_line_id join orders o on o.id = l.order_id
        where o.user_id is not null and e.revoked_at is null and e.user_id is distinct from o.user_id`,
    },
  ],
}
