import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

const perOrder = (what: string) => sql`(select order_id, ${sql.raw(what)} from order_lines group by 1)`

export const ORDER: Invariants = {
  counters: [
    {
      name: 'orders.goods_total',
      rows: sql`select o.id::text as key, o.goods_total as stored, l.total as counted
        from orders o join ${perOrder('sum(total) as total')} l on l.order_id = o.id`,
    },
    {
      name: 'orders.list_total',
      rows: sql`select o.id::text as key, o.list_total as stored, l.total as counted
        from orders o join ${perOrder('sum(list_total) as total')} l on l.order_id = o.id`,
    },
    {
      name: 'orders.vat',
      rows: sql`select o.id::text as key, (select coalesce(sum((v ->> 'base')::bigint + (v ->> 'amount')::bigint), 0)
          from jsonb_array_elements(o.vat) v) as stored, o.total as counted from orders o`,
    },
    {
      name: 'orders.held_pieces',
      rows: sql`select o.id::text as key, o.held_pieces as stored, coalesce(m.pieces, 0) as counted from orders o left join (
          select order_id, sum(quantity) as pieces from stock_moves where kind = 'hold' group by 1) m on m.order_id = o.id`,
    },
    {
      name: 'orders.refunded_total',
      rows: sql`select o.id::text as key, o.refunded_total as stored, coalesce(r.amount, 0) as counted
        from orders o left join (select order_id, sum(amount) as amount from refunds where kind = 'order' group by 1) r
          on r.order_id = o.id`,
    },
    {
      name: 'order_lines.refunded_amount',
      rows: sql`select l.id::text as key, l.refunded_amount as stored, coalesce(r.amount, 0) as counted
        from order_lines l left join (select order_line_id, sum(amount) as amount from refund_lines group by 1) r
          on r.order_line_id = l.id`,
    },
  ],
  rules: [
    {
      name: 'an order has lines',
      broken: sql`select o.id::text as key, o.status as what from orders o
        where not exists (select 1 from order_lines l where l.order_id = o.id)`,
    },
    {
      name: 'a line holds itself or the parts of its set',
      broken: sql`select l.id::text as key, l.title as what from order_lines l
        where not exists (select 1 from order_line_parts part where part.order_line_id = l.id)`,
    },
    {
      name: 'pieces that cost something are refunded with money',
      broken: sql`select l.id::text as key, format('%s pieces in the line, %s in refunds', l.refunded_quantity, r.quantity) as what
        from order_lines l left join (select order_line_id, sum(quantity) as quantity from refund_lines group by 1) r
          on r.order_line_id = l.id
        join orders o on o.id = l.order_id
        where o.total > 0 and l.total > 0 and l.refunded_quantity <> coalesce(r.quantity, 0)`,
    },
    {
      name: 'orders.status is what the last event says',
      broken: sql`select o.id::text as key, format('%s, the event says %s', o.status, e.status) as what from orders o left join lateral (
          select status from order_events e where e.order_id = o.id and e.status is not null order by e.id desc limit 1) e on true
        where o.status is distinct from e.status`,
    },
    {
      name: 'an order that is paid, sent or delivered says since when',
      broken: sql`select o.id::text as key, format('%s, paid %s, delivered %s', o.status, o.paid_at, o.delivered_at) as what from orders o
        where o.status in ('paid', 'delivered', 'completed', 'partlyRefunded', 'refunded') and o.paid_at is null
          or o.status in ('delivered', 'completed') and o.delivered_at is null
          or o.status = 'awaitingPayment' and (o.paid_at is not null or o.hold_until is null)`,
    },
    {
      name: 'refunded and partly refunded orders are so by their sums',
      broken: sql`select o.id::text as key, format('%s: %s of %s', o.status, o.refunded_total, o.total) as what from orders o
        where o.status = 'refunded' and o.refunded_total <> o.total
          -- What was paid back before the parcel was packed stays so while the rest is on its way.
          or o.status in ('awaitingPayment', 'paid') and o.refunded_total > 0
          or o.refunded_total > 0 and o.paid_at is null`,
    },
  ],
}
