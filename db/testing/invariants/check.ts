import { sql } from 'drizzle-orm'
import type { Database } from '../../src/database.ts'
import { followAvailability, followSales } from '../../src/search/search-changes.ts'
import { indexProducts, productsWhosePriceChanged } from '../../src/search/search-index.ts'
import { hasMovableClock } from '../clock.ts'
import { ALL } from './as-statements.ts'
import type { Violation } from './invariant.ts'
import { findChangedTables } from './remembered/changed-tables.ts'

const MOST_OF_EACH = 100

/**
 * Everything stored that follows from other rows, compared with them. What is wrong is named row by row. `only`: by one rule. What was
 * right in the template and none of whose tables was written to since is right.
 */
export async function findViolations(db: Database, only?: string): Promise<Violation[]> {
  await workerMinute(db)
  const wanted = ALL.filter(({ name }) => !only || name === only)
  const changed = await findChangedTables(db, [...new Set(wanted.flatMap(({ reads }) => reads))])
  const isMovable = await hasMovableClock(db)
  const doubtful = wanted.filter(
    ({ reads, changesByClock }) => (isMovable && changesByClock) || reads.some((table) => changed.has(table)),
  )
  const statements = doubtful.flatMap((one) => ('broken' in one ? [sql`(${one.broken} limit ${MOST_OF_EACH})`] : []))
  const { rows } = statements.length
    ? await db.execute<Violation & Record<string, unknown>>(sql.join(statements, sql` union all `))
    : { rows: [] }
  const computed = await Promise.all(
    doubtful.flatMap((one) =>
      'find' in one ? [one.find(db).then((found) => found.map((row) => ({ name: one.name, ...row })))] : [],
    ),
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
