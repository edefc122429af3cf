import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

/** The pieces of an order: its lines taken apart. */
const PIECES = sql`(
  select l.order_id, part.product_id, sum(l.quantity * part.quantity)::int as quantity
  from order_lines l join order_line_parts part on part.order_line_id = l.id group by 1, 2)`

export const STOCK: Invariants = {
  counters: [
    {
      // What was sold after its release was taken anew, past the hold.
      name: 'stock.reserved',
      rows: sql`select s.product_id::text as key, s.reserved as stored, coalesce(m.held, 0) as counted
        from stock s left join (
          select m.product_id, sum(case m.kind when 'hold' then m.quantity else -m.quantity end) as held from stock_moves m
          where m.kind in ('hold', 'release') or m.kind = 'sell' and not exists (
            select 1 from stock_moves r where r.order_id = m.order_id and r.product_id = m.product_id and r.kind = 'release')
          group by 1) m using (product_id)`,
    },
    {
      name: 'stock.on_hand',
      rows: sql`select s.product_id::text as key, s.on_hand as stored, coalesce(m.moved, 0) as counted
        from stock s left join (
          select product_id, sum(case kind when 'sell' then -quantity else quantity end) as moved from stock_moves
          where kind in ('sell', 'return') group by 1) m using (product_id)`,
    },
  ],
  rules: [
    {
      name: 'an order holds exactly the pieces of its lines that can run out',
      broken: sql`select coalesce(p.order_id, m.order_id)::text as key,
          format('product %s: lines say %s, held %s', coalesce(p.product_id, m.product_id), p.quantity, m.quantity) as what
        from (select * from ${PIECES} p where exists (select 1 from stock s where s.product_id = p.product_id)) p
        full join (select order_id, product_id, quantity from stock_moves where kind = 'hold') m using (order_id, product_id)
        where p.quantity is distinct from m.quantity`,
    },
    {
      name: 'what an order held was sold or released whole',
      broken: sql`select m.order_id::text as key, format('product %s: held %s, %s %s', m.product_id, h.quantity, m.kind, m.quantity) as what
        from stock_moves m left join stock_moves h on h.order_id = m.order_id and h.product_id = m.product_id and h.kind = 'hold'
        where m.kind in ('sell', 'release') and m.quantity is distinct from h.quantity`,
    },
    {
      name: 'no more comes back to the shelf than left it',
      broken: sql`select order_id::text as key, format('product %s', product_id) as what from stock_moves group by order_id, product_id
        having sum(quantity) filter (where kind = 'return') > coalesce(sum(quantity) filter (where kind = 'sell'), 0)`,
    },
    {
      name: 'a cancelled order holds nothing',
      broken: sql`select o.id::text as key, format('product %s', h.product_id) as what
        from orders o join stock_moves h on h.order_id = o.id and h.kind = 'hold' where o.status = 'cancelled' and not exists (
          select 1 from stock_moves s where s.order_id = o.id and s.product_id = h.product_id and s.kind in ('sell', 'release'))`,
    },
    {
      name: 'the books of an order that is paid or sent have left the shelf',
      broken: sql`select o.id::text as key, format('product %s', h.product_id) as what
        from orders o join stock_moves h on h.order_id = o.id and h.kind = 'hold'
        where (o.paid_at is not null or o.status in ('shipped', 'delivered')) and o.status <> 'cancelled' and not exists (
          select 1 from stock_moves s where s.order_id = o.id and s.product_id = h.product_id and s.kind = 'sell')`,
    },
  ],
}
