import { estimateDelivery, quoteGuestShipping } from '@tq/contract/cart.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CacheInfo } from '../../http/cache/cache-info.ts'
import { openTestShop } from '../../order/testing/shop.ts'
import { testApi } from '../../testing/api.ts'
import { openCartPricing } from '../cart-pricing.ts'
import { estimateDelivery as estimate } from './estimate-delivery.ts'

const api = await testApi()
const { db, server } = api
const shop = await openTestShop(api)
const { rows: books } = await db.execute<{ id: number }>(
  sql`select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.price < 200000 order by p.id limit 1`,
)
const BOOK = books[0]?.id as number
const { rows: places } = await db.execute<{ id: number; code: string }>(
  sql`select unit_id as id, code from geo_units where scheme = 'L2' and level = 1`,
)
const cityOf = (code: string) => places.find((place) => place.code === code)?.id as number
await shop.setFree(BOOK, 50)
api.invalidate('all')

const ask = (cityId: number | undefined, id: number = BOOK) =>
  api.call(estimateDelivery, { params: { id }, query: cityId === undefined ? {} : { cityId } })

test('without a province: the 34 to choose from', async () => {
  const { data } = await ask(undefined)
  expect(data.cities).toHaveLength(34)
  expect(data.chosen).toBeNull()
})

test('fee and days are those that the till counts for a ward of that province', async () => {
  const { data } = await ask(cityOf('01'))
  const body = { lines: [{ productId: BOOK, quantity: 1 }], delivery: shop.delivery() }
  const { data: cart } = await api.call(quoteGuestShipping, { body })
  const standard = data.chosen?.quotes.find(({ method }) => method === 'standard')
  expect(standard?.fee).toBeGreaterThan(0)
  expect(standard?.fee).toBe(cart.shippingFee)
  expect(data.chosen?.quotes.map(({ method }) => method)).toContain('express')
})

test('an island of the province is told, and does not make the mainland dearer', async () => {
  const { data } = await ask(cityOf('31'))
  expect(data.chosen?.hasFarPlaces).toBe(true)
  const { data: capital } = await ask(cityOf('01'))
  expect(capital.chosen?.hasFarPlaces).toBe(false)
})

test('a ward, and what is no place at all, are no province', async () => {
  expect((await ask(shop.wardId)).data.chosen).toBeNull()
  expect((await ask(1_999_999_999)).data.chosen).toBeNull()
  const path = `${estimateDelivery.path.replace(':id', String(BOOK))}?cityId=abc`
  expect((await server.inject(path)).json()).toMatchObject({ code: refusal('INPUT_INVALID').code })
})

test('what is opened online, sold out or unknown is sent nowhere', async () => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from products where kind = 'digital' order by id limit 1`)
  expect((await ask(cityOf('01'), rows[0]?.id)).data.chosen?.quotes).toEqual([])
  expect((await ask(cityOf('01'), 987_654)).data.chosen?.quotes).toEqual([])
  await shop.setFree(BOOK, 0)
  await invalidateTags(db, [`book:${BOOK}`])
  api.invalidate('all')
  expect((await ask(cityOf('01'))).data.chosen?.quotes).toEqual([])
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

test.each([
  ['before the cut-off', '2026-11-12T13:59:00+07:00', '2026-11-12T07:00:00.000Z'],
  ['after it', '2026-11-12T14:00:00+07:00', '2026-11-13T07:00:00.000Z'],
  ['after midnight in Vietnam', '2026-11-13T00:30:00+07:00', '2026-11-13T07:00:00.000Z'],
])('the answer is held until parcels are packed a day later: asked %s', async (_, at, until) => {
  const cacheInfo = new CacheInfo()
  const pricing = openCartPricing(db, { limitsNetworks: false })
  const now = new Date(at)
  const { chosen } = await estimate(pricing, { productId: BOOK, cityId: cityOf('79'), now }, cacheInfo)
  expect(cacheInfo.until?.toISOString()).toBe(until)
  const later = await estimate(pricing, { productId: BOOK, cityId: cityOf('79'), now: new Date(until) }, new CacheInfo())
  expect((later.chosen?.quotes[0]?.from ?? '') > (chosen?.quotes[0]?.from ?? '')).toBe(true)
})
