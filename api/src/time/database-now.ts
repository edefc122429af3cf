import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

/** One clock decides what is over: the database's. */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await runPrepared<{ now: Date }>(db, sql`select now() as now`)
  return new Date(row?.now as Date)
}
