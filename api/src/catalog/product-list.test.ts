import { listProducts } from '@tq/contract/catalog.ts'
import { connect } from '@tq/db/database.ts'
import { PREPARED_AT_MOST } from '@tq/db/prepared.ts'
import { vietnameseSortKey } from '@tq/db/search/vietnamese-order.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import fc from '@tq/db/testing/fast-check.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findProducts, type ListSummary } from './product-list.ts'

const { db, url } = await testDatabase()

type Choices = Record<string, string | number | undefined>

const find = (query: Choices = {}) => findProducts(db, listProducts.query.parse(query))

interface Row extends Record<string, unknown> {
  id: number
  title: string
  price: number
  sold: number
  rating: number
  year: number
  category_id: number
  object_type: number
  is_lead: boolean
  in_stock: boolean
  has_digital: boolean
  author_ids: number[]
  published_at: string
}

/** Everything, read the simple way: what lists must agree with. */
const { rows: all } = await db.execute<Row>(
  sql`select product_id as id, title, search_docs.* from search_docs join products on id = product_id order by product_id`,
)
const leads = all.filter((row) => row.is_lead)
const byId = new Map(all.map((row) => [row.id, row]))
const rowsOf = (ids: number[]) => ids.map((id) => byId.get(id) as Row)

describe('the list', () => {
  test('shows one entry a work, the newest first', async () => {
    const { ids, total, isCountCapped } = await find({ perPage: 100 })
    expect(total).toBe(leads.length)
    expect(isCountCapped).toBe(false)
    expect(rowsOf(ids).every((row) => row.is_lead)).toBe(true)
    const dates = rowsOf(ids).map((row) => new Date(row.published_at).getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  })

  test('its pages hold every entry once', async () => {
    const pages = Math.ceil(leads.length / 50)
    const found = await Promise.all(Array.from({ length: pages }, (_, at) => find({ page: at + 1, perPage: 50, sort: 'title' })))
    expect(found.flatMap(({ ids }) => ids).toSorted((a, b) => a - b)).toEqual(leads.map((row) => row.id))
    await expect(find({ page: pages + 1, perPage: 50 })).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
  })

  test.each([
    ['priceAsc', (a: Row, b: Row) => a.price - b.price],
    ['priceDesc', (a: Row, b: Row) => b.price - a.price],
    ['bestselling', (a: Row, b: Row) => b.sold - a.sold],
    ['rating', (a: Row, b: Row) => b.rating - a.rating || b.sold - a.sold],
    [
      'title',
      (a: Row, b: Row) => Buffer.compare(Buffer.from(vietnameseSortKey(a.title)), Buffer.from(vietnameseSortKey(b.title))),
    ],
  ])('sorts by %s, with and without a text', async (sort, compare) => {
    for (const query of [{}, { category: 19 }, { searchContent: 'kinh te' }]) {
      const rows = rowsOf((await find({ ...query, sort, perPage: 30 })).ids)
      expect(rows.length).toBeGreaterThan(1)
      expect(rows.map((row) => row.id)).toEqual(
        rows.toSorted((a, b) => compare(a, b) || rows.indexOf(a) - rows.indexOf(b)).map((row) => row.id),
      )
    }
  })
})

describe('filters', () => {
  const author = leads[0]?.author_ids[0] as number

  test.each<[string, Choices, (row: Row) => boolean]>([
    ['a leaf category', { category: 27 }, (row) => row.is_lead && row.category_id === 27],
    [
      'a top category with its children',
      { category: 'luat.25' },
      (row) => row.is_lead && row.category_id >= 25 && row.category_id <= 30,
    ],
    [
      'a price range, both ends included',
      { priceFrom: 100_000, priceTo: 150_000 },
      (row) => row.is_lead && row.price >= 100_000 && row.price <= 150_000,
    ],
    ['years', { yearFrom: 2020, yearTo: 2022 }, (row) => row.is_lead && row.year >= 2020 && row.year <= 2022],
    ['years up to one', { yearTo: 2019 }, (row) => row.is_lead && row.year > 0 && row.year <= 2019],
    ['an author', { author }, (row) => row.is_lead && row.author_ids.includes(author)],
    ['stars', { rating: 4 }, (row) => row.is_lead && row.rating >= 40],
    ['what is there', { inStock: '1' }, (row) => row.is_lead && row.in_stock],
    ['shipped things', { objectType: '0' }, (row) => row.is_lead && row.object_type === 0],
    ['digital things, e-books beside their printed twins', { objectType: '1' }, (row) => row.object_type === 1],
    ['both', { objectType: '0,1' }, (row) => row.is_lead],
    [
      'several at once',
      { category: 19, inStock: '1', priceTo: 200_000, rating: 3 },
      (row) =>
        row.is_lead && row.in_stock && row.price <= 200_000 && row.rating >= 30 && row.category_id >= 19 && row.category_id <= 24,
    ],
  ])('%s', async (_, query, belongs) => {
    const { ids, total } = await find({ ...query, perPage: 100 })
    const expected = all.filter(belongs)
    expect(total).toBe(expected.length)
    expect(expected.length).toBeGreaterThan(0)
    expect(rowsOf(ids).every(belongs)).toBe(true)
  })

  test('the list of digital things is the same as choosing them', async () => {
    const digital = await findProducts(db, { ...listProducts.query.parse({}), onlyDigital: true })
    expect(digital).toEqual(await find({ objectType: '1' }))
  })

  test('an unknown category is an error, an unknown author an empty list', async () => {
    await expect(find({ category: 99_999 })).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
    expect(await find({ author: 99_999 })).toMatchObject({ ids: [], total: 0, facets: { categories: [], inStock: 0 } })
  })
})

describe('facets', () => {
  test.each([{}, { category: 19 }, { searchContent: 'kinh te' }, { searchContent: 'toans' }])(
    'of %j count what choosing them would show',
    async (query) => {
      const { facets, total } = await find(query)
      const countOf = async (choice: Choices) => (await find({ ...query, ...choice })).total
      for (const { id, count } of facets.categories.slice(0, 6)) expect(await countOf({ category: id })).toBe(count)
      for (const { year, count } of facets.years.slice(0, 4)) expect(await countOf({ yearFrom: year, yearTo: year })).toBe(count)
      for (const { id, count } of facets.authors.slice(0, 4)) expect(await countOf({ author: id })).toBe(count)
      for (const { rating, count } of facets.ratings) expect(await countOf({ rating })).toBe(count)
      for (const { from, to, count } of facets.prices)
        expect(await countOf({ priceFrom: from, ...(to && { priceTo: to }) })).toBe(count)
      expect(await countOf({ inStock: '1' })).toBe(facets.inStock)
      expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      expect(facets.years.map(({ year }) => year)).toEqual(facets.years.map(({ year }) => year).toSorted((a, b) => b - a))
      expect(facets.authors.length).toBeLessThanOrEqual(12)
    },
  )

  test('count a printed book with an e-book as both', async () => {
    const { facets } = await find()
    expect(facets.objectTypes).toEqual([
      { objectType: 0, count: leads.filter((row) => row.object_type === 0).length },
      { objectType: 1, count: leads.filter((row) => row.object_type === 1 || row.has_digital).length },
    ])
  })

  test('are remembered for every page and order of a list', async () => {
    const memo = new Map<string, ListSummary>()
    const ask = (query: Choices) => findProducts(db, listProducts.query.parse(query), { memo })
    for (const query of [{ category: 19 }, { searchContent: 'luật' }, {}]) {
      const first = await ask(query)
      const size = memo.size
      const again = await ask({ ...query, sort: 'title', page: 2, perPage: 2 })
      expect(memo.size).toBe(size)
      expect(again.facets).toBe([...memo.values()].at(-1)?.facets)
      expect(await ask(query)).toEqual(first)
      expect(again.ids).toEqual((await find({ ...query, sort: 'title', page: 2, perPage: 2 })).ids)
    }
    expect(memo.size).toBe(3)
  })
})

describe('search', () => {
  test('says what it searched for when it is not what was typed', async () => {
    expect((await find({ searchContent: 'thij giacs mays tinhs' })).searchedFor).toBe('thị giác máy tính')
    expect((await find({ searchContent: 'ketcaubetong' })).searchedFor).toBe('kết cấu bê tông')
    expect((await find({ searchContent: 'mua sách kết cấu bê tông pdf' })).searchedFor).toBe('kết cấu bê tông')
    expect((await find({ searchContent: 'ket cau be tong' })).searchedFor).toBeNull()
  })

  test('keeps to the filters and does not guess because of them', async () => {
    const found = await find({ searchContent: 'kinh te', category: 25 })
    expect(rowsOf(found.ids).every((row) => row.category_id >= 25 && row.category_id <= 30)).toBe(true)
    expect(await find({ searchContent: 'kết cấu bê tông', category: 25 })).toMatchObject({
      total: 0,
      searchedFor: null,
      nearby: { spellings: [] },
    })
  })

  test('finds digital things only, when asked', async () => {
    const { ids } = await find({ searchContent: 'kinh te', objectType: '1' })
    expect(ids.length).toBeGreaterThan(0)
    expect(rowsOf(ids).every((row) => row.object_type === 1)).toBe(true)
  })

  test('offers texts that do find something, and categories with the same words', async () => {
    const { ids, nearby } = await find({ searchContent: 'luật hình sự kubernetes' })
    expect(ids).toEqual([])
    expect(nearby.spellings[0]).toBe('luật hình sự')
    expect(nearby.categories.map(({ id }) => id)).toContain(28)
    expect(nearby.productIds).toHaveLength(5)
    for (const spelling of nearby.spellings) expect((await find({ searchContent: spelling })).total).toBeGreaterThan(0)
    expect((await find({ searchContent: 'xqzkw vbnzx' })).nearby).toEqual({ spellings: [], categories: [], productIds: [] })
  })

  test('pages end where the results do', async () => {
    const { total } = await find({ searchContent: 'kinh te' })
    await expect(find({ searchContent: 'kinh te', page: total + 1, perPage: 1 })).rejects.toMatchObject({
      code: 'PAGE_NOT_FOUND',
    })
    await expect(find({ searchContent: 'xqzkw', page: 2 })).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
  })

  test('never throws, whatever the text @slow', async () => {
    const query = listProducts.query.parse({})
    const fixed = [
      '\0',
      "'",
      '"',
      '\\',
      "\\'",
      ':*',
      '&|!<->()',
      '%_',
      '$1',
      '{}',
      "'; drop table products --",
      '😀'.repeat(3000),
      'a'.repeat(10_000),
      'toán '.repeat(2000),
      '\u0301'.repeat(500),
      '\ud800',
    ]
    for (const text of fixed) await findProducts(db, { ...query, searchContent: text })
    const letters = fc.constantFrom(...'toán cấp luật123\'"\\:*&|!()<>%_\0-ðđ\u0301😀 ')
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: letters, maxLength: 60 })), async (text) => {
        await findProducts(db, { ...query, searchContent: text })
      }),
      { numRuns: 150 },
    )
  })

  test('works inside a transaction too', async () => {
    const inside = await db.transaction((tx) => findProducts(tx, listProducts.query.parse({ searchContent: 'toans cao cap' })))
    expect(inside).toEqual(await find({ searchContent: 'toans cao cap' }))
  })
})

test('hundreds of combinations, each asked for again and again: the same lists, and few plans are held @long', async () => {
  const one = connect({ url, max: 1 })
  onTestFinished(() => one.$client.end())
  const choices: Choices[] = [
    { priceFrom: 1 },
    { priceTo: 9_000_000 },
    { yearFrom: 1900 },
    { yearTo: 2100 },
    { rating: 1 },
    { inStock: '1' },
  ]
  for (let mask = 0; mask < 2 ** choices.length; mask++)
    for (const sort of ['title', 'priceAsc', 'bestselling']) {
      const query = listProducts.query.parse(Object.assign({ sort }, ...choices.filter((_, at) => mask & (1 << at))))
      const first = await findProducts(one, query)
      for (let again = 0; again < 2; again++) expect(await findProducts(one, query)).toEqual(first)
    }
  const { rows } = await one.execute<{ held: number }>(sql`select count(*)::int as held from pg_prepared_statements`)
  expect(rows[0]?.held).toBeLessThanOrEqual(PREPARED_AT_MOST)
})
