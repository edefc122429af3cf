import * as feedbackContract from '@tq/contract/catalog/feedback.ts'
import * as contract from '@tq/contract/catalog.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { flashSaleItems } from '@tq/db/schema/catalog/catalog.ts'
import { saveProduct, setStock } from '@tq/db/testing/by-hand.ts'
import { beginCounting } from '@tq/db/testing/invariants/opening.ts'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { STAFF_ACTOR } from '../testing/staff-actor.ts'
import { tagsTold } from '../testing/tags-told.ts'
import { averageRating } from './cards.ts'
import { changePrice } from './change-price.ts'

const api = await testApi()
const { call, db, server } = api

describe('a product', () => {
  test('carries everything the book page shows', async () => {
    const { data } = await call(contract.getProduct, { params: { id: 1 } })
    expect(data).toMatchObject({
      id: 1,
      kind: 'printed',
      title: 'Toán cao cấp A1: Giải tích hàm một biến',
      address: 'toan-cao-cap-a1-giai-tich-ham-mot-bien.1',
      isbn: '978-604-4990-00-2',
      authors: ['Doãn Tâm Thuỳ Dương'],
      categories: [{ id: 1 }, { id: 2, name: 'Toán và thống kê' }],
    })
    expect(data.toc.length).toBeGreaterThan(3)
    expect(data.pictures.length).toBeGreaterThan(0)
  })

  test('is found by id and by slug.id, and knows its other forms', async () => {
    const { data } = await call(contract.getProduct, { params: { id: 'gi-cung-duoc.2' } })
    expect(data.hasDigital).toBe(true)
    expect(data.formats.map((format) => format.kind)).toEqual(['printed', 'digital'])
  })

  test('SPEC §3: rating is 5 while nobody rated, the count is the sum of rating1 to rating5', async () => {
    await saveProduct(db, 3, { rating1: 0, rating2: 0, rating3: 0, rating4: 0, rating5: 0 })
    await saveProduct(db, 4, { rating1: 1, rating2: 0, rating3: 0, rating4: 2, rating5: 1 })
    expect((await call(contract.getProduct, { params: { id: 3 } })).data).toMatchObject({ rating: 5, ratingCount: 0 })
    expect((await call(contract.getProduct, { params: { id: 4 } })).data).toMatchObject({
      rating: 3.5,
      ratingCount: 4,
      rating4: 2,
    })
    expect(averageRating([0, 0, 0, 0, 0])).toBe(5)
  })

  test('a combo shows its parts and is out of stock when one of them is', async () => {
    const { data: combo } = await call(contract.getProduct, { params: { id: 3001 } })
    expect(combo.kind).toBe('combo')
    expect(combo.parts.length).toBeGreaterThan(1)
    const printed = combo.parts.find((part) => part.kind === 'printed')
    await setStock(db, printed?.id ?? 0, { onHand: 0, reserved: 0 })
    expect((await call(contract.getProduct, { params: { id: 3001 } })).data).toMatchObject({ inStock: false, stock: 0 })
  })

  test('facts by kind: pages of what a combo holds, lessons of a course, and nothing of either for a book', async () => {
    const { data: combo } = await call(contract.getProduct, { params: { id: 3001 } })
    expect(combo.parts.every((part) => (part.pages ?? 0) > 0)).toBe(true)
    expect((await call(contract.getProduct, { params: { id: 2001 } })).data.lessonCount).toBeGreaterThan(0)
    expect((await call(contract.getProduct, { params: { id: 1 } })).data).toMatchObject({ lessonCount: null, ebook: null })
  })

  test('courses that come with it, and books beside it', async () => {
    const { rows } = await db.execute<{ product_id: number }>(sql`select product_id from product_courses limit 1`)
    const id = rows[0]?.product_id ?? 0
    const { data: courses } = await call(contract.listCoursesOfProduct, { params: { id } })
    expect(courses[0]).toMatchObject({ kind: 'course', lessonCount: expect.any(Number) })
    const { data: beside } = await call(contract.listProductsInSameCategory, { params: { id: 1 } })
    expect(beside.length).toBeGreaterThan(3)
    expect(beside.every((card) => card.categoryId === 2 && card.id !== 1)).toBe(true)
  })

  for (const endpoint of [
    contract.getProduct,
    contract.listProductsInSameCategory,
    contract.listCoursesOfProduct,
    feedbackContract.listFeedbackOfProduct,
  ]) {
    test(`an unknown or hidden product is 404 at ${endpoint.path}`, async () => {
      await saveProduct(db, 326, { isPublished: false })
      api.invalidate(['catalog', 'book:326'])
      for (const id of [999_999, 326])
        await expect(call(endpoint, { params: { id } })).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
    })
  }
})

