import type { Db } from '@tq/db/database.ts'
import { readingMarks } from '@tq/db/schema/reading/reader.ts'
import { lt, sql } from 'drizzle-orm'

/** A device can't send what it changed longer ago than a year, and one that was away for longer was logged out. */
const KEPT_DAYS = 370

/** Deletes what stands only for "was removed", once no device is left to hear of it or to bring it back. */
export async function clearMarks(db: Db): Promise<void> {
  await db.delete(readingMarks).where(lt(readingMarks.removedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`))
}
