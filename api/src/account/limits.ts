import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { sessions, users } from '@tq/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { networkOf, resetAllowance, returnAllowance, takeAllowance, takeTurn } from '../http/allowance.ts'
import { mailboxKey, normalEmail } from './email.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const FAILURES = { most: 10, seconds: 15 * MINUTE }
const FAILURES_FROM = { most: 50, seconds: 15 * MINUTE }
const REGISTRATIONS = { most: 10, seconds: HOUR }
const REGISTRATIONS_FROM = { most: 40, seconds: HOUR }
const CODES = { most: 5, seconds: HOUR }
const CODES_FROM = { most: 40, seconds: HOUR }
const CODE_TRIES_FROM = { most: 60, seconds: 15 * MINUTE }
/** Each login form that is looked at asks for one; a campus may have a single address. */
const NONCES_FROM = { most: 1000, seconds: 15 * MINUTE }
const SECONDS_BETWEEN_CODES = 60

/** A guess at somebody's password. Counted before it is looked at, so that many at once can't slip through. */
export async function countGuess(db: Database, email: string, address: string) {
  const network = networkOf(address)
  const from = `login:from:${network}`
  await takeAllowance(db, from, FAILURES_FROM)
  // Strangers can't lock out people where they have been before: there they are counted by themselves.
  const known = (await networksOf(db, email)).has(network) ? `:${network}` : ''
  const account = `login:${mailboxKey(email)}${known}`
  await takeAllowance(db, account, FAILURES)
  return {
    /** Only this guess is given back: several accounts may share the count, and one's own must not clear another's. */
    async wasRight(): Promise<void> {
      await returnAllowance(db, account)
      await returnAllowance(db, from)
    },
  }
}

/** A guess by whoever holds a session of that account already. */
export async function countOwnGuess(db: Database, userId: string) {
  const key = `password:${userId}`
  await takeAllowance(db, key, FAILURES)
  return { wasRight: () => resetAllowance(db, key) }
}

async function networksOf(db: Database, email: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, normalEmail(email)))
    .limit(50)
  return new Set(rows.map(({ address }) => networkOf(address)))
}

export async function countRegistration(db: Database, email: string, address: string): Promise<void> {
  await takeAllowance(db, `register:from:${networkOf(address)}`, REGISTRATIONS_FROM)
  await takeAllowance(db, `register:${mailboxKey(email)}`, REGISTRATIONS)
}

/** A letter with a code, the same for mailboxes we know and those we don't. */
export async function mayHaveCode(db: Database, purpose: string, email: string): Promise<boolean> {
  const key = `code:${purpose}:${mailboxKey(email)}`
  if (!(await takeTurn(db, `${key}:turn`, SECONDS_BETWEEN_CODES))) return false
  return takeAllowance(db, key, CODES).then(
    () => true,
    (error) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
}

export async function countCodeRequest(db: Database, purpose: string, email: string, address: string): Promise<void> {
  await takeAllowance(db, `code:from:${networkOf(address)}`, CODES_FROM)
  if (!(await mayHaveCode(db, purpose, email))) throw new AppError('TOO_MANY_REQUESTS')
}

/** Beside the five tries each code has. */
export const countCodeTry = (db: Database, address: string) =>
  takeAllowance(db, `code:try:from:${networkOf(address)}`, CODE_TRIES_FROM)

export const countNonce = (db: Database, address: string) => takeAllowance(db, `nonce:from:${networkOf(address)}`, NONCES_FROM)
