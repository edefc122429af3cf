import { refusal } from '@tq/contract/testing/refusal.ts'
import * as contract from '@tq/contract/wish.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { wishes } from '@tq/db/schema/wish.ts'
import { indexProducts, reindexAll } from '@tq/db/search/search-index.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api
const SOLD = (
  await db.select({ id: products.id }).from(products).where(eq(products.isPublished, true)).orderBy(asc(products.id)).limit(60)
).map(({ id }) => id)
const [A = 0, B = 0, C = 0, HIDDEN = 0] = SOLD
const UNKNOWN = 1_999_999_999

let lan: Awaited<ReturnType<typeof addPerson>>
let call: ReturnType<typeof api.as>['call']
beforeEach(async () => {
  lan = await addPerson(db)
  call = api.as(lan).call
  await db
    .update(products)
    .set({ isPublished: sql`${products.id} <> ${HIDDEN}` })
    .where(inArray(products.id, SOLD))
  await indexProducts(db, SOLD)
})

const add = async (...productIds: number[]) => (await call(contract.addWishes, { body: { productIds } })).data
const ids = async () => (await call(contract.listWishedIds)).data
const list = async (page = 1) => call(contract.listWishes, { query: { page } })

describe('adding', () => {
  test('the same book twice is kept once, at its first place', async () => {
    expect(await add(A)).toEqual([A])
    const before = await db.select().from(wishes).where(eq(wishes.userId, lan.id))
    expect(await add(A)).toEqual([A])
    expect(await add(A, A)).toEqual([A])
    expect(await db.select().from(wishes).where(eq(wishes.userId, lan.id))).toEqual(before)
  })

  test('keeps the order of a guest’s list, newest first', async () => {
    await add(A)
    expect(await add(C, B, A)).toEqual([C, B, A])
  })

  test.each([UNKNOWN, HIDDEN])('one that is not sold is refused: %i', async (id) => {
    await expect(add(id)).rejects.toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    expect(await ids()).toEqual([])
  })

  test('of several, what is not sold is left out', async () => {
    expect(await add(UNKNOWN, B, HIDDEN, A)).toEqual([B, A])
    expect(await add(UNKNOWN, HIDDEN)).toEqual([B, A])
  })

  test('notes what it costs and whether it is there', async () => {
    await add(A)
    const [row] = await db.select().from(wishes).where(eq(wishes.userId, lan.id))
    const [card] = (await list()).data
    expect(row).toMatchObject({ priceSeen: card?.price, wasInStock: card?.inStock, toldAt: null })
  })

  test('the 501st book is refused, also when ten come at once @slow', async () => {
    await db.execute(sql`
      insert into products (kind, object_type, work_id, category_id, title, slug, vat_class, price)
      select 'course', 1, 1, category_id, 'Sách thử ' || n, 'sach-thu', '5', 1000
      from (select category_id from products limit 1) c, generate_series(1, 500) n`)
    await reindexAll(db)
    const many = await db.select({ id: products.id }).from(products).where(eq(products.slug, 'sach-thu'))
    expect(await add(...many.slice(0, 495).map(({ id }) => id))).toHaveLength(495)
    const settled = await Promise.allSettled(SOLD.slice(10, 20).map((id) => add(id)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await ids()).toHaveLength(500)
    await expect(add(B)).rejects.toMatchObject({
      status: 400,
      code: 'TOO_MANY_WISHES',
      message: 'Danh sách yêu thích đã đủ 500 sản phẩm, bạn bỏ bớt rồi thêm nhé',
    })
    // What is there already needs no room; of several, what fits is taken.
    expect(await add(many[0]?.id as number)).toHaveLength(500)
    await call(contract.removeWish, { params: { productId: many[0]?.id as number } })
    const several = () => call(contract.addWishes, { body: { productIds: [C, B, A, HIDDEN] } })
    const some = await several()
    expect(some.data[0]).toBe(C)
    expect(some).toMatchObject({
      unfitting: [B, A],
      successMessage: 'Danh sách yêu thích đã đủ 500 sản phẩm, còn 2 sản phẩm chưa vào',
    })
    // A full list refuses none of several: what is there stays, the rest is told.
    expect(await several()).toMatchObject({ unfitting: [B, A] })
    expect(await ids()).toHaveLength(500)
    await db.delete(products).where(eq(products.slug, 'sach-thu'))
  })

  test.each([{ productIds: [] }, { productIds: ['1'] }, { productIds: [0] }, { productIds: [1.5] }, { productIds: null }, {}])(
    'refuses %j',
    async (body) => {
      await expect(call(contract.addWishes, { body: body as never })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
    },
  )

  test('refuses 501 at once', async () => {
    await expect(add(...Array.from({ length: 501 }, (_, n) => n + 1))).rejects.toMatchObject(refusal('INPUT_INVALID'))
  })
})

describe('the list', () => {
  test('comes in pages of twenty', async () => {
    await add(...SOLD.slice(10, 55))
    const first = await list()
    expect(first).toMatchObject({ total: 45, totalPage: 3 })
    expect(first.data.map(({ id }) => id)).toEqual(SOLD.slice(10, 30))
    expect((await list(3)).data.map(({ id }) => id)).toEqual(SOLD.slice(50, 55))
    await expect(list(4)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
  })

  test('is empty at first', async () => {
    expect(await list()).toMatchObject({ data: [], total: 0, totalPage: 1 })
  })

  test('says what it cost before where it costs less now', async () => {
    await add(A, B)
    await db
      .update(wishes)
      .set({ priceSeen: 990_000 })
      .where(and(eq(wishes.userId, lan.id), eq(wishes.productId, A)))
    expect((await list()).data.map(({ id, priceBefore }) => [id, priceBefore])).toEqual([
      [A, 990_000],
      [B, null],
    ])
  })

  test('leaves out what is not sold now, and shows it when it is back', async () => {
    await add(A, B)
    await saveProduct(db, A, { isPublished: false })
    expect(await ids()).toEqual([B])
    expect(await list()).toMatchObject({ total: 1, data: [{ id: B }] })
    await saveProduct(db, A, { isPublished: true })
    expect(await ids()).toEqual([A, B])
  })
})

describe('removing', () => {
  test('takes one out; what is not there is not found', async () => {
    await add(A, B)
    expect((await call(contract.removeWish, { params: { productId: A } })).data).toEqual([B])
    await expect(call(contract.removeWish, { params: { productId: A } })).rejects.toMatchObject({ code: 'WISH_NOT_FOUND' })
  })

  test('is each person’s own', async () => {
    await add(A)
    const stranger = api.as(await addPerson(db)).call
    await expect(stranger(contract.removeWish, { params: { productId: A } })).rejects.toMatchObject(refusal('WISH_NOT_FOUND'))
    expect((await stranger(contract.listWishes)).data).toEqual([])
    expect((await stranger(contract.listWishedIds)).data).toEqual([])
    expect(await ids()).toEqual([A])
  })
})

test('guests have no list here', async () => {
  const refused = await Promise.allSettled([
    api.call(contract.listWishes),
    api.call(contract.listWishedIds),
    api.call(contract.addWishes, { body: { productIds: [A] } }),
    api.call(contract.removeWish, { params: { productId: A } }),
  ])
  for (const result of refused) expect(result).toMatchObject({ reason: refusal('SESSION_EXPIRED') })
})

describe('cards for a guest’s list', () => {
  const cards = async (...productIds: number[]) => (await api.call(contract.listCardsOf, { body: { productIds } })).data

  test('in the order asked for, each once, without what is gone', async () => {
    expect((await cards(C, UNKNOWN, A, HIDDEN, C)).map(({ id }) => id)).toEqual([C, A])
    expect(await cards()).toEqual([])
  })

  test('are never kept by anybody', async () => {
    const answer = await api.server.inject({
      method: 'POST',
      url: contract.listCardsOf.path,
      payload: { productIds: [A] },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
