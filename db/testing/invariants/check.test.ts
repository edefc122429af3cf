import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../database.ts'
import { ALL } from './as-statements.ts'
import { findViolations } from './check.ts'
import { rememberTables } from './remembered/changed-tables.ts'

const RULE = 'a search row is what it would be if it were written now'

/** Wrong, in a table that counts as untouched: only who looks at it all the same finds it. */
async function brokenUnseen(given: { hasMovableClock: boolean }) {
  const made = await testDatabase(given)
  await made.db.execute(sql`update search_docs set rating = 1 where product_id = (select min(product_id) from search_docs)`)
  await made.db.execute(sql`delete from testing.tables`)
  await rememberTables(made.db, [...new Set(ALL.flatMap(({ reads }) => reads))])
  return made
}

test('a rule that the clock changes is asked again where the clock can be moved, though no table was written to', async () => {
  const { db, leavesBroken } = await brokenUnseen({ hasMovableClock: true })
  leavesBroken(RULE, 'written by hand')
  expect((await findViolations(db)).map(({ name }) => name)).toEqual([RULE])
})

test('where the clock stands and no table was written to, nothing is asked again', async () => {
  expect(await findViolations((await brokenUnseen({ hasMovableClock: false })).db)).toEqual([])
})
