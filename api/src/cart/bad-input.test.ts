import { randomUUID } from 'node:crypto'
import * as contract from '@tq/contract/cart.ts'
import type { FailedEnvelope } from '@tq/contract/http/envelope.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../account/session/open-session.ts'
import { openKeys } from '../account/signing-keys.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db, server } = api

const BOOK = 56
const line = { productId: BOOK, quantity: 1 }
const lan = await addPerson(db)
const { token } = await openSession(db, openKeys(db), {
  ...{ userId: lan.id, device: 'Firefox', address: '127.0.0.1', isLong: false },
})
let lineId = 0
let before: unknown

/** Everything a cart holds, as it lies in the database. */
const stored = async () =>
  (
    await db.execute(sql`
      select (select jsonb_agg(to_jsonb(l) order by l.id) from cart_lines l) as lines, (select jsonb_agg(k) from cart_codes k) as codes,
        (select jsonb_agg(jsonb_build_array(c.affiliate_code, c.delivery)) from carts c) as carts`)
  ).rows

beforeAll(async () => {
  const { data } = await api.as(lan).call(contract.addProduct, { body: line })
  lineId = data.cartDetailId
  before = await stored()
})

async function send(method: string, url: string, payload?: unknown, address = '127.0.0.1') {
  const answer = await server.inject({
    method: method as 'POST',
    url,
    remoteAddress: address,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  return { status: answer.statusCode, body: answer.json() as FailedEnvelope }
}

const QUANTITIES = [0, -1, 1.5, 1e308, '1', [3], true, null, 1000]
const HUGE = 'A'.repeat(5_000)
const delivery = { name: 'Lan', phone: '0912345678', email: 'lan@example.vn', address: '12 Hàng Bài', wardId: 1 }

/** Each of these is refused by the shape the contract asks for. */
const CASES: [name: string, method: string, url: () => string, payload?: unknown][] = [
  ...[contract.calculateGuestCart, contract.checkGuestInventory].flatMap(({ path }): typeof CASES => [
    ...QUANTITIES.map((quantity): (typeof CASES)[number] => [
      `${path}, quantity ${JSON.stringify(quantity)}`,
      'POST',
      () => path,
      { lines: [{ productId: BOOK, quantity }] },
    ]),
    [
      `${path}, 101 lines`,
      'POST',
      () => path,
      { lines: Array.from({ length: 101 }, (_, i) => ({ productId: i + 1, quantity: 1 })) },
    ],
    [`${path}, a price`, 'POST', () => path, { lines: [{ ...line, price: 1 }] }],
    [`${path}, no body`, 'POST', () => path],
  ]),
  ...[
    { total: 1 },
    { shippingFee: 0 },
    { codes: 'TUUTRUONG50' },
    { codes: [['TUUTRUONG50']] },
    { codes: [HUGE] },
    { codes: Array.from({ length: 13 }, (_, i) => `A${i}`) },
    { affiliateCode: HUGE },
    { affiliateCode: ['BANDOC26'] },
    { delivery: { wardId: 1e15 } },
    { delivery: { wardId: 2_147_483_648 } },
    { delivery: { note: 'a\0b' } },
    { delivery: { name: 'Lan \ud800' } },
  ].map((more): (typeof CASES)[number] => [
    `calculating with ${JSON.stringify(more).slice(0, 50)}`,
    'POST',
    () => contract.calculateGuestCart.path,
    { lines: [line], ...more },
  ]),
  ...[...QUANTITIES.slice(0, -2).map((Quantity) => ({ Quantity })), {}, { Quantity: null }, { Quantity: 2, price: 1 }, []].map(
    (change): (typeof CASES)[number] => [
      `changing a line to ${JSON.stringify(change)}`,
      'PATCH',
      () => `/api/Order/cartDetails/${lineId}`,
      change,
    ],
  ),
  ['changing line “abc”', 'PATCH', () => '/api/Order/cartDetails/abc', { Quantity: 1 }],
  ['changing line 1e300', 'PATCH', () => '/api/Order/cartDetails/1e300', { Quantity: 1 }],
  ...[...QUANTITIES.map((quantity) => ({ quantity })), { productId: 1e15 }, { productId: '56' }, { price: 1 }].map(
    (wrong): (typeof CASES)[number] => [
      `adding with ${JSON.stringify(wrong)}`,
      'POST',
      () => contract.addProduct.path,
      { ...line, ...wrong },
    ],
  ),
  ...[
    { key: 'x' },
    { lines: [{ ...line, quantity: 0 }] },
    { lines: Array.from({ length: 101 }, (_, i) => ({ productId: i + 1, quantity: 1 })) },
    { codes: [HUGE] },
    { affiliateCode: HUGE },
  ].map((wrong): (typeof CASES)[number] => [
    `merging with ${JSON.stringify(wrong).slice(0, 50)}`,
    'POST',
    () => contract.mergeCart.path,
    { key: randomUUID(), lines: [line], ...wrong },
  ]),
  ...[contract.addVoucher, contract.addCoupon].flatMap(({ path }): typeof CASES =>
    [['TUUTRUONG50'], HUGE, null, 7, { a: 1 }].map((code) => [
      `${path} with ${JSON.stringify(code).slice(0, 30)}`,
      'POST',
      () => path,
      { code },
    ]),
  ),
  ['a repeated affiliate code', 'POST', () => '/api/Order/add-affiliate?affiliateCode=A&affiliateCode=BANDOC26'],
  ['an affiliate code of 5 kB', 'POST', () => `/api/Order/add-affiliate?affiliateCode=${HUGE}`],
  ['no affiliate code', 'POST', () => '/api/Order/add-affiliate'],
  ['a repeated code to remove', 'DELETE', () => '/api/Order/del-voucher?code=A&code=B'],
  ...[
    { wardId: 1e15 },
    { wardId: 2_147_483_648 },
    { wardId: '1' },
    { note: 'a\0b' },
    { note: 'Gọi trước \ud83d' },
    { name: 'Lan \udc00' },
    { address: '12 Hàng Bài \ud800' },
    { name: 'Lan\u0007' },
    { note: 'x'.repeat(501) },
    { total: 1 },
  ].map((wrong): (typeof CASES)[number] => [
    `delivering to ${JSON.stringify(wrong).slice(0, 40)}`,
    'PATCH',
    () => contract.setDelivery.path,
    { ...delivery, ...wrong },
  ]),
]

const NO_CODES = ['', ' ', 'TỰU', '\0', '\ud800', 'khong co']

describe('bad input changes nothing and is refused with a sentence', () => {
  test.each(CASES)('%s', async (_, method, url, payload) => {
    const { status, body } = await send(method, url(), payload)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: refusal('INPUT_INVALID', { isSuccess: false, errorMessage: expect.stringMatching(/\p{L}/u) }),
    })
    expect(await stored()).toEqual(before)
  })

  test.each([contract.calculateGuestCart.path, contract.checkGuestInventory.path, contract.mergeCart.path])(
    '%s, 999 and 1 of the same',
    async (path) => {
      const key = path === contract.mergeCart.path ? { key: randomUUID() } : {}
      const { body } = await send('POST', path, { ...key, lines: [{ ...line, quantity: 999 }, line] })
      expect(body).toMatchObject(refusal('TOO_MANY_OF_ONE', { fields: [{ field: String(line.productId) }] }))
      expect(await stored()).toEqual(before)
    },
  )

  test.each(NO_CODES.flatMap((code) => [contract.addVoucher, contract.addCoupon].map(({ path }) => ({ path, code }))))(
    '$path with what is no code: $code',
    async ({ path, code }) => {
      const { body } = await send('POST', path, { code })
      expect(body).toMatchObject(refusal('VOUCHER_INVALID', { errorMessage: expect.stringMatching(/\p{L}/u) }))
      expect(await stored()).toEqual(before)
    },
  )

  test('five hundred codes a minute from one address', async () => {
    const refused = await Promise.all(
      Array.from({ length: 500 }, (_, i) =>
        send('POST', contract.addVoucher.path, { code: `DOAN${i}` }, '203.0.113.7').then(({ body }) => body.code),
      ),
    )
    expect(refused.filter((code) => code === 'VOUCHER_INVALID')).toHaveLength(60)
    expect(refused.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(440)
    expect(await stored()).toEqual(before)
  })
})

test('a ward there is not is refused whatever is bought, and never keeps a cart from being shown', async () => {
  const minh = await addPerson(db)
  const { call } = api.as(minh)
  await call(contract.addProduct, { body: { productId: 1001, quantity: 1 } })
  const shown = async () => (await call(contract.getCart)).data
  const body = { name: 'Minh', phone: '0912345678', email: 'minh@example.vn', wardId: 1_234_567 }
  await expect(call(contract.setDelivery, { body })).rejects.toMatchObject(
    refusal('WARD_UNKNOWN', { message: 'Không có phường, xã này' }),
  )
  expect(await shown()).toMatchObject({ lines: [{ productId: 1001 }], delivery: null })
  await db.execute(sql`update carts set delivery = ${JSON.stringify(body)} where user_id = ${minh.id}`)
  expect((await shown()).delivery).toMatchObject({ wardId: 1_234_567, placeText: '' })
  const { data } = await call(contract.setDelivery, { body: { ...body, wardId: null } })
  expect(data.delivery).toMatchObject({ wardId: null })
})
