import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

/** The goods of an order as they were paid and not given back, without VAT. */
const KEPT_BASE = sql`(
  select order_id, sum(part - case when total = 0 then 0 else round(vat::numeric * part / total) end) as base
  from (select order_id, total, vat, total - refunded_amount as part from order_lines) lines group by 1)`

export const AFFILIATE: Invariants = {
  counters: [
    {
      name: 'commissions.base',
      rows: sql`select c.order_id::text as key, c.base as stored, case c.status when 'reversed' then c.base else l.base end as counted
        from commissions c join ${KEPT_BASE} l using (order_id)`,
    },
    {
      name: 'commissions.amount',
      rows: sql`select c.order_id::text as key, c.amount as stored,
          case c.status when 'reversed' then 0 else floor(l.base * c.percent / 100) end as counted
        from commissions c join ${KEPT_BASE} l using (order_id)`,
    },
  ],
  rules: [
    {
      name: 'a commission has the percentage that was agreed on, for whoever brought the order',
      broken: sql`select o.id::text as key, format('%s %% for %s, the order says %s %% for %s', c.percent, c.user_id, o.affiliate_percent, o.affiliate_id) as what
        from commissions c join orders o on o.id = c.order_id where c.percent <> o.affiliate_percent or c.user_id <> o.affiliate_id`,
    },
    {
      name: 'an order earns what its goods cost without VAT',
      broken: sql`select o.id::text as key, format('stored %s, counted %s', o.commission_base, l.base) as what
        from orders o join (select order_id, sum(total - vat) as base from order_lines group by 1) l on l.order_id = o.id
        where o.affiliate_id is not null and o.commission_base <> l.base`,
    },
    {
      name: 'a cancelled or wholly refunded order earns nothing',
      broken: sql`select c.order_id::text as key, c.status as what from commissions c join orders o on o.id = c.order_id
        where o.status in ('cancelled', 'refunded') and c.status <> 'reversed'`,
    },
    {
      name: 'commissions are paid by a payout that was paid, and wait in one that was asked for',
      broken: sql`select c.order_id::text as key, format('%s in a payout that is %s', c.status, p.status) as what
        from commissions c left join payouts p on p.id = c.payout_id
        where c.status = 'paid' and p.status is distinct from 'paid'
          or c.status = 'confirmed' and p.status not in ('requested')
          or c.status = 'pending' and c.payout_id is not null
          or p.user_id is distinct from c.user_id and c.payout_id is not null`,
    },
    {
      // Later refunds lower the commission, never the payout: so compared with what was earned at first.
      name: 'a payout is no more than its commissions were',
      broken: sql`select p.id::text as key, format('paid %s, earned %s', p.amount, c.earned) as what
        from payouts p left join (
          select c.payout_id, sum(floor(o.commission_base * c.percent / 100)) as earned
          from commissions c join orders o on o.id = c.order_id group by 1) c on c.payout_id = p.id
        where p.status <> 'refused' and p.amount > coalesce(c.earned, 0)`,
    },
  ],
}
