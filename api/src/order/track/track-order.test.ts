import { cancelByAddress, trackOrder as contract } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { staffActorIn } from '../../testing/staff-actor.ts'
import { advanceOrder } from '../fulfilment/advance-order.ts'
import { newBuyer, openTestShop } from '../testing/shop.ts'
import { trackOrder } from './track-order.ts'

const api = await testApi()
const { db } = api
const shop = await openTestShop(api)
const { rows } = await db.execute<{ id: number }>(
  sql`select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' order by p.id limit 1`,
)
const BOOK = rows[0]?.id as number
await shop.setFree(BOOK, 900)

async function order() {
  const buyer = newBuyer()
  const { orderId } = await shop.buy({ lines: [{ productId: BOOK, quantity: 2 }] }, 'cod', buyer)
  const { code } = await shop.row(orderId)
  return { id: orderId, code, phone: buyer.phone, email: buyer.email }
}
const ask = (body: { code: string; phone: string }) => api.call(contract, { body })
const askFrom = (address: string, body: { code: string; phone: string }, limitsNetworks = true) =>
  trackOrder(db, { ...body, address, limitsNetworks })
const wrongPhone = (at: number) => `03${String(10_000_000 + at)}`

beforeEach(() => db.execute(sql`truncate rate_limits`))

test('code and telephone open where the order is, and nothing that names its buyer', async () => {
  const { id, code, phone, email } = await order()
  const { data } = await ask({ code, phone })
  const row = await shop.row(id)
  expect(data).toMatchObject({
    code,
    status: 'processing',
    lines: [{ quantity: 2 }],
    placeText: row.placeText,
    shippingFrom: row.shippingFrom,
    total: row.total,
    isPaid: false,
  })
  expect(data.stages.map(({ name, state }) => [name, state])).toEqual([
    ['Đã đặt', 'done'],
    ['Đang chuẩn bị sách', 'now'],
    ['Đang giao tới bạn', 'ahead'],
    ['Đã giao và nhận tiền', 'ahead'],
  ])
  const told = JSON.stringify(data)
  for (const secret of [id, email, phone, row.name, row.address, row.requestKey]) expect(told).not.toContain(secret)
})

test.each([
  ['in small letters with hyphens', (code: string) => `${code.slice(0, 8)}-${code.slice(8)}`.toLowerCase()],
  ['with spaces', (code: string) => ` ${code.slice(0, 2)} ${code.slice(2)} `],
])('the code is taken %s, and the number with +84', async (_, typed) => {
  const { code, phone } = await order()
  expect((await ask({ code: typed(code), phone: `+84 ${phone.slice(1, 4)}.${phone.slice(4)}` })).data.code).toBe(code)
})

test('a wrong code, a wrong number and somebody else’s number get the same answer', async () => {
  const [mine, theirs] = [await order(), await order()]
  const asked = [
    { code: 'TQ261115ZZZZZZ', phone: mine.phone },
    { code: mine.code, phone: wrongPhone(1) },
    { code: mine.code, phone: theirs.phone },
  ]
  for (const body of asked) await expect(ask(body)).rejects.toMatchObject(refusal('ORDER_NOT_TRACKED'))
})

test('what is no code or no number is told at its field', async () => {
  await expect(ask({ code: '1234', phone: '12' })).rejects.toMatchObject({
    ...refusal('INPUT_INVALID'),
    fields: [
      { field: 'code', message: 'Mã đơn hàng có dạng TQ261115K7M2QX' },
      { field: 'phone', message: 'Số điện thoại có ít nhất 10 số' },
      { field: 'phone', message: 'số điện thoại không hợp lệ' },
    ],
  })
})

test('each step of staff is seen, and the day that was promised goes once the parcel is there', async () => {
  const { id, code, phone } = await order()
  const actor = await staffActorIn(db)
  const move = (status: 'shipped' | 'delivered', trackingCode?: string) =>
    advanceOrder(db, id, { status, trackingCode, note: '', words: '', actor, gateways: {} })
  await move('shipped', 'VD 8801 5523')
  const { data: sent } = await ask({ code, phone })
  expect(sent).toMatchObject({ trackingCode: 'VD 8801 5523', status: 'shipped' })
  expect(sent.stages.find(({ state }) => state === 'now')?.name).toBe('Đang giao tới bạn')
  expect(sent.shippingFrom).not.toBeNull()
  await move('delivered')
  const { data: there } = await ask({ code, phone })
  expect(there.stages.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  expect(there).toMatchObject({ shippingFrom: null, shippingTo: null })
})

test('a cancelled order says so, without the words it was cancelled with', async () => {
  const { id, code, phone } = await order()
  await api.call(cancelByAddress, { params: { id }, body: { reason: 'Chuyện riêng của tôi' } })
  const { data } = await ask({ code, phone })
  expect(data.stages.at(-1)).toMatchObject({ name: 'Đơn đã huỷ', state: 'stopped' })
  expect(JSON.stringify(data)).not.toContain('Chuyện riêng')
})

test('whoever guesses numbers is soon answered no more; the buyer elsewhere is', async () => {
  const { code, phone } = await order()
  const guess = (at: number) => askFrom('203.0.113.7', { code, phone: wrongPhone(at) })
  for (let at = 0; at < 20; at++) await expect(guess(at)).rejects.toMatchObject(refusal('ORDER_NOT_TRACKED'))
  await expect(guess(20)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(askFrom('203.0.113.7', { code, phone })).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  expect(await askFrom('198.51.100.1', { code, phone })).toMatchObject({ code })
})

test('two hundred wrong numbers for one code from everywhere: one more from each network, and the buyer is answered', async () => {
  const { code, phone } = await order()
  for (let at = 0; at < 200; at++) await askFrom(`10.1.${at}.1`, { code, phone: wrongPhone(at) }).catch(() => {})
  const guess = (at: number) => askFrom('10.2.0.1', { code, phone: wrongPhone(at) })
  await expect(guess(1)).rejects.toMatchObject(refusal('ORDER_NOT_TRACKED'))
  await expect(guess(2)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  for (let times = 0; times < 5; times++) expect(await askFrom('198.51.100.2', { code, phone })).toMatchObject({ code })
})

test('thirty at once from one network: twenty are looked up', async () => {
  const { code } = await order()
  const tries = Array.from({ length: 30 }, (_, at) =>
    askFrom('10.3.0.1', { code, phone: wrongPhone(at) }).catch((error: { code: string }) => error.code),
  )
  const outcomes = await Promise.all(tries)
  expect(outcomes.filter((outcome) => outcome === 'ORDER_NOT_TRACKED')).toHaveLength(20)
  expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS')).toHaveLength(10)
})
