import { createHmac, randomInt } from 'node:crypto'
import { CODE_LENGTH } from '@tq/contract/forms/account.ts'
import type { Db } from '@tq/db/database.ts'
import { securityCodes } from '@tq/db/schema/accounts.ts'
import { sql } from 'drizzle-orm'
import type { Keys } from './keys.ts'

export type CodePurpose = 'activate' | 'reset'

const MOST_TRIES = 5

/** A new code for that account; the one before is good no longer. */
export async function makeCode(tx: Db, keys: Keys, purpose: CodePurpose, user: { id: string; email: string }): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const kept = {
    codeHash: await hashOf(keys, purpose, user.email, code),
    tries: 0,
    sentAt: sql`now()`,
    expiresAt: sql`now() + interval '10 minutes'`,
    usedAt: null,
  }
  await tx
    .insert(securityCodes)
    .values({ userId: user.id, purpose, ...kept })
    .onConflictDoUpdate({ target: [securityCodes.userId, securityCodes.purpose], set: kept })
  return code
}

/**
 * Whether the code is right. One statement, so that the row's lock counts: a wrong one costs one of five tries
 * whoever asks and however many at once, a right one is used up by exactly one of those who mean to use it.
 */
export async function tryCode(
  tx: Db,
  keys: Keys,
  { purpose, email, code, isUsed }: { purpose: CodePurpose; email: string; code: string; isUsed: boolean },
): Promise<boolean> {
  const hash = await hashOf(keys, purpose, email, code)
  const { rows } = await tx.execute<{ isRight: boolean }>(sql`
    update security_codes set
      tries = tries + (code_hash <> ${hash})::int,
      used_at = case when ${isUsed} and code_hash = ${hash} then now() end
    where user_id = (select id from users where email = ${email}) and purpose = ${purpose}
      and used_at is null and expires_at > now() and tries < ${MOST_TRIES}
    returning code_hash = ${hash} as "isRight"`)
  return rows[0]?.isRight ?? false
}

/** Keyed: a million codes would soon be tried out against a plain hash. */
async function hashOf(keys: Keys, purpose: CodePurpose, email: string, code: string): Promise<string> {
  return createHmac('sha256', await keys('code'))
    .update(`${purpose}\n${email}\n${code}`)
    .digest('base64url')
}
