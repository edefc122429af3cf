import { estimateDelivery, quoteGuestShipping } from '@tq/contract/cart.ts'
import { getProduct } from '@tq/contract/catalog.ts'
import { getOrder } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { UNTIL_HEADER } from '../../http/cache/cache-info.ts'
import { newBuyer, openTestShop } from '../../order/testing/shop.ts'
import { testApi } from '../../testing/api.ts'
import { moveClocks } from '../../testing/clock.ts'
import { vietnamDay, vietnamMidnight } from '../../time/vietnam-time.ts'

const api = await testApi({ hasMovableClock: true })
const { db, server } = api
const shop = await openTestShop(api)
/** Nothing but the day may change their answers by the clock. */
const { rows } = await db.execute<{ id: number; combo: number }>(sql`
  select p.id, c.combo_id as combo from products p join stock s on s.product_id = p.id join combo_parts c on c.product_id = p.id
  where p.kind = 'printed' and p.sale_price is null
    and not exists (select 1 from flash_sale_items i where i.product_id in (p.id, c.combo_id)) order by p.id limit 1`)
const { id: BOOK, combo: COMBO } = rows[0] as { id: number; combo: number }
const DAY_MS = 86_400_000
const START = Date.now()
const inDays = (days: number) => vietnamDay(new Date(START + days * DAY_MS))
const RELEASE = inDays(20)

afterAll(() => void vi.useRealTimers())
beforeEach(async () => {
  await moveClocks(db, 0)
  await saveProduct(db, BOOK, { releaseDay: RELEASE })
  await shop.setFree(BOOK, 5)
  api.invalidate('all')
})

const productOf = async (id: number) => (await api.call(getProduct, { params: { id } })).data
const parcelOf = async (productId = BOOK, quantity = 1) => {
  const body = { lines: [{ productId, quantity }], delivery: shop.delivery() }
  return (await api.call(quoteGuestShipping, { body })).data
}

test('until its day a book says when it comes out; on the day it is like any other by itself', async () => {
  expect(await productOf(BOOK)).toMatchObject({ releaseDay: RELEASE, inStock: true, stock: 5 })
  await moveClocks(db, 18)
  expect((await productOf(BOOK)).releaseDay).toBe(RELEASE)
  await moveClocks(db, 21)
  expect(await productOf(BOOK)).toMatchObject({ releaseDay: null, inStock: true })
})

test('a held answer ends when the day begins in Vietnam', async () => {
  const { headers } = await server.inject(`/api/ProductPage/${BOOK}`)
  expect(headers[UNTIL_HEADER]).toBe(vietnamMidnight(RELEASE).toISOString())
})

test('a set comes out with its last part', async () => {
  expect((await productOf(COMBO)).releaseDay).toBe(RELEASE)
  await saveProduct(db, BOOK, { releaseDay: null })
  api.invalidate('all')
  expect((await productOf(COMBO)).releaseDay).toBeNull()
})

test('a parcel is counted from the day the last of its books comes out', async () => {
  const cart = await parcelOf()
  expect(cart.lines[0]?.releaseDay).toBe(RELEASE)
  for (const { from, to } of cart.shippingOptions) expect([from >= RELEASE, to >= RELEASE]).toEqual([true, true])
  const { data: place } = await api.call(estimateDelivery, { params: { id: BOOK }, query: {} })
  const { data } = await api.call(estimateDelivery, { params: { id: BOOK }, query: { cityId: place.cities[0]?.cityId } })
  expect(data.chosen?.quotes.every(({ from }) => from >= RELEASE)).toBe(true)
  await saveProduct(db, BOOK, { releaseDay: null })
  api.invalidate('all')
  expect((await parcelOf()).shippingOptions[0]?.from).toSatisfy((from: string) => from < RELEASE)
})

test('the copies announced are the copies there are; the order keeps the day that was told', async () => {
  const who = newBuyer()
  const { orderId } = await shop.buy({ lines: [{ productId: BOOK, quantity: 2 }] }, 'cod', who)
  expect(await shop.stockOf(BOOK)).toMatchObject({ reserved: 2 })
  await expect(shop.buy({ lines: [{ productId: BOOK, quantity: 4 }] }, 'cod')).rejects.toMatchObject(refusal('STOCK_SHORT'))
  await saveProduct(db, BOOK, { releaseDay: inDays(40) })
  const { data: order } = await api.call(getOrder, { params: { id: orderId } })
  expect(order.lines[0]?.releaseDay).toBe(RELEASE)
  expect(order.shippingFrom).toSatisfy((from: string) => from >= RELEASE)
  await api.runJobs()
  const [letter] = await db.select().from(mails).where(eq(mails.recipient, who.email))
  expect(letter?.text).toContain(`(đặt trước, phát hành ngày ${RELEASE.split('-').reverse().join('/')})`)
})

test('what is opened online has no such day', async () => {
  await expect(db.execute(sql`update products set release_day = ${RELEASE} where kind = 'digital'`)).rejects.toMatchObject({
    cause: { constraint: 'product_release_printed' },
  })
})
