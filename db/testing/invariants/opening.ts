import { sql } from 'drizzle-orm'
import type { Database, Db } from '../../src/database.ts'
import { COUNTERS } from './all.ts'
import { ALL } from './as-statements.ts'
import { findViolations, inWords } from './check.ts'
import { layOutMarks, rememberTables } from './remembered/changed-tables.ts'
import { rememberSound } from './remembered/lesson-texts.ts'
import { rememberSoundTexts } from './remembered/search-texts.ts'

/**
 * Where counting begins: what counters said before the first order of a test, such as the demo's figures of earlier years.
 * In a schema of its own, so that copies of the database bring it along and no program sees it.
 */
export async function openBooks(db: Database): Promise<void> {
  await db.execute(sql`create schema testing`)
  await db.execute(sql`create table testing.opening (name text, key text, amount bigint not null, primary key (name, key))`)
  await beginCounting(db, { of: /./ })
  await rememberSound(db)
  await rememberSoundTexts(db)
  await layOutMarks(db)
  const broken = await findViolations(db)
  if (broken.length) throw new Error(`Before any test began. ${inWords(broken)}`)
  await rememberTables(db, [...new Set(ALL.flatMap(({ reads }) => reads))])
}

/** For fixtures that write figures which no row explains: goods that were delivered, sales of earlier years. */
export async function beginCounting(db: Db, { of, key }: { of: RegExp; key?: string }): Promise<void> {
  const wanted = key === undefined ? sql`true` : sql`key = ${key}`
  for (const { name, rows } of COUNTERS.filter((counter) => of.test(counter.name))) {
    await db.execute(sql`delete from testing.opening where name = ${name} and ${wanted}`)
    await db.execute(sql`
      insert into testing.opening (name, key, amount)
      select ${name}, key, stored - counted from (${rows}) counted where stored <> counted and ${wanted}`)
  }
}

/** The same for one figure, when others may be written at the same moment. */
export async function addToOpening(db: Db, name: string, key: string, amount: number): Promise<void> {
  await db.execute(sql`
    insert into testing.opening (name, key, amount) values (${name}, ${key}, ${amount})
    on conflict (name, key) do update set amount = opening.amount + excluded.amount`)
}
