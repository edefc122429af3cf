import { advanceOrder, payAgain } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemActor } from '../../../actor.ts'
import { openTestTill, started } from '../../testing/till.ts'
import { payable } from '../attempts.ts'
import { askGateways, cancelExpiredOrders } from './reconcile.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, buy, gateways, letPass, staff } = till
api.leavesBroken('a line holds itself or the parts of its set', 'copies of an order without what belongs to it')

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

const advance = (id: string, status: 'paid' | 'cancelled') => staff.call(advanceOrder, { params: { id }, body: { status } })
/** No holiday of the year keeps staff from the bank's statement for longer. */
const LONGEST_HOLIDAY = 20 * 24 * 60
const giveUp = () => cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })

describe('a transfer', () => {
  test('chosen later keeps the books as long as if it had been the first choice', async () => {
    const bought = await buy('vnpay')
    const { createdAt } = await bought.row()
    await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: 'transfer' } })
    const { holdUntil, paymentMethod } = await bought.row()
    expect(paymentMethod).toBe('transfer')
    expect((holdUntil?.getTime() ?? 0) - createdAt.getTime()).toBeGreaterThanOrEqual(12 * 3_600_000 - 1_000)
    expect((await bought.attempt()).expiresAt).toEqual(holdUntil)
  })

  test('that expires is not cancelled before staff were asked to read the statement', async () => {
    const bought = await buy('transfer')
    await letPass(bought.id, 25 * 60)
    expect(await giveUp()).toBe(0)
    expect(await bought.alerts()).toEqual(['transferDue'])
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', canPay: true })
    expect(await giveUp()).toBe(0)
    await letPass(bought.id, LONGEST_HOLIDAY)
    expect(await giveUp()).toBe(1)
    expect(await shop.stockOf(BOOK)).toEqual(bought.before)
  })

  test('replaced by another method is not cancelled before staff were asked either', async () => {
    const bought = await buy('transfer')
    await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: 'vnpay' } })
    await letPass(bought.id, 25 * 60)
    expect(await giveUp()).toBe(0)
    expect(await bought.alerts()).toEqual(['transferDue'])
    await letPass(bought.id, LONGEST_HOLIDAY)
    expect(await giveUp()).toBe(1)
    expect(await shop.invariants()).toEqual({})
  })

  test('that arrives after all is recorded: the order comes back, or the money goes back by hand', async () => {
    const [first, second] = [await buy('transfer'), await buy('transfer')]
    for (const { id } of [first, second]) await letPass(id, 25 * 60)
    await giveUp()
    for (const { id } of [first, second]) await letPass(id, LONGEST_HOLIDAY)
    expect(await giveUp()).toBe(2)
    expect((await advance(first.id, 'paid')).data).toMatchObject({ status: 'paid', isPaid: true })
    await shop.setFree(BOOK, 0)
    expect((await advance(second.id, 'paid')).data).toMatchObject({ status: 'needsAttention', isPaid: false })
    expect(await second.refunds()).toMatchObject([{ status: 'requested', attemptRef: (await second.attempt()).ref }])
    expect(await second.alerts()).toEqual(['transferDue', 'refundByHand', 'moneyTwice'])
    expect(await shop.invariants()).toEqual({})
  })

  test('and a card payment for the same order: the transfer goes back', async () => {
    const bought = await buy('transfer')
    const again = await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: 'vnpay' } })
    await sandbox.pay(started(again), '00')
    await expect(advance(bought.id, 'paid')).rejects.toMatchObject(
      refusal('SECOND_TRANSFER_UNEXPLAINED', { message: expect.stringContaining('ghi chú') }),
    )
    expect(await bought.refunds()).toEqual([])
    const seen = { status: 'paid' as const, note: 'Sao kê 12/3, 09:15' }
    expect((await staff.call(advanceOrder, { params: { id: bought.id }, body: seen })).data).toMatchObject({ status: 'paid' })
    expect(await bought.refunds()).toMatchObject([{ status: 'requested', kind: 'unexpected' }])
    expect(await bought.alerts()).toEqual(['refundByHand', 'moneyTwice'])
    await expect(staff.call(advanceOrder, { params: { id: bought.id }, body: seen })).rejects.toMatchObject(
      refusal('TRANSFER_NOT_AWAITED'),
    )
    expect(await shop.invariants()).toEqual({})
  })
})