describe('the price in force', () => {
  const priceOf = async (id: number) => (await call(contract.getProduct, { params: { id } })).data

  test('a change is told to lists and to pages of the book', async () => {
    expect(await tagsTold(api, () => changePrice(db, 14, { actor: STAFF_ACTOR, price: 100_000 }))).toEqual(['book:14', 'catalog'])
  })

  test('is the sale price inside its window and the list price outside', async () => {
    const day = 86_400_000
    await changePrice(db, 10, {
      actor: STAFF_ACTOR,
      price: 100_000,
      salePrice: 80_000,
      saleStartsAt: new Date(Date.now() - day),
      saleEndsAt: new Date(Date.now() + day),
    })
    expect(await priceOf(10)).toMatchObject({ price: 80_000, listPrice: 100_000, discountPercent: 20 })
    await changePrice(db, 10, {
      actor: STAFF_ACTOR,
      price: 100_000,
      salePrice: 80_000,
      saleStartsAt: new Date(Date.now() + day),
      saleEndsAt: new Date(Date.now() + 2 * day),
    })
    expect(await priceOf(10)).toMatchObject({ price: 100_000, discountPercent: 0, saleEndsAt: null })
    await changePrice(db, 10, { actor: STAFF_ACTOR, price: 100_000 })
    expect(await priceOf(10)).toMatchObject({ price: 100_000, listPrice: 100_000 })
  })

  test('a flash sale goes before it, until its quota is sold', async () => {
    const { data: sales } = await call(contract.listFlashSales)
    const running = sales.find((sale) => sale.isRunning)
    const item = running?.items.find((one) => one.quotaSold < one.quota)
    expect(await priceOf(item?.id ?? 0)).toMatchObject({
      price: item?.salePrice,
      flashSaleId: running?.id,
      saleEndsAt: running?.endsAt,
    })
    const mine = and(eq(flashSaleItems.flashSaleId, running?.id ?? 0), eq(flashSaleItems.productId, item?.id ?? 0))
    await db.update(flashSaleItems).set({ sold: sql`quota` }).where(mine)
    await beginCounting(db, { of: /^flash_sale_items/ })
    expect((await priceOf(item?.id ?? 0)).flashSaleId).toBeNull()
  })

  test('the answer says until when it is true', async () => {
    const ends = new Date(Date.now() + 3_600_000)
    await changePrice(db, 11, { actor: STAFF_ACTOR, price: 90_000, salePrice: 70_000, saleEndsAt: ends })
    const answer = await server.inject('/api/ProductPage/11')
    expect(answer.headers['x-fresh-until']).toBe(ends.toISOString())
    expect(answer.headers['cache-tag']).toContain('book:11')
  })

  test('SQL refuses a sale above the price and a negative price', async () => {
    await expect(changePrice(db, 12, { actor: STAFF_ACTOR, price: 10_000, salePrice: 20_000 })).rejects.toThrow()
    await expect(changePrice(db, 12, { actor: STAFF_ACTOR, price: -1 })).rejects.toThrow()
    expect((await priceOf(12)).listPrice).toBeGreaterThan(0)
  })
})

describe('lists', () => {
  test('carry totalPage, total and facets; the default page has 20', async () => {
    const list = await call(contract.listProducts, { query: {} })
    expect(list.data.length).toBe(20)
    expect(list.totalPage).toBe(Math.ceil(list.total / 20))
    expect(list.facets.categories.length).toBeGreaterThan(10)
    expect(list.facets.inStock).toBeGreaterThan(0)
  })

  test('Digital lists only what is opened online', async () => {
    const { data } = await call(contract.listDigitalProducts, { query: { perPage: 100 } })
    expect(data.every((card) => card.objectType === 1)).toBe(true)
  })

  test('page 1 of a search that finds nothing is an empty list, not a failure', async () => {
    const list = await call(contract.listProducts, { query: { searchContent: 'zzzzqqqq' } })
    expect(list).toMatchObject({ data: [], total: 0, totalPage: 1 })
  })

  test('reviews are paged, newest first', async () => {
    const first = await call(feedbackContract.listFeedbackOfProduct, { params: { id: 58 }, query: { page: 1 } })
    expect(first.total).toBeGreaterThanOrEqual(1000)
    expect(first.totalPage).toBe(Math.ceil(first.total / 10))
    const times = first.data.map((one) => one.createdAt)
    expect(times).toEqual([...times].sort().reverse())
    const five = await call(feedbackContract.listFeedbackOfProduct, { params: { id: 58 }, query: { rating: 5 } })
    expect(five.data.every((one) => one.rating === 5)).toBe(true)
    expect((await call(feedbackContract.listFeedback, { query: {} })).data.length).toBe(10)
  })

  test('suggestions: titles, then authors, then categories, ten at most', async () => {
    const { data } = await call(contract.suggest, { query: { searchContent: 'toan' } })
    expect(data.length).toBeGreaterThan(3)
    expect(data.length).toBeLessThanOrEqual(10)
    const order = data.map((one) => ['product', 'author', 'category'].indexOf(one.type))
    expect(order).toEqual([...order].sort())
  })
})
