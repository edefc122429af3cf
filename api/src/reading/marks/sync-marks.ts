import { AppError } from '@tq/contract/errors.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type * as contract from '@tq/contract/reading/marks.ts'
import type { Mark } from '@tq/contract/reading/marks.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { readingMarks } from '@tq/db/schema/reading/reader.ts'
import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { requireEntitlement } from '../../entitlement/require-entitlement.ts'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import { knownVersion, nextRevision, READING_COLUMNS, type ReadingRow, toPosition } from './reading-row.ts'

/** As many as anybody makes in one book; a program that fills the table is stopped. */
const MOST_IN_BOOK = 2_000
const WRITES = { most: 2_000, seconds: 60 * 60 }

type MarkRow = typeof readingMarks.$inferSelect
type Changes = Data<typeof contract.getChanges>

const inBook = (userId: string, productId: number) => and(eq(readingMarks.userId, userId), eq(readingMarks.productId, productId))

export async function getChanges(db: Db, userId: string, productId: number, since: number): Promise<Changes> {
  await requireEntitlement(db, userId, productId)
  return readChanges(db, userId, productId, since)
}

/** Writes what one device has, and tells it what the others have written since it last asked. */
export async function syncMarks(
  db: Database,
  userId: string,
  productId: number,
  { since, marks, removed }: Body<typeof contract.syncMarks>,
): Promise<Changes> {
  await requireEntitlement(db, userId, productId)
  if (!marks.length && !removed.length) return readChanges(db, userId, productId, since)
  await consumeOrThrow(db, `reading-mark:${userId}`, WRITES)
  return db.transaction(async (tx) => {
    const revision = await nextRevision(tx, userId, productId)
    // One after another: the same one may come twice, as when a device has changed it again before it was heard of.
    for (const mark of marks) await uniteMark(tx, { userId, productId, revision }, mark)
    for (const { id, secondsAgo } of removed) await removeMark(tx, { userId, productId, revision }, id, secondsAgo)
    const live = await tx.$count(readingMarks, and(inBook(userId, productId), isNull(readingMarks.removedAt)))
    if (live > MOST_IN_BOOK) throw new AppError('MARKS_FULL')
    return readChanges(tx, userId, productId, since)
  })
}

interface Whose {
  userId: string
  productId: number
  revision: number
}

const momentAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::int)`

async function uniteMark(tx: Db, whose: Whose, mark: Body<typeof contract.syncMarks>['marks'][number]): Promise<void> {
  const { secondsAgo, versionId, ...given } = mark
  const at = momentAgo(secondsAgo)
  const content = { ...given, versionId: knownVersion(versionId, whose.productId), isLost: false, revision: whose.revision }
  await tx
    .insert(readingMarks)
    .values({ ...content, userId: whose.userId, productId: whose.productId, createdAt: at, changedAt: at })
    .onConflictDoUpdate({
      target: [readingMarks.userId, readingMarks.id],
      set: { ...content, changedAt: at },
      setWhere: and(
        eq(readingMarks.productId, whose.productId),
        isNull(readingMarks.removedAt),
        sql`${readingMarks.changedAt} <= excluded.changed_at`,
      ) as ReturnType<typeof sql>,
    })
}

/** Its words go at once; that it was there stays, for the other devices. */
async function removeMark(tx: Db, { userId, productId, revision }: Whose, id: string, secondsAgo: number): Promise<void> {
  await tx
    .update(readingMarks)
    .set({ removedAt: sql`now()`, note: '', quote: '', chapterTitle: '', cfi: null, revision })
    .where(
      and(
        inBook(userId, productId),
        eq(readingMarks.id, id),
        isNull(readingMarks.removedAt),
        lte(readingMarks.changedAt, momentAgo(secondsAgo)),
      ),
    )
}

async function readChanges(db: Db, userId: string, productId: number, since: number): Promise<Changes> {
  const [row] = await runPrepared<ReadingRow>(
    db,
    sql`select ${READING_COLUMNS} from reading_books where user_id = ${userId}::uuid and product_id = ${productId}::int`,
  )
  if (!row || row.revision <= since) return { revision: row?.revision ?? 0, position: null, marks: [], removed: [] }
  const changed = and(inBook(userId, productId), gt(readingMarks.revision, since))
  const marks = await db
    .select()
    .from(readingMarks)
    .where(and(changed, isNull(readingMarks.removedAt)))
    .orderBy(readingMarks.percent, readingMarks.id)
  // Who asks for the first time has nothing to take away.
  const removed = since
    ? await db
        .select({ id: readingMarks.id })
        .from(readingMarks)
        .where(and(changed, isNotNull(readingMarks.removedAt)))
    : []
  return {
    revision: row.revision,
    position: row.position_revision > since ? toPosition(row) : null,
    marks: marks.map(toMark),
    removed: removed.map(({ id }) => id),
  }
}

export function toMark(row: MarkRow): Mark {
  const { id, kind, colour, versionId, chapter, chapterTitle, cfi, percent, quote, note, page, isLost } = row
  return {
    ...{ id, kind, colour, versionId, chapter, chapterTitle, cfi, percent, quote, note, page, isLost },
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}
