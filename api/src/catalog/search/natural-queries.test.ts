import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listProducts } from '@tq/contract/catalog.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findProducts } from '../product-list.ts'
import { type Answered, isAnsweredWell, readNatural } from '../testing/natural-queries.ts'
import { readShop } from './shop-memory.ts'

const FOLDER = join(import.meta.dirname, '../testing/natural')
const FLOOR = 0.92
/** Of what the press does not have. */
const ABSENT_FLOOR = 0.97

const { db } = await testDatabase()
const shop = await readShop(db)
const { rows } = await db.execute<Answered & { title: string } & Record<string, unknown>>(sql`
  select p.id, p.kind, p.title, array_remove(array[c.id, c.parent_id], null) as "categoryIds",
    array(select name from product_contributors join contributors on id = contributor_id where product_id = p.id) as people
  from products p join categories c on c.id = p.category_id`)
const byId = new Map(rows.map((row) => [row.id, row]))

async function ask(text: string) {
  const { ids, leftOut } = await findProducts(
    db,
    listProducts.query.parse({ searchContent: text, objectType: '0,1', perPage: 10 }),
    { shop },
  )
  return { answers: ids.map((id) => byId.get(id) as Answered & { title: string }), leftOut }
}

const files = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const queries = readNatural(readFileSync(join(FOLDER, file), 'utf8'))
    const asked = []
    for (const query of queries) asked.push({ ...query, ...(await ask(query.text)) })
    return { file, asked, misses: asked.filter(({ expect, answers }) => !isAnsweredWell(expect, answers)) }
  }),
)
type AskedQuery = (typeof files)[number]['asked'][number]

const told = (misses: AskedQuery[]) =>
  misses
    .map(({ text, expect, answers, leftOut }) => {
      const got = answers.slice(0, 5).map(({ id, title }) => `${id} ${title}`)
      return `${text} → ${expect}; left out: ${leftOut}; got ${got.join(' · ')}`
    })
    .join('\n')

test.each(files)(`${100 * FLOOR} % of what people type are answered well: $file`, ({ asked, misses }) => {
  expect(1 - misses.length / asked.length, told(misses)).toBeGreaterThanOrEqual(FLOOR)
})

test('what the press does not have finds nothing', () => {
  const absent = files.flatMap(({ asked }) => asked.filter(({ expect }) => expect === 'none'))
  const found = absent.filter(({ answers }) => answers.length > 0)
  expect(1 - found.length / absent.length, told(found)).toBeGreaterThanOrEqual(ABSENT_FLOOR)
})

test('a university’s textbook comes before school books of the same name, a school year turns that round', async () => {
  const isOfSchool = ({ title }: { title: string }) => / (?:10|11|12)\b/.test(title)
  const { answers: university } = await ask('giáo trình giải tích pdf')
  expect(university.length).toBeGreaterThan(1)
  expect(university.some(isOfSchool)).toBe(true)
  expect(isOfSchool(university[0] as { title: string })).toBe(false)
  const { answers: school } = await ask('giáo trình giải tích lớp 12')
  expect(isOfSchool(school[0] as { title: string })).toBe(true)
})
