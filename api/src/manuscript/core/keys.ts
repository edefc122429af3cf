import { createHash, randomBytes } from 'node:crypto'
import type { Database, Db } from '@tq/db/database.ts'
import { manuscriptKeys, manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { and, eq, exists, lt, sql } from 'drizzle-orm'

const KEY_DAYS = 60

/** 256 bits: nobody guesses it, so nobody's tries need counting. */
export const newKey = () => randomBytes(32).toString('base64url')
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** A guest's way to their manuscript. Only its hash is stored. */
export async function mintKey(tx: Db, manuscriptId: string, { isFromLetter }: { isFromLetter: boolean }): Promise<string> {
  const key = newKey()
  await tx.insert(manuscriptKeys).values({
    ...{ hash: hashOfKey(key), manuscriptId, isFromLetter },
    expiresAt: sql`now() + make_interval(days => ${KEY_DAYS})`,
  })
  return key
}

/** Whoever opens the link of a letter reads that mailbox. */
export async function proveMailbox(db: Db, id: string, key: string): Promise<void> {
  const cameByLetter = db
    .select({ hash: manuscriptKeys.hash })
    .from(manuscriptKeys)
    .where(and(eq(manuscriptKeys.hash, hashOfKey(key)), eq(manuscriptKeys.manuscriptId, id), manuscriptKeys.isFromLetter))
  await db
    .update(manuscripts)
    .set({ isMailboxProven: true })
    .where(and(eq(manuscripts.id, id), eq(manuscripts.isMailboxProven, false), exists(cameByLetter)))
}

export async function clearKeys(db: Database): Promise<void> {
  await db.delete(manuscriptKeys).where(lt(manuscriptKeys.expiresAt, sql`now()`))
}
