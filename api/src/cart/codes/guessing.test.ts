import { randomUUID } from 'node:crypto'
import * as contract from '@tq/contract/cart.ts'
import { checkOutAsGuest } from '@tq/contract/order.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { codes, customerUses } from '@tq/db/schema/promotion.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openSession } from '../../account/session/open-session.ts'
import { openKeys } from '../../account/signing-keys.ts'
import { mailboxKey } from '../../mail/mailbox.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { codePromotionKey } from '../../promotion/customer.ts'
import { testApi } from '../../testing/api.ts'
import { TEST_SETTINGS } from '../../testing/settings.ts'

const api = await testApi({ settings: { ...TEST_SETTINGS, limitsNetworks: true } })
const { db, server } = api
api.leavesBroken('customer_uses.used_count is what the customer has by orders', 'a use stands for an order that was never placed')
const lines = [{ productId: 56, quantity: 5 }]
const lan = await addPerson(db)
const { token } = await openSession(db, openKeys(db), {
  ...{ userId: lan.id, device: 'Firefox', address: '127.0.0.1', isLong: false },
})

async function send(endpoint: { method: string; path: string }, payload: object, from: { address: string; isMember?: boolean }) {
  const answer = await server.inject({
    method: endpoint.method as 'POST',
    url: endpoint.path,
    remoteAddress: from.address,
    ...(from.isMember ? { headers: { authorization: `Bearer ${token}` } } : {}),
    payload,
  })
  return { status: answer.statusCode, body: answer.body, data: answer.json().data }
}
const guess = (code: string, address: string) => send(contract.addGuestVoucher, { lines, code }, { address })
const calculate = (typed: string[], address: string) =>
  send(contract.calculateGuestCart, { lines, codes: typed }, { address }).then(({ status, data }) => ({
    status,
    refused: (data as contract.Cart).refusedCodes,
    voucher: (data as contract.Cart).code?.codeName,
  }))

