import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { consents, users } from '@tq/db/schema/account/accounts.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Person } from '../../deps.ts'
import { mailboxKey, normalEmail } from '../../mail/mailbox.ts'
import type { AccountDeps } from '../account-deps.ts'
import { queueLetter } from '../account-letter.ts'
import { tryCode } from '../code.ts'
import { sendPasswordChanged } from '../letters.ts'
import { countCodeRequest, countCodeTry, countOwnGuess, forgiveGuesses } from '../limits.ts'
import { revokeProfileToken } from '../profile-token.ts'
import { isOpen } from '../session/login.ts'
import { endSessionsOf } from '../session/session.ts'
import { hashPassword, requireUnguessable, verifyPassword } from './password.ts'

export async function sendSecurityCode(db: Database, typed: string, origin: string): Promise<void> {
  const email = normalEmail(typed)
  await countCodeRequest(db, 'reset', email, origin)
  await queueLetter(db, { kind: 'reset', email })
}

interface Answer {
  email: string
  code: string
}

/** Looks without using it up: the next step sends the same code again. */
export async function validateSecurityCode(
  db: Database,
  { keys }: AccountDeps,
  { email, code }: Answer,
  origin: string,
): Promise<void> {
  const guess = await countCodeTry(db, mailboxKey(email), origin)
  const isRight = guess.mayLook && (await tryCode(db, keys, { purpose: 'reset', email: normalEmail(email), code, isUsed: false }))
  if (!isRight) throw new AppError('CODE_INVALID')
  await guess.wasRight()
}

export async function resetPassword(
  db: Database,
  accountDeps: AccountDeps,
  { email: typed, code, newPassword }: Answer & { newPassword: string },
  origin: string,
): Promise<void> {
  const chosen = { password: newPassword, field: 'NewPassword' }
  requireUnguessable(chosen, { email: typed, name: '', phone: '' })
  // Checks the code first: hashing is expensive, and strangers could make us do it.
  await validateSecurityCode(db, accountDeps, { email: typed, code }, origin)
  const email = normalEmail(typed)
  const passwordHash = await hashPassword(newPassword)
  const isDone = await db.transaction(async (tx) => {
    // Locks the person before the codes, as activation does: in the other order the two could deadlock.
    await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('no key update')
    if (!(await tryCode(tx, accountDeps.keys, { purpose: 'reset', email, code, isUsed: true }))) return false
    await forgetUnverified(tx, email)
    // The code came back from the mailbox: that verifies it too.
    const [user] = await tx
      .update(users)
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())`, updatedAt: sql`now()` })
      .where(and(eq(users.email, email), isOpen))
      .returning({ id: users.id, name: users.name, phone: users.phone })
    if (!user) return false
    // Throws inside the transaction: nothing is changed, and the code can be used again with a better password.
    requireUnguessable(chosen, { ...user, email })
    await endSessionsOf(tx, user.id)
    await revokeProfileToken(tx, user.id)
    await forgiveGuesses(tx, email, origin)
    await sendPasswordChanged(tx, email, user, accountDeps)
    return true
  })
  if (!isDone) throw new AppError('CODE_INVALID')
}

/** Clears what was typed into a registration that was never activated: it may have been a stranger to the mailbox. */
async function forgetUnverified(tx: Tx, email: string): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ name: sql`split_part(${users.email}, '@', 1)`, phone: '', address: '', wardId: null, birthday: null })
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt), isOpen))
    .returning({ id: users.id })
  if (user) await tx.delete(consents).where(eq(consents.userId, user.id))
}

export async function changePassword(
  db: Database,
  accountDeps: AccountDeps,
  person: Person,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const { passwordHash: hashBefore, email, name, phone } = users
  const [before] = await db.select({ hashBefore, email, name, phone }).from(users).where(eq(users.id, person.id))
  if (!before) throw new AppError('PASSWORD_WRONG')
  requireUnguessable({ password: next, field: 'NewPassword' }, before)
  const guess = await countOwnGuess(db, person.id)
  if (!(await verifyPassword(before.hashBefore, current))) throw new AppError('PASSWORD_WRONG')
  await guess.wasRight()
  const passwordHash = await hashPassword(next)
  await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: sql`now()` })
      // Changed by another request in between: that one stands.
      .where(and(eq(users.id, person.id), eq(users.passwordHash, before.hashBefore ?? '')))
      .returning({ email: users.email, name: users.name })
    if (!user) throw new AppError('PASSWORD_WRONG')
    await endSessionsOf(tx, person.id, { except: person.sessionId })
    await sendPasswordChanged(tx, user.email, user, accountDeps)
  })
}
