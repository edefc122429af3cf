import { randomUUID } from 'node:crypto'
import * as contract from '@tq/contract/affiliate.ts'
import { advanceOrder, type ChosenMethod, cancelOrder, checkOutAsGuest, type Order, refundOrder } from '@tq/contract/order.ts'
import { commissions, payouts } from '@tq/db/schema/affiliate.ts'
import { mails } from '@tq/db/schema/mail.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { AFFILIATE } from '@tq/db/seed/texts/pages/facts.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { completeDelivered } from '../order/advance-order.ts'
import { openTestShop } from '../order/testing/shop.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'

const api = await testApi()
const { db } = api
const shop = await openTestShop(api)
const staff = await addPerson(db, { role: 'staff' })

const { rows: books } = await db.execute<{ id: number }>(sql`
  select id from products p where kind = 'printed' and sale_price is null
    and not exists (select 1 from flash_sale_items i where i.product_id = p.id)
    and not exists (select 1 from combo_parts c where c.product_id = p.id)
    and exists (select 1 from stock s where s.product_id = p.id) order by id limit 2`)
const [BOOK, OTHER] = books.map(({ id }) => id) as [number, number]
const { rows: ebooks } = await db.execute<{ id: number }>(
  sql`select id from products where kind = 'digital' and sale_price is null and price > 0 order by id limit 1`,
)
const EBOOK = ebooks[0]?.id as number

const form = (more = {}) => ({
  fullName: 'Đỗ Thị Hạnh',
  identityNumber: '001190000123',
  taxCode: '',
  channel: 'Lớp học thêm ở Cầu Giấy',
  bankName: 'Ngân hàng Minh Hoạ',
  bankAccount: '0123456789',
  bankHolder: 'DO THI HANH',
  isAgreed: true,
  isDataAgreed: true,
  ...more,
})

let lastPhone = 0
async function addAffiliate() {
  const person = await addPerson(db, { phone: `08${String(10_000_000 + ++lastPhone)}` })
  const me = api.as(person)
  const { data } = await me.call(contract.applyAsAffiliate, { body: form() })
  return { person, me, code: data.code as string }
}
type Affiliate = Awaited<ReturnType<typeof addAffiliate>>

const buyBy = (code: string, quantity = 1, method: ChosenMethod = 'transfer', productId = BOOK, more = {}) =>
  shop.buy({ lines: [{ productId, quantity }], affiliateCode: code, ...more }, method)
const step = (id: string, status: 'paid' | 'processing' | 'shipped' | 'delivered' | 'cancelled') =>
  api.as(staff).call(advanceOrder, { params: { id }, body: { status } as never })
const daysPass = async (orderId: string) => {
  await db.execute(sql`update orders set delivered_at = delivered_at - interval '8 days' where id = ${orderId}`)
  await db.execute(sql`update commissions set confirm_after = confirm_after - interval '8 days' where order_id = ${orderId}`)
  await completeDelivered(db)
}
const commissionOf = async (orderId: string) => (await db.select().from(commissions).where(eq(commissions.orderId, orderId)))[0]
const seen = async ({ me }: Affiliate) => (await me.call(contract.getUserAffiliate)).data

/** Ordered by the link, paid, delivered, and too late to be given back. */
async function earned(code: string, quantity = 1) {
  const { orderId } = await buyBy(code, quantity)
  for (const status of ['paid', 'processing', 'shipped', 'delivered'] as const) await step(orderId, status)
  await daysPass(orderId)
  return orderId
}

async function refund(orderId: string, quantity: number) {
  const order = await shop.row(orderId)
  const { rows } = await db.execute<{ id: number }>(sql`select id from order_lines where order_id = ${orderId} order by position`)
  await api.as(staff).call(refundOrder, {
    params: { id: orderId },
    body: {
      lines: [{ lineId: rows[0]?.id as number, quantity }],
      includesShipping: false,
      isRestocked: false,
      reason: 'Khách trả sách',
      expectedRefunded: order.refundedTotal,
    },
  })
}

beforeEach(async () => {
  for (const id of [BOOK, OTHER]) await shop.setFree(id, 900)
  api.forget('all')
})

test('the code keeps what the terms promise', () => {
  expect(contract.AFFILIATE_TERMS).toMatchObject({
    percent: AFFILIATE.percent,
    payoutFrom: AFFILIATE.payoutFrom,
    payoutDay: AFFILIATE.payoutDay,
  })
})

