import { randomUUID } from 'node:crypto'
import { quoteGuestShipping } from '@tq/contract/cart.ts'
import * as contract from '@tq/contract/order.ts'
import { connect } from '@tq/db/database.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openCartPricing } from '../cart/cart-pricing.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { addBought } from '../order/testing/bought.ts'
import { newBuyer, openTestShop } from '../order/testing/shop.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { momentText } from '../time/vietnam-time.ts'

const api = await testApi({ settings: { ...TEST_SETTINGS, limitsNetworks: true } })
const { db, server } = api
api.leavesBroken('everything', 'what is held is put back by hand between tests')
const shop = await openTestShop(api)
const { rows: books } = await db.execute<{ id: number; title: string }>(sql`
  select p.id, p.title from products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.sale_price is null
    and not exists (select 1 from flash_sale_items i where i.product_id = p.id) order by p.id limit 2`)
const [BOOK, OTHER] = books.map(({ id }) => id) as [number, number]
const TITLE = books[0]?.title as string
const NETWORK = '203.113.20.1'

const setCopies = async (productId: number, count: number) => {
  await db.execute(sql`update orders set status = 'cancelled' where status in ('awaitingPayment', 'processing')`)
  await db.execute(sql`update stock set on_hand = ${count}, reserved = 0 where product_id = ${productId}`)
  api.invalidate('all')
}

interface Way {
  who?: { phone: string; email: string }
  headers?: Record<string, string>
  from?: string
  more?: { productId: number; quantity: number }[]
}

async function send(
  quantity: number,
  method: contract.ChosenMethod,
  { who = newBuyer(), headers = {}, from, more = [] }: Way = {},
) {
  const cart = { lines: [{ productId: BOOK, quantity }, ...more], delivery: { ...shop.delivery(), ...who } }
  const { data } = await api.call(quoteGuestShipping, { body: cart })
  const payload = { ...cart, paymentMethod: method, requestKey: randomUUID(), expectedTotal: data.total, isAgreed: true }
  const answer = await server.inject({
    method: 'POST',
    url: contract.checkOutAsGuest.path,
    headers,
    payload,
    ...(from ? { remoteAddress: from } : {}),
  })
  return answer.json() as { status: number; code?: string; errorMessage: string; orderId: string; fields?: object[] }
}

const newMember = async () => {
  const person = await addPerson(db, newBuyer())
  return { person, headers: await openTestLogin(db, person.id) }
}
const reserved = async () => (await shop.stockOf(BOOK)).reserved
const alerts = async () => {
  const { rows } = await db.execute<{ text: string }>(sql`select text from staff_alerts where kind = 'largeHold' order by id`)
  return rows.map(({ text }) => text)
}

beforeEach(async () => {
  await db.execute(sql`delete from staff_alerts`)
  await setCopies(OTHER, 900)
  await setCopies(BOOK, 60)
})

