import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { sessions, users } from '@tq/db/schema/account/accounts.ts'
import { invalidateTags, type Tag } from '@tq/db/tags.ts'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Person } from '../../deps.ts'
import { lruOfEntries } from '../../http/cache/lru-of-entries.ts'
import type { Keys } from '../signing-keys.ts'
import { readSession, type SessionClaims } from './token.ts'

const HELD_MOST = 20_000
const HELD_MS = 60_000
const MINUTE = sql`interval '1 minute'`

const isLive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`))

interface CachedSession {
  person: Person
  /** The session ends, or the account is deleted. */
  untilMs: number
}

/**
 * Finds the person behind a token. Held for up to a minute; ending a session invalidates `session:{id}` or `user:{id}`, and every
 * process drops it at once.
 */
export function cacheSessions(db: Database, keys: Keys) {
  const held = new LRUCache<string, CachedSession>({ ...lruOfEntries(HELD_MOST), ttl: HELD_MS })
  let invalidations = 0
  let isListening = true

  async function identify(token: string): Promise<Person | null> {
    const claims = await readSession(keys, token)
    if (!claims) return null
    const known = held.get(claims.sessionId)
    if (known) return known.person.id === claims.userId && known.untilMs > Date.now() ? known.person : null
    const invalidationsBefore = invalidations
    const found = await findLive(db, claims)
    // An invalidation in between may have been about this very session.
    if (found && isListening && invalidationsBefore === invalidations) held.set(claims.sessionId, found)
    return found?.person ?? null
  }

  function invalidate(tags: Tag[] | 'all'): void {
    if (tags === 'all') {
      invalidations++
      held.clear()
      return
    }
    for (const tag of tags) {
      const [kind, id = ''] = tag.split(':', 2)
      if (kind === 'session') held.delete(id)
      else if (kind === 'user') for (const [key, { person }] of held.entries()) person.id === id && held.delete(key)
      else continue
      invalidations++
    }
  }

  /** While the connection for invalidations is lost, this process holds no sessions and looks every request up. */
  function setListening(isOn: boolean): void {
    isListening = isOn
    invalidate('all')
  }

  return { identify, invalidate, setListening }
}

async function findLive(db: Database, { sessionId, userId }: SessionClaims): Promise<CachedSession | null> {
  const [row] = await db
    .select({
      role: users.role,
      expiresAt: sessions.expiresAt,
      deleteAfter: users.deleteAfter,
      isDeleted: sql<boolean>`coalesce(${users.deleteAfter} <= now(), false)`,
      wasSeenLately: sql<boolean>`${sessions.lastSeenAt} > now() - ${MINUTE}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive, eq(users.isActive, true)))
  if (!row || row.isDeleted) return null
  if (!row.wasSeenLately) noteSeen(db, sessionId)
  return {
    person: { id: userId, sessionId, roles: [row.role] },
    untilMs: Math.min(row.expiresAt.getTime(), row.deleteAfter?.getTime() ?? Number.POSITIVE_INFINITY),
  }
}

/** Nobody waits for it. */
function noteSeen(db: Database, sessionId: string): void {
  db.update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), sql`${sessions.lastSeenAt} <= now() - ${MINUTE}`))
    .catch(() => {})
}

export async function listSessions(db: Db, { id: userId, sessionId }: Person) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(100)
  return rows.map(({ id, device, address, createdAt, lastSeenAt }) => ({
    id,
    device,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === sessionId,
  }))
}

export async function endSession(db: Database, userId: string, sessionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isLive))
    if (!rowCount) throw new AppError('SESSION_NOT_FOUND')
    await invalidateTags(tx, [`session:${sessionId}`])
  })
}

/** Ends every login of that person, or all but one, on every process as soon as the transaction commits. */
export async function endSessionsOf(tx: Db, userId: string, { except }: { except?: string } = {}): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined))
  await invalidateTags(tx, [`user:${userId}`])
}
