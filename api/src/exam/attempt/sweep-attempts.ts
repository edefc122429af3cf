import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { IS_DUE } from '../sitting.ts'
import { closeIfDue } from './close-attempt.ts'

const AT_ONCE = 200

/**
 * Closes what ran out of time and nobody came back to, with what was saved last. Each in a transaction of its own and looked at again in
 * it, so that one that fails keeps no other waiting, and one that was given more time meanwhile goes on.
 */
export async function sweepAttempts(db: Database): Promise<number> {
  const failures = new Map<string, unknown>()
  let closed = 0
  for (;;) {
    const due = await runPrepared<{ id: string }>(
      db,
      sql`select a.id from exam_attempts a where ${IS_DUE} and a.id <> all(${sql.param([...failures.keys()])}::uuid[])
        order by a.deadline limit ${AT_ONCE}::int`,
    )
    for (const { id } of due)
      try {
        if (await closeIfDue(db, id)) closed++
      } catch (error) {
        failures.set(id, error)
      }
    if (due.length < AT_ONCE) break
  }
  if (failures.size)
    throw new AggregateError(failures.values(), `${failures.size} attempts could not be closed: ${[...failures.values()][0]}`)
  return closed
}
