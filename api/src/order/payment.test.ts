import * as contract from '@tq/contract/order.ts'
import { cancelOrder, getMyOrder, getOrder, payAgain, readPaymentReturn, refundOrder } from '@tq/contract/order.ts'
import { users } from '@tq/db/schema/accounts.ts'
import { entitlements, orders, staffAlerts } from '@tq/db/schema/order.ts'
import { paymentAttempts, refunds } from '@tq/db/schema/payment.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openGateways } from '../payment/gateways.ts'
import { testSandbox } from '../payment/testing/sandbox.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { askGateways, giveUpExpired } from './reconcile.ts'
import { sendRefund } from './send-refund.ts'
import { openTestShop } from './testing/shop.ts'

const sandbox = await testSandbox()
const api = await testApi({ settings: { ...TEST_SETTINGS, payment: sandbox.payment } })
sandbox.deliverTo(api.server)
const { db, server } = api
const shop = await openTestShop(api)
const gateways = openGateways(sandbox.payment)
const { publicUrl } = TEST_SETTINGS

const { rows } = await db.execute<{ id: number; kind: string }>(sql`
  (select p.id, p.kind from products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.sale_price is null
    and not exists (select 1 from flash_sale_items i where i.product_id = p.id) order by p.id limit 1)
  union all (select id, kind from products where kind = 'digital' and sale_price is null order by id limit 1)`)
const BOOK = rows[0]?.id as number
const EBOOK = rows[1]?.id as number
const zeros = { heldStock: 0, codes: 0, paidOnce: 0, unpaidGrants: 0, sums: 0 }

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.forget('all')
})

const started = (answer: {
  data: unknown
}): { kind: 'redirect'; url: string } | { kind: 'form'; url: string; model: Record<string, string> } => {
  if (typeof answer.data === 'string') return { kind: 'redirect', url: answer.data }
  const { url, fields } = answer.data as contract.EpayModel
  return { kind: 'form', url, model: fields }
}

async function buy(method: 'vnpay' | 'epay' = 'vnpay', lines = [{ productId: BOOK, quantity: 2 }]) {
  const before = await shop.stockOf(BOOK)
  const answer = await shop.buy({ lines }, method)
  return {
    id: answer.orderId,
    before,
    start: started(answer),
    pay: (outcome: string, picks = {}) => sandbox.pay(started(answer), outcome, picks),
    order: () => api.call(getOrder, { params: { id: answer.orderId } }).then(({ data }) => data),
    attempt: async () =>
      (
        await db
          .select()
          .from(paymentAttempts)
          .where(eq(paymentAttempts.orderId, answer.orderId))
          .orderBy(desc(paymentAttempts.number))
      )[0] as typeof paymentAttempts.$inferSelect,
  }
}

const alertsOf = (orderId: string) => db.select().from(staffAlerts).where(eq(staffAlerts.orderId, orderId))
/** As if so much time had passed. */
const letPass = (id: string, minutes: number) =>
  db.execute(sql`with o as (update orders set hold_until = hold_until - make_interval(mins => ${minutes}) where id = ${id})
    update payment_attempts set next_ask_at = next_ask_at - make_interval(mins => ${minutes}) where order_id = ${id}`)

