import { listProducts } from '@tq/contract/catalog.ts'
import { connect } from '@tq/db/database.ts'
import { indexProducts } from '@tq/db/search/search-index.ts'
import { invalidateTags, listenForTags } from '@tq/db/tags.ts'
import { saveProduct, setStock } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import fc from '@tq/db/testing/fast-check.ts'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { findProducts } from '../product-list.ts'
import type { CatalogColumns } from './catalog-columns.ts'
import { ColumnMemory } from './column-memory.ts'

const { db, url } = await testDatabase()
const memory = new ColumnMemory(db)
let heard = 0
let latest: string[] = []
const listening = await listenForTags(url, {
  onTags(tags) {
    heard++
    latest = tags
    memory.invalidate(tags)
  },
  onGap: () => {},
})
afterAll(() => listening.close())

const { rows: products } = await db.execute<{ id: number; category_id: number; author: number | null; price: number }>(
  sql`select product_id as id, category_id, author_ids[1] as author, price from search_docs order by product_id`,
)
const { rows: categories } = await db.execute<{ id: number }>(sql`select id from categories order by id`)

/** Reading everything rests in between: somebody who can wait. */
async function columnsOf(kept: ColumnMemory) {
  await expect.poll(() => kept.get(), { interval: 5, timeout: 20_000 }).not.toBeNull()
  return (await kept.get()) as CatalogColumns
}

type Query = Record<string, string | number | undefined>

/** The same list by SQL and from the columns; a refusal counts as an answer. */
async function both(query: Query) {
  const asked = listProducts.query.parse(query)
  const columns = await columnsOf(memory)
  const answer = (way: Promise<unknown>) => way.catch((error: { code: string }) => error.code)
  return { sql: await answer(findProducts(db, asked)), columns: await answer(findProducts(db, asked, { columns })) }
}

async function expectSame(query: Query): Promise<void> {
  const answers = await both(query)
  expect(answers.columns, JSON.stringify(query)).toEqual(answers.sql)
}

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const price = fc.constantFrom(...products.map((row) => row.price), 0, 1, 99_000, 100_000)
const year = fc.integer({ min: 2008, max: 2027 })
const queries = fc.record({
  category: maybe(fc.constantFrom(...categories.map(({ id }) => id), 99_999)),
  author: maybe(fc.constantFrom(...products.flatMap((row) => row.author ?? []), 99_999)),
  objectType: maybe(fc.constantFrom('0', '1', '0,1')),
  priceFrom: maybe(price),
  priceTo: maybe(price),
  yearFrom: maybe(year),
  yearTo: maybe(year),
  rating: maybe(fc.integer({ min: 1, max: 5 })),
  inStock: maybe(fc.constant('1')),
  sort: maybe(fc.constantFrom('newest', 'bestselling', 'priceAsc', 'priceDesc', 'rating', 'title', 'relevance')),
  page: maybe(fc.integer({ min: 1, max: 4 })),
  perPage: maybe(fc.constantFrom(1, 8, 24, 100)),
})

const sameEverywhere = (numRuns: number) => fc.assert(fc.asyncProperty(queries, expectSame), { numRuns })

/** Every order and the widest counts, page by page. */
async function sameOrders(): Promise<void> {
  for (const sort of ['newest', 'bestselling', 'priceAsc', 'priceDesc', 'rating', 'title'])
    for (const objectType of ['0', '1', '0,1']) await expectSame({ sort, objectType, perPage: 100, page: 1 })
}

async function sameShelves(): Promise<void> {
  for (const category of [BOOK.category_id, categories.at(-1)?.id]) await expectSame({ category, perPage: 100 })
}

