import { randomUUID } from 'node:crypto'
import { calculateGuestCart, type GuestCart, quoteGuestShipping } from '@tq/contract/cart.ts'
import { type ChosenMethod, checkOutAsGuest } from '@tq/contract/order.ts'
import { orders } from '@tq/db/schema/order.ts'
import { eq, sql } from 'drizzle-orm'
import type { TestApi } from '../../testing/api.ts'

/** What order tests do again and again, through the calls. */
export async function openTestShop(api: TestApi) {
  const { db } = api
  const { rows } = await db.execute<{ id: number }>(sql`
    select w.unit_id as id from geo_units w join geo_units p on p.unit_id = w.parent_unit_id
    where w.scheme = 'L2' and w.level = 3 and p.code = '01' order by 1 limit 1`)
  const wardId = rows[0]?.id as number

  const delivery = (more = {}) => ({
    name: 'Nguyễn Lan',
    phone: '0912345678',
    email: 'lan@example.vn',
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
    setFree: (productId: number, free: number) =>
      db.execute(sql`update stock set on_hand = reserved + ${free} where product_id = ${productId}`),
    /** commerce.md §3: each of these must be zero after anything. */
    async invariants() {
      const { rows } = await db.execute<Record<string, number>>(sql`select
        (select count(*)::int from stock s where s.reserved <> coalesce((
          select sum(case m.kind when 'hold' then m.quantity else -m.quantity end)::int from stock_moves m
          where m.product_id = s.product_id and (m.kind in ('hold', 'release') or m.kind = 'sell' and not exists (
            select 1 from stock_moves r where r.order_id = m.order_id and r.product_id = m.product_id and r.kind = 'release'))), 0))
          as "heldStock",
        (select count(*)::int from codes c where c.taken <> (select count(*) from code_uses u where u.code_id = c.id
          and u.released_at is null)) as "codes",
        (select count(*)::int from orders o where o.paid_at is not null and o.payment_method in ('vnpay', 'epay')
          and o.status <> 'needsAttention' and (select count(*) from payment_attempts a where a.order_id = o.id and a.status = 'paid'
            and not exists (select 1 from refunds r where r.attempt_ref = a.ref and r.lines = '[]')) <> 1) as "paidOnce",
        (select count(*)::int from entitlements e join order_lines l on l.id = e.order_line_id join orders o on o.id = l.order_id
          where o.paid_at is null) as "unpaidGrants",
        (select count(*)::int from orders o where o.total <> o.shipping_fee + (select sum(l.total) from order_lines l
          where l.order_id = o.id)) as "sums"`)
      return rows[0]
    },
  }
}
