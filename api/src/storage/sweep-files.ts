import type { Database, Db } from '@tq/db/database.ts'
import { files } from '@tq/db/schema/storage.ts'
import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { raiseStaffAlert } from '../staff/staff-alerts.ts'
import type { FileStore } from './file-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than any upload takes. */
const GRACE_MS = DAY_MS
/** A database restored from an older backup does not know the newest files: operators have a month to restore the right one. */
const UNKNOWN_GRACE_MS = 30 * DAY_MS
const BATCH = 500
/** One file that can't be removed must not keep the others; after so many failures the store itself is down, and tomorrow will do. */
const MOST_FAILURES = 3
/** More unknown files than this, and more than known ones, mean that the program runs on the wrong database or bucket. */
const SUSPICIOUS = 100

/** Deletes files that no row references, uploads that were never finished, and bytes that have no row in `files`. */
export async function sweepFiles(db: Database, store: FileStore): Promise<void> {
  await store.clearReceived(new Date(Date.now() - GRACE_MS))
  await removeUnreferenced(db, store)
  await adoptUnknown(db, store)
}

async function removeUnreferenced(db: Database, store: FileStore): Promise<void> {
  const graceIsOver = lt(files.claimedAt, sql`now() - make_interval(secs => ${GRACE_MS / 1000})`)
  const isSwept = and(graceIsOver, ...(await nobodyPoints(db))) as SQL
  const failures: unknown[] = []
  let last = ''
  for (;;) {
    const found = await db
      .select({ hash: files.hash })
      .from(files)
      .where(and(gt(files.hash, last), isSwept))
      .orderBy(asc(files.hash))
      .limit(BATCH)
    for (const { hash } of found) {
      await removeOne(db, store, { hash, isSwept }).catch((error: unknown) => failures.push(error))
      if (failures.length === MOST_FAILURES) break
    }
    last = found.at(-1)?.hash ?? ''
    if (found.length < BATCH || failures.length === MOST_FAILURES) break
  }
  if (failures.length) throw new AggregateError(failures, `Files could not be removed: ${failures[0]}`)
}

/**
 * The row first: if a feature has just referenced it, the foreign key fails before any byte is deleted. An upload of the same content
 * waits for the row's lock until this commits. If the process dies in between, an unreferenced row without bytes stays until tomorrow.
 */
async function removeOne(db: Database, store: FileStore, { hash, isSwept }: { hash: string; isSwept: SQL }): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(files).where(and(eq(files.hash, hash), isSwept))
    if (rowCount) await store.remove(hash)
  })
}

/** One condition for each foreign key to `files`, read from the catalogue: a new feature's table is respected without being listed here. */
async function nobodyPoints(db: Db): Promise<SQL[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select r.relname as "table", a.attname as "column" from pg_constraint c
    join pg_class r on r.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass`)
  return rows.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.identifier(table)} r where r.${sql.identifier(column)} = ${files.hash})`,
  )
}

/** Bytes without a row get one, so that they are deleted with the same grace and the same lock as every other file. */
async function adoptUnknown(db: Database, store: FileStore): Promise<void> {
  const before = new Date(Date.now() - UNKNOWN_GRACE_MS)
  const unknown: string[] = []
  let known = 0
  let batch: string[] = []
  const sort = async () => {
    const rows = await db.select({ hash: files.hash }).from(files).where(inArray(files.hash, batch))
    const found = new Set(rows.map(({ hash }) => hash))
    known += found.size
    unknown.push(...batch.filter((hash) => !found.has(hash)))
    batch = []
  }
  for await (const { hash, keptAt } of store.list()) {
    if (keptAt >= before) continue
    if (batch.push(hash) === BATCH) await sort()
  }
  if (batch.length) await sort()
  if (unknown.length > SUSPICIOUS && unknown.length > known) return tellStaff(db, unknown.length)
  for (const hash of unknown) {
    const bytes = (await store.stat(hash))?.bytes
    if (bytes === undefined) continue
    await db.insert(files).values({ hash, bytes, mediaType: 'application/octet-stream' }).onConflictDoNothing()
  }
}

async function tellStaff(db: Database, count: number): Promise<void> {
  const text = `Kho tệp có ${count} tệp không dòng nào trong cơ sở dữ liệu biết đến, nhiều hơn số tệp được biết: có thể đang nối nhầm cơ sở dữ liệu hoặc nhầm kho. Chưa tệp nào bị xoá.`
  await raiseStaffAlert(db, { kind: 'filesUnknown', ref: 'files', text })
}
