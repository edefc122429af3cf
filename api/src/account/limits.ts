import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { networkOf, resetAllowance, returnAllowance, takeAllowance, takeTurn } from '../http/allowance.ts'
import { mailboxKey, normalEmail } from './email.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const FAILURES = { most: 10, seconds: 15 * MINUTE }
/** A whole campus may have a single address: what is counted by network must leave room for thousands of people. */
const FAILURES_FROM = { most: 500, seconds: 15 * MINUTE }
const FAILURES_OF_KNOWN = { most: 10_000, seconds: 15 * MINUTE }
const REGISTRATIONS = { most: 10, seconds: HOUR }
const REGISTRATIONS_FROM = { most: 400, seconds: HOUR }
const CODES = { most: 5, seconds: HOUR }
const CODES_FROM = { most: 400, seconds: HOUR }
const CODE_TRIES_FROM = { most: 300, seconds: 15 * MINUTE }
const EMAIL_CHANGES = { most: 5, seconds: HOUR }
const NONCES_FROM = { most: 1000, seconds: 15 * MINUTE }
const SECONDS_BETWEEN_CODES = 60
const NETWORKS_LOOKED_AT = 50
/** As long as ended logins are kept, which tell the same. */
const NETWORK_KNOWN_FOR = 180 * DAY

/** A guess at somebody's password. Counted before it is looked at, so that many at once can't slip through. */
export async function countGuess(db: Database, email: string, address: string) {
  const network = networkOf(address)
  const isKnown = await isKnownAt(db, normalEmail(email), network)
  // Where people have been before they are counted by themselves: neither strangers elsewhere nor the crowd they share an
  // address with can lock them out. As many statements either way, since time tells.
  const from = `login:from:${network}${isKnown ? ':known' : ''}`
  await takeAllowance(db, from, isKnown ? FAILURES_OF_KNOWN : FAILURES_FROM)
  const account = failuresOf(email) + (isKnown ? `:${network}` : '')
  await takeAllowance(db, account, FAILURES)
  return {
    /** Only this guess is given back: several accounts may share the count, and one's own must not clear another's. */
    async wasRight(): Promise<void> {
      await returnAllowance(db, account)
      await returnAllowance(db, from)
    },
  }
}

const failuresOf = (email: string) => `login:${mailboxKey(email)}`
const knownKey = (email: string, network: string) => `login:known:${email}:${network}`

/**
 * Whoever has just set a new password gets in with it, whatever was guessed before, by them or by strangers. Accounts spelt alike
 * share the count, but a code is needed for this, and those are few.
 */
export async function forgiveGuesses(tx: Db, email: string, address: string): Promise<void> {
  const network = networkOf(address)
  await takeTurn(tx, knownKey(email, network), NETWORK_KNOWN_FOR)
  await resetAllowance(tx, failuresOf(email))
  await resetAllowance(tx, `${failuresOf(email)}:${network}`)
}

/** A guess by whoever holds a session of that account already. */
export async function countOwnGuess(db: Database, userId: string) {
  const key = `password:${userId}`
  await takeAllowance(db, key, FAILURES)
  return { wasRight: () => resetAllowance(db, key) }
}

/** The networks of the latest logins, and those a password was reset from. */
async function isKnownAt(db: Database, email: string, network: string): Promise<boolean> {
  const { rows } = await db.execute<{ address: string }>(sql`
    (select s.address from sessions s join users u on u.id = s.user_id where u.email = ${email}
      group by s.address order by max(s.created_at) desc limit ${NETWORKS_LOOKED_AT})
    union all
    select ${network}::text from allowances where key = ${knownKey(email, network)} and ends_at > now()`)
  return rows.some(({ address }) => networkOf(address) === network || address === network)
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
export async function countCodeTry(db: Database, address: string) {
  const key = `code:try:from:${networkOf(address)}`
  await takeAllowance(db, key, CODE_TRIES_FROM)
  return { wasRight: () => returnAllowance(db, key) }
}

/** Letters to mailboxes that somebody logged in names. */
export const countEmailChange = (db: Database, userId: string) => takeAllowance(db, `email-change:${userId}`, EMAIL_CHANGES)

export const countNonce = (db: Database, address: string) => takeAllowance(db, `nonce:from:${networkOf(address)}`, NONCES_FROM)
