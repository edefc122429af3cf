import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

/** How much of each limited thing every customer has by orders that were not given up. */
const USES = sql`(
  select 'code:' || u.code_id as promotion_key, customer, 1 as quantity
  from code_uses u join orders o on o.id = u.order_id, unnest(o.customer_keys) customer where u.released_at is null
  union all
  select 'flash:' || l.flash_sale_id || ':' || l.product_id, customer, l.flash_quantity
  from order_lines l join orders o on o.id = l.order_id, unnest(o.customer_keys) customer
  where l.flash_quantity > 0 and not o.promotions_released)`

export const PROMOTION: Invariants = {
  counters: [
    {
      name: 'codes.used_count',
      rows: sql`select c.code as key, c.used_count as stored, coalesce(u.uses, 0) as counted
        from codes c left join (select code_id, count(*) as uses from code_uses where released_at is null group by 1) u
          on u.code_id = c.id`,
    },
  ],
  rules: [
    {
      // Orders whose buyer has left name nobody any more, but their uses still count for others with the same telephone.
      name: 'customer_uses.used_count is what the customer has by orders',
      broken: sql`select coalesce(u.promotion_key, c.promotion_key) || ' ' || coalesce(u.customer, c.customer) as key,
          format('stored %s, counted %s', u.used_count, c.quantity) as what
        from customer_uses u full join (select promotion_key, customer, sum(quantity)::int as quantity from ${USES} uses group by 1, 2) c
          using (promotion_key, customer)
        where coalesce(u.used_count, 0) < coalesce(c.quantity, 0)
          or coalesce(u.used_count, 0) > coalesce(c.quantity, 0) and not exists (select 1 from orders where customer_keys = '{}')`,
    },
    {
      name: 'a code is used up by a paid order and only held by others',
      broken: sql`select o.id::text as key, format('code %s', u.code_id) as what from code_uses u join orders o on o.id = u.order_id
        where u.released_at is null and (u.used_at is not null) <> (o.paid_at is not null)`,
    },
    {
      name: 'what a cancelled order held of codes was given back, and nothing else was',
      broken: sql`select o.id::text as key, format('%s, given back: %s', o.status, o.promotions_released) as what from orders o
        where o.status = 'cancelled' and not o.promotions_released
          or o.promotions_released and o.status not in ('cancelled', 'needsAttention')
          or exists (select 1 from code_uses u where u.order_id = o.id and (u.released_at is not null) <> o.promotions_released)`,
    },
    {
      name: 'what a code saved is what its order was cheaper by',
      broken: sql`select o.id::text as key, format('saved %s, lines say %s', u.saved, l.discount) as what
        from orders o
        join (select u.order_id, sum(u.saved) as saved from code_uses u join codes c on c.id = u.code_id
          where c.effect <> 'shipping' group by 1) u on u.order_id = o.id
        join (select order_id, sum(coupon_discount + voucher_discount) as discount from order_lines group by 1) l on l.order_id = o.id
        where u.saved <> l.discount`,
    },
  ],
}
