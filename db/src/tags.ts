import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './database.ts'
import { OWN_NAME } from './own-name.ts'

/**
 * Tags name what a cached answer was made from:
 * `book:12` the product itself, its price, its stock in words · `catalog` lists sorted, filtered or counted over all products
 * `category` the tree and its counts · `category:3` which products stand in it · `author:8` what is said of somebody · `home`, `flashSale`, `feedback`,
 * `landing:4` as they say · `library` lists of courses · `course:5` one course with its lessons · `textbook` lists of textbooks ·
 * `textbook:7` one of them · `exam:9` an exam or exercise · `news` lists of articles · `news:7` one article · `page:gioi-thieu` a content page ·
 * `support` questions · `organisation` the chart · `geo` places · `link:k7qd3mzx94hn` where a printed code leads · `site` every page ·
 * `codes` vouchers and coupons · `affiliates` their codes · `shipping` the tariff ·
 * `session:{id}` one login · `user:{id}` all logins of one person.
 * A write invalidates its tags in its own transaction; PostgreSQL tells every process at commit, and each drops what it holds.
 */
export type Tag = string

const CHANNEL = 'tags'
/** NOTIFY refuses payloads of 8,000 bytes and more. */
const MOST_BYTES = 7_900

const collected = new AsyncLocalStorage<Set<Tag>>()

/**
 * Runs the work, then passes the tags it invalidated to `tell`, in this process: notices arrive later by another connection, and a
 * client that was just answered must not find the old state here. Also when the work fails, since it may have committed before.
 */
export async function reportingInvalidations<Done>(work: () => Promise<Done>, tell: (tags: Tag[]) => void): Promise<Done> {
  const invalidated = new Set<Tag>()
  try {
    return await collected.run(invalidated, work)
  } finally {
    if (invalidated.size) tell([...invalidated])
  }
}

export async function invalidateTags(db: Db, tags: Tag[]): Promise<void> {
  const all = [...new Set(tags)]
  for (const tag of all) collected.getStore()?.add(tag)
  for (const notice of noticesOf(all)) await db.execute(sql`select pg_notify(${CHANNEL}, ${notice})`)
}

/**
 * As many as it takes. Tags of everything at once stand in each of them: whoever keeps the catalogue in memory learns from `catalog`
 * that the books beside it have other rows, and would take those of a second notice without it for a matter of their pages alone.
 */
function noticesOf(tags: Tag[]): string[] {
  const wide = tags.filter((tag) => !tag.includes(':'))
  const notices: string[] = []
  let notice = wide.join(',')
  let hasNews = wide.length > 0
  for (const tag of tags) {
    if (!tag.includes(':')) continue
    if (notice.length + 1 + tag.length > MOST_BYTES) {
      notices.push(notice)
      notice = wide.join(',')
    }
    notice += notice ? `,${tag}` : tag
    hasNews = true
  }
  return hasNews ? [...notices, notice] : []
}

export interface TagListener {
  onTags(tags: Tag[]): void
  /** The connection is gone: until `onGap` nothing is heard. */
  onLost?(): void
  /** The connection was lost and is back: anything may have been missed. */
  onGap(): void
}

const RETRY_MS = 500

/** Listens until closed, coming back by itself after the database was away. Resolves once it listens. */
export async function listenForTags(url: string, listener: TagListener): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function open(isFirst: boolean): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: OWN_NAME, keepAlive: true })
    fresh.on('notification', (notice) => listener.onTags((notice.payload ?? '').split(',')))
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (client !== fresh || isClosed) return
      listener.onLost?.()
      retry = setTimeout(reopen, RETRY_MS)
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    client = fresh
    if (!isFirst) listener.onGap()
  }

  function reopen(): void {
    open(false).catch(() => {
      if (!isClosed) retry = setTimeout(reopen, RETRY_MS)
    })
  }

  await open(true)
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
