import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { registrationProofs } from '@tq/db/schema/account/accounts.ts'
import { and, eq, gt, sql } from 'drizzle-orm'

/** A one-time token for the browser that activated the account: it allows one profile change before the first login. */
export async function issueProfileToken(tx: Db, userId: string): Promise<string> {
  const proof = randomBytes(32).toString('base64url')
  const kept = { proofHash: hashOf(proof), expiresAt: sql`now() + interval '30 minutes'` }
  await tx
    .insert(registrationProofs)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: registrationProofs.userId, set: kept })
  return proof
}

/**
 * Uses the proof up. Call it in the transaction of the change it allows: if that fails, the proof is still good.
 * Without a valid proof the answer is the same for existing and unknown people: not found.
 */
export async function requireProfileToken(tx: Db, userId: string, proof: string): Promise<void> {
  const { rowCount } = await tx
    .delete(registrationProofs)
    .where(
      and(
        eq(registrationProofs.userId, userId),
        eq(registrationProofs.proofHash, hashOf(proof)),
        gt(registrationProofs.expiresAt, sql`now()`),
      ),
    )
  if (!rowCount) throw new AppError('PROFILE_TOKEN_INVALID')
}

/** At the first login, and when another password is set. */
export async function revokeProfileToken(tx: Db, userId: string): Promise<void> {
  await tx.delete(registrationProofs).where(eq(registrationProofs.userId, userId))
}

const hashOf = (proof: string) => createHash('sha256').update(proof).digest('base64url')
