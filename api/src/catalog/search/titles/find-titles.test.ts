import { listProducts, SORTS } from '@tq/contract/catalog.ts'
import { connect } from '@tq/db/database.ts'
import { indexProducts } from '@tq/db/search/search-index.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { CatalogColumns } from '../../columns/catalog-columns.ts'
import { ColumnMemory } from '../../columns/column-memory.ts'
import { filtersOf } from '../../product-filters.ts'
import { findProducts } from '../../product-list.ts'
import { seededRandom } from '../../testing/query-material.ts'
import { telex, typo, withoutAccents, withWrongTones } from '../../testing/typing-faults.ts'
import { storedSayings } from '../match/sayings.ts'
import { type Match, matchedRows, scoreOf } from '../match/search-match.ts'
import { productMatchesOf } from '../product-search.ts'
import { readShop } from '../shop-memory.ts'

const { db } = await testDatabase()
const shop = await readShop(db)
const memory = new ColumnMemory(db)
const columns = await columnsNow(memory)
/** What is asked of the database where memory answers by itself would fail here. */
const nowhere = connect({ url: 'postgres://127.0.0.1:1/nowhere', max: 1 })
afterAll(() => nowhere.$client.end())

const CAP = 1_000
const { rows: books } = await db.execute<{ title: string; people: string | null }>(sql`
  select title, (select string_agg(name, ' ') from product_contributors join contributors on id = contributor_id
    where product_id = products.id) as people from products where is_published order by id`)
const random = seededRandom(2026)
const FAULTS = [
  (text: string) => text,
  withoutAccents,
  (text: string) => withWrongTones(text, random),
  (text: string) => typo(text, random),
  (text: string) =>
    text
      .split(' ')
      .map((word) => telex(word))
      .join(' '),
  (text: string) => text.slice(0, Math.max(3, text.length - 2)),
  (text: string) => `${text} `,
  (text: string) => withoutAccents(text).replaceAll(' ', ''),
  (text: string) => text.slice(0, random.between(1, 2)),
]

/** Words of a title or of its people, side by side, as somebody may type them. */
function typedText(): string {
  const { title, people } = random.pick(books)
  const words = (random.chance(0.2) && people ? people : title).split(' ')
  const from = random.between(0, words.length - 1)
  return random.pick(FAULTS)(words.slice(from, from + random.between(1, 5)).join(' '))
}

/** Reading everything rests in between. */
function columnsNow(kept: ColumnMemory): Promise<CatalogColumns> {
  return vi.waitUntil(() => kept.get(), { interval: 5, timeout: 20_000 })
}

async function byDatabase(match: Match, more: object): Promise<number[]> {
  const { form, chosen } = await filtersOf(db, listProducts.query.parse(more))
  const rows = matchedRows(match, sql`${form} and ${chosen}`, sql`product_id, sold, plain, marked`)
  const { rows: found } = await db.execute<{ product_id: number }>(
    sql`select product_id, ${scoreOf(match)} as score from (${rows}) matched order by score desc, sold desc, product_id`,
  )
  return found.map((row) => row.product_id)
}

test('every reading of a text that is looked up in memory finds what the database finds, in the same order @slow', async () => {
  const steps = new Map<string, number>()
  for (let n = 0; n < 150; n++) {
    const text = typedText()
    for await (const match of productMatchesOf(storedSayings(db), text, shop)) {
      const more = random.pick([{}, {}, { objectType: '1' }, { inStock: '1', priceFrom: '50000' }])
      const among = Object.keys(more).length ? listProducts.query.parse(more) : null
      const found = columns.find(match, { among, sort: 'relevance', cap: CAP })
      if (!found) continue
      expect(found, `${text}: ${JSON.stringify(match)}`).toEqual(await byDatabase(match, more))
      for (const name of ['marked', 'shortEnd', 'isPhrase', 'wordPattern', 'start', 'isRepaired', 'isGuess', 'glued'] as const)
        if (match[name]) steps.set(name, (steps.get(name) ?? 0) + 1)
    }
  }
  // Each kind of condition was met.
  expect([...steps.keys()].sort()).toEqual([
    'glued',
    'isGuess',
    'isPhrase',
    'isRepaired',
    'marked',
    'shortEnd',
    'start',
    'wordPattern',
  ])
})

test('searches are the same with and without memory', async () => {
  for (let n = 0; n < 120; n++) {
    const text = typedText()
    const asked = listProducts.query.parse({ searchContent: text, sort: random.pick(SORTS), page: 1 })
    expect(await findProducts(db, asked, { shop, columns }), text).toEqual(await findProducts(db, asked, { shop }))
  }
})

