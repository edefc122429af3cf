import { createHmac, randomInt } from 'node:crypto'
import type { CodePurpose } from '@tq/contract/enums.ts'
import { CODE_LENGTH } from '@tq/contract/forms/account.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { securityCodes } from '@tq/db/schema/account/security-codes.ts'
import { sql } from 'drizzle-orm'
import type { Keys } from './signing-keys.ts'

const MOST_TRIES = 5

interface Whom {
  id: string
  /** Where the code is sent: it works only together with that mailbox. */
  email: string
}

/**
 * A new code for that account; it replaces the one before. `write` writes the letter that carries it. The ten minutes start again
 * when the letter is sent, however long the mail server was down.
 */
export async function sendCode(
  tx: Tx,
  keys: Keys,
  purpose: CodePurpose,
  user: Whom,
  write: (code: string) => Promise<number>,
): Promise<void> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const kept = {
    codeHash: await hashOf(keys, purpose, user.email, code),
    mailId: await write(code),
    newEmail: purpose === 'email' ? user.email : null,
    tries: 0,
    sentAt: sql`now()`,
    expiresAt: sql`now() + interval '10 minutes'`,
    usedAt: null,
  }
  await tx
    .insert(securityCodes)
    .values({ userId: user.id, purpose, ...kept })
    .onConflictDoUpdate({ target: [securityCodes.userId, securityCodes.purpose], set: kept })
}

export interface CodeTry {
  purpose: CodePurpose
  /** The mailbox the code was sent to. */
  email: string
  code: string
  /** Whether it is used up; looking leaves it for the next step. */
  isUsed: boolean
  /** The owner of the code, where the caller knows the person and not only the mailbox. */
  userId?: string
}

/**
 * Whether the code is right. One statement that locks every live code of the account, so that the tries count: a wrong one
 * costs each of them one of five tries whichever call it came by and however many at once; a right one is used up by exactly
 * one of those who mean to use it.
 */
export async function tryCode(db: Db, keys: Keys, { purpose, email, code, isUsed, userId }: CodeTry): Promise<boolean> {
  const hash = await hashOf(keys, purpose, email, code)
  const owner = userId ? sql`${userId}::uuid` : sql`(select id from users where email = ${email})`
  const { rows } = await db.execute<{ isRight: boolean }>(sql`
    with live as materialized (
      select user_id, purpose, code_hash from security_codes
      where user_id = ${owner} and used_at is null and expires_at > now() and tries < ${MOST_TRIES}
      order by purpose for update),
    guess as (select coalesce(bool_or(purpose = ${purpose} and code_hash = ${hash}), false) as is_right from live),
    counted as (
      update security_codes c set
        tries = c.tries + (not guess.is_right)::int,
        used_at = case when ${isUsed} and guess.is_right and c.purpose = ${purpose} then now() end
      from live, guess where c.user_id = live.user_id and c.purpose = live.purpose)
    select is_right as "isRight" from guess`)
  return rows[0]?.isRight ?? false
}

/** Keyed: a million codes would soon be tried out against a plain hash. */
async function hashOf(keys: Keys, purpose: CodePurpose, email: string, code: string): Promise<string> {
  return createHmac('sha256', await keys('code'))
    .update(`${purpose}\n${email}\n${code}`)
    .digest('base64url')
}
