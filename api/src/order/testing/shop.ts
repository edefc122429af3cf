import { randomUUID } from 'node:crypto'
import { calculateGuestCart, type GuestCart, quoteGuestShipping } from '@tq/contract/cart.ts'
import { type ChosenMethod, checkOutAsGuest } from '@tq/contract/order.ts'
import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order.ts'
import { indexProducts } from '@tq/db/search/search-index.ts'
import { eq, sql } from 'drizzle-orm'
import type { TestApi } from '../../testing/api.ts'
import { cancel } from '../cancel-order.ts'

let lastBuyer = 0
/** Somebody new each time: one customer may not have many unpaid orders. */
export function newBuyer() {
  const n = ++lastBuyer
  return { phone: `09${String(12_000_000 + n)}`, email: `lan${n}@example.vn` }
}

/** What order tests do again and again, through the calls. */
export async function openTestShop(api: TestApi) {
  const { db } = api
  const { rows } = await db.execute<{ id: number }>(sql`
    select w.unit_id as id from geo_units w join geo_units p on p.unit_id = w.parent_unit_id
    where w.scheme = 'L2' and w.level = 3 and p.code = '01' order by 1 limit 1`)
  const wardId = rows[0]?.id as number
  const shelf = await readShelf(db)

  const delivery = (more = {}) => ({
    name: 'Nguyễn Lan',
    ...newBuyer(),
    address: 'Số 1 phố Huế',
    wardId,
    ...more,
  })

  /** What a guest sends after having seen the total. */
  async function checkoutBody(cart: GuestCart, method: ChosenMethod = 'vnpay', who = {}) {
    const withPlace = { ...cart, delivery: delivery(who) }
    const { data } = await api.call(quoteGuestShipping, { body: withPlace })
    return { ...withPlace, paymentMethod: method, requestKey: randomUUID(), expectedTotal: data.total, isAgreed: true as const }
  }

  return {
    wardId,
    delivery,
    checkoutBody,
    total: async (cart: GuestCart) => (await api.call(calculateGuestCart, { body: cart })).data.total,
    async buy(cart: GuestCart, method: ChosenMethod = 'vnpay', who = {}) {
      return api.call(checkOutAsGuest, { body: await checkoutBody(cart, method, who) })
    },
    row: async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0] as typeof orders.$inferSelect,
    async stockOf(productId: number) {
      const { rows } = await db.execute<{ onHand: number; reserved: number }>(
        sql`select on_hand as "onHand", reserved from stock where product_id = ${productId}`,
      )
      return rows[0] as { onHand: number; reserved: number }
    },
    /** So many can be sold, besides those that are held. */
    async setFree(productId: number, free: number) {
      await db.execute(sql`update stock set on_hand = reserved + ${free} where product_id = ${productId}`)
      await indexProducts(db, [productId])
      shelf.set(productId, (await readShelf(db)).get(productId) as number)
    },
    /** Gives everything back that is held for orders which wait for money. */
    async cancelUnpaid() {
      const unpaid = await db.select().from(orders).where(eq(orders.status, 'awaitingPayment'))
      const system = { reason: '', by: 'system', byUserId: null, publicUrl: '', includesShipping: true } as const
      for (const order of unpaid) await db.transaction((tx) => cancel(tx, order, system))
    },
    /** commerce.md §3: what must be zero after anything, as far as it is not. */
    async invariants(): Promise<Record<string, number>> {
      const now = await readShelf(db)
      const onHand = [...shelf].filter(([id, count]) => now.get(id) !== count).length
      return Object.fromEntries(Object.entries({ onHand, ...(await countWrong(db)) }).filter(([, count]) => count !== 0))
    },
  }
}

/** What would be on the shelf had nothing been sold: sales and returns never change it. */
async function readShelf(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select s.product_id as id, s.on_hand + coalesce(sum(case m.kind when 'sell' then m.quantity when 'return' then -m.quantity end), 0)::int as count
    from stock s left join stock_moves m using (product_id) group by s.product_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function countWrong(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    with settled as (select o.*, o.paid_at is not null as is_paid,
      (select count(*) from payment_attempts a where a.order_id = o.id and a.status = 'paid'
        and not exists (select 1 from refunds r where r.attempt_ref = a.ref and r.kind = 'unexpected')) as payments from orders o),
    uses as (
      select 'code:' || u.code_id as thing, key as customer, 1 as quantity from code_uses u join orders o on o.id = u.order_id, unnest(o.customer_keys) key
      where u.released_at is null
      union all select 'flash:' || l.flash_sale_id || ':' || l.product_id, key, l.flash_quantity from order_lines l join orders o on o.id = l.order_id,
        unnest(o.customer_keys) key where l.flash_quantity > 0 and not o.is_released)
    select
      (select count(*)::int from stock s where s.reserved <> coalesce((
        select sum(case m.kind when 'hold' then m.quantity else -m.quantity end)::int from stock_moves m
        where m.product_id = s.product_id and (m.kind in ('hold', 'release') or m.kind = 'sell' and not exists (
          select 1 from stock_moves r where r.order_id = m.order_id and r.product_id = m.product_id and r.kind = 'release'))), 0))
        as "heldStock",
      (select count(*)::int from (select order_id, product_id from stock_moves group by 1, 2 having
        sum(quantity) filter (where kind = 'return') > coalesce(sum(quantity) filter (where kind = 'sell'), 0)) m) as "returnedUnsold",
      (select count(*)::int from codes c where c.taken <> (select count(*) from code_uses u where u.code_id = c.id
        and u.released_at is null)) as codes,
      (select count(*)::int from code_uses u join orders o on o.id = u.order_id where u.released_at is null
        and (u.used_at is not null) <> (o.paid_at is not null)) as "codesUsed",
      (select count(*)::int from customer_uses u where u.taken <> coalesce((
        select sum(quantity) from uses where uses.thing = u.thing and uses.customer = u.customer), 0)) as "customerUses",
      (select count(*)::int from settled where payment_method not in ('cod', 'none') and payments <> is_paid::int) as "paidOnce",
      (select count(*)::int from payment_attempts a where a.amount < (
        select coalesce(sum(r.amount), 0) from refunds r where r.attempt_ref = a.ref)) as "refundedAbovePaid",
      (select count(*)::int from orders o where o.refunded_total <> (
        select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.kind = 'order')) as "refundedTotals",
      (select count(*)::int from order_lines l where l.refunded_amount <> (
        select coalesce(sum(r.amount), 0) from refund_lines r where r.order_line_id = l.id)) as "refundedLines",
      (select count(*)::int from refunds r left join lateral (select count(*) as lines, coalesce(sum(amount), 0) as amount
        from refund_lines where refund_id = r.id) of_lines on true
        where of_lines.amount > r.amount or r.kind = 'unexpected' and of_lines.lines > 0) as "refundKinds",
      (select count(*)::int from entitlements e join order_lines l on l.id = e.order_line_id join orders o on o.id = l.order_id
        where o.paid_at is null) as "unpaidGrants",
      (select count(*)::int from orders o where o.total <> o.shipping_fee + (select sum(l.total) from order_lines l
        where l.order_id = o.id)) as sums,
      (select count(*)::int from order_lines l where not exists (
        select 1 from order_line_parts part where part.order_line_id = l.id)) as "lineParts",
      (select count(*)::int from orders o where o.status <> (
        select e.status from order_events e where e.order_id = o.id and e.status is not null order by e.id desc limit 1)) as events`)
  return rows[0] ?? {}
}
