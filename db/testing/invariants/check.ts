import { sql } from 'drizzle-orm'
import type { Database } from '../../src/database.ts'
import { followAvailability, followSales } from '../../src/search/search-changes.ts'
import { indexProducts, productsWhosePriceChanged } from '../../src/search/search-index.ts'
import { COMPUTED, COUNTERS, RULES } from './all.ts'
import type { Violation } from './invariant.ts'
import { findChangedTables } from './remembered/changed-tables.ts'

const MOST_OF_EACH = 100

/** Everything stored that follows from other rows, compared with them. What is wrong is named row by row. `only`: by one rule. */
export async function findViolations(db: Database, only?: string): Promise<Violation[]> {
  await workerMinute(db)
  const isAsked = ({ name }: { name: string }) => !only || name === only
  const counted = COUNTERS.filter(isAsked).map(
    ({ name, rows }) => sql`
      select ${name}::text as name, c.key, format('stored %s, counted %s', c.stored, c.counted + coalesce(o.amount, 0)) as what
      from (${rows}) c left join testing.opening o on o.name = ${name} and o.key = c.key
      where c.stored <> c.counted + coalesce(o.amount, 0)`,
  )
  const ruled = RULES.filter(isAsked).map(
    ({ name, broken }) => sql`select ${name}::text as name, key, what from (${broken}) broken`,
  )
  const all = [...counted, ...ruled].map((one) => sql`(${one} limit ${MOST_OF_EACH})`)
  const { rows } = all.length
    ? await db.execute<Violation & Record<string, unknown>>(sql.join(all, sql` union all `))
    : { rows: [] }
  const wanted = COMPUTED.filter(isAsked)
  const changed = await findChangedTables(db, [...new Set(wanted.flatMap(({ reads = [] }) => reads))])
  const computed = await Promise.all(
    wanted
      .filter(({ reads }) => !reads || reads.some((table) => changed.has(table)))
      .map(async ({ name, find }) => (await find(db)).map((row) => ({ name, ...row }))),
  )
  return [...rows, ...computed.flat()]
}

/** What the worker brings up to date by itself: search rows follow orders and the clock within a minute. */
async function workerMinute(db: Database): Promise<void> {
  while (await followAvailability(db));
  await followSales(db)
  await indexProducts(db, await productsWhosePriceChanged(db))
}

const MOST_NAMED = 20

/** One sentence a row, so that a failing run says where to look. */
export function inWords(violations: Violation[]): string {
  const lines = violations.slice(0, MOST_NAMED).map(({ name, key, what }) => `- ${name}: ${key}: ${what}`)
  const more = violations.length > MOST_NAMED ? [`- and ${violations.length - MOST_NAMED} more`] : []
  return ['Rows that do not follow from their sources:', ...lines, ...more].join('\n')
}
