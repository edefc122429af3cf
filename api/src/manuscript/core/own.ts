import { AppError } from '@tq/contract/errors.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { manuscriptKeys, manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { and, eq, exists, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { hashOfKey } from './keys.ts'

export type ManuscriptRow = typeof manuscripts.$inferSelect

/** Who asks for a manuscript as its author: a member, a guest with the key of a letter, or both at once. */
export interface Asking {
  userId: string | null
  key: string
}

/** A key opens what is a guest's only: once an account has it, its owner logs in. */
function isTheirs(db: Db, { userId, key }: Asking): SQL {
  const byKey = db
    .select({ hash: manuscriptKeys.hash })
    .from(manuscriptKeys)
    .where(
      and(
        eq(manuscriptKeys.hash, hashOfKey(key)),
        eq(manuscriptKeys.manuscriptId, manuscripts.id),
        gt(manuscriptKeys.expiresAt, sql`now()`),
      ),
    )
  return or(
    userId ? eq(manuscripts.userId, userId) : sql`false`,
    key ? and(isNull(manuscripts.userId), exists(byKey)) : sql`false`,
  ) as SQL
}

export async function findOwn(db: Db, id: string, asking: Asking): Promise<ManuscriptRow> {
  const [row] = await db
    .select()
    .from(manuscripts)
    .where(and(eq(manuscripts.id, id), isTheirs(db, asking)))
  if (!row) throw new AppError('MANUSCRIPT_NOT_FOUND')
  return row
}

/** Until the transaction ends nobody else changes it: what the state allows now it still allows when this is written. */
export async function lockOwn(tx: Tx, id: string, asking: Asking): Promise<ManuscriptRow> {
  const [row] = await tx
    .select()
    .from(manuscripts)
    .where(and(eq(manuscripts.id, id), isTheirs(tx, asking)))
    .for('no key update')
  if (!row) throw new AppError('MANUSCRIPT_NOT_FOUND')
  return row
}

/** For the house: whatever was sent. Drafts are nobody's business. */
const isSent = (id: string) => and(eq(manuscripts.id, id), ne(manuscripts.state, 'draft'))

export async function findSent(db: Db, id: string): Promise<ManuscriptRow> {
  const [row] = await db.select().from(manuscripts).where(isSent(id))
  if (!row) throw new AppError('MANUSCRIPT_NOT_FOUND')
  return row
}

export async function lockSent(tx: Tx, id: string): Promise<ManuscriptRow> {
  const [row] = await tx.select().from(manuscripts).where(isSent(id)).for('no key update')
  if (!row) throw new AppError('MANUSCRIPT_NOT_FOUND')
  return row
}