describe('an order whose gateway does not know', () => {
  test('keeps its books for a day at most, then staff are alerted', async () => {
    const bought = await buy('vnpay')
    await sandbox.openPage(bought.start)
    await letPass(bought.id, 50)
    expect(await giveUp()).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', canPay: false })
    await letPass(bought.id, 24 * 60)
    expect(await giveUp()).toBe(0)
    expect(await bought.row()).toMatchObject({ status: 'needsAttention', holdUntil: null })
    expect(await bought.alerts()).toEqual(['paymentUnclear'])
    await bought.pay('00')
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await shop.invariants()).toEqual({})
  })

  test('is not cancelled within the quarter of an hour after its time', async () => {
    const bought = await buy('vnpay')
    await letPass(bought.id, 35)
    expect(await giveUp()).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
  })

  test('or is not configured any more: the order is not cancelled, and staff are alerted', async () => {
    const bought = await buy('epay')
    await letPass(bought.id, 50)
    expect(await cancelExpiredOrders(db, {}, { actor: systemActor('cancel-expired-orders') })).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
    expect(await till.alertsAbout('gatewayMissing', 'epay')).toBe(1)
    // Put right once, and missing again: that is news.
    const open = sql`select count(*)::int as n from staff_alerts where kind = 'gatewayMissing' and resolved_at is null`
    await db.execute(sql`update staff_alerts set resolved_at = now() where kind = 'gatewayMissing'`)
    await letPass(bought.id, 15)
    await cancelExpiredOrders(db, {}, { actor: systemActor('cancel-expired-orders') })
    expect((await db.execute(open)).rows).toEqual([{ n: 1 }])
  })

  test('one order that fails does not stop the others', async () => {
    const [broken, whole] = [await buy('vnpay'), await buy('vnpay')]
    for (const bought of [broken, whole]) await bought.pay('00', { timing: 'dropped' })
    for (const { id } of [broken, whole]) await letPass(id, 50)
    // Its payment can't be recorded: another attempt has the same number at the gateway.
    const said = await gateways.vnpay?.query(payable(await broken.attempt(), await broken.row()), new Date())
    const other = await buy('vnpay')
    await db.execute(
      sql`update payment_attempts set gateway_txn = ${said?.gatewayTxn}, next_query_at = null where order_id = ${other.id}`,
    )
    await askGateways(db, gateways)
    expect(await whole.order()).toMatchObject({ status: 'paid' })
    expect(await broken.order()).toMatchObject({ status: 'awaitingPayment' })
    expect(await till.alertsAbout('settleFailed', (await broken.attempt()).ref)).toBe(1)
    expect(await giveUp()).toBe(0)
    expect(await broken.order()).toMatchObject({ status: 'awaitingPayment', canPay: false })
    expect(await broken.alerts()).toEqual(['settleFailed', 'settleFailed'])
  })
})

describe('many at once', () => {
  /** As many more as a handful has, and a few. */
  const MANY = 60

  test('expired orders that nobody paid are all cancelled in one run', async () => {
    const { id } = await buy('cod')
    await db.execute(sql`
      with o as (
        insert into orders (code, status, payment_method, name, phone, email, customer_keys, list_total, goods_total, shipping_fee, total,
          steps, vat, terms_version, request_key, hold_until)
        select 'TQMANY' || n, 'awaitingPayment', 'vnpay', name, phone, email, '{}', list_total, goods_total, shipping_fee, total,
          steps, vat, terms_version, gen_random_uuid(), now() - interval '1 hour'
        from orders, generate_series(1, ${MANY}) n where id = ${id} returning id)
      insert into order_lines (order_id, position, product_id, title, kind, is_shipped, quantity, list_total, subtotal, total, vat_class, vat)
      select o.id, l.position, product_id, title, kind, is_shipped, quantity, list_total, l.total, l.total, vat_class, vat
      from o, order_lines l where l.order_id = ${id}`)
    expect(await giveUp()).toBe(MANY)
    expect(await giveUp()).toBe(0)
  })

  test('a new attempt is queried before many dead ones, which are soon queried no more', async () => {
    const dead = await buy('vnpay')
    await letPass(dead.id, 50)
    await db.execute(sql`
      insert into payment_attempts (ref, order_id, number, gateway, amount, status, client_address, expires_at, created_at, next_query_at, query_count)
      select 'Z' || lpad(n::text, 15, '0'), order_id, n, gateway, amount, 'void', '', expires_at, now() - interval '5 hours',
        now() - interval '2 hours', 6
      from payment_attempts, generate_series(2, ${MANY}) n where order_id = ${dead.id}`)
    const lost = await buy('vnpay')
    await lost.pay('00', { timing: 'dropped' })
    await letPass(lost.id, 3)
    // One handful only.
    expect(await askGateways(db, gateways, 0)).toBeLessThan(MANY)
    expect(await lost.order()).toMatchObject({ status: 'paid' })
    await askGateways(db, gateways)
    const { rows } = await db.execute(
      sql`select 1 from payment_attempts where order_id = ${dead.id} and (next_query_at is not null or query_count < 1)`,
    )
    expect(rows).toEqual([])
  })
})

test('an order that the job cancels is cancelled by the system, and by nobody who has an account', async () => {
  const bought = await buy('transfer')
  await letPass(bought.id, 25 * 60)
  await giveUp()
  await letPass(bought.id, LONGEST_HOLIDAY)
  await db.execute(sql`select graphile_worker.add_job('cancel-expired-orders')`)
  await api.runJobs()
  const { rows } = await db.execute(
    sql`select actor, by_user_id as "byUserId" from order_events where order_id = ${bought.id} and status = 'cancelled'`,
  )
  expect(rows).toEqual([{ actor: 'system', byUserId: null }])
})