beforeAll(async () => {
  const window = { startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` }
  await db.insert(codes).values({
    ...{ family: 'voucher' as const, code: 'THUMOI', title: 'Giảm 5.000 ₫', effect: 'amount' as const, amount: 5_000 },
    ...{ isPublic: false, ...window },
  })
})

test('after sixty wrong codes no code can be added from that network, right ones neither', async () => {
  const address = '203.0.113.9'
  for (let i = 0; i < 60; i++) expect(outcome(await guess(`DOAN${i}`, address))).toBe('VOUCHER_INVALID')
  for (let i = 60; i < 62; i++) expect(outcome(await guess(`DOAN${i}`, address))).toBe('TOO_MANY_REQUESTS')
  expect(outcome(await guess('TUUTRUONG50', address))).toBe('TOO_MANY_REQUESTS')
  // An affiliate's code stands in links for all to see: there is nothing to guess.
  expect((await send(contract.addGuestAffiliate, { lines, code: 'BANDOC26' }, { address })).status).toBe(200)
  // Others are not held up by it.
  expect((await guess('TUUTRUONG50', '198.51.100.1')).status).toBe(200)
})

test('carts from such a network are still shown and changed: listed codes work, others are not looked up', async () => {
  const address = '203.0.113.9'
  expect(await calculate(['TUUTRUONG50'], address)).toMatchObject({ status: 200, voucher: 'TUUTRUONG50', refused: [] })
  const held = await calculate(['THUMOI', 'KHONGCO'], address)
  expect(held).toMatchObject({ status: 200, voucher: undefined })
  // What there is and what there is not looks the same.
  expect(held.refused.map(({ family, reason }) => ({ family, reason }))).toEqual(
    Array(2).fill({ family: 'voucher', reason: 'Bạn thao tác quá nhanh, vui lòng thử lại sau ít phút' }),
  )
  const member = { address, isMember: true }
  expect((await send(contract.addProduct, { productId: 56, quantity: 5 }, member)).status).toBe(200)
  const merged = await send(contract.mergeCart, { key: randomUUID(), lines, codes: ['TUUTRUONG50', 'THUMOI'] }, member)
  expect(merged).toMatchObject({ status: 200, data: { remarks: [expect.stringContaining('mã chưa chuyển sang được')] } })
  expect((await api.as(lan).call(contract.getCart)).data).toMatchObject({ code: { codeName: 'TUUTRUONG50' }, refusedCodes: [] })
})

/** What a guest is told of a code that does not exist. */
const UNKNOWN = 'Mã giảm giá không hợp lệ; nếu mã được gửi riêng cho bạn, hãy đăng nhập rồi nhập lại'

test('codes that come along with a cart count too, each wrong one once; right ones do not', async () => {
  const address = '203.0.113.77'
  for (let i = 0; i < 30; i++) expect(await calculate(['THUMOI'], address)).toMatchObject({ voucher: 'THUMOI' })
  const many = (n: number) => Array.from({ length: 12 }, (_, i) => `SAI${n}X${i}`)
  for (let i = 0; i < 5; i++) {
    const { status, refused } = await calculate(many(i), address)
    expect(status).toBe(200)
    expect(refused).toHaveLength(12)
    expect(refused.map(({ family, reason }) => ({ family, reason }))).toEqual(Array(12).fill({ family: null, reason: UNKNOWN }))
  }
  expect(outcome(await guess('TUUTRUONG50', address))).toBe('TOO_MANY_REQUESTS')
})

test('codes in one cart are judged in their order: the right one behind the last wrong guess is not looked at', async () => {
  const address = '203.0.113.78'
  await calculate(
    Array.from({ length: 10 }, (_, i) => `SAI${i}`),
    address,
  )
  for (let i = 0; i < 4; i++)
    await calculate(
      Array.from({ length: 12 }, (_, n) => `SAI${i}X${n}`),
      address,
    )
  const first = await calculate(['THUMOI', 'KHONGCO', 'CUNGKHONG', 'VANKHONG'], address)
  expect(first.voucher).toBe('THUMOI')
  expect(first.refused.map(({ family }) => family)).toEqual([null, null, 'voucher'])
  const second = await calculate(['THUMOI'], address)
  expect(second).toMatchObject({ voucher: undefined, refused: [{ codeName: 'THUMOI', family: 'voucher' }] })
})

test('many carts in the same moment learn of sixty wrong codes together, not of sixty each', async () => {
  const address = '203.0.113.79'
  const carts = Array.from({ length: 10 }, (_, n) => Array.from({ length: 12 }, (_, i) => `SAI${n}X${i}`))
  const answers = await Promise.all(carts.map((typed) => calculate(typed, address)))
  const told = answers.flatMap(({ refused }) => refused).filter(({ family }) => family === null)
  expect(told).toHaveLength(60)
})

test('taking codes out tells no more of them than putting them in, and counts the same', async () => {
  const address = '203.0.113.88'
  const without = (typed: string[]) =>
    send(contract.removeGuestCoupon, { lines, codes: typed }, { address }).then(({ data }) => data as contract.Cart)
  const looked = await without([...Array.from({ length: 11 }, (_, i) => `SAI${i}`), 'THUMOI'])
  expect(looked).toMatchObject({ code: { codeName: 'THUMOI' } })
  expect(looked.refusedCodes).toHaveLength(11)
  for (let i = 1; i < 6; i++) await without(Array.from({ length: 12 }, (_, n) => `SAI${i}X${n}`))
  const { code, refusedCodes } = await without(['THUMOI', 'KHONGCO'])
  expect(code).toBeNull()
  expect(refusedCodes.map(({ family }) => family)).toEqual(['voucher', 'voucher'])
  expect(outcome(await guess('TUUTRUONG50', address))).toBe('TOO_MANY_REQUESTS')
  // What is named leaves all the same.
  const { data } = await send(contract.removeGuestVoucher, { lines, codes: ['THUMOI', 'KHONGCO'], code: 'thumoi' }, { address })
  expect((data as contract.Cart).refusedCodes).toMatchObject([{ codeName: 'KHONGCO' }])
})

test('ordering is no way to try codes out: what was not looked at is not used', async () => {
  const address = '203.0.113.99'
  const ebook = { productId: 1001, quantity: 1 }
  const { data: plain } = await send(contract.calculateGuestCart, { lines: [ebook] }, { address })
  const order = async (typed: string[]) => {
    const answer = await server.inject({
      ...{ method: 'POST', url: checkOutAsGuest.path, remoteAddress: address },
      payload: {
        ...{ lines: [ebook], codes: typed, paymentMethod: 'cod', requestKey: randomUUID(), isAgreed: true },
        ...{ expectedTotal: (plain as contract.Cart).total },
        delivery: { name: 'Lan', phone: '0912345678', email: 'lan@doc.example' },
      },
    })
    return answer.json().errorMessage as string
  }
  // With the code the price is another; without it only the way to pay is wrong.
  expect(await order(['THUMOI'])).toMatch(/^Giá/)
  for (let i = 0; i < 5; i++) await order(Array.from({ length: 12 }, (_, n) => `SAI${i}X${n}`))
  expect(await order(['THUMOI'])).toMatch(/^Trả tiền khi nhận hàng/)
})

test('the thirteenth code in a cart is refused, by any call and also at once', async () => {
  const person = await addPerson(db)
  const { call } = api.as(person)
  const ebooks = [1001, 1002, 1003].map((productId) => ({ productId, quantity: 1 }))
  const add = (code: string) => call(contract.addCoupon, { body: { code } })
  const merge = (codes: string[]) => call(contract.mergeCart, { body: { key: randomUUID(), lines: ebooks, codes } })
  await db.execute(sql`
    insert into codes (family, code, title, effect, amount, scope, starts_at, ends_at)
    select 'coupon', 'PHIEUSO' || n, 'Giảm', 'amount', 100, '{}', now() - interval '1 day', now() + interval '1 day'
    from generate_series(10, 32) n`)
  const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `PHIEUSO${from + i}`)
  expect((await merge(names(10, 19))).data.remarks).toEqual([])
  // One for each of the three, and worth more than the rest: each would be used.
  await db.execute(sql`
    update codes set amount = 200, scope = jsonb_build_object('productIds', jsonb_build_array(971 + substr(code, 8)::int))
    where code in ('PHIEUSO30', 'PHIEUSO31', 'PHIEUSO32')`)
  api.invalidate('all')
  const answers = await Promise.allSettled(names(30, 32).map(add))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await merge(names(18, 21))).data.remarks).toEqual(['Giỏ đã đủ 12 mã, một số mã chưa chuyển sang'])
  expect((await db.execute(sql`select 1 from cart_codes where user_id = ${person.id}`)).rows).toHaveLength(12)
  const body = { lines: ebooks, codes: names(10, 21), code: 'PHIEUSO30' }
  await expect(api.call(contract.addGuestCoupon, { body })).rejects.toMatchObject(
    refusal('TOO_MANY_CODES', { message: 'Giỏ đã có 12 mã, bạn bỏ bớt một mã rồi thêm nhé' }),
  )
  expect((await api.call(contract.addGuestCoupon, { body: { ...body, code: 'PHIEUSO10' } })).data.productCode).toHaveLength(1)
  await db.execute(sql`delete from codes where code like 'PHIEUSO%'`)
})

test('whoever names one mailbox after the other is not told what each has used up; ordering counts all the same', async () => {
  const victim = 'nan.nhan@doc.example'
  const [code] = await db
    .insert(codes)
    .values({
      ...{ family: 'voucher' as const, code: 'MOTLANTHOI', title: 'Giảm', effect: 'amount' as const, amount: 5_000 },
      ...{ limitPerCustomer: 1, startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` },
    })
    .returning()
  await db
    .insert(customerUses)
    .values({ promotionKey: codePromotionKey(code?.id as number), customer: `email:${mailboxKey(victim)}`, usedCount: 1 })
  const ask = (email: string, address: string) =>
    send(contract.calculateGuestCart, { lines, codes: ['MOTLANTHOI'], delivery: { email } }, { address }).then(
      ({ data }) => (data as contract.Cart).refusedCodes,
    )
  const used = [{ codeName: 'MOTLANTHOI', family: 'voucher', reason: 'Bạn đã dùng hết lượt của mã này' }]
  const [shop, curious] = ['198.51.100.20', '198.51.100.21']
  expect(await ask(victim, shop)).toEqual(used)
  for (let i = 0; i < 60; i++) expect(await ask(`ai${i}@doc.example`, curious)).toEqual([])
  expect(await ask(victim, curious)).toEqual([])
  // What was named before is still judged, and others are not held up.
  expect(await ask(victim, shop)).toEqual(used)
  const own = { lines, code: 'BANDOC26', delivery: { email: 'congtacvien@thuquan.test' } }
  expect(outcome(await send(contract.addGuestAffiliate, own, { address: shop }))).toBe('AFFILIATE_OWN_CODE')
  expect((await send(contract.addGuestAffiliate, own, { address: curious })).status).toBe(200)
  const { data: shown } = await send(
    contract.quoteGuestShipping,
    {
      lines: [{ productId: 1001, quantity: 1 }],
      codes: ['MOTLANTHOI'],
      delivery: { name: 'Lan', phone: '0912345678', email: victim },
    },
    { address: curious },
  )
  const answer = await server.inject({
    ...{ method: 'POST', url: checkOutAsGuest.path, remoteAddress: curious },
    payload: {
      ...{ lines: [{ productId: 1001, quantity: 1 }], codes: ['MOTLANTHOI'], paymentMethod: 'vnpay', requestKey: randomUUID() },
      ...{ isAgreed: true, expectedTotal: (shown as contract.Cart).total },
      delivery: { name: 'Lan', phone: '0912345678', email: victim },
    },
  })
  expect(answer.json().errorMessage).toBe('Mã MOTLANTHOI: Bạn đã dùng hết lượt của mã này')
  // A proxy on this machine that nobody told us about is a network like any other.
  for (let i = 0; i < 60; i++) await ask(`ai${i}@doc.example`, '127.0.0.9')
  expect(await ask(victim, '127.0.0.9')).toEqual([])
})

test('a member who names too many mailboxes is refused', async () => {
  const minh = await addPerson(db)
  const name = (n: number) =>
    api.as(minh).call(contract.setDelivery, { body: { name: 'Lan', phone: `09120${10_000 + n}`, email: `ai${n}@doc.example` } })
  await api.as(minh).call(contract.addProduct, { body: { productId: 1001, quantity: 1 } })
  for (let i = 0; i < 30; i++) await name(i)
  await expect(name(30)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  expect((await name(29)).data.delivery?.email).toBe('ai29@doc.example')
})
