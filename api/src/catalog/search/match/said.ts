import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { Unit } from '../parse/parsed-query.ts'
import { anyOf, strongPlaces, weakPlaces } from './meaning.ts'

/** Whether each of these is said by some product: what none says, as a mistyped word, is not worth looking for together. */
export async function areAllSaid(db: Db, units: Unit[]): Promise<boolean> {
  const asked = units.map((unit) => anyOf([...strongPlaces(unit), ...weakPlaces(unit)].map(({ query }) => query)))
  if (asked.length === 0) return false
  const [row] = await runPrepared<{ is_said: boolean }>(
    db,
    sql`select bool_and(exists (select 1 from products_saying(asked.query::tsquery))) as is_said
      from unnest(${sql.param(asked)}::text[]) asked (query)`,
  )
  return row?.is_said === true
}