describe('an application', () => {
  test('in the demo opens a readable code at once, tells applicant and staff, and shows little of the bank account', async () => {
    const person = await addPerson(db)
    const { call } = api.as(person)
    expect((await call(contract.getUserAffiliate)).data).toMatchObject({ status: null, code: null, link: null, bank: null })
    const { data } = await call(contract.applyAsAffiliate, { body: form() })
    expect(data).toMatchObject({ status: 'active', percent: 8, bank: { account: '•••• 6789' }, payoutFrom: 200_000 })
    expect(data.code).toMatch(/^THIHANH\d{3}$/)
    expect(data.link).toBe(`${TEST_SETTINGS.publicUrl}/trang-chu?affiliateCode=${data.code}`)
    expect(data.qrSvg).toContain('<svg')
    expect(data.months).toHaveLength(12)
    const letters = await db.select().from(mails).orderBy(desc(mails.id)).limit(2)
    expect(letters.map(({ to }) => to).sort()).toEqual([TEST_SETTINGS.staffMail, person.email].sort())
    for (const { text } of letters) expect(text).not.toMatch(/001190000123|0123456789/)
    expect(letters.find(({ to }) => to === TEST_SETTINGS.staffMail)?.text).toContain('Cầu Giấy')
  })

  test('is made once, also when sent twenty times at once', async () => {
    const { call } = api.as(await addPerson(db))
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => call(contract.applyAsAffiliate, { body: form() })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason).toMatchObject({ status: 409 })
  })

  test.each([
    ['a short number', { identityNumber: '123' }],
    ['neither card nor tax code', { identityNumber: '' }],
    ['an account in another name', { bankHolder: 'NGUYEN VAN A' }],
    ['no place to speak of books', { channel: ' ' }],
    ['letters in the account', { bankAccount: '12ab5678' }],
    ['no consent to the terms', { isAgreed: false }],
    ['no consent to the data', { isDataAgreed: false }],
    ['somebody born in 2015', { identityNumber: '001215000123' }],
    ['a status of its own', { status: 'active' }],
  ])('with %s is refused', async (_, more) => {
    const { call } = api.as(await addPerson(db))
    await expect(call(contract.applyAsAffiliate, { body: form(more) })).rejects.toMatchObject({ status: 400 })
    expect((await call(contract.getUserAffiliate)).data.status).toBeNull()
  })

  test('an organisation gives its tax code; staff and the young are refused', async () => {
    const house = { fullName: 'Hiệu sách Ngõ Nhỏ', bankHolder: 'HIEU SACH NGO NHO', identityNumber: '', taxCode: '0101234567' }
    const { data } = await api.as(await addPerson(db)).call(contract.applyAsAffiliate, { body: form(house) })
    expect(data.code).toMatch(/^NGONHO\d{3}$/)
    await expect(api.as(staff).call(contract.applyAsAffiliate, { body: form() })).rejects.toMatchObject({ status: 403 })
    const young = await addPerson(db, { birthday: `${new Date().getFullYear() - 10}-01-01` })
    await expect(api.as(young).call(contract.applyAsAffiliate, { body: form() })).rejects.toMatchObject({
      code: 'AFFILIATE_TOO_YOUNG',
    })
  })

  test('two people of one name have two codes', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, addAffiliate))
    expect(new Set(all.map(({ code }) => code)).size).toBe(12)
  })
})

describe('staff decide', () => {
  test('outside the demo: refused with a reason, sent again, accepted, closed; the code works only while active', async () => {
    const real = await testApi({ settings: { ...TEST_SETTINGS, isDemo: false } })
    const person = await addPerson(real.db)
    const boss = real.as(await addPerson(real.db, { role: 'staff' }))
    const { call } = real.as(person)
    const decide = (status: 'active' | 'refused' | 'closed', reason = '') =>
      boss.call(contract.decideAffiliate, { params: { userId: person.id }, body: { status, reason } })
    await expect(decide('active')).rejects.toMatchObject({ status: 404 })
    const { data } = await call(contract.applyAsAffiliate, { body: form() })
    expect(data).toMatchObject({ status: 'pending', code: null, link: null, qrSvg: null })
    await expect(call(contract.requestPayout)).rejects.toMatchObject({ status: 409 })
    await expect(
      call(contract.decideAffiliate, { params: { userId: person.id }, body: { status: 'active' } }),
    ).rejects.toMatchObject({
      status: 403,
    })
    await expect(decide('refused')).rejects.toMatchObject({ status: 400 })
    await decide('refused', 'Thiếu địa chỉ trang')
    const lastLetter = async () => (await real.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0]
    expect(await lastLetter()).toMatchObject({ to: person.email, text: expect.stringContaining('Thiếu địa chỉ trang') })
    await call(contract.applyAsAffiliate, { body: form({ channel: 'https://kenh.example' }) })
    await decide('active')
    const { code } = (await call(contract.getUserAffiliate)).data
    expect((await lastLetter())?.text).toContain(code)
    await expect(decide('active')).rejects.toMatchObject({ status: 409 })
    await expect(call(contract.applyAsAffiliate, { body: form() })).rejects.toMatchObject({ status: 409 })
    await decide('closed', 'Tin nhắn rác')
    expect((await call(contract.getUserAffiliate)).data).toMatchObject({ status: 'closed', link: null, payoutFrom: 1 })
  })
})