describe.each(['vnpay', 'epay'] as const)('%s', (method) => {
  const success = method === 'vnpay' ? '00' : '00_000'
  const cancelled = method === 'vnpay' ? '24' : 'PG_ER5'

  test('a payment: notified, paid once, books gone from the shelf', async () => {
    const bought = await buy(method)
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, reserved: bought.before.reserved + 2 })
    await bought.pay(success)
    expect(await bought.order()).toMatchObject({ status: 'paid', isPaid: true, canPay: false })
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, onHand: bought.before.onHand - 2 })
    expect(await bought.attempt()).toMatchObject({ status: 'paid', nextAskAt: null })
    expect(await shop.invariants()).toEqual(zeros)
  })

  test('fifty copies of the notification have one effect', async () => {
    const bought = await buy(method)
    await bought.pay(success, { copies: 50 })
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, onHand: bought.before.onHand - 2 })
    const { rows } = await db.execute(
      sql`select count(*)::int as n from order_events where order_id = ${bought.id} and status = 'paid'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('a lost notification is found by asking', async () => {
    const bought = await buy(method)
    await bought.pay(success, { timing: 'dropped' })
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
    await letPass(bought.id, 3)
    await askGateways(db, gateways, publicUrl)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
  })

  test('the return alone moves no money, but asks', async () => {
    const bought = await buy(method)
    const back = await bought.pay(success, { timing: 'dropped' })
    const { data } = await api.call(readPaymentReturn, { body: { gateway: method, query: back.search.slice(1) } })
    expect(data.orderId).toBe(bought.id)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
  })

  test('a tampered return finds nothing and changes nothing', async () => {
    const bought = await buy(method)
    const back = await bought.pay(cancelled, { timing: 'dropped' })
    const name = method === 'vnpay' ? 'vnp_ResponseCode' : 'resultCd'
    back.searchParams.set(name, success)
    await expect(api.call(readPaymentReturn, { body: { gateway: method, query: back.search.slice(1) } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
  })

  test('a forged notification changes nothing', async () => {
    const bought = await buy(method)
    sandbox.turn({ api: 'fails' })
    await bought.pay(success, { content: 'forged' })
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', isPaid: false })
  })

  test('a wrong amount is not money: a person is told', async () => {
    const bought = await buy(method)
    await bought.pay(success, { content: 'wrongAmount' })
    expect(await bought.order()).toMatchObject({ isPaid: false })
    expect((await alertsOf(bought.id)).map(({ kind }) => kind)).toContain('wrongAmount')
  })

  test('older news after newer changes nothing', async () => {
    const bought = await buy(method)
    await bought.pay(success, { order: 'swapped' })
    expect(await bought.order()).toMatchObject({ status: 'paid' })
  })

  test('a failure can be paid again; the first attempt counts no more', async () => {
    const bought = await buy(method)
    await bought.pay(cancelled)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', payment: { status: 'failed' }, canPay: true })
    const again = await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: method } })
    await sandbox.pay(started(again), success)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await shop.invariants()).toEqual(zeros)
  })

  test('a late success on a voided attempt is honoured, and the newer one given up', async () => {
    const bought = await buy(method)
    await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: method } })
    await bought.pay(success)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await bought.attempt()).toMatchObject({ number: 2, status: 'void' })
  })

  test('money twice: the second goes back, a person is told', async () => {
    const bought = await buy(method)
    const again = await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: method } })
    await bought.pay(success)
    await sandbox.pay(started(again), success)
    const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, bought.id))
    expect(refund).toMatchObject({ status: 'requested', attemptRef: (await bought.attempt()).ref })
    expect((await alertsOf(bought.id)).map(({ kind }) => kind)).toEqual(['moneyTwice'])
    await sendRefund(db, gateways, refund?.id as string)
    const [sent] = await db.select().from(refunds).where(eq(refunds.orderId, bought.id))
    expect(['accepted', 'done']).toContain(sent?.status)
  })

  test('an order whose time is over is given up only after asking; everything held goes back once', async () => {
    const bought = await buy(method)
    await letPass(bought.id, 40)
    sandbox.turn({ api: 'fails' })
    expect(await giveUpExpired(db, gateways, publicUrl)).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
    sandbox.turn({})
    expect(await giveUpExpired(db, gateways, publicUrl)).toBe(1)
    expect(await giveUpExpired(db, gateways, publicUrl)).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'cancelled', cancelReason: 'Quá hạn thanh toán' })
    expect(await shop.stockOf(BOOK)).toEqual(bought.before)
    expect(await shop.invariants()).toEqual(zeros)
  })

  test('an order that was paid in silence is not given up', async () => {
    const bought = await buy(method)
    await bought.pay(success, { timing: 'dropped' })
    await letPass(bought.id, 40)
    expect(await giveUpExpired(db, gateways, publicUrl)).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
  })

  test('money after it was given up: honoured while the books are there, else given back', async () => {
    const first = await buy(method)
    const second = await buy(method)
    for (const { id } of [first, second]) await letPass(id, 40)
    expect(await giveUpExpired(db, gateways, publicUrl)).toBe(2)
    await first.pay(success)
    expect(await first.order()).toMatchObject({ status: 'paid' })
    await shop.setFree(BOOK, 1)
    await second.pay(success)
    expect(await second.order()).toMatchObject({ status: 'needsAttention' })
    expect(await db.select().from(refunds).where(eq(refunds.orderId, second.id))).toHaveLength(1)
    expect(await shop.invariants()).toMatchObject({ heldStock: 0, codes: 0 })
  })
})

test('VNPAY suspects a fraud: nothing is handed over', async () => {
  const bought = await buy('vnpay', [{ productId: EBOOK, quantity: 1 }])
  await bought.pay('07')
  expect(await bought.order()).toMatchObject({ status: 'needsAttention', isPaid: false })
  expect((await alertsOf(bought.id)).map(({ kind }) => kind)).toEqual(['suspectPayment'])
  expect(await shop.invariants()).toEqual(zeros)
})

test('a deposit code is not money until the money came', async () => {
  const bought = await buy('epay')
  await bought.pay('00_005', { depositSeconds: 0 })
  expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
  await sandbox.release()
  await expect.poll(async () => (await bought.order()).status).toBe('paid')
})

test('notifications of strangers: unknown references and other gateways', async () => {
  const answer = await server.inject('/api/payment/vnpay/ipn?vnp_TxnRef=ABC&vnp_Amount=100')
  expect(answer.json()).toMatchObject({ RspCode: '97' })
})

describe('a member', () => {
  async function member() {
    const lan = await addPerson(db)
    const { call } = api.as(lan)
    const body = await shop.checkoutBody({
      lines: [
        { productId: BOOK, quantity: 2 },
        { productId: EBOOK, quantity: 1 },
      ],
    })
    const answer = await call(contract.checkOutAsGuest, { body })
    return { lan, call, id: answer.orderId, start: started(answer) }
  }
  const staff = async () => {
    const [person] = await db.select().from(users).where(eq(users.role, 'staff'))
    return api.as(person as { id: string })
  }

  test('owns the e-book once it is paid, and not after it was refunded; no refund above what was paid', async () => {
    const { lan, call, id, start } = await member()
    await sandbox.pay(start, '00')
    const owned = async () =>
      (await db.select().from(entitlements).where(eq(entitlements.userId, lan.id))).find(({ productId }) => productId === EBOOK)
    expect(await owned()).toMatchObject({ revokedAt: null })
    const { data } = await call(getMyOrder, { params: { id } })
    const [books, ebook] = data.lines
    const boss = await staff()
    const refund = (lines: object[], expectedRefunded: number, more = {}) =>
      boss.call(refundOrder, { params: { id }, body: { lines, expectedRefunded, reason: 'Khách trả lại', ...more } as never })
    const one = await refund([{ lineId: ebook?.id, quantity: 1 }], 0)
    expect(one.data).toMatchObject({ status: 'partlyRefunded', refundedTotal: ebook?.total })
    expect((await owned())?.revokedAt).not.toBeNull()
    await expect(refund([{ lineId: ebook?.id, quantity: 1 }], ebook?.total as number)).rejects.toMatchObject({
      status: 409,
      message: 'Số tiền hoàn vượt quá số đã trả',
    })
    await expect(refund([{ lineId: books?.id, quantity: 1 }], 0)).rejects.toMatchObject({ status: 409 })
    const rest = await refund([{ lineId: books?.id, quantity: 2 }], ebook?.total as number, {
      includesShipping: true,
      isRestocked: true,
    })
    expect(rest.data).toMatchObject({ status: 'refunded', refundedTotal: data.total })
    await expect(
      call(refundOrder, { params: { id }, body: { lines: [{ lineId: 1, quantity: 1 }], expectedRefunded: 0, reason: 'x' } }),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('fifty cancels at once are one; a paid order that is cancelled gives the money and the books back', async () => {
    const { call, id, start } = await member()
    await sandbox.pay(start, '00')
    const before = await shop.stockOf(BOOK)
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => call(cancelOrder, { body: { id, reason: 'Đặt nhầm' } })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.stockOf(BOOK)).toEqual({ ...before, onHand: before.onHand + 2 })
    const [order] = await db.select().from(orders).where(eq(orders.id, id))
    expect(order).toMatchObject({ status: 'cancelled', refundedTotal: order?.total })
    expect(await db.select().from(refunds).where(eq(refunds.orderId, id))).toHaveLength(1)
  })

  test('can’t cancel after shipping', async () => {
    const { call, id, start } = await member()
    await sandbox.pay(start, '00')
    const boss = await staff()
    for (const status of ['processing', 'shipped'] as const)
      await boss.call(contract.advanceOrder, { params: { id }, body: { status, trackingCode: 'VD123' } })
    await expect(call(cancelOrder, { body: { id, reason: 'Đặt nhầm' } })).rejects.toMatchObject({ status: 409 })
    await boss.call(contract.advanceOrder, { params: { id }, body: { status: 'delivered' } })
    const { data } = await call(getMyOrder, { params: { id } })
    expect(data).toMatchObject({ status: 'delivered', trackingCode: 'VD123' })
    expect(data.returnUntil).not.toBeNull()
    const asked = { reason: 'Sách bị rách bìa khi nhận', lines: [{ lineId: data.lines[0]?.id as number, quantity: 1 }] }
    expect((await call(contract.requestReturn, { params: { id }, body: asked })).data.hasOpenReturn).toBe(true)
    await expect(call(contract.requestReturn, { params: { id }, body: asked })).rejects.toMatchObject({ status: 409 })
  })

  test('another person’s order is not there', async () => {
    const { id } = await member()
    const minh = api.as(await addPerson(db))
    await expect(minh.call(getMyOrder, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(minh.call(getOrder, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(api.call(getOrder, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(minh.call(cancelOrder, { body: { id, reason: 'x' } })).rejects.toMatchObject({ status: 404 })
    await expect(minh.call(payAgain, { params: { id }, body: { paymentMethod: 'vnpay' } })).rejects.toMatchObject({ status: 404 })
    await expect(minh.call(contract.claimOrder, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('takes a guest’s order along when it was placed with the same mailbox', async () => {
    const { orderId } = await shop.buy({ lines: [{ productId: BOOK, quantity: 1 }] }, 'cod', { email: 'khach@example.vn' })
    const other = api.as(await addPerson(db))
    await expect(other.call(contract.claimOrder, { params: { id: orderId } })).rejects.toMatchObject({ status: 404 })
    const khach = api.as(await addPerson(db, { email: 'khach@example.vn' }))
    expect((await khach.call(contract.claimOrder, { params: { id: orderId } })).data.isGuest).toBe(false)
    expect((await khach.call(contract.buyAgain, { params: { id: orderId } })).data).toMatchObject({ added: 1 })
  })
})
