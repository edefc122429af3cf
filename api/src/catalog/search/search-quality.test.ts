import { readFile } from 'node:fs/promises'
import type { ProductListQuery } from '@tq/contract/catalog.ts'
import { mark } from '@tq/db/search/fold.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { TEST_SEED } from '@tq/db/testing/seed.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findProducts } from '../product-list.ts'
import { type Book, corruptedQueries, type TestQuery } from '../testing/search-queries.ts'
import { readShop } from './shop-memory.ts'

const PLACES = 10
/** The demo catalogue's printed books; what the seed adds to them has ids above. */
const LAST_BOOK = 326

/** What share of a kind must be found, where it isn't nearly all. */
const FLOORS: Record<string, number> = {
  typo1: 0.93,
  // Some people wrote more books than ten places hold.
  author: 0.85,
  author_unaccented: 0.85,
  author_partial: 0.8,
  author_typo: 0.75,
}
const USUAL_FLOOR = 0.95

const { db } = await testDatabase()
const shop = await readShop(db)
const { rows: titles } = await db.execute<{ id: number; marked: string }>(sql`select product_id as id, marked from search_docs`)
const marked = new Map(titles.map((row) => [row.id, row.marked]))

interface Answer extends TestQuery {
  ids: number[]
  total: number
}

async function ask(query: TestQuery): Promise<Answer> {
  const list = { searchContent: query.text, page: 1, perPage: PLACES, inStock: false } as ProductListQuery
  const { ids, total } = await findProducts(db, list, { shop })
  return { ...query, ids, total }
}

async function askAll(queries: TestQuery[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const query of queries) answers.push(await ask(query))
  return answers
}

const isFound = ({ expected, ids }: Answer) => expected.some((id) => ids.includes(id))
/** A course may have the words in its title as well as the books that were expected. */
const isFirst = ({ text, expected, ids }: Answer) =>
  expected.includes(ids[0] ?? 0) || hasMarked(marked.get(ids[0] ?? 0) ?? '', text)
const hasMarked = (title: string, text: string) =>
  mark(text)
    .split(' ')
    .every((word) => title.split(' ').includes(word))
const share = (answers: Answer[], isGood: (answer: Answer) => boolean) => answers.filter(isGood).length / answers.length
const texts = (answers: Answer[]) =>
  answers.map(({ kind, text, expected, ids }) => `${kind}: ${text} → ${expected}, got ${ids.slice(0, 3)}`)

describe('the example queries', () => {
  let answers: Answer[]
  beforeAll(async () => {
    answers = await askAll(await readExamples())
  })

  test('nearly all find their book', () => {
    const wanted = answers.filter(({ expected }) => expected.length > 0)
    expect(share(wanted, isFound), texts(wanted.filter((answer) => !isFound(answer))).join('\n')).toBeGreaterThanOrEqual(0.97)
  })

  test('exact accents come first and nonsense finds nothing', () => {
    const accents = answers.filter(({ kind }) => kind === 'accent_rank1')
    expect(texts(accents.filter((answer) => !isFirst(answer)))).toEqual([])
    const absent = answers.filter(({ kind }) => kind === 'no_result')
    expect(texts(absent.filter(({ total }) => total > 0))).toEqual([])
  })
})

describe(`queries with fresh faults, TEST_SEED=${TEST_SEED}`, () => {
  let byKind: Map<string, Answer[]>
  beforeAll(async () => {
    byKind = Map.groupBy(await askAll(corruptedQueries(await readBooks(), TEST_SEED)), ({ kind }) => kind)
  }, 120_000)

  const faulty = () => [...byKind.entries()].filter(([kind]) => !['accent_rank1', 'nonsense', 'absent'].includes(kind))

  test('find their book', () => {
    const answers = faulty().flatMap(([, ofKind]) => ofKind)
    const misses = answers.filter((answer) => !isFound(answer))
    console.info(`TEST_SEED=${TEST_SEED}: ${answers.length - misses.length} of ${answers.length} found`)
    expect(share(answers, isFound), texts(misses).join('\n')).toBeGreaterThanOrEqual(0.96)
  })

  test('no kind of fault is left behind', () => {
    const weak = faulty().filter(([kind, answers]) => share(answers, isFound) < (FLOORS[kind] ?? USUAL_FLOOR))
    expect(weak.flatMap(([, answers]) => texts(answers.filter((answer) => !isFound(answer))))).toEqual([])
  })

  test('exact accents come first', () => {
    const answers = byKind.get('accent_rank1') ?? []
    expect(texts(answers.filter((answer) => !isFirst(answer)))).toEqual([])
  })

  test('nonsense finds nothing, and what we do not sell nearly nothing', () => {
    const nonsense = byKind.get('nonsense') ?? []
    // Random letters may spell a real word; one slip of a chance is no fault.
    expect(
      share(nonsense, ({ total }) => total === 0),
      texts(nonsense.filter(({ total }) => total > 0)).join('\n'),
    ).toBeGreaterThan(0.98)
    expect(share(byKind.get('absent') ?? [], ({ total }) => total === 0)).toBeGreaterThan(0.85)
  })
})

async function readExamples(): Promise<TestQuery[]> {
  const file = await readFile(new URL('../../../../db/seed/data/search_dev.csv', import.meta.url), 'utf8')
  const lines = file.trim().split('\n').slice(1)
  return lines.map((line) => {
    const [text = '', id = '', kind = ''] = line.replace(/\r$/, '').split(',')
    return { text, kind, expected: id === '' ? [] : [Number(id)] }
  })
}

async function readBooks(): Promise<Book[]> {
  const { rows } = await db.execute<Book & Record<string, unknown>>(sql`
    select products.id, title, isbn, array_agg(name order by position) as authors
    from products join product_contributors on product_id = products.id join contributors on contributors.id = contributor_id
    where products.id <= ${LAST_BOOK} group by products.id order by products.id`)
  return rows
}