describe('a link that was followed', () => {
  test('is counted for active codes only, by day and in all', async () => {
    const own = await testApi()
    const call = own.as(await addPerson(own.db)).call
    const { data } = await call(contract.applyAsAffiliate, { body: form() })
    for (const code of [data.code as string, (data.code as string).toLowerCase(), 'KHONGCO', '', 'x'.repeat(99)])
      await own.call(contract.countAffiliateClick, { body: { code } })
    await own.server.close()
    const { rows } = await own.db.execute(
      sql`select c.clicks, a.clicks as all from affiliate_clicks c join affiliates a using (user_id)`,
    )
    expect(rows).toEqual([{ clicks: 2, all: 2 }])
  })

  test('is limited for each network', async () => {
    const from = (remoteAddress: string) =>
      api.server.inject({ method: 'POST', url: '/api/Affiliate/Click', remoteAddress, payload: { code: 'BANDOC26' } })
    await from('203.113.9.1')
    await db.execute(sql`update allowances set used = 200 where key = 'affiliate-click:203.113.9.1'`)
    expect((await from('203.113.9.1')).statusCode).toBe(429)
    expect((await from('203.113.9.2')).statusCode).toBe(200)
  })
})

describe('a commission', () => {
  test('link, order, noted, delivered and past the time to return, confirmed, asked for, paid', async () => {
    const lan = await addAffiliate()
    const answer = await buyBy(lan.code, 40, 'transfer', BOOK, { codes: ['TUUTRUONG50'] })
    const { orderId } = answer
    expect(await commissionOf(orderId)).toBeUndefined()
    await step(orderId, 'paid')
    const order = await shop.row(orderId)
    const { rows } = await db.execute<{ vat: string; total: string }>(
      sql`select sum(vat) as vat, sum(total) as total from order_lines where order_id = ${orderId}`,
    )
    const base = Number(rows[0]?.total) - Number(rows[0]?.vat)
    expect(base).toBe(order.total - order.shippingFee - Number(rows[0]?.vat))
    const amount = Math.floor(base * 0.08 + 1e-9)
    expect(await commissionOf(orderId)).toMatchObject({ base, percent: 8, amount, status: 'pending', confirmAfter: null })
    for (const status of ['processing', 'shipped'] as const) await step(orderId, status)
    await daysPass(orderId)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'pending' })
    await step(orderId, 'delivered')
    await completeDelivered(db)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'pending', confirmAfter: expect.any(Date) })
    await daysPass(orderId)
    expect(await seen(lan)).toMatchObject({
      sums: { confirmed: { orders: 1, amount } },
      available: amount,
      canAskForPayout: true,
    })
    expect((await seen(lan)).months.at(-1)).toMatchObject({ orders: 1, amount })
    const { data: lines, totalCount } = await lan.me.call(contract.listCommissions)
    expect(totalCount).toBe(1)
    expect(lines[0]?.orderCode).toBe(`${order.code.slice(0, 8)}••••${order.code.slice(-2)}`)
    expect(JSON.stringify(lines)).not.toMatch(/Lan|0912345678|example/)

    const { data } = await lan.me.call(contract.requestPayout)
    expect(data).toMatchObject({ available: 0, canAskForPayout: false, payouts: [{ amount, status: 'requested' }] })
    const id = data.payouts[0]?.id as number
    await api.as(staff).call(contract.decidePayout, { params: { id }, body: { status: 'paid' } })
    expect(await seen(lan)).toMatchObject({ sums: { paid: { orders: 1, amount } }, payouts: [{ status: 'paid' }], owed: 0 })
    await expect(api.as(staff).call(contract.decidePayout, { params: { id }, body: { status: 'paid' } })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('shrinks with what is given back, by many small steps as by one, and ends with it', async () => {
    const lan = await addAffiliate()
    const { orderId } = await buyBy(lan.code, 7)
    await step(orderId, 'paid')
    const before = await commissionOf(orderId)
    await refund(orderId, 2)
    const after = await commissionOf(orderId)
    expect(after?.status).toBe('pending')
    expect(after?.base).toBeLessThan(before?.base as number)
    expect(Math.abs((after?.base as number) - Math.round(((before?.base as number) * 5) / 7))).toBeLessThanOrEqual(2)
    expect(after?.amount).toBe(Math.floor(((after?.base as number) * 8) / 100))
    for (let left = 5; left > 0; left--) await refund(orderId, 1)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'reversed', amount: 0 })
  })

  test('of an order that is cancelled, paid or against cash, is reversed', async () => {
    const lan = await addAffiliate()
    const paid = (await buyBy(lan.code)).orderId
    await step(paid, 'paid')
    const cash = (await buyBy(lan.code, 1, 'cod')).orderId
    expect(await commissionOf(cash)).toMatchObject({ status: 'pending', confirmAfter: null })
    for (const id of [paid, cash]) {
      await step(id, 'cancelled')
      expect(await commissionOf(id)).toMatchObject({ status: 'reversed', amount: 0 })
    }
    expect(await seen(lan)).toMatchObject({ sums: { pending: { amount: 0 }, reversed: { orders: 2, amount: 0 } }, available: 0 })
  })

  test('against cash is confirmed like any other; what is opened online from the payment on', async () => {
    const lan = await addAffiliate()
    const cash = (await buyBy(lan.code, 1, 'cod')).orderId
    for (const status of ['shipped', 'delivered'] as const) await step(cash, status)
    const online = (await buyBy(lan.code, 1, 'transfer', EBOOK)).orderId
    await step(online, 'paid')
    for (const id of [cash, online]) {
      expect(await commissionOf(id)).toMatchObject({ status: 'pending', confirmAfter: expect.any(Date) })
      await daysPass(id)
      expect(await commissionOf(id)).toMatchObject({ status: 'confirmed' })
    }
  })

  test('waits while a return is being asked for', async () => {
    const lan = await addAffiliate()
    const { orderId } = await buyBy(lan.code, 1, 'cod')
    for (const status of ['shipped', 'delivered'] as const) await step(orderId, status)
    await db.execute(sql`insert into return_requests (order_id, lines, reason) values (${orderId}, '[]', 'Sách lỗi')`)
    await daysPass(orderId)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'pending' })
    await db.execute(sql`update return_requests set status = 'refused' where order_id = ${orderId}`)
    await completeDelivered(db)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'confirmed' })
  })

  test('is not earned by an own order: account, mailbox and phone', async () => {
    const lan = await addAffiliate()
    const body = await shop.checkoutBody({ lines: [{ productId: BOOK, quantity: 1 }] }, 'cod')
    const withCode = { ...body, affiliateCode: lan.code }
    const [name, host] = lan.person.email.split('@')
    const tries = [
      lan.me.call(checkOutAsGuest, { body: withCode }),
      api.call(checkOutAsGuest, {
        body: {
          ...withCode,
          requestKey: randomUUID(),
          delivery: { ...body.delivery, email: `${name}+toi@${host}` },
        },
      }),
      api.call(checkOutAsGuest, {
        body: { ...withCode, requestKey: randomUUID(), delivery: { ...body.delivery, phone: lan.person.phone } },
      }),
    ]
    for (const { orderId } of await Promise.all(tries)) expect((await shop.row(orderId)).affiliateId).toBeNull()
    expect(await db.$count(commissions, eq(commissions.userId, lan.person.id))).toBe(0)
  })

  test('of a code that does not work any more is not earned, what was noted before is', async () => {
    const lan = await addAffiliate()
    const { orderId } = await buyBy(lan.code)
    await lan.me.call(contract.leaveAffiliates)
    await expect(lan.me.call(contract.leaveAffiliates)).rejects.toMatchObject({ status: 409 })
    api.forget(['affiliates'])
    await Promise.allSettled([buyBy(lan.code, 1, 'cod')])
    await step(orderId, 'paid')
    expect(await db.$count(commissions, eq(commissions.userId, lan.person.id))).toBe(1)
    for (const status of ['processing', 'shipped', 'delivered'] as const) await step(orderId, status)
    await daysPass(orderId)
    // Whoever leaves is paid everything, however little.
    const { data } = await lan.me.call(contract.requestPayout)
    expect(data.payouts).toMatchObject([{ status: 'requested' }])
    expect(data.payouts[0]?.amount).toBeLessThan(200_000)
  })
})

