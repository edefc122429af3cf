import { randomUUID } from 'node:crypto'
import { addProduct, setDelivery } from '@tq/contract/cart.ts'
import * as contract from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBuyer, openTestShop } from '../order/testing/shop.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api
const shop = await openTestShop(api)
const { rows } = await db.execute<{ id: number }>(
  sql`select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' order by p.id limit 2`,
)
const [BOOK, OTHER] = rows.map(({ id }) => id) as [number, number]
for (const id of [BOOK, OTHER]) await shop.setFree(id, 500)
api.invalidate('all')

const line = (productId: number, quantity = 1) => ({ productId, quantity })
const send = (body: Awaited<ReturnType<typeof shop.checkoutBody>>, call = api.call) => call(contract.checkOutAsGuest, { body })
const REUSED = refusal('REQUEST_KEY_REUSED', { message: expect.stringContaining('đơn khác') })

test('the same cart of the same buyer is the same order, also by another way to pay', async () => {
  const body = await shop.checkoutBody({ lines: [line(BOOK), line(OTHER, 2)] })
  const first = await send(body)
  expect(await send(body)).toEqual(first)
  const again = { ...body, lines: [line(OTHER, 2), line(BOOK)], paymentMethod: 'cod' as const }
  expect((await send(again)).orderId).toBe(first.orderId)
})

test.each<[string, (body: Awaited<ReturnType<typeof shop.checkoutBody>>) => object]>([
  ['another cart', () => ({ lines: [line(OTHER)] })],
  ['another quantity', () => ({ lines: [line(BOOK, 2)] })],
  ['another buyer', ({ delivery }) => ({ delivery: { ...delivery, ...newBuyer() } })],
  ['another place', ({ delivery }) => ({ delivery: { ...delivery, address: 'Số 9 phố khác' } })],
  ['another code', () => ({ codes: ['TUUTRUONG50'] })],
])('a key sent again with %s: refused, and nothing of the first order is told', async (_, change) => {
  const body = await shop.checkoutBody({ lines: [line(BOOK)] }, 'cod')
  const { orderId } = await send(body)
  const before = await db.execute(sql`select count(*)::int as n from orders`)
  const refused = await send({ ...body, ...change(body) }).catch((error: unknown) => error)
  expect(refused).toMatchObject(REUSED)
  expect(JSON.stringify(refused)).not.toContain(orderId)
  expect((await db.execute(sql`select count(*)::int as n from orders`)).rows).toEqual(before.rows)
  expect(await shop.invariants()).toEqual({})
})

test('a member’s key: the emptied cart is the same order; a cart filled anew, or another member, is not', async () => {
  const { call } = api.as(await addPerson(db, newBuyer()))
  const fill = async (productId: number) => {
    await call(addProduct, { body: line(productId) })
    return (await call(setDelivery, { body: shop.delivery() })).data.total
  }
  const requestKey = randomUUID()
  const body = async (productId: number) => ({
    ...{ paymentMethod: 'cod' as const, requestKey, isAgreed: true as const },
    expectedTotal: await fill(productId),
  })
  const asked = await body(BOOK)
  const { orderId } = await call(contract.checkOut, { body: asked })
  expect((await call(contract.checkOut, { body: asked })).orderId).toBe(orderId)
  await expect(call(contract.checkOut, { body: await body(OTHER) })).rejects.toMatchObject(REUSED)
  const stranger = api.as(await addPerson(db, newBuyer()))
  await expect(stranger.call(contract.checkOut, { body: asked })).rejects.toMatchObject(REUSED)
})

test('twelve at once with one key and two carts: one order, and whoever sent the other cart is told', async () => {
  const body = await shop.checkoutBody({ lines: [line(BOOK)] }, 'cod')
  const other = {
    ...body,
    lines: [line(BOOK, 2)],
    expectedTotal: (await shop.checkoutBody({ lines: [line(BOOK, 2)] })).expectedTotal,
  }
  const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => send(i % 2 ? other : body)))
  const placed = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.orderId] : []))
  expect(placed).toHaveLength(6)
  expect(new Set(placed).size).toBe(1)
  for (const one of answers) if (one.status === 'rejected') expect(one.reason).toMatchObject(REUSED)
})
