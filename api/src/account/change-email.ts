import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { securityCodes } from '@tq/db/schema/account/security-codes.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Person } from '../deps.ts'
import { normalEmail } from '../mail/mailbox.ts'
import type { AccountDeps } from './account-deps.ts'
import { queueLetter } from './account-letter.ts'
import { tryCode } from './code.ts'
import { sendEmailChanged } from './letters.ts'
import { countCodeRequest, countCodeTry, countEmailChange, countOwnGuess } from './limits.ts'
import { verifyPassword } from './password/password.ts'
import { endSessionsOf } from './session/session.ts'

/** Sends a code to the new mailbox. If that has an account already, the job writes to its owner instead; the answer is the same. */
export async function askForEmailChange(
  db: Database,
  { id }: Person,
  { email: typed, password }: { email: string; password: string },
  origin: string,
): Promise<void> {
  const email = normalEmail(typed)
  const guess = await countOwnGuess(db, id)
  const [person] = await db.select({ email: users.email, passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  if (!person) throw new AppError('SESSION_EXPIRED')
  if (person.passwordHash === null) throw new AppError('PASSWORD_NEEDED')
  if (!(await verifyPassword(person.passwordHash, password))) throw new AppError('PASSWORD_WRONG')
  await guess.wasRight()
  if (email === person.email) throw new AppError('EMAIL_SAME')
  await countEmailChange(db, id)
  await countCodeRequest(db, 'email', email, origin)
  await queueLetter(db, { kind: 'email', email, userId: id })
}

/** The code came back from the new mailbox: it is the account's from now on. The old one is told, other devices are logged out. */
export async function confirmEmailChange(
  db: Database,
  accountDeps: AccountDeps,
  person: Person,
  code: string,
  origin: string,
): Promise<void> {
  const guess = await countCodeTry(db, person.id, origin)
  if (!guess.mayLook) throw new AppError('CODE_INVALID')
  // Not thrown inside: a wrong code must stay counted.
  const isDone = await db
    .transaction((tx) => takeMailbox(tx, accountDeps, person, code))
    .catch((error) => {
      throw isTaken(error) ? new AppError('EMAIL_TAKEN') : error
    })
  if (!isDone) throw new AppError('CODE_INVALID')
  await guess.wasRight()
}

async function takeMailbox(tx: Tx, accountDeps: AccountDeps, { id, sessionId }: Person, code: string): Promise<boolean> {
  const [before] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  const [asked] = await tx
    .select({ newEmail: securityCodes.newEmail })
    .from(securityCodes)
    .where(and(eq(securityCodes.userId, id), eq(securityCodes.purpose, 'email')))
  if (!before || !asked?.newEmail) return false
  const { newEmail } = asked
  if (!(await tryCode(tx, accountDeps.keys, { purpose: 'email', email: newEmail, code, isUsed: true, userId: id }))) return false
  // Deletes an unconfirmed registration of the same mailbox: whoever typed it never proved that the mailbox is theirs.
  await tx.delete(users).where(and(eq(users.email, newEmail), isNull(users.emailVerifiedAt), eq(users.role, 'user')))
  await tx.update(users).set({ email: newEmail, emailVerifiedAt: sql`now()`, updatedAt: sql`now()` }).where(eq(users.id, id))
  await endSessionsOf(tx, id, { except: sessionId })
  // Letters to the old mailbox are this person's still, and go when the account does.
  await tx.update(mails).set({ userId: id }).where(eq(mails.recipient, before.email))
  await sendEmailChanged(tx, before.email, { userId: id, name: before.name, newEmail }, accountDeps)
  return true
}

/** Two people may have asked for one mailbox: the index decides who was first. */
function isTaken(error: unknown): boolean {
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_email_index'
}
