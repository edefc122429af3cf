import { randomUUID } from 'node:crypto'
import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { requireWard } from '../geography/ward.ts'
import { networkOf } from '../http/limit/rate-limit.ts'
import { mailboxKey, normalEmail } from '../mail/mailbox.ts'
import type { AccountDeps } from './account-deps.ts'
import { queueLetter } from './account-letter.ts'
import { TEXTS_IN_FORCE } from './agreed-texts.ts'
import { tryCode } from './code.ts'
import { countCodeRequest, countCodeTry, countGuess, countRegistration, mayHaveCode } from './limits.ts'
import { hashPassword, requireUnguessable } from './password/password.ts'
import { issueProfileToken } from './profile-token.ts'
import { type Credentials, findByCredentials, isOpen } from './session/login.ts'
import { passwordFingerprint, readRegistration, signRegistration } from './session/token.ts'
import type { Keys } from './signing-keys.ts'

/** An id that no account has. */
const NO_SUCH_USER = '00000000-0000-0000-0000-000000000000'

export interface Registration extends Credentials {
  name: string
  phone: string
  address: string
  wardId: number | null
  birthday: string | null
}

/**
 * Known and unknown mailboxes get the same answer after the same work; a job decides which letter is sent.
 * Registering an account that was never activated replaces what was typed before, since a stranger may have typed it.
 */
export async function register(db: Database, keys: Keys, given: Registration, origin: string): Promise<string> {
  requireUnguessable({ password: given.password, field: 'Password' }, given)
  if (given.wardId !== null) await requireWard(db, given.wardId)
  await countRegistration(db, given.email, origin)
  const email = normalEmail(given.email)
  const passwordHash = await hashPassword(given.password)
  const mark = passwordFingerprint(passwordHash)
  const isLetterDue = await mayHaveCode(db, 'activate', email, networkOf(origin))
  const { name, phone, address, birthday, wardId } = given
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      with person as (
        insert into users (email, password_hash, name, phone, address, ward_id, birthday)
        values (${email}, ${passwordHash}, ${name}, ${phone}, ${address}, ${wardId}, ${birthday})
        on conflict (email) do update set password_hash = excluded.password_hash, name = excluded.name, phone = excluded.phone,
          address = excluded.address, ward_id = excluded.ward_id, birthday = excluded.birthday, updated_at = now()
        where users.email_verified_at is null and users.is_active
        returning id
      )
      insert into consents (user_id, purpose, is_given, page_key, page_version, channel)
      select person.id, purpose, true, page_key, page_version, 'register' from person, ${TEXTS_IN_FORCE} texts`)
    if (isLetterDue) await queueLetter(tx, { kind: 'register', email })
  })
  return signRegistration(keys, { email, mark })
}

export async function activate(
  db: Database,
  keys: Keys,
  { token, email: typed, code }: { token: string; email: string; code: string },
  origin: string,
): Promise<{ userId: string; proof: string }> {
  const email = normalEmail(typed)
  const guess = await countCodeTry(db, mailboxKey(email), origin)
  const claims = await readRegistration(keys, token)
  if (claims?.email !== email || !guess.mayLook) throw new AppError('ACTIVATION_CODE_INVALID')
  // Not thrown inside: a wrong code must stay counted.
  const activated = await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailVerifiedAt), isOpen))
      // Locked: a second registration of the mailbox at this moment would otherwise get its own password activated.
      .for('no key update')
    const isTheirs = user?.passwordHash && passwordFingerprint(user.passwordHash) === claims.mark
    // Runs the same statement where there is nothing to activate: the response time must not show whether an account exists.
    const isRight = await tryCode(tx, keys, {
      purpose: 'activate',
      email,
      code,
      isUsed: true,
      userId: isTheirs ? user.id : NO_SUCH_USER,
    })
    if (!isTheirs || !isRight) return null
    await tx.update(users).set({ emailVerifiedAt: sql`now()`, updatedAt: sql`now()` }).where(eq(users.id, user.id))
    return { userId: user.id, proof: await issueProfileToken(tx, user.id) }
  })
  if (!activated) throw new AppError('ACTIVATION_CODE_INVALID')
  await guess.wasRight()
  return activated
}

export async function resendCode(
  db: Database,
  keys: Keys,
  { token, email: typed }: { token: string; email: string },
  origin: string,
): Promise<void> {
  const email = normalEmail(typed)
  const claims = await readRegistration(keys, token)
  if (claims?.email !== email) throw new AppError('ACTIVATION_CODE_INVALID')
  await countCodeRequest(db, 'activate', email, origin)
  await queueLetter(db, { kind: 'resend', email, mark: claims.mark })
}

/**
 * For people who know their password but lost the code. Everybody gets the same answer; a job decides which letter is sent.
 * Limited like logins. A right password is counted too: returning it would be one statement more, and its time would show.
 */
export async function reactivate(
  db: Database,
  accountDeps: AccountDeps,
  credentials: Credentials,
  origin: string,
): Promise<string> {
  await countGuess(db, credentials.email, origin, accountDeps)
  const user = await findByCredentials(db, credentials)
  const email = normalEmail(credentials.email)
  const mark = passwordFingerprint(user?.passwordHash ?? randomUUID())
  await queueLetter(db, { kind: 'reactivate', email, mark })
  return signRegistration(accountDeps.keys, { email, mark })
}
