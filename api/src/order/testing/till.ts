import type { AlertKind, ChosenMethod } from '@tq/contract/enums.ts'
import { type EpayModel, getOrder } from '@tq/contract/order.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { paymentAttempts, refunds } from '@tq/db/schema/order/payment.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { StartedPayment } from '../../payment/gateway.ts'
import { openGateways } from '../../payment/gateways.ts'
import { testSandbox } from '../../payment/testing/sandbox.ts'
import { testApi } from '../../testing/api.ts'
import { TEST_SETTINGS } from '../../testing/settings.ts'
import { openTestShop } from './shop.ts'

/** Not the digits of an id or of a gateway's number, nor a sum in another money. */
const BARE_AMOUNT = /(?<![\w./-])\d{4,9}(?![\w.-]| USD)/

/** A shop whose gateways answer: what tests of payments need. */
export async function openTestTill({ hasMovableClock = false } = {}) {
  const sandbox = await testSandbox()
  const api = await testApi({ hasMovableClock, settings: { ...TEST_SETTINGS, payment: sandbox.payment } })
  sandbox.deliverTo(api.server)
  const { db } = api
  const shop = await openTestShop(api)
  const { rows } = await db.execute<{ id: number }>(sql`
    (select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.sale_price is null
      and not exists (select 1 from flash_sale_items i where i.product_id = p.id)
      and not exists (select 1 from product_courses c where c.product_id = p.id) order by p.id limit 1)
    union all (select id from products where kind = 'digital' and sale_price is null order by id limit 1)`)
  const [BOOK, EBOOK] = rows.map(({ id }) => id) as [number, number]
  const [person] = await db.select().from(users).where(eq(users.role, 'staff'))

  /** Buys as a guest, and knows what can be done with it. */
  async function buy(method: ChosenMethod = 'vnpay', lines = [{ productId: BOOK, quantity: 2 }], codes: string[] = []) {
    const before = await shop.stockOf(BOOK)
    const answer = await shop.buy({ lines, codes }, method)
    return { before, start: started(answer), ...handles(answer.orderId, started(answer)) }
  }

  const handles = (id: string, start: StartedPayment) => ({
    id,
    pay: (outcome: string, picks = {}) => sandbox.pay(start, outcome, picks),
    order: () => api.call(getOrder, { params: { id } }).then(({ data }) => data),
    row: () => shop.row(id),
    attempt: async () =>
      (
        await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id)).orderBy(desc(paymentAttempts.number))
      )[0] as typeof paymentAttempts.$inferSelect,
    refunds: () => db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.createdAt),
    alerts: async () => {
      const raised = await db.select().from(staffAlerts).where(eq(staffAlerts.orderId, id)).orderBy(staffAlerts.id)
      // Whoever pays by hand reads the amount off the alert.
      for (const { text } of raised) expect(text, 'amounts as money').not.toMatch(BARE_AMOUNT)
      return raised.map(({ kind }) => kind)
    },
    letters: async () =>
      (
        await db.execute<{ title: string }>(
          sql`select letter ->> 'title' as title from due_letters where letter::text like ${`%${id}%`} order by id`,
        )
      ).rows.map(({ title }) => title),
  })

  return {
    sandbox,
    api,
    db,
    shop,
    BOOK,
    EBOOK,
    buy,
    gateways: openGateways(sandbox.payment),
    staff: api.as(person as { id: string }),
    /** As if so much time had passed. What the gateway knows stays: it finds a payment by the second it was made in. */
    letPass: (id: string, minutes: number) =>
      db.execute(sql`with o as (update orders set hold_until = hold_until - make_interval(mins => ${minutes}) where id = ${id})
        update payment_attempts set next_query_at = next_query_at - make_interval(mins => ${minutes}),
          expires_at = expires_at - make_interval(mins => ${minutes}) where order_id = ${id}`),
    alertsAbout: (kind: AlertKind, ref: string) =>
      db.$count(staffAlerts, and(eq(staffAlerts.kind, kind), eq(staffAlerts.ref, ref))),
  }
}

export function started({ data }: { data: unknown }): StartedPayment {
  if (typeof data === 'string') return { kind: 'redirect', url: data }
  const { url, fields } = data as EpayModel
  return { kind: 'form', url, model: fields }
}
