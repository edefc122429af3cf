import { randomUUID } from 'node:crypto'
import { addProduct, getCart, setDelivery } from '@tq/contract/cart.ts'
import * as contract from '@tq/contract/order.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { checkCounts } from '../inventory/check-counts.ts'
import { newBuyer, openTestShop } from '../order/testing/shop.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { checkoutRateLimit } from './unpaid-limit.ts'

const api = await testApi({ settings: { ...TEST_SETTINGS, limitsNetworks: true } })
const { db, server } = api
for (const rule of ['stock.reserved', 'codes.used_count']) api.leavesBroken(rule, 'wrong counts that the nightly check must find')
const shop = await openTestShop(api)
const { rows } = await db.execute<{ id: number }>(sql`
  (select id from products p where kind = 'printed' and exists (select 1 from stock s where s.product_id = p.id) order by id limit 1)
  union all (select id from products where kind = 'digital' and sale_price is null order by id limit 1)`)
const [BOOK, EBOOK] = rows.map(({ id }) => id) as [number, number]
await shop.setFree(BOOK, 900)
api.invalidate('all')

const staff = api.as(await addPerson(db, { role: 'staff' }))
const line = (productId: number, quantity = 1) => ({ productId, quantity })

test('20 tabs of one member, each with a key of its own: one order', async () => {
  const lan = await addPerson(db, newBuyer())
  const { call } = api.as(lan)
  await call(addProduct, { body: line(BOOK) })
  const { data: cart } = await call(setDelivery, { body: shop.delivery() })
  const body = () => ({
    paymentMethod: 'cod' as const,
    requestKey: randomUUID(),
    expectedTotal: cart.total,
    isAgreed: true as const,
  })
  const tabs = await Promise.allSettled(Array.from({ length: 20 }, () => call(contract.checkOut, { body: body() })))
  expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const tab of tabs) if (tab.status === 'rejected') expect(tab.reason).toMatchObject({ code: 'CART_EMPTY' })
  expect((await call(contract.listOrders)).total).toBe(1)
  expect(await shop.invariants()).toEqual({})
})

