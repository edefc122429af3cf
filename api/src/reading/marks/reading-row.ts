import { AppError } from '@tq/contract/errors.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { Position } from '@tq/contract/reading/book.ts'
import type * as contract from '@tq/contract/reading/marks.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { openedBy, requireEntitlement } from '../../entitlement/require-entitlement.ts'

export interface ReadingRow {
  revision: number
  version_id: string | null
  chapter: string | null
  cfi: string | null
  percent: number | null
  quote: string | null
  position_at: Date | null
  position_revision: number
}

export const READING_COLUMNS = sql`revision, version_id, chapter, cfi, percent, quote, position_at, position_revision`

export function toPosition({ version_id, chapter, cfi, percent, quote, position_at }: ReadingRow): Position | null {
  if (position_at === null || chapter === null || percent === null) return null
  return { versionId: version_id, chapter, cfi, percent, quote: quote ?? '', at: new Date(position_at).toISOString() }
}

/** Where this person is; remembers that the book was opened. */
export async function openReading(db: Db, userId: string, productId: number) {
  const [row] = await runPrepared<ReadingRow>(
    db,
    sql`insert into reading_books (user_id, product_id) values (${userId}::uuid, ${productId}::int)
      on conflict (user_id, product_id) do update set updated_at = now() returning ${READING_COLUMNS}`,
  )
  return { position: row ? toPosition(row) : null, revision: row?.revision ?? 0 }
}

/** A version that a device names, if this book has it. */
export const knownVersion = (versionId: string, productId: number): SQL =>
  sql`(select v.id from book_versions v where v.id = ${versionId} and v.product_id = ${productId}::int)`

type PositionBody = Body<typeof contract.savePosition>

/** One statement: it comes with every page that somebody rests on. An earlier moment, as of a device that was offline, changes nothing. */
export async function savePosition(
  db: Db,
  userId: string,
  productId: number,
  given: PositionBody,
): Promise<Data<typeof contract.savePosition>> {
  const { versionId, chapter, cfi, percent, quote, secondsAgo } = given
  const [saved] = await runPrepared<ReadingRow>(
    db,
    sql`insert into reading_books (user_id, product_id, revision, position_revision, version_id, chapter, cfi, percent, quote, position_at)
      select e.user_id, e.product_id, 1, 1, ${knownVersion(versionId, productId)}, ${chapter}, ${cfi}, ${percent}::float8, ${quote},
        now() - make_interval(secs => ${secondsAgo}::int)
      from ${openedBy(userId, sql`${productId}::int`)} limit 1
      on conflict (user_id, product_id) do update set revision = reading_books.revision + 1,
        position_revision = reading_books.revision + 1, version_id = excluded.version_id, chapter = excluded.chapter,
        cfi = excluded.cfi, percent = excluded.percent, quote = excluded.quote, position_at = excluded.position_at, updated_at = now()
      where reading_books.position_at is null or reading_books.position_at <= excluded.position_at
      returning ${READING_COLUMNS}`,
  )
  const row = saved ?? (await readOwn(db, userId, productId))
  const position = toPosition(row)
  if (!position) throw new AppError('OWNED_PRODUCT_NOT_FOUND')
  return { position, revision: row.revision }
}

/** Nothing was saved: it is not theirs, or another device was later. */
async function readOwn(db: Db, userId: string, productId: number): Promise<ReadingRow> {
  await requireEntitlement(db, userId, productId)
  const [row] = await runPrepared<ReadingRow>(
    db,
    sql`select ${READING_COLUMNS} from reading_books where user_id = ${userId}::uuid and product_id = ${productId}::int`,
  )
  if (!row) throw new AppError('OWNED_PRODUCT_NOT_FOUND')
  return row
}

/** Counts a change up. The row stays locked until the transaction's end, so that numbers appear in their order. */
export async function nextRevision(tx: Db, userId: string, productId: number): Promise<number> {
  const [row] = await runPrepared<{ revision: number }>(
    tx,
    sql`insert into reading_books (user_id, product_id, revision) values (${userId}::uuid, ${productId}::int, 1)
      on conflict (user_id, product_id) do update set revision = reading_books.revision + 1, updated_at = now() returning revision`,
  )
  return row?.revision ?? 0
}
