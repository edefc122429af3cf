import { randomUUID } from 'node:crypto'
import { calculateGuestCart, type GuestCart, quoteGuestShipping } from '@tq/contract/cart.ts'
import { type ChosenMethod, checkOutAsGuest } from '@tq/contract/order.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { setStock } from '@tq/db/testing/by-hand.ts'
import { findViolations } from '@tq/db/testing/invariants/check.ts'
import { eq, sql } from 'drizzle-orm'
import type { TestApi } from '../../testing/api.ts'
import { cancel } from '../cancel-order.ts'
import { ORDER_SYSTEM_ACTOR } from '../set-status.ts'

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

  async function stockOf(productId: number) {
    const { rows } = await db.execute<{ onHand: number; reserved: number }>(
      sql`select on_hand as "onHand", reserved from stock where product_id = ${productId}`,
    )
    return rows[0] as { onHand: number; reserved: number }
  }

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
    stockOf,
    /** So many can be sold, besides those that are held. */
    async setFree(productId: number, free: number) {
      await setStock(db, productId, { onHand: (await stockOf(productId)).reserved + free })
    },
    /** Gives everything back that is held for orders which wait for money. */
    async cancelUnpaid() {
      const unpaid = await db.select().from(orders).where(eq(orders.status, 'awaitingPayment'))
      const system = { reason: '', actor: ORDER_SYSTEM_ACTOR, includesShipping: true } as const
      for (const order of unpaid) await db.transaction((tx) => cancel(tx, order, system))
    },
    /** Everything that is counted or copied from other rows, as far as it does not follow from them. */
    async invariants(): Promise<Record<string, unknown[]>> {
      return Object.groupBy(await findViolations(db), ({ name }) => name) as Record<string, unknown[]>
    },
  }
}