/** What is suggested to somebody who has typed a letter or two of the book's title, asked twice: the first answer is kept. */
async function sameBeginnings(): Promise<void> {
  const columns = await columnsOf(memory)
  const { rows: titles } = await db.execute<{ plain: string }>(sql`select plain from search_docs where product_id = ${BOOK.id}`)
  for (const letters of [1, 2].map((count) => (titles[0]?.plain ?? ' a').slice(1, 1 + count))) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select product_id as id from search_docs where starts_with(plain, ${` ${letters}`}) and is_lead order by sold desc, product_id limit 6`)
    for (const _ of [1, 2]) expect(columns.beginning(letters, 6), letters).toEqual(rows.map(({ id }) => id))
  }
}

/** As every write does, in its transaction; then its notice has come. */
async function change(id: number, work: () => Promise<void>): Promise<void> {
  await work()
  const before = heard
  await invalidateTags(db, ['catalog', `book:${id}`])
  await expect.poll(() => heard).toBeGreaterThan(before)
}

const BOOK = products.find(({ author }) => author !== null) as (typeof products)[number]

test('what a search finds is counted the same', async () => {
  for (const searchContent of ['kinh te', 'luật', 'toans cao cap', 'giáo trình', 'sách lớp 10', 'khong co gi xqz', 'a'])
    for (const more of [{}, { sort: 'priceAsc' }, { page: 2, perPage: 3 }, { objectType: '1' }, { inStock: '1', sort: 'title' }])
      await expectSame({ searchContent, ...more })
})

test('whatever is chosen, lists from memory are those of the database, with their counts @slow', async () => {
  await sameOrders()
  await sameEverywhere(400)
})

test('of a list longer than is counted, the newest are counted, whatever it is sorted by', async () => {
  const columns = await columnsOf(memory)
  const newest = columns.list({ inStock: false }, 'newest').page(0, 5)
  expect(columns.list({ inStock: false }, 'title').count(5)).toEqual({ total: 5, facets: columns.facetsOf(newest) })
})

describe('after a change they are the same again', () => {
  test.each<[string, Parameters<typeof saveProduct>[2]]>([
    ['of the price', { price: 1_000, salePrice: null }],
    ['of the sales figures', { sold: 1_000_000 }],
    ['of the ratings', { rating1: 5_000, rating5: 0 }],
    ['of the year', { year: null }],
    ['of the category', { categoryId: categories.at(-1)?.id as number }],
    ['of the day it came out', { publishedAt: new Date('2031-01-01') }],
    ['of the title', { title: 'Ấy là một nhan đề khác hẳn' }],
    ['the product is taken from the shelves', { isPublished: false }],
    ['and comes back', { isPublished: true }],
  ])('%s', async (_, values) => {
    const columns = await columnsOf(memory)
    await sameShelves()
    await sameBeginnings()
    await change(BOOK.id, () => saveProduct(db, BOOK.id, values))
    await sameShelves()
    await sameBeginnings()
    await sameOrders()
    await sameEverywhere(20)
    // A row that has its place is written over; another title needs another place.
    if ('title' in values) expect(await memory.get()).not.toBe(columns)
    else expect(await memory.get()).toBe(columns)
  })

  test('it sells out, and sets with it', async () => {
    const { rows } = await db.execute<{ part: number }>(
      sql`select product_id as part from combo_parts join stock using (product_id) order by 1 limit 1`,
    )
    const { part } = rows[0] as { part: number }
    await change(part, () => setStock(db, part, { onHand: 0, reserved: 0 }))
    await expectSame({ inStock: '1', perPage: 100 })
    await sameEverywhere(20)
  })

  test('of a name of an author: everything is read anew', async () => {
    const author = BOOK.author as number
    await db.execute(sql`update contributors set name = 'Tên Mới' where id = ${author}`)
    const { rows } = await db.execute<{ id: number }>(
      sql`select product_id as id from product_contributors where contributor_id = ${author}`,
    )
    await indexProducts(
      db,
      rows.map(({ id }) => id),
    )
    memory.invalidate('all')
    await expectSame({ author })
  })
})

test('rows change while they are read: nobody is shown what was there before @slow', async () => {
  for (let round = 0; round < 20; round++) {
    const id = products[round]?.id as number
    const asking = memory.get()
    await change(id, () => saveProduct(db, id, { sold: 2_000_000 + round }))
    await asking
    const { columns } = await both({ sort: 'bestselling', perPage: 1 })
    const lead = await db.execute(sql`select 1 from search_docs where product_id = ${id} and is_lead`)
    if (lead.rowCount) expect(columns).toMatchObject({ ids: [id] })
  }
})

test('a title changes while everything is read: the book stands where its new title belongs', async () => {
  const own = new ColumnMemory(db)
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await db.transaction(async (tx) => {
    // Titles stand elsewhere: only the rows wait.
    await tx.execute(sql`lock table products in access exclusive mode`)
    await own.get()
    await expect.poll(async () => (await db.execute(waiting)).rowCount, { timeout: 10_000, interval: 5 }).toBe(1)
    await tx.execute(sql`update products set title = 'Ỷ là chữ gần cuối' where id = ${BOOK.id}`)
    await indexProducts(tx, [BOOK.id])
  })
  own.invalidate(['catalog', `book:${BOOK.id}`])
  const listed = (await columnsOf(own)).list({ inStock: false }, 'title').page(0, products.length)
  const { rows } = await db.execute<{ id: number }>(
    sql`select product_id as id from search_docs where is_lead order by sort_title, product_id`,
  )
  expect(listed).toEqual(rows.map(({ id }) => id))
})

describe('the best-selling e-book after a change', async () => {
  const bestSelling = async () => (await memory.get())?.list({ inStock: false, objectType: [1] }, 'bestselling').page(0, 1)
  const [{ id }] = (await db.execute<{ id: number }>(sql`select min(product_id) as id from search_docs where object_type = 1`))
    .rows as [{ id: number }]

  test('is right for each of several who ask at once', async () => {
    await columnsOf(memory)
    await change(id, () => saveProduct(db, id, { sold: 3_000_000 }))
    expect(await Promise.all([bestSelling(), bestSelling(), bestSelling()])).toEqual([[id], [id], [id]])
  })

  test('is right when more books changed than one notice names', async () => {
    const others = Array.from({ length: 900 }, (_, n) => `book:${1_000_000 + n}`)
    await columnsOf(memory)
    await saveProduct(db, id, { sold: 0 })
    latest = []
    await invalidateTags(db, ['catalog', ...others, `book:${id}`])
    await expect.poll(() => latest).toContain(`book:${id}`)
    expect(await bestSelling()).not.toEqual([id])
  })
})

test('read just now: it rests before everything is read again, and lists come from the database', async () => {
  const own = new ColumnMemory(db)
  expect(await own.get()).toBeNull()
  await columnsOf(own)
  own.invalidate('all')
  expect(await own.get()).toBeNull()
  expect(await own.get()).toBeNull()
  await columnsOf(own)
})

test('the database is away: there are no columns and no error of their own; it is back: there are', async () => {
  const other = connect({ url: url.replace(/\/[^/]*$/, '/not_there') })
  const own = new ColumnMemory(other)
  for (let n = 0; n < 3; n++) expect(await own.get()).toBeNull()
  await other.$client.end()
})