test('a line added while the cart is being ordered stays in the cart', async () => {
  const { call } = api.as(await addPerson(db, newBuyer()))
  await call(addProduct, { body: line(BOOK) })
  const { data: cart } = await call(setDelivery, { body: shop.delivery() })
  const body = { paymentMethod: 'cod' as const, requestKey: randomUUID(), expectedTotal: cart.total, isAgreed: true as const }
  const isWaited = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).not.toEqual([])
  }
  const [ordering, adding] = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from stock where product_id = ${BOOK} for update`)
    const first = call(contract.checkOut, { body })
    await vi.waitFor(isWaited)
    return [first, call(addProduct, { body: line(EBOOK) })] as const
  })
  await Promise.all([ordering, adding])
  expect((await call(getCart)).data.lines.map(({ productId }) => productId)).toEqual([EBOOK])
})

test('at most five unpaid ones for an account, a mailbox, a telephone, also when sent at once; sending one makes room', async () => {
  const who = { phone: '0988000111', email: 'tich.tru@example.vn' }
  const post = (more: object, headers = {}) =>
    server.inject({
      method: 'POST',
      url: contract.checkOutAsGuest.path,
      headers,
      payload: { ...body, requestKey: randomUUID(), delivery: { ...body.delivery, ...newBuyer(), ...more } },
    })
  const body = await shop.checkoutBody({ lines: [line(BOOK)] }, 'cod', who)
  const sent = await Promise.all(Array.from({ length: 20 }, (_, i) => post(i % 2 ? { phone: who.phone } : who)))
  expect(sent.map(outcome).sort()).toEqual([...Array(5).fill('OK'), ...Array(15).fill('TOO_MANY_UNPAID')])
  expect(outcome(await post({ phone: who.phone }))).toBe('TOO_MANY_UNPAID')
  expect((await post({})).statusCode).toBe(200)
  const first = sent.find(({ statusCode }) => statusCode === 200)?.json().orderId as string
  await staff.call(contract.advanceOrder, { params: { id: first }, body: { status: 'shipped' } })
  const paying = await shop.checkoutBody({ lines: [line(BOOK)] }, 'vnpay', { ...newBuyer(), phone: who.phone })
  const { orderId } = await api.call(contract.checkOutAsGuest, { body: paying })
  // The same view again is still the same order, not a sixth one.
  expect((await api.call(contract.checkOutAsGuest, { body: paying })).orderId).toBe(orderId)
  expect(outcome(await post({ phone: who.phone }))).toBe('TOO_MANY_UNPAID')

  const headers = await openTestLogin(db, (await addPerson(db, newBuyer())).id)
  const own = await Promise.all(Array.from({ length: 8 }, () => post({}, headers)))
  expect(own.map(outcome).sort()).toEqual([...Array(5).fill('OK'), ...Array(3).fill('TOO_MANY_UNPAID')])
  expect(await shop.invariants()).toEqual({})
})

test('the eleventh payment attempt of an order is refused, also when all come at once', async () => {
  const { orderId } = await shop.buy({ lines: [line(EBOOK)] }, 'transfer')
  const again = () => api.call(contract.payAgain, { params: { id: orderId }, body: { paymentMethod: 'vnpay' } })
  const tries = await Promise.allSettled(Array.from({ length: 15 }, again))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  await expect(again()).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_ATTEMPTS' })
})

test('a hundred checkouts at once from a new network use up a hundred, not ten for each', async () => {
  const allow = checkoutRateLimit(db, { limitsNetworks: true })
  await Promise.all(Array.from({ length: 100 }, () => allow('203.113.10.1')))
  const used = async () =>
    (await db.execute(sql`select sum(used)::int as used from rate_limits where key = 'checkout:203.113.10.1'`)).rows
  expect(await used()).toEqual([{ used: 10 }])
  await db.execute(sql`update rate_limits set used = 60 where key = 'checkout:203.113.10.1'`)
  const more = await Promise.allSettled(Array.from({ length: 5 }, () => allow('203.113.10.1')))
  expect(more.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
})

test('two orders of a day that draw the same letters: one draws again', async () => {
  const { orderId } = await shop.buy({ lines: [line(EBOOK)] })
  const { code } = await shop.row(orderId)
  await db.execute(sql`create sequence drawn`)
  await db.execute(
    sql.raw(`create function draw_again() returns trigger language plpgsql as
      $$ begin if nextval('drawn') <= 2 then new.code = '${code}'; end if; return new; end $$`),
  )
  await db.execute(sql`create trigger draw_again before insert on orders for each row execute function draw_again()`)
  try {
    const second = await shop.buy({ lines: [line(EBOOK)] })
    expect((await shop.row(second.orderId)).code).not.toBe(code)
  } finally {
    await db.execute(sql`drop trigger draw_again on orders`)
  }
})

test.each([2, -2])(
  'the clock of this process is %i hours off: the database’s decides how long an order is kept',
  async (hours) => {
    const body = await shop.checkoutBody({ lines: [line(EBOOK)] })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    try {
      const { orderId } = await api.call(contract.checkOutAsGuest, { body })
      const { rows } = await db.execute(sql`
      select o.created_at between now() - interval '1 minute' and now() as "isNow", o.hold_until - o.created_at = interval '30 minutes' as "isKept",
        a.created_at = o.created_at and a.expires_at = o.hold_until as "isPayable"
      from orders o join payment_attempts a on a.order_id = o.id where o.id = ${orderId}`)
      expect(rows).toEqual([{ isNow: true, isKept: true, isPayable: true }])
      expect((await api.call(contract.getOrder, { params: { id: orderId } })).data.canPay).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  },
)

test.each([
  ['a network', '203.113.9.7'],
  ['a proxy on this machine that nobody told us about', '127.0.0.9'],
])('%s may place many, but not without end', async (_, network) => {
  const body = await shop.checkoutBody({ lines: [line(EBOOK)] })
  const from = (remoteAddress: string) =>
    server.inject({
      method: 'POST',
      url: contract.checkOutAsGuest.path,
      remoteAddress,
      payload: { ...body, requestKey: randomUUID(), delivery: { ...body.delivery, ...newBuyer() } },
    })
  expect((await from(network)).statusCode).toBe(200)
  await db.execute(sql`update rate_limits set used = 60 where key = ${`checkout:${network}`}`)
  // What is left of the handful, and then nothing.
  const rest = await Promise.all(Array.from({ length: 12 }, () => from(network)))
  expect(rest.map(outcome).sort()).toEqual([...Array(9).fill('OK'), ...Array(3).fill('TOO_MANY_REQUESTS')])
  expect(rest.find((answer) => outcome(answer) !== 'OK')?.json().errorMessage).toContain('từ mạng này')
  expect((await from('203.113.9.8')).statusCode).toBe(200)
})

test('what is counted is counted again at night; a difference is told to staff once', async () => {
  const told = async () => {
    await checkCounts(db)
    const { rows } = await db.execute<{ text: string }>(
      sql`select text from staff_alerts where kind = 'countsDiffer' order by id`,
    )
    return rows.map(({ text }) => text)
  }
  await shop.buy({ lines: [line(BOOK)] }, 'cod')
  expect(await told()).toEqual([])
  const { rows: held } = await db.execute<{ count: number }>(
    sql`update stock set reserved = reserved + 2 where product_id = ${BOOK} returning reserved as count`,
  )
  const count = held[0]?.count as number
  await db.execute(sql`update codes set used_count = used_count + 1 where code = 'TUUTRUONG50'`)
  const differences = [
    'Lượt dùng của mã TUUTRUONG50: ghi 1, đếm lại là 0',
    `Sách số ${BOOK} đang giữ cho các đơn: ghi ${count}, đếm lại là ${count - 2}`,
  ]
  expect(await told()).toEqual(differences)
  expect(await told()).toEqual(differences)
})
