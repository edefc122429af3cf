import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@tq/db/database.ts'
import { manuscriptUploads } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { eq, isNull, lt, sql } from 'drizzle-orm'
import { clearKeys } from './core/keys.ts'

/** As long as somebody may leave an upload, or a form with finished ones, and come back to it. */
const UPLOAD_DAYS = 7
/** What was only announced, and not a byte of it sent. */
const ANNOUNCED_HOURS = 1

/** Every hour: uploads that nobody began or went on with, bytes without a row, keys whose time is over. */
export async function clearManuscriptUploads(db: Database, folder: string): Promise<void> {
  await clearKeys(db)
  // Named before the rows are read: a row is written before its file.
  const names = await readdir(folder).catch(() => [])
  await db.delete(manuscriptUploads).where(lt(manuscriptUploads.createdAt, sql`now() - make_interval(days => ${UPLOAD_DAYS})`))
  const isLate = sql<boolean>`${manuscriptUploads.createdAt} < now() - make_interval(hours => ${ANNOUNCED_HOURS})`
  const rows = await db
    .select({ id: manuscriptUploads.id, isLate })
    .from(manuscriptUploads)
    .where(isNull(manuscriptUploads.fileHash))
  const known = new Set<string>()
  for (const { id, isLate } of rows) {
    if (isLate && !(await stat(join(folder, id)).catch(() => null))?.size)
      await db.delete(manuscriptUploads).where(eq(manuscriptUploads.id, id))
    else known.add(id)
  }
  for (const name of names) if (!known.has(name.replace(/\.json$/, ''))) await rm(join(folder, name), { force: true })
}