describe('a payout', () => {
  test('below the least sum is refused', async () => {
    const lan = await addAffiliate()
    await earned(lan.code)
    await expect(lan.me.call(contract.requestPayout)).rejects.toMatchObject({ status: 409, code: 'PAYOUT_TOO_SMALL' })
    await expect(api.as(await addPerson(db)).call(contract.requestPayout)).rejects.toMatchObject({ status: 404 })
  })

  test('asked for twenty times at once is one, of exactly what was confirmed', async () => {
    const lan = await addAffiliate()
    const first = await earned(lan.code, 60)
    const pending = (await buyBy(lan.code, 1, 'cod')).orderId
    const { available } = await seen(lan)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => lan.me.call(contract.requestPayout)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const rows = await db.select().from(payouts).where(eq(payouts.userId, lan.person.id))
    expect(rows).toMatchObject([{ amount: available }])
    expect(await commissionOf(first)).toMatchObject({ payoutId: rows[0]?.id })
    expect(await commissionOf(pending)).toMatchObject({ payoutId: null })
  })

  test('refused with a reason can be asked for again', async () => {
    const lan = await addAffiliate()
    await earned(lan.code, 60)
    const { data } = await lan.me.call(contract.requestPayout)
    const amount = data.payouts[0]?.amount
    const params = { id: data.payouts[0]?.id as number }
    const { call } = api.as(staff)
    await expect(call(contract.decidePayout, { params, body: { status: 'refused' } })).rejects.toMatchObject({ status: 400 })
    await expect(lan.me.call(contract.decidePayout, { params, body: { status: 'paid' } })).rejects.toMatchObject({ status: 403 })
    await call(contract.decidePayout, { params, body: { status: 'refused', reason: 'Sai số tài khoản' } })
    expect(await seen(lan)).toMatchObject({ available: amount, canAskForPayout: true })
    const again = await lan.me.call(contract.requestPayout)
    expect(again.data.payouts).toMatchObject([
      { amount, status: 'requested' },
      { amount, status: 'refused' },
    ])
  })

  test('is smaller by what was refunded after an earlier one; nothing is asked back', async () => {
    const lan = await addAffiliate()
    const first = await earned(lan.code, 60)
    const paidAmount = (await lan.me.call(contract.requestPayout)).data.payouts[0]?.amount as number
    const id = (await seen(lan)).payouts[0]?.id as number
    await api.as(staff).call(contract.decidePayout, { params: { id }, body: { status: 'paid' } })
    await refund(first, 30)
    const left = (await commissionOf(first))?.amount as number
    const owed = paidAmount - left
    expect(owed).toBeGreaterThan(0)
    expect(await seen(lan)).toMatchObject({ available: 0, owed, sums: { paid: { amount: left } } })
    const second = await earned(lan.code, 90)
    const gained = (await commissionOf(second))?.amount as number
    expect(await seen(lan)).toMatchObject({ available: gained - owed, owed: 0 })
    const { data } = await lan.me.call(contract.requestPayout)
    expect(data.payouts[0]).toMatchObject({ amount: gained - owed, status: 'requested' })
    // All of the first order comes back as well.
    await refund(first, 30)
    expect(await commissionOf(first)).toMatchObject({ status: 'reversed', amount: 0 })
    expect(await seen(lan)).toMatchObject({ owed: left, available: 0 })
  })
})