test('words of a title are found without a statement', async () => {
  const asked = listProducts.query.parse({ searchContent: 'lang xa chau tho' })
  expect((await findProducts(nowhere, asked, { shop, columns })).total).toBeGreaterThan(0)
})

describe('more than are rated', () => {
  const match: Match = {
    plain: 'toan',
    terms: [[{ text: 'toan', isPrefix: false }]],
    words: "'toan'",
    accents: [],
    isRepaired: false,
  }

  test('what was bought most is, and before it what begins so', async () => {
    const { rows } = await db.execute<{ id: number; begins: boolean }>(sql`
      select product_id as id, starts_with(plain, ' toan ') as begins from search_docs where is_lead and words @@ 'toan'
      order by starts_with(plain, ' toan ') desc, sold desc, product_id`)
    const begun = rows.filter(({ begins }) => begins).length
    expect(begun).toBeGreaterThan(1)
    for (const cap of [1, begun, begun + 3, rows.length]) {
      const found = columns.find({ ...match, start: ' toan ' }, { among: null, sort: 'relevance', cap })
      expect(new Set(found)).toEqual(new Set(rows.slice(0, cap).map(({ id }) => id)))
    }
  })

  test('in another order they are the first of all', () => {
    const all = columns.find(match, { among: null, sort: 'title', cap: CAP }) ?? []
    expect(columns.find(match, { among: null, sort: 'title', cap: 2 })).toEqual(all.slice(0, 2))
  })
})

test.each([
  ['its number', (isbn: string) => isbn],
  ['its number with hyphens', (isbn: string) => `${isbn.slice(0, 3)}-${isbn.slice(3, 7)}-${isbn.slice(7)}`],
  ['the beginning of it', (isbn: string) => isbn.slice(0, 9)],
  ['the end of it', (isbn: string) => isbn.slice(-5)],
])('a book is found by %s without a statement', async (_, typed) => {
  const { rows } = await db.execute<{ isbn: string }>(sql`select isbn from products where isbn is not null and is_published`)
  for (const { isbn } of rows.slice(0, 40)) {
    const asked = listProducts.query.parse({ searchContent: typed(isbn) })
    const found = await findProducts(nowhere, asked, { shop, columns })
    expect(found.total, isbn).toBeGreaterThan(0)
    expect(found, isbn).toEqual(await findProducts(db, asked, { shop }))
  }
})

test('somebody else wrote it: it is found by their name', async () => {
  const { rows } = await db.execute<{ id: number; other: number }>(sql`
    select product_id as id, (select min(id) from contributors where id <> all(author_ids)) as other
    from search_docs where is_lead and author_ids <> '{}' order by 1 limit 1`)
  const { id, other } = rows[0] as { id: number; other: number }
  await db.execute(sql`update product_contributors set contributor_id = ${other} where product_id = ${id} and position = 0`)
  await indexProducts(db, [id])
  memory.invalidate(['catalog', `book:${id}`])
  const { rows: people } = await db.execute<{ name: string }>(sql`select name from contributors where id = ${other}`)
  const asked = listProducts.query.parse({ searchContent: people[0]?.name, perPage: 100 })
  const now = await findProducts(db, asked, { shop, columns: await columnsNow(memory) })
  expect(now.ids).toContain(id)
  expect(now).toEqual(await findProducts(db, asked, { shop }))
})

test('what was bought most is chosen by what is sold now', async () => {
  const match: Match = {
    ...{ plain: 'toan', words: "'toan'", terms: [[{ text: 'toan', isPrefix: false }]] },
    ...{ accents: [], isRepaired: false },
  }
  const chosen = async () => (await columnsNow(memory)).find(match, { among: null, sort: 'relevance', cap: 1 })
  const [before] = (await chosen()) ?? []
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from search_docs where is_lead and words @@ 'toan' and product_id <> ${before} order by 1 limit 1`)
  const id = rows[0]?.id as number
  await saveProduct(db, id, { sold: 10_000_000 })
  memory.invalidate(['catalog', `book:${id}`])
  expect(await chosen()).toEqual([id])
})

test('a book that is no longer sold is not found by its number, and is again when it comes back', async () => {
  const { rows } = await db.execute<{ id: number; isbn: string }>(
    sql`select id, isbn from products where isbn is not null and is_published order by id limit 1`,
  )
  const { id, isbn } = rows[0] as { id: number; isbn: string }
  for (const isPublished of [false, true]) {
    await saveProduct(db, id, { isPublished })
    memory.invalidate(['catalog', `book:${id}`])
    const asked = listProducts.query.parse({ searchContent: isbn })
    expect(
      (await findProducts(nowhere, asked, { shop, columns: await columnsNow(memory) }).catch(() => null))?.ids ?? [],
    ).toEqual(isPublished ? [id] : [])
  }
})
