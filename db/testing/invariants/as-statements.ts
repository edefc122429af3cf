import { type SQL, sql } from 'drizzle-orm'
import { COMPUTED, COUNTERS, RULES } from './all.ts'
import type { Computed } from './invariant.ts'
import { readsOf } from './remembered/reads-of.ts'

/** `name`, `key` and `what` of each row that is wrong, and the tables it is about. */
interface Statement extends Pick<Computed, 'name' | 'reads' | 'changesByClock'> {
  broken: SQL
}

const counted = COUNTERS.map(({ name, rows }): Statement => {
  const broken = sql`
    select ${name}::text as name, c.key, format('stored %s, counted %s', c.stored, c.counted + coalesce(o.amount, 0)) as what
    from (${rows}) c left join testing.opening o on o.name = ${name} and o.key = c.key
    where c.stored <> c.counted + coalesce(o.amount, 0)`
  return { name, ...readsOf(rows), broken }
})

const ruled = RULES.map(
  ({ name, broken }): Statement => ({
    name,
    ...readsOf(broken),
    broken: sql`select ${name}::text as name, key, what from (${broken}) broken`,
  }),
)

export const ALL: (Statement | Computed)[] = [...counted, ...ruled, ...COMPUTED]
