import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listProducts, SORTS } from '@tq/contract/catalog.ts'
import { plainOfMarked } from '@tq/db/search/fold.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { ColumnMemory } from '../../columns/column-memory.ts'
import { findProducts } from '../../product-list.ts'
import { readNatural } from '../../testing/natural-queries.ts'
import { seededRandom } from '../../testing/query-material.ts'
import { typo, withoutAccents } from '../../testing/typing-faults.ts'
import { storedSayings } from '../match/sayings.ts'
import { type Match, matchedRows, scoreOf } from '../match/search-match.ts'
import { productMatchesOf } from '../product-search.ts'
import { readShop } from '../shop-memory.ts'
import { suggest } from '../suggest.ts'

const FOLDER = join(import.meta.dirname, '../../testing/natural')

const { db } = await testDatabase()
const shop = await readShop(db)
const memory = new ColumnMemory(db)
const random = seededRandom(2027)
const texts = readdirSync(FOLDER).flatMap((file) => readNatural(readFileSync(join(FOLDER, file), 'utf8')).map(({ text }) => text))
/** Some of them, as they are and with faults; each is asked of the database in every way it can be read. */
const typed = random
  .shuffle(texts)
  .slice(0, process.env.LONG ? 400 : 80)
  .map((text) =>
    random.pick([(one: string) => one, (one: string) => one, withoutAccents, (one: string) => typo(one, random)])(text),
  )

/** Somebody who can wait until descriptions are in memory, too. */
async function columnsNow(kept: ColumnMemory) {
  const columns = await vi.waitUntil(() => kept.get(), { interval: 5, timeout: 20_000 })
  const stored = { count: async () => [-1], combinations: async () => [] }
  await vi.waitUntil(async () => (await columns.sayings(stored).count(["'~va'"], 1))[0] !== -1, { interval: 5, timeout: 20_000 })
  return columns
}
const columns = await columnsNow(memory)

async function byDatabase(match: Match): Promise<number[]> {
  const { rows } = await db.execute<{ product_id: number }>(
    sql`select product_id, ${scoreOf(match)} as score
      from (${matchedRows(match, sql`is_lead`, sql`product_id, sold, plain, marked`)}) matched order by score desc, sold desc, product_id`,
  )
  return rows.map((row) => row.product_id)
}

test('every reading by what was meant finds what the database finds, in the same order @slow', { timeout: 120_000 }, async () => {
  const steps = new Map<string, number>()
  for (const text of typed) {
    for await (const match of productMatchesOf(storedSayings(db), text, shop)) {
      const found = columns.find(match, { among: null, sort: 'relevance', cap: 1_000 })
      expect(found, `${text}: ${JSON.stringify(match)}`).toEqual(await byDatabase(match))
      if (found?.length) steps.set(match.step ?? 'words', (steps.get(match.step ?? 'words') ?? 0) + 1)
    }
  }
  expect([...steps.keys()]).toEqual(
    expect.arrayContaining([
      'mọi từ, chỗ chính',
      'mọi từ, mọi chỗ',
      'bớt từ ít nghĩa',
      'từng cặp từ trong lời giới thiệu',
      'loại được nêu',
    ]),
  )
})

test('searches and suggestions are the same with and without memory @slow', { timeout: 120_000 }, async () => {
  for (const text of typed) {
    const asked = listProducts.query.parse({
      searchContent: text,
      sort: random.pick(SORTS),
      ...random.pick([{}, {}, { objectType: '1' }, { inStock: '1' }, { objectType: '0,1' }]),
    })
    expect(await findProducts(db, asked, { shop, columns }), text).toEqual(await findProducts(db, asked, { shop }))
    const begun = text.slice(0, random.between(1, text.length))
    expect(await suggest(db, begun, shop, columns), begun).toEqual(await suggest(db, begun, shop))
  }
})

test('what products say is counted and combined as the database does it', async () => {
  const stored = storedSayings(db)
  const held = columns.sayings({ count: fail, combinations: fail })
  const queries = [
    "'toan'",
    "'=toan'''",
    "'~toan' <-> '~hoc'",
    "'toan':A & '@1'",
    "!'toan' & 'hoc'",
    "('cao' <-> 'cap') | ('cao' <2> 'a1')",
    "'nguyen':B",
    "'#course'",
    "'khongdau'",
  ]
  expect(await held.count(queries, 20)).toEqual(await stored.count(queries, 20))
  const inOrder = (list: boolean[][]) => list.map((one) => one.join()).sort()
  expect(inOrder(await held.combinations("'hoc' | '~hoc'", queries, 1_000))).toEqual(
    inOrder(await stored.combinations("'hoc' | '~hoc'", queries, 1_000)),
  )
  function fail(): never {
    throw new Error('asked the database')
  }
})

test('no phrase reaches from a title into the names', async () => {
  const { rows } = await db.execute<{ plain: string }>(sql`select plain from search_docs order by product_id limit 60`)
  const across = rows.flatMap(({ plain }) => {
    const [, last, first] = / (\S+) \| (\S+) /.exec(plain) ?? []
    return last && first ? [`'${last}' <-> '${first}'`] : []
  })
  expect(across.length).toBeGreaterThan(20)
  const stored = storedSayings(db)
  expect(await columns.sayings(stored).count(across, 5)).toEqual(await stored.count(across, 5))
})

test('a word without its accents is read off the word with them', async () => {
  const { rows } = await db.execute<{ word: string; marked: string }>(sql`select word, marked from search_words`)
  expect(rows.filter(({ word, marked }) => plainOfMarked(marked) !== word)).toEqual([])
})

test('another description: what it says now is found, what it said is not', async () => {
  const before = (await db.execute<{ description: string }>(sql`select description from products where id = 1`)).rows[0]
    ?.description
  const asked = listProducts.query.parse({ searchContent: 'zwanzig heringe im topf' })
  for (const [description, isFound] of [
    ['<p>zwanzig heringe im topf</p>', true],
    [before, false],
  ] as const) {
    await saveProduct(db, 1, { description })
    memory.invalidate(['catalog', 'book:1'])
    // At once, from wherever, and once memory knows it.
    for (const now of [(await memory.get()) ?? null, await columnsNow(memory)])
      expect((await findProducts(db, asked, { shop, columns: now })).ids.includes(1)).toBe(isFound)
  }
})
