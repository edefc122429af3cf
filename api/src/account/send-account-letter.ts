import type { Database, Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { and, eq } from 'drizzle-orm'
import { tryCooldown } from '../http/limit/rate-limit.ts'
import type { AccountLetter } from './account-letter.ts'
import { sendCode } from './code.ts'
import {
  sendActivationCode,
  sendAlreadyActive,
  sendEmailCode,
  sendEmailInUse,
  sendRegisteredAgain,
  sendResetCode,
} from './letters.ts'
import { mayHaveCode } from './limits.ts'
import { isOpen } from './session/login.ts'
import { passwordFingerprint } from './session/token.ts'
import type { Keys } from './signing-keys.ts'

const HOUR = 60 * 60

/** Which letter somebody gets, if any. The code is made here, so that it never stands in the queue. */
export async function sendAccountLetter(db: Database, keys: Keys, letter: AccountLetter): Promise<void> {
  // Outside the transaction, whose failure would undo the count. Only requests with the right password are counted.
  if (letter.kind === 'reactivate' && !(await mayReactivate(db, letter))) return
  await db.transaction(async (tx) => {
    const user = await findByEmail(tx, letter.email)
    if (letter.kind === 'email') return sendForChange(tx, keys, letter, user)
    if (!user) return
    const { email } = user
    if (letter.kind === 'reset') {
      // What a stranger typed into a registration is not sent to somebody's mailbox.
      const name = user.emailVerifiedAt ? user.name : null
      return sendCode(tx, keys, 'reset', user, (code) => sendResetCode(tx, email, { name, code }))
    }
    if (!user.emailVerifiedAt) {
      // The mailbox was registered again with another password: that registration has a letter of its own.
      if (letter.kind !== 'register' && !isMarked(user, letter.mark)) return
      return sendCode(tx, keys, 'activate', user, (code) => sendActivationCode(tx, email, code))
    }
    if (!(await tryCooldown(tx, `registered-again:${user.id}`, HOUR))) return
    if (letter.kind === 'reactivate') await sendAlreadyActive(tx, email, user)
    else await sendRegisteredAgain(tx, email, user)
  })
}

type UserRow = typeof users.$inferSelect

async function mayReactivate(db: Database, { email, mark }: { email: string; mark: string }): Promise<boolean> {
  const user = await findByEmail(db, email)
  if (!user || !isMarked(user, mark)) return false
  return user.emailVerifiedAt !== null || mayHaveCode(db, 'activate', email, 'reactivate')
}

/** Sends a code to the new mailbox; if that has an account already, tells its owner that somebody tried. */
async function sendForChange(
  tx: Tx,
  keys: Keys,
  { email, userId }: { email: string; userId: string },
  taken: UserRow | undefined,
): Promise<void> {
  if (taken?.emailVerifiedAt) {
    if (await tryCooldown(tx, `registered-again:${taken.id}`, HOUR)) await sendEmailInUse(tx, email, taken)
    return
  }
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isOpen))
  if (person) await sendCode(tx, keys, 'email', { id: userId, email }, (code) => sendEmailCode(tx, email, code))
}

async function findByEmail(db: Database | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isOpen))
  return user
}

const isMarked = ({ passwordHash }: UserRow, mark: string) => passwordHash !== null && passwordFingerprint(passwordHash) === mark