describe('what is refused names its way on, and changes nothing', () => {
  test('the last copies of a title, to be paid later by a guest: fewer, at once, logged in, by telephone', async () => {
    const refusal = await send(49, 'transfer')
    expect(refusal).toMatchObject({
      status: 409,
      code: 'UNPAID_TITLE_LIMIT',
      errorMessage: `Lúc này “${TITLE}” chỉ còn 48 cuốn cho đơn trả sau. Bạn có thể đặt ít hơn, thanh toán ngay qua VNPAY hoặc Epay, đăng nhập rồi đặt, hoặc gọi 024 0000 1616 để chúng tôi giữ sách cho bạn.`,
      fields: [{ field: String(BOOK), message: 'lúc này nhiều nhất 48 cuốn' }],
    })
    expect(await reserved()).toBe(0)
    expect(await send(49, 'vnpay')).toMatchObject({ status: 200 })
  })

  test('a member may take more of them, and whoever has bought before still more', async () => {
    const { headers } = await newMember()
    expect(await send(55, 'transfer', { headers })).toMatchObject({ code: 'UNPAID_TITLE_LIMIT' })
    expect(await send(54, 'transfer', { headers })).toMatchObject({ status: 200 })
    await setCopies(BOOK, 60)
    const who = newBuyer()
    const keys = { customerKeys: [`email:${who.email}`, `phone:${who.phone}`] }
    const { order } = await addBought(db, { userId: null, order: keys })
    // One of the two names is not enough: anybody may know a mailbox.
    expect(await send(57, 'transfer', { who: { ...newBuyer(), email: who.email } })).toMatchObject({ code: 'UNPAID_TITLE_LIMIT' })
    expect(await send(57, 'transfer', { who })).toMatchObject({ status: 200 })
    await setCopies(BOOK, 60)
    await db.execute(sql`update orders set status = 'refunded' where id = ${order.id}`)
    expect(await send(57, 'transfer', { who })).toMatchObject({ code: 'UNPAID_TITLE_LIMIT' })
  })

  test('more than one customer may hold', async () => {
    await setCopies(BOOK, 900)
    const who = newBuyer()
    expect(await send(300, 'transfer', { who })).toMatchObject({ status: 200 })
    const refusal = await send(101, 'transfer', { who: { ...newBuyer(), phone: who.phone } })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'UNPAID_CUSTOMER_LIMIT',
      errorMessage: expect.stringContaining('400 cuốn'),
    })
    for (const way of ['huỷ bớt', 'đặt ít hơn', 'đăng nhập', '024 0000 1616']) expect(refusal.errorMessage).toContain(way)
    expect(await send(100, 'transfer', { who: { ...newBuyer(), phone: who.phone } })).toMatchObject({ status: 200 })
    expect(await shop.stockOf(BOOK)).toMatchObject({ reserved: 400 })
  })

  test('more than one network may hold; elsewhere, or logged in, it goes on', async () => {
    await db.execute(sql`update stock set on_hand = 9000 where product_id in (${BOOK}, ${OTHER})`)
    api.invalidate('all')
    for (let i = 0; i < 5; i++) expect(await send(390, 'vnpay', { from: NETWORK })).toMatchObject({ status: 200 })
    const refusal = await send(51, 'vnpay', { from: NETWORK })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'UNPAID_NETWORK_LIMIT',
      errorMessage: expect.stringContaining('đăng nhập'),
    })
    expect(await send(51, 'vnpay', { from: '203.113.20.2' })).toMatchObject({ status: 200 })
    expect(await send(51, 'vnpay', { from: NETWORK, headers: (await newMember()).headers })).toMatchObject({ status: 200 })
    expect(await send(50, 'vnpay', { from: NETWORK })).toMatchObject({ status: 200 })
  })

  test('a gateway’s hold of the last copies that is to become a transfer', async () => {
    expect(await send(40, 'transfer')).toMatchObject({ status: 200 })
    const { orderId } = await send(9, 'vnpay')
    const again = { params: { id: orderId }, body: { paymentMethod: 'transfer' as const } }
    await expect(api.call(contract.payAgain, again)).rejects.toMatchObject({ status: 409, code: 'UNPAID_TITLE_LIMIT' })
    await api.call(contract.payAgain, { ...again, body: { paymentMethod: 'vnpay' } })
    await setCopies(OTHER, 900)
    await db.execute(sql`update orders set status = 'awaitingPayment' where id = ${orderId}`)
    await db.execute(sql`update stock set reserved = 48 where product_id = ${BOOK}`)
    await api.call(contract.payAgain, again)
  })
})

