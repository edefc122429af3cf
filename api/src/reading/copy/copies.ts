import { AppError } from '@tq/contract/errors.ts'
import type { Query } from '@tq/contract/http/endpoint.ts'
import { type Copy, type listCopies as listing, MOST_FETCHED } from '@tq/contract/reading/copy.ts'
import { slugify } from '@tq/contract/slug.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { openedBy } from '../../entitlement/require-entitlement.ts'
import { consumeUpTo } from '../../http/limit/rate-limit.ts'
import { requirePage } from '../../http/paging.ts'
import { queueJob } from '../../queue.ts'
import type { Fetched } from '../../storage/send-file.ts'
import type { StoredFile } from '../../storage/store-file.ts'
import type { Tickets } from '../../storage/tickets.ts'
import { requireOwnBook } from '../read/require-own-book.ts'

interface CopyRow {
  id: string
  product_id: number
  title: string
  number: number
  format: 'epub' | 'pdf'
  state: Copy['state']
  bytes: string | null
  fetched: number
  created_at: Date
}

/** How often this person fetched that book, all copies together. */
const FETCHED = sql`(select coalesce(sum(o.fetched), 0)::int from book_copies o join book_versions ov on ov.id = o.version_id
  where o.user_id = c.user_id and ov.product_id = v.product_id)`
const COPIES = sql`book_copies c join book_versions v on v.id = c.version_id join products p on p.id = v.product_id
  join entitlements e on e.id = c.entitlement_id and e.user_id = c.user_id and e.revoked_at is null
  left join files f on f.hash = c.file_hash`

const readCopies = (db: Db, where: SQL, rest: SQL = sql``) =>
  runPrepared<CopyRow>(
    db,
    sql`select c.id, v.product_id, p.title, v.number, v.format, c.state, f.bytes, ${FETCHED} as fetched, c.created_at
      from ${COPIES} where ${where} order by c.created_at desc, c.id ${rest}`,
  )

interface Deps {
  db: Database
  tickets: Tickets
}

/** Half a minute: somebody waits for it, and can ask again. */
const MOST_TRIES = 4

/** Asked for again it is the same: made by a job the first time, and by another if that one gave up. */
export async function askForCopy({ db, tickets }: Deps, userId: string, productId: number): Promise<Copy> {
  const version = await requireOwnBook(db, userId, productId)
  if (!version.allows_download) throw new AppError('COPY_NOT_ALLOWED')
  const id = await db.transaction(async (tx) => {
    const [copy] = await runPrepared<{ id: string; isWithoutJob: boolean }>(
      tx,
      sql`insert into book_copies (user_id, entitlement_id, version_id)
        select ${userId}::uuid, e.id, ${version.id} from ${openedBy(userId, sql`${productId}::int`)} order by e.opened_at, e.id limit 1
        on conflict (user_id, entitlement_id, version_id) do update set updated_at = now()
        returning id, state <> 'ready' and not exists (select 1 from graphile_worker.jobs j
          where j.key = 'stamp-copy:' || book_copies.id and j.attempts < j.max_attempts) as "isWithoutJob"`,
    )
    if (!copy) throw new AppError('OWNED_PRODUCT_NOT_FOUND')
    if (copy.isWithoutJob) {
      await tx.execute(sql`update book_copies set state = 'preparing' where id = ${copy.id}::uuid and state = 'failed'`)
      await queueJob(tx, 'stamp-copy', { id: copy.id }, `stamp-copy:${copy.id}`, MOST_TRIES)
    }
    return copy.id
  })
  const [row] = await readCopies(db, sql`c.id = ${id}::uuid`)
  if (!row) throw new AppError('OWNED_PRODUCT_NOT_FOUND')
  if (row.fetched >= MOST_FETCHED) throw new AppError('COPIES_USED_UP')
  return toCopy(tickets, userId, row)
}

export async function listCopies({ db, tickets }: Deps, userId: string, { productId, ...paged }: Query<typeof listing>) {
  const own = sql`c.user_id = ${userId}::uuid ${productId ? sql`and v.product_id = ${productId}::int` : sql``}`
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from ${COPIES} where ${own}`)
  const { offset, ...paging } = requirePage(counted?.n ?? 0, paged)
  const rows = await readCopies(db, own, sql`limit ${paged.perPage}::int offset ${offset}::int`)
  return { ...paging, data: await Promise.all(rows.map((row) => toCopy(tickets, userId, row))) }
}

export const copyPass = (id: string) => ({ purpose: 'bookCopy', name: id }) as const

async function toCopy(tickets: Tickets, userId: string, row: CopyRow): Promise<Copy> {
  const left = Math.max(0, MOST_FETCHED - row.fetched)
  const isReady = row.state === 'ready' && left > 0
  const pass = isReady ? await tickets.signPass({ ...copyPass(row.id), userId }) : null
  return {
    ...{ id: row.id, productId: row.product_id, title: row.title, version: row.number, format: row.format, state: row.state },
    url: pass && `/media/book-copies/${row.id}?ticket=${pass.ticket}`,
    ...{ fileName: `${slugify(row.title)}.${row.format}`, bytes: row.bytes === null ? null : Number(row.bytes), left },
    createdAt: new Date(row.created_at).toISOString(),
  }
}

export interface FetchedCopy {
  file: StoredFile
  fileName: string
}

/** A download that breaks off several times fetches its end more than once. */
const RESTS_OF_ONE = 2
const DAY = 24 * 60 * 60

/** What a ticket leads to, while the book is still that person's. */
export async function fetchCopy(
  db: Database,
  userId: string,
  id: string,
  fetchedOf: (file: StoredFile) => Fetched,
): Promise<FetchedCopy | 'usedUp' | null> {
  return db.transaction(async (tx) => {
    // One after another, so that ten at once are ten.
    await tx.execute(sql`select 1 from users where id = ${userId}::uuid for no key update`)
    const own = sql`c.id = ${id}::uuid and c.user_id = ${userId}::uuid and c.state = 'ready'`
    const [found] = await runPrepared<{
      hash: string
      bytes: string
      media_type: string
      title: string
      format: string
      fetched: number
    }>(tx, sql`select f.hash, f.bytes, f.media_type, p.title, v.format, ${FETCHED} as fetched from ${COPIES} where ${own}`)
    if (!found) return null
    const { hash, media_type: mediaType, title, format, fetched } = found
    const file = { hash, bytes: Number(found.bytes), mediaType }
    const asked = fetchedOf(file)
    const isCounted = asked === 'beginning' || (asked !== 'nothing' && !(await isRest(tx, { userId, id, fetched, file }, asked)))
    if (isCounted && fetched >= MOST_FETCHED) return 'usedUp'
    if (isCounted) await tx.execute(sql`update book_copies set fetched = fetched + 1 where id = ${id}::uuid`)
    return { file, fileName: `${title}.${format}` }
  })
}

/**
 * A download that goes on after a break is the same one. Without a bound whoever leaves out the first byte would fetch the book
 * without end, so the rests of one download are weighed.
 */
async function isRest(
  tx: Tx,
  { userId, id, fetched, file }: { userId: string; id: string; fetched: number; file: StoredFile },
  { bytes }: { bytes: number },
): Promise<boolean> {
  if (fetched === 0) return false
  const kilobytes = Math.ceil(bytes / 1024)
  const most = RESTS_OF_ONE * Math.ceil(file.bytes / 1024)
  return (await consumeUpTo(tx, `copy-rest:${userId}:${id}:${fetched}`, { most, seconds: DAY }, kilobytes)) >= kilobytes
}
