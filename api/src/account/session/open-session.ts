import type { Db } from '@tq/db/database.ts'
import { sessions } from '@tq/db/schema/account/accounts.ts'
import { sql } from 'drizzle-orm'
import type { Keys } from '../signing-keys.ts'
import { signSession } from './token.ts'

export interface NewSession {
  userId: string
  /** In words. */
  device: string
  address: string
  /** "Remember me": thirty days instead of one. */
  isLong: boolean
}

export async function openSession(tx: Db, keys: Keys, { userId, device, address, isLong }: NewSession) {
  const [row] = await tx
    .insert(sessions)
    .values({ userId, device, address, expiresAt: sql`now() + make_interval(days => ${isLong ? 30 : 1})` })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt })
  const { id, expiresAt } = row as { id: string; expiresAt: Date }
  return { sessionId: id, token: await signSession(keys, { userId, sessionId: id }, expiresAt) }
}