test('the buyer who cancels takes the commission back', async () => {
  const lan = await addAffiliate()
  const buyer = await addPerson(db, { phone: '0977000111' })
  const body = await shop.checkoutBody({ lines: [{ productId: OTHER, quantity: 1 }], affiliateCode: lan.code }, 'cod')
  const { orderId, data } = await api.as(buyer).call(checkOutAsGuest, { body })
  expect((data as Order).status).toBe('processing')
  expect(await commissionOf(orderId)).toMatchObject({ status: 'pending' })
  await api.as(buyer).call(cancelOrder, { body: { id: orderId, reason: 'Đổi ý' } })
  expect(await commissionOf(orderId)).toMatchObject({ status: 'reversed', amount: 0 })
})

test('goods that were given away earn nothing', async () => {
  const lan = await addAffiliate()
  await db.insert(codes).values({
    family: 'voucher',
    code: 'TANGCA',
    title: 'Tặng cả đơn',
    effect: 'percent',
    percent: 100,
    startsAt: sql`now() - interval '1 day'`,
    endsAt: sql`now() + interval '1 day'`,
  })
  api.forget('all')
  const { orderId } = await buyBy(lan.code, 1, 'transfer', EBOOK, { codes: ['TANGCA'] })
  expect(await commissionOf(orderId)).toBeUndefined()
})
