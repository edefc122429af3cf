import { sql } from 'drizzle-orm'
import type { Database, Db } from '../src/database.ts'
import { contributors, products } from '../src/schema/all.ts'
import { reindexAll } from '../src/search/search-index.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { randomFor } from './random.ts'
import { advanceSequences } from './sequences.ts'
import { inventPeople } from './titles/people.ts'
import { type NewTitle, pictureRow, productRows, stockRow } from './titles/rows.ts'
import { titleMaker } from './titles/title-maker.ts'

const FIRST_ID = 200_001
const TITLES_AT_ONCE = 2_000
const MOST_PEOPLE = 3_000
const EDITION_SHARE = 0.3

export interface SeedTitlesOptions {
  log?: (line: string) => void
}

/**
 * For measurements: fills a demo database up to `count` printed titles, a third of them with an e-book beside. What is
 * already there stays, so a run that was cut off can be run again.
 */
export async function seedTitles(db: Database, count: number, { log = () => {} }: SeedTitlesOptions = {}): Promise<void> {
  const catalogue = readCatalogue()
  const now = new Date()
  const missing = count - (await db.$count(products, sql`${products.kind} = 'printed'`))
  if (missing <= 0) return
  const nextId = await nextIdOf(db, sql`products`)
  const people = await addPeople(db, catalogue, Math.min(MOST_PEOPLE, Math.ceil(count / 20)))
  const planned = planTitles(catalogue, missing, nextId, new Set(await titlesOf(db)))
  for (let start = 0; start < planned.length; start += TITLES_AT_ONCE) {
    const batch = planned.slice(start, start + TITLES_AT_ONCE)
    await db.transaction((tx) => addTitles(tx, batch, people, now))
    log(`Đã thêm ${start + batch.length} / ${planned.length} đầu sách`)
  }
  await advanceSequences(db)
  // Before the search rows are made: reading the products for them needs fresh statistics. `reindexAll` tends its own tables.
  log('Đang dọn bảng và thu thống kê')
  await vacuum(db)
  log('Đang lập chỉ mục tìm kiếm')
  await reindexAll(db, { now })
}

async function nextIdOf(db: Db, table: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(sql`select greatest(${FIRST_ID}::int, max(id) + 1) as next from ${table}`)
  return rows[0]?.next ?? FIRST_ID
}

async function titlesOf(db: Db): Promise<string[]> {
  return (await db.select({ title: products.title }).from(products)).map(({ title }) => title)
}

async function addPeople(db: Db, catalogue: Catalogue, wanted: number): Promise<number[]> {
  const there = await db.select({ id: contributors.id }).from(contributors).where(sql`${contributors.id} >= ${FIRST_ID}`)
  const people = inventPeople(catalogue, wanted, FIRST_ID).slice(there.length)
  await insertJson(db, 'contributors', people)
  return [...there, ...people].map(({ id }) => id)
}

function planTitles(catalogue: Catalogue, count: number, firstId: number, taken: Set<string>): NewTitle[] {
  const leaves = catalogue.categories.filter(({ parentId }) => parentId !== null).map(({ id }) => id)
  const makeTitle = titleMaker(catalogue)
  let nextId = firstId
  return Array.from({ length: count }, () => {
    const id = nextId++
    const random = randomFor('plan', id)
    const categoryId = random.pick(leaves)
    let made = makeTitle(categoryId, random)
    // A few alike are true to life; most should differ.
    for (let tries = 0; taken.has(made.title) && tries < 8; tries++) made = makeTitle(categoryId, random)
    taken.add(made.title)
    return { id, editionId: random.chance(EDITION_SHARE) ? nextId++ : null, categoryId, made }
  })
}

async function addTitles(db: Db, titles: NewTitle[], people: number[], now: Date): Promise<void> {
  await insertJson(
    db,
    'products',
    titles.flatMap((title) => productRows(title, FIRST_ID, now)),
  )
  await insertJson(
    db,
    'stock',
    titles.map(({ id }) => stockRow(id)),
  )
  const forms = titles.flatMap(({ id, editionId, made }) =>
    (editionId ? [id, editionId] : [id]).map((formId) => ({ id, formId, made })),
  )
  await insertJson(
    db,
    'product_pictures',
    forms.map(({ formId, made }) => pictureRow(formId, made.title)),
  )
  await insertJson(
    db,
    'product_contributors',
    forms.flatMap(({ id, formId }) => creditRows(id, formId, people)),
  )
}

function creditRows(workId: number, productId: number, people: number[]): object[] {
  const random = randomFor('credits', workId)
  // Squared: a few people write many books.
  const drawn = Array.from(
    { length: random.pick([1, 1, 1, 2, 2, 3]) },
    () => people[Math.floor(people.length * random.next() ** 2)],
  )
  return [...new Set(drawn)].map((contributor_id, position) => ({
    product_id: productId,
    contributor_id,
    role: 'author',
    position,
  }))
}

/** One statement a batch: the rows travel as one JSON value, columns not named take their defaults. */
async function insertJson(db: Db, table: string, rows: object[]): Promise<void> {
  if (rows.length === 0) return
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const target = sql.identifier(table)
  await db.execute(sql`
    insert into ${target} (${columns})
    select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)})`)
}

/** Cannot run in a transaction, and takes longer than a page's statement may. */
async function vacuum(db: Database): Promise<void> {
  const client = await db.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum (analyze)')
    await client.query('reset statement_timeout')
  } finally {
    client.release()
  }
}
