import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

const STARS = [1, 2, 3, 4, 5]

/** Said in other words than the writer's: every two products of one order, once each way. */
const TOGETHER = sql`(
  select pair.one, pair.other, o.id, o.updated_at,
    o.paid_at is not null and o.status <> all (array['cancelled', 'refunded']) as counts
  from orders o cross join lateral (
    select distinct a.product_id as one, b.product_id as other from order_lines a, order_lines b
    where a.order_id = o.id and b.order_id = o.id and a.product_id <> b.product_id) pair)`

export const CATALOG: Invariants = {
  counters: [
    {
      name: 'products.sold',
      rows: sql`select p.id::text as key, p.sold as stored, coalesce(l.bought, 0) as counted
        from products p left join (
          select l.product_id, sum(l.quantity - l.refunded_quantity) as bought
          from order_lines l join orders o on o.id = l.order_id where o.paid_at is not null group by 1) l on l.product_id = p.id`,
    },
    // Stars may also be given without words, and were before there were accounts: those are the opening figure.
    ...STARS.map((stars) => ({
      name: `products.rating_${stars}`,
      rows: sql`select p.id::text as key, p.${sql.identifier(`rating_${stars}`)} as stored, coalesce(f.given, 0) as counted
        from products p left join (
          select product_id, count(*) as given from feedbacks where is_visible and rating = ${sql.raw(String(stars))} group by 1) f
          on f.product_id = p.id`,
    })),
    {
      name: 'feedbacks.helpful',
      rows: sql`select f.id::text as key, f.helpful as stored, coalesce(v.votes, 0) as counted
        from feedbacks f left join (select feedback_id, count(*) as votes from feedback_votes group by 1) v on v.feedback_id = f.id`,
    },
    {
      // Pieces may also have been sold over the counter: the opening figure.
      name: 'flash_sale_items.sold',
      rows: sql`select i.flash_sale_id || ':' || i.product_id as key, i.sold as stored, coalesce(l.pieces, 0) as counted
        from flash_sale_items i left join (
          select l.flash_sale_id, l.product_id, sum(l.flash_quantity) as pieces from order_lines l join orders o on o.id = l.order_id
          where not o.promotions_released group by 1, 2) l using (flash_sale_id, product_id)`,
    },
  ],
  rules: [
    {
      name: 'a review of a bought line is of that product, and marked as bought',
      broken: sql`select f.id::text as key, format('line %s', f.order_line_id) as what
        from feedbacks f join order_lines l on l.id = f.order_line_id where f.product_id <> l.product_id or not f.is_verified`,
    },
    {
      // What was paid or cancelled since the last night is in it or not.
      name: 'books are bought together in as many orders as hold both',
      broken: sql`select format('%s with %s', product_id, other_id) as key, format('%s, orders say %s', orders, sure) as what from (
          select k.product_id, k.other_id, k.orders, count(t.id) filter (where t.counts and t.updated_at <= k.counted_at) as sure,
            count(t.id) filter (where t.updated_at > k.counted_at) as since
          from bought_together k left join ${TOGETHER} t on t.one = k.product_id and t.other = k.other_id
          group by k.product_id, k.other_id) counted
        where orders not between sure and sure + since`,
    },
    {
      name: 'what is bought together is so both ways round, and not by chance',
      broken: sql`select format('%s with %s', k.product_id, k.other_id) as key, format('%s and %s', k.earlier, k.orders) as what
        from bought_together k left join bought_together back on back.product_id = k.other_id and back.other_id = k.product_id
        where k.orders is distinct from back.orders or k.earlier is distinct from back.earlier or k.earlier = 0 and k.orders < 5`,
    },
    {
      name: 'a set is sent while one of its parts is',
      broken: sql`select c.id::text as key, format('object type %s', c.object_type) as what from products c join (
          select combo_id, min(p.object_type) as of_parts from combo_parts join products p on p.id = product_id group by 1) parts
          on parts.combo_id = c.id
        where c.object_type <> parts.of_parts`,
    },
    {
      name: 'a work is led by a product that leads itself',
      broken: sql`select p.id::text as key, format('work %s', p.work_id) as what
        from products p left join products lead on lead.id = p.work_id where lead.work_id is distinct from p.work_id`,
    },
    {
      name: 'categories have two levels',
      broken: sql`select c.id::text as key, format('below %s', c.parent_id) as what from categories c left join categories top
          on top.id = c.parent_id where c.parent_id is not null and (top.id is null or top.parent_id is not null)`,
    },
  ],
}
