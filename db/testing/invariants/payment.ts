import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

/** Payments that are the order's: money that should not have come went back by a refund of its own kind. */
const KEPT = sql`(select a.* from payment_attempts a where a.status = 'paid'
  and not exists (select 1 from refunds r where r.attempt_ref = a.ref and r.kind = 'unexpected'))`

export const PAYMENT: Invariants = {
  rules: [
    {
      name: 'an order by a gateway or transfer is paid by one payment of its total, an unpaid one by none',
      broken: sql`select o.id::text as key, format('paid %s, payments %s of %s', o.paid_at is not null, count(a.ref), sum(a.amount)) as what
        from orders o left join ${KEPT} a on a.order_id = o.id
        where o.payment_method not in ('cod', 'none') group by o.id
        having count(a.ref) <> (o.paid_at is not null)::int or coalesce(sum(a.amount), o.total) <> o.total`,
    },
    {
      name: 'no more goes back by a payment than came by it',
      broken: sql`select a.ref as key, format('%s came, %s went back', a.amount, sum(r.amount)) as what
        from payment_attempts a join refunds r on r.attempt_ref = a.ref group by a.ref having sum(r.amount) > a.amount`,
    },
    {
      name: 'nothing can be paid any more for an order that is paid or cancelled',
      broken: sql`select a.ref as key, o.status as what from payment_attempts a join orders o on o.id = a.order_id
        where a.status = 'open' and (o.paid_at is not null or o.status = 'cancelled')`,
    },
    {
      name: 'a refund is no less than its lines; of money that should not have come it has none',
      broken: sql`select r.id::text as key, format('%s of %s, lines say %s', r.kind, r.amount, l.amount) as what
        from refunds r join (select refund_id, sum(amount) as amount from refund_lines group by 1) l on l.refund_id = r.id
        where l.amount > r.amount or r.kind = 'unexpected'`,
    },
    {
      name: 'a refund goes back by a payment of its order, for lines of its order',
      broken: sql`select r.id::text as key, format('payment %s, line %s', a.ref, l.id) as what from refunds r
          left join payment_attempts a on a.ref = r.attempt_ref
          left join refund_lines back on back.refund_id = r.id left join order_lines l on l.id = back.order_line_id
        where a.order_id <> r.order_id or l.order_id <> r.order_id`,
    },
    {
      name: 'a request to give something back is about lines of its order',
      broken: sql`select q.id::text as key, l.title as what from return_requests q
          join return_request_lines back on back.return_request_id = q.id join order_lines l on l.id = back.order_line_id
        where l.order_id <> q.order_id`,
    },
    {
      name: 'a refund that is over says since when',
      broken: sql`select r.id::text as key, r.status as what from refunds r where (r.status = 'done') <> (r.done_at is not null)`,
    },
  ],
}