describe('the last of what is limited', () => {
  const window = { startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` }

  test('uses of a code, and pieces of a flash sale, are for whoever pays at once', async () => {
    await db.insert(codes).values({
      family: 'voucher',
      code: 'MUOILUOT',
      title: 'Mười lượt',
      effect: 'amount',
      amount: 1_000,
      totalLimit: 10,
      ...window,
    })
    api.invalidate('all')
    const use = async (method: contract.ChosenMethod) =>
      api.call(contract.checkOutAsGuest, {
        body: await shop.checkoutBody({ lines: [{ productId: OTHER, quantity: 1 }], codes: ['MUOILUOT'] }, method),
      })
    for (let i = 0; i < 8; i++) await use('cod')
    await expect(use('transfer')).rejects.toMatchObject({
      status: 409,
      code: 'UNPAID_OFFER_LIMIT',
      message: expect.stringMatching(
        /^Những lượt dùng cuối của mã MUOILUOT dành cho đơn thanh toán ngay\. Bạn có thể thanh toán ngay/,
      ),
    })
    await use('vnpay')
    await use('vnpay')
    await expect(use('vnpay')).rejects.toMatchObject({ status: 409, code: 'CODE_LAPSED' })

    const flash = 177
    await setCopies(flash, 100)
    await db.execute(sql`update flash_sale_items set quota = 5, sold = 0, limit_per_customer = 2 where product_id = ${flash}`)
    api.invalidate('all')
    const hunt = async (method: contract.ChosenMethod) =>
      api.call(contract.checkOutAsGuest, {
        body: await shop.checkoutBody({ lines: [{ productId: flash, quantity: 1 }] }, method),
      })
    for (let i = 0; i < 4; i++) await hunt('cod')
    await expect(hunt('cod')).rejects.toMatchObject({
      code: 'UNPAID_OFFER_LIMIT',
      message: expect.stringContaining('suất giá giờ vàng cuối'),
    })
    await hunt('vnpay')
  })
})

describe('at once, over two processes', () => {
  test('30 guests for 60 copies, two each: 24 orders, and a fifth of the copies is left', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(2, 'transfer')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(24)
    expect(answers.filter(({ status }) => status !== 200).every(({ code }) => code === 'UNPAID_TITLE_LIMIT')).toBe(true)
    expect(await shop.stockOf(BOOK)).toEqual({ onHand: 60, reserved: 48 })
  })

  test('20 orders of 150 pieces from one network through two pools: 13, not one more', async () => {
    await db.execute(sql`update stock set on_hand = 90000 where product_id = ${BOOK}`)
    api.invalidate('all')
    const second = connect({ url: api.url, max: 8 })
    const desks = [openCartPricing(db, { limitsNetworks: true }), openCartPricing(second, { limitsNetworks: true })] as const
    const { expectedTotal, delivery } = await shop.checkoutBody({ lines: [{ productId: BOOK, quantity: 150 }] }, 'transfer')
    const from = '2001:ee0:77:'
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        placeOrder(desks[i % 2] as (typeof desks)[0], {
          cart: {
            lines: [{ productId: BOOK, quantity: 150 }],
            codes: [],
            affiliateCode: null,
            delivery: { ...delivery, ...newBuyer(), method: 'standard', note: '', invoice: null },
          },
          userId: null,
          address: `${from}${i}::9`,
          paymentMethod: 'transfer',
          requestKey: randomUUID(),
          expectedTotal,
        }),
      ),
    )
    await second.$client.end()
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'UNPAID_NETWORK_LIMIT' })
    expect(await reserved()).toBe(13 * 150)
  })
})

describe('a stranger', () => {
  test('who fills up somebody’s mailbox and telephone does not keep the owner, logged in, from ordering', async () => {
    const { person, headers } = await newMember()
    const names = { email: person.email, phone: person.phone }
    for (let i = 0; i < 5; i++) expect(await send(1, 'cod', { who: names })).toMatchObject({ status: 200 })
    expect(await send(1, 'cod', { who: names })).toMatchObject({ status: 409, code: 'TOO_MANY_UNPAID' })
    expect(await send(1, 'cod', { who: names, headers })).toMatchObject({ status: 200 })
  })

  test('gets nothing out of somebody’s having bought here by naming the mailbox alone', async () => {
    const { person } = await newMember()
    await addBought(db, { userId: person.id, order: { customerKeys: [`user:${person.id}`, `email:${person.email}`] } })
    const { orderId } = await send(1, 'transfer', { who: { ...newBuyer(), email: person.email } })
    expect(await shop.row(orderId)).toMatchObject({ buyerTrust: 'guest' })
  })
})

describe('how long', () => {
  test('a guest’s transfer waits 12 hours, a member’s 24; the letter says until when', async () => {
    const hours = async (id: string) => {
      const { holdUntil, createdAt } = await shop.row(id)
      return ((holdUntil as Date).getTime() - createdAt.getTime()) / 3_600_000
    }
    const guest = await send(1, 'transfer')
    expect(await hours(guest.orderId)).toBe(12)
    const { holdUntil } = await shop.row(guest.orderId)
    const { rows } = await db.execute<{ text: string }>(
      sql`select letter::text as text from due_letters where letter::text like ${`%${guest.orderId}%`}`,
    )
    expect(rows[0]?.text).toContain(`Đơn được giữ đến ${momentText(holdUntil as Date)} chờ bạn chuyển khoản`)
    const { person, headers } = await newMember()
    const member = await send(1, 'transfer', { headers })
    expect(await hours(member.orderId)).toBe(24)
    await addBought(db, { userId: person.id, order: { customerKeys: [`user:${person.id}`] } })
    const returning = await send(1, 'transfer', { headers })
    expect(await shop.row(returning.orderId)).toMatchObject({ buyerTrust: 'returning', holdNetwork: null })
    expect(await hours(returning.orderId)).toBe(24)
  })
})

describe('staff are told', () => {
  test('of a large order, of half a title, of a network; once each', async () => {
    expect(await send(29, 'transfer')).toMatchObject({ status: 200 })
    expect(await alerts()).toEqual([])
    expect(await send(1, 'cod')).toMatchObject({ status: 200 })
    expect(await alerts()).toEqual([`Sách số ${BOOK} “${TITLE}”: 30 trên 60 cuốn đang giữ cho đơn chưa trả tiền`])
    const { orderId } = await send(1, 'transfer', { more: [{ productId: OTHER, quantity: 120 }] })
    const { code, phone } = await shop.row(orderId)
    expect((await alerts()).slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^Đơn ${code}: khách mới giữ 121 cuốn, .* chưa trả tiền: nên gọi ${phone} hỏi lại$`)),
    ])
    await db.execute(sql`update stock set on_hand = 9000 where product_id = ${BOOK}`)
    api.invalidate('all')
    await db.execute(sql`delete from staff_alerts`)
    for (let i = 0; i < 3; i++) await send(300, 'vnpay', { from: NETWORK })
    expect(await alerts()).toEqual([`Khách mới từ mạng ${NETWORK} đang giữ 600 cuốn chưa trả tiền`])
  })
})
