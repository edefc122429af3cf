import * as contract from '@tq/contract/order.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { orderLines } from '@tq/db/schema/order/order.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { holdAfterChange } from './payment/start-payment.ts'
import { newBuyer } from './testing/shop.ts'
import { openTestTill, started } from './testing/till.ts'

const { sandbox, api, db, shop, BOOK, EBOOK, buy, staff } = await openTestTill()

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

const step = (id: string, status: string) => staff.call(contract.advanceOrder, { params: { id }, body: { status } as never })
const soldOf = async (id: number) =>
  (await db.execute<{ sold: number }>(sql`select sold from products where id = ${id}`)).rows[0]?.sold as number
const refundOne = async (id: string, lineId: number) =>
  staff.call(contract.refundOrder, {
    params: { id },
    body: { lines: [{ lineId, quantity: 1 }], expectedRefunded: (await shop.row(id)).refundedTotal, reason: 'x' },
  })

describe('how often a book counts as sold', () => {
  test('once, though it was paid first and delivered later', async () => {
    const bought = await buy('vnpay')
    const sold = await soldOf(BOOK)
    await bought.pay('00')
    for (const status of ['processing', 'shipped', 'delivered']) await step(bought.id, status)
    expect(await soldOf(BOOK)).toBe(sold + 2)
  })

  test('not at all, nor less than before, when an order against cash is cancelled that nobody paid', async () => {
    await saveProduct(db, BOOK, { sold: 40 })
    const bought = await buy('cod')
    await step(bought.id, 'cancelled')
    expect(await soldOf(BOOK)).toBe(40)
  })

  test('as often as before the order, when a part was refunded and the rest cancelled', async () => {
    await saveProduct(db, BOOK, { sold: 40 })
    const bought = await buy('vnpay', [{ productId: BOOK, quantity: 3 }])
    await bought.pay('00')
    await refundOne(bought.id, (await bought.order()).lines[0]?.id as number)
    expect(await soldOf(BOOK)).toBe(42)
    await step(bought.id, 'cancelled')
    expect(await soldOf(BOOK)).toBe(40)
  })
})

test('when an order was paid stays as it was when the parcel arrives', async () => {
  const bought = await buy('vnpay')
  await bought.pay('00')
  await db.execute(sql`update orders set paid_at = '2026-03-01T02:00:00Z' where id = ${bought.id}`)
  for (const status of ['processing', 'shipped', 'delivered']) await step(bought.id, status)
  expect((await bought.row()).paidAt).toEqual(new Date('2026-03-01T02:00:00Z'))
})

test('no money goes back for cash that never came', async () => {
  const bought = await buy('cod')
  const lineId = (await bought.order()).lines[0]?.id as number
  await expect(refundOne(bought.id, lineId)).rejects.toMatchObject({ status: 409, code: expect.stringMatching(/^ORDER_/) })
  await step(bought.id, 'shipped')
  await expect(refundOne(bought.id, lineId)).rejects.toMatchObject({ status: 409, code: expect.stringMatching(/^ORDER_/) })
  expect(await bought.refunds()).toEqual([])
  expect(await bought.row()).toMatchObject({ status: 'shipped', refundedTotal: 0 })
})

test('an e-book bought twice stays open until both are refunded', async () => {
  const bought = await buy('vnpay', [{ productId: EBOOK, quantity: 1 }])
  await bought.pay('00')
  const lineId = (await bought.order()).lines[0]?.id as number
  // As two licences on one line.
  await db.update(orderLines).set({ quantity: 2 }).where(eq(orderLines.id, lineId))
  await saveProduct(db, EBOOK, { sold: (await soldOf(EBOOK)) + 1 })
  const open = async () =>
    (await db.select().from(entitlements).where(eq(entitlements.orderLineId, lineId))).map(({ revokedAt }) => revokedAt === null)
  await refundOne(bought.id, lineId)
  expect(await open()).toEqual([true])
  await refundOne(bought.id, lineId)
  expect(await open()).toEqual([false])
})

