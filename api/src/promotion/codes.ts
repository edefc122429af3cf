import type { Database, Db } from '@tq/db/database.ts'
import { codeCustomers, codes } from '@tq/db/schema/promotion.ts'
import type { Tag } from '@tq/db/tags.ts'
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { SharedReads } from '../http/cache/shared-reads.ts'
import { type CodeRule, hasBegun, hasEnded } from '../pricing/rules.ts'
import { type Customer, codePromotionKey, usesBy } from './customer.ts'

export type StoredCode = typeof codes.$inferSelect

/** People type codes in any case and with blanks; null when it can't be one. */
export function normalCode(typed: string): string | null {
  // A cart asks for each of its codes nine times, as they were kept.
  if (CODE.test(typed)) return typed
  const code = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}
const CODE = /^[A-Z0-9]{3,32}$/

/** What is shown may be a few seconds old; what is charged is read in the transaction of the order. */
const HELD_MS = 5_000
const HELD_MOST = 5_000

export interface CodeCache {
  /** Those that exist, by code. */
  find(codes: string[]): Promise<Map<string, StoredCode>>
  /** Public ones that run now, the one that ends first first. */
  listPublic(): Promise<StoredCode[]>
  invalidate(tags: Tag[] | 'all'): void
}

export function cacheCodes(db: Database): CodeCache {
  const held = new LRUCache<string, { code: StoredCode | null }>({ max: HELD_MOST, ttl: HELD_MS })
  const reads = new SharedReads((names: string[]) => findCodes(db, names))
  let listed: { codes: Promise<StoredCode[]>; untilMs: number } | null = null
  return {
    async find(wanted) {
      // Reads held codes before awaiting the others: an invalidation may drop them meanwhile.
      const known = wanted.map((name) => held.get(name))
      const missing = wanted.filter((_, i) => !known[i])
      const read = missing.length ? await reads.find(missing) : null
      for (const name of missing) held.set(name, { code: read?.get(name) ?? null })
      const found = new Map<string, StoredCode>()
      for (const [i, name] of wanted.entries()) {
        const code = known[i]?.code ?? read?.get(name)
        if (code) found.set(name, code)
      }
      return found
    },
    listPublic() {
      if (!listed || listed.untilMs < Date.now()) {
        const found = listPublic(db)
        listed = { codes: found, untilMs: Date.now() + HELD_MS }
        found.catch(() => {
          listed = null
        })
      }
      return listed.codes
    },
    invalidate(tags) {
      if (tags !== 'all' && !tags.includes('codes')) return
      held.clear()
      reads.forget()
      listed = null
    },
  }
}

export async function findCodes(db: Db, wanted: string[]): Promise<Map<string, StoredCode>> {
  if (!wanted.length) return new Map()
  const rows = await db.select().from(codes).where(inArray(codes.code, wanted))
  return new Map(rows.map((row) => [row.code, row]))
}

/** Wrapped in a real promise: a Drizzle query runs again each time it is awaited. */
async function listPublic(db: Db): Promise<StoredCode[]> {
  const now = sql`now()`
  return db
    .select()
    .from(codes)
    .where(and(eq(codes.isPublic, true), lte(codes.startsAt, now), gt(codes.endsAt, now)))
    .orderBy(asc(codes.endsAt), asc(codes.id))
}

/** Those that run now and were given to this person alone. */
export async function listPrivate(db: Db, userId: string): Promise<StoredCode[]> {
  const now = sql`now()`
  const mine = db.select({ id: codeCustomers.codeId }).from(codeCustomers).where(eq(codeCustomers.userId, userId))
  return db
    .select()
    .from(codes)
    .where(
      and(
        ...[eq(codes.isPublic, false), eq(codes.isForSome, true), inArray(codes.id, mine)],
        ...[lte(codes.startsAt, now), gt(codes.endsAt, now)],
      ),
    )
    .orderBy(asc(codes.endsAt), asc(codes.id))
}

/**
 * An unlisted code that this person can't use now is answered as unknown: otherwise guessing would show which codes were given to
 * others, start later, or are used up. Its owner learns the real reason. That a code has expired is told to everybody: it is worth
 * nothing any more.
 */
function isHidden(code: StoredCode, isOwn: boolean, now: Date): boolean {
  if (code.isPublic || isOwn) return false
  return code.isForSome || !hasBegun(code, now) || (!hasEnded(code, now) && isUsedUp(code))
}

const isUsedUp = ({ totalLimit, usedCount }: StoredCode) => totalLimit !== null && usedCount >= totalLimit

/** The codes among these whose existence may be told to this person. */
export async function visibleTo(db: Db, stored: StoredCode[], userId: string | null, now: Date): Promise<StoredCode[]> {
  const ownIds = await codesMeantFor(db, stored, userId)
  return stored.filter((code) => !isHidden(code, ownIds.has(code.id), now))
}

/** Each code with what keeps this customer from using it. */
export async function rulesFor(db: Db, stored: StoredCode[], customer: Customer): Promise<CodeRule[]> {
  const barred = await barriers(db, stored, customer)
  return stored.map((code, i) => ({ ...code, barred: barred[i] ?? null }))
}

/** Only what that person may use: not what is used up, by all or by them. */
export async function usableBy(db: Db, stored: StoredCode[], customer: Customer): Promise<StoredCode[]> {
  const barred = await barriers(db, stored, customer)
  return stored.filter((_, i) => barred[i] === null)
}

async function barriers(db: Db, stored: StoredCode[], customer: Customer): Promise<(string | null)[]> {
  const ownIds = await codesMeantFor(db, stored, customer.userId)
  const limited = stored.filter(({ limitPerCustomer }) => limitPerCustomer !== null)
  const uses = await usesBy(
    db,
    customer,
    limited.map(({ id }) => codePromotionKey(id)),
  )
  const isGuest = !customer.userId
  return stored.map((code) =>
    barredFor(code, { isOwn: ownIds.has(code.id), uses: uses.size ? (uses.get(codePromotionKey(code.id)) ?? 0) : 0, isGuest }),
  )
}

async function codesMeantFor(db: Db, stored: StoredCode[], userId: string | null): Promise<ReadonlySet<number>> {
  if (!userId) return NONE
  const ids = stored.filter(({ isForSome }) => isForSome).map(({ id }) => id)
  if (!ids.length) return NONE
  const rows = await db
    .select({ codeId: codeCustomers.codeId })
    .from(codeCustomers)
    .where(and(eq(codeCustomers.userId, userId), sql`${codeCustomers.codeId} = any(${sql.param(ids)}::int[])`))
  return new Set(rows.map(({ codeId }) => codeId))
}

const NONE: ReadonlySet<number> = new Set()

function barredFor(code: StoredCode, about: { isOwn: boolean; uses: number; isGuest: boolean }): string | null {
  if (code.isForSome && !about.isOwn)
    return about.isGuest ? 'Mã này cần đăng nhập để dùng' : 'Mã này không dành cho tài khoản của bạn'
  if (isUsedUp(code)) return 'Mã giảm giá đã hết lượt dùng'
  if (code.limitPerCustomer !== null && about.uses >= code.limitPerCustomer) return 'Bạn đã dùng hết lượt của mã này'
  return null
}