test.each([
  ['an account that nobody confirmed', { emailVerifiedAt: null }],
  ['an account that was closed', { isActive: false }],
  ['an account whose days are over', { deleteAfter: new Date(Date.now() - 1_000) }],
])('what a guest bought is not opened for %s, though it names the same mailbox', async (_, person) => {
  const { email } = newBuyer()
  await addPerson(db, { email, ...person })
  const body = await shop.checkoutBody({ lines: [{ productId: EBOOK, quantity: 1 }] }, 'vnpay', { email })
  const answer = await api.call(contract.checkOutAsGuest, { body })
  await sandbox.pay(started(answer), '00')
  const { rows } = await db.execute(
    sql`select e.user_id from entitlements e join order_lines l on l.id = e.order_line_id where l.order_id = ${answer.orderId}`,
  )
  expect(rows).toEqual([{ user_id: null }])
})

test('only a guest who bought something to read online is told how to get an account', async () => {
  const lan = await addPerson(db)
  const paidLetter = async (buyer: Pick<typeof api, 'call'>) => {
    const body = await shop.checkoutBody({ lines: [{ productId: EBOOK, quantity: 1 }] })
    const answer = await buyer.call(contract.checkOutAsGuest, { body })
    await sandbox.pay(started(answer), '00')
    const { rows } = await db.execute<{ words: string }>(sql`
      select letter ->> 'paragraphs' as words from due_letters
      where letter::text like ${`%${answer.orderId}%`} and letter ->> 'title' like '%đã thanh toán'`)
    expect(rows).toHaveLength(1)
    return rows[0]?.words
  }
  expect(await paidLetter(api)).toContain('Nếu chưa có tài khoản')
  const toMember = await paidLetter(api.as(lan))
  expect(toMember).toContain('mục “Thư viện của tôi”')
  expect(toMember).not.toContain('Nếu chưa có tài khoản')
})

test('a page of the gateway is open no longer than the order is kept', async () => {
  const bought = await buy('vnpay')
  await db.execute(sql`update orders set hold_until = now() + interval '4 minutes' where id = ${bought.id}`)
  await api.call(contract.payAgain, { params: { id: bought.id }, body: { paymentMethod: 'vnpay' } })
  expect((await bought.attempt()).expiresAt).toEqual((await bought.row()).holdUntil)
})

test('a deposit code never shortens the time an order is kept for', async () => {
  const bought = await buy('epay')
  await db.execute(sql`update orders set hold_until = now() + interval '20 days' where id = ${bought.id}`)
  const { holdUntil } = await bought.row()
  await bought.pay('00_005', { depositSeconds: 3_600 })
  expect(await bought.row()).toMatchObject({ status: 'awaitingPayment', holdUntil })
})

test('before an order is cancelled its gateway is asked about earlier attempts too', async () => {
  const bought = await buy('vnpay')
  await api.call(contract.payAgain, { params: { id: bought.id }, body: { paymentMethod: 'vnpay' } })
  // Paid on the page of the first attempt, and the news was lost.
  await bought.pay('00', { timing: 'dropped' })
  const { data } = await api.call(contract.cancelByAddress, { params: { id: bought.id }, body: {} })
  expect(data).toMatchObject({ status: 'cancelled', isPaid: true })
  expect(await bought.refunds()).toMatchObject([{ amount: data.total }])
  expect(await shop.invariants()).toEqual({})
})

test('an order that chooses a transfer is kept longer, but never for more than two stretches after it was placed, nor for less', () => {
  const createdAt = new Date('2026-11-15T00:00:00Z')
  const at = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000)
  const hours = (holdUntil: number, now: number, method: 'transfer' | 'vnpay' = 'transfer') =>
    (holdAfterChange({ holdUntil: at(holdUntil), createdAt, buyerTrust: 'member' }, method, at(now)).getTime() -
      createdAt.getTime()) /
    3_600_000
  const stretch = hours(0.5, 0)
  expect(stretch).toBeGreaterThan(1)
  expect(hours(0.5, 0.25)).toBe(stretch + 0.25)
  expect(hours(stretch, stretch - 1)).toBe(2 * stretch - 1)
  expect(hours(2 * stretch - 1, 2 * stretch - 2)).toBe(2 * stretch)
  expect(hours(3 * stretch, 2 * stretch)).toBe(3 * stretch)
  expect(hours(0.5, 0.25, 'vnpay')).toBe(0.5)
})
