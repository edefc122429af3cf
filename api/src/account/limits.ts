import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { consumeOrThrow, networkOf, resetLimit, restoreOne, tooMany, tryConsume, tryCooldown } from '../http/limit/rate-limit.ts'
import { mailboxKey, normalEmail } from '../mail/mailbox.ts'
import type { AccountDeps } from './account-deps.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The small limits count one mailbox from one network, so that a stranger can't lock the owner out on another network. A mailbox
 * from all networks together has a much larger limit, against attackers who have many networks.
 */
const FAILURES = { most: 10, seconds: 15 * MINUTE }
const FAILURES_AT_MAILBOX = { most: 100, seconds: 15 * MINUTE }
/** Successful logins count too: each costs a password hash and a session row. */
const LOGINS = { most: 300, seconds: HOUR }
/** A whole campus may have a single address: what is counted by network must leave room for thousands of people. */
const FAILURES_FROM = { most: 500, seconds: 15 * MINUTE }
const FAILURES_OF_KNOWN = { most: 10_000, seconds: 15 * MINUTE }
const REGISTRATIONS = { most: 10, seconds: HOUR }
const REGISTRATIONS_OF_MAILBOX = { most: 100, seconds: HOUR }
const REGISTRATIONS_FROM = { most: 400, seconds: HOUR }
const CODES = { most: 5, seconds: HOUR }
const CODES_TO_MAILBOX = { most: 10, seconds: HOUR }
/** For all purposes together: nobody can fill a mailbox by asking for each kind of code in turn. */
const ALL_CODES_TO_MAILBOX = { most: 12, seconds: HOUR }
const CODES_FROM = { most: 400, seconds: HOUR }
/** Enough to kill three codes of five tries each, fewer than the owner may ask for. */
const CODE_TRIES = { most: 15, seconds: HOUR }
const CODE_TRIES_FROM = { most: 300, seconds: 15 * MINUTE }
const EMAIL_CHANGES = { most: 5, seconds: HOUR }
const NONCES_FROM = { most: 1000, seconds: 15 * MINUTE }
const SECONDS_BETWEEN_CODES = 60
const NETWORKS_LOOKED_AT = 50
/** As long as ended logins are kept, which show the networks a person has used. */
const NETWORK_KNOWN_FOR = 180 * DAY

/** Counts a password attempt before the password is compared, so that many attempts at once can't pass the limit. */
export async function countGuess(
  db: Database,
  email: string,
  address: string,
  { limitsNetworks }: Pick<AccountDeps, 'limitsNetworks'>,
) {
  const network = networkOf(address)
  const isKnown = await isKnownAt(db, normalEmail(email), network)
  // On a network where this person has logged in before, their attempts are counted apart: strangers can't lock them out there.
  // The same number of statements either way, so that the response time does not show which case it was.
  const known = isKnown ? ':known' : ''
  const taken: string[] = []
  for (const [key, limit] of [
    [`login:from:${network}${known}`, isKnown ? FAILURES_OF_KNOWN : FAILURES_FROM],
    [failuresOf(email, network), FAILURES],
    [failuresOf(email) + known, isKnown ? FAILURES_OF_KNOWN : FAILURES_AT_MAILBOX],
  ] as const) {
    await consumeOrThrow(db, key, limit)
    taken.push(key)
  }
  if (limitsNetworks) await consumeOrThrow(db, `login:often:${mailboxKey(email)}:${network}`, LOGINS)
  return {
    /** Returns only this attempt: accounts spelt alike share a counter, and a login to one's own must not clear guesses at another. */
    async wasRight(): Promise<void> {
      for (const key of taken) await restoreOne(db, key)
    },
  }
}

const failuresOf = (email: string, network = 'anywhere') => `login:${mailboxKey(email)}:${network}`
const knownKey = (email: string, network: string) => `login:known:${email}:${network}`

/**
 * Clears the failed attempts after a password reset, so that the owner can log in with the new password at once. This also clears
 * guesses at accounts spelt alike, but a reset needs a code, and codes are few.
 */
export async function forgiveGuesses(tx: Db, email: string, address: string): Promise<void> {
  const network = networkOf(address)
  await tryCooldown(tx, knownKey(email, network), NETWORK_KNOWN_FOR)
  await resetLimit(tx, failuresOf(email))
  await resetLimit(tx, failuresOf(email, network))
}

/** A wrong current password, typed by somebody who is logged in to that account. */
export async function countOwnGuess(db: Database, userId: string) {
  const key = `password:${userId}`
  await consumeOrThrow(db, key, FAILURES)
  return { wasRight: () => resetLimit(db, key) }
}

/** The networks of the latest logins, and those a password was reset from. */
async function isKnownAt(db: Database, email: string, network: string): Promise<boolean> {
  const { rows } = await db.execute<{ address: string }>(sql`
    (select s.address from sessions s join users u on u.id = s.user_id where u.email = ${email}
      group by s.address order by max(s.created_at) desc limit ${NETWORKS_LOOKED_AT})
    union all
    select ${network}::text from rate_limits where key = ${knownKey(email, network)} and ends_at > now()`)
  return rows.some(({ address }) => networkOf(address) === network || address === network)
}

export async function countRegistration(db: Database, email: string, address: string): Promise<void> {
  const network = networkOf(address)
  await consumeOrThrow(db, `register:from:${network}`, REGISTRATIONS_FROM)
  await consumeOrThrow(db, `register:${mailboxKey(email)}:${network}`, REGISTRATIONS)
  await consumeOrThrow(db, `register:${mailboxKey(email)}:anywhere`, REGISTRATIONS_OF_MAILBOX)
}

/**
 * Counts a letter with a code, for known and unknown mailboxes alike. A network that has used up its own limit does not start the
 * mailbox's cooldown: otherwise a stranger could keep its owner waiting for ever.
 */
async function takeCode(db: Database, purpose: string, email: string, from: string): Promise<void> {
  const mailbox = `code:${purpose}:${mailboxKey(email)}`
  const own = `${mailbox}:${from}`
  // On a network its owner has used before, the mailbox's limit is counted apart from strangers' requests. Same statements either way.
  const known = (await isKnownAt(db, normalEmail(email), from)) ? ':known' : ''
  await consumeOrThrow(db, own, CODES)
  if (!(await tryCooldown(db, `${mailbox}:turn`, SECONDS_BETWEEN_CODES))) {
    await restoreOne(db, own)
    throw await tooMany(db, `${mailbox}:turn`, 'Bạn thao tác quá nhanh')
  }
  await consumeOrThrow(db, `${mailbox}:anywhere${known}`, CODES_TO_MAILBOX)
  await consumeOrThrow(db, `code:any:${mailboxKey(email)}:anywhere${known}`, ALL_CODES_TO_MAILBOX)
}

/** For callers that answer the same whether a code may be sent or not. `from`: a network, or a fixed word for another path. */
export async function mayHaveCode(db: Database, purpose: string, email: string, from: string): Promise<boolean> {
  return takeCode(db, purpose, email, from).then(
    () => true,
    (error) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
}

export async function countCodeRequest(db: Database, purpose: string, email: string, address: string): Promise<void> {
  const network = networkOf(address)
  await consumeOrThrow(db, `code:from:${network}`, CODES_FROM)
  await takeCode(db, purpose, email, network)
}

/**
 * On top of the five tries each code has. `whose`: the mailbox, or the person where known. A network that was wrong too often gets
 * "wrong code" without the code being compared: otherwise one stranger could use up the tries of every code somebody is sent.
 */
export async function countCodeTry(db: Database, whose: string, address: string) {
  const network = networkOf(address)
  const crowd = `code:try:from:${network}`
  const own = `code:try:${whose}:${network}`
  await consumeOrThrow(db, crowd, CODE_TRIES_FROM)
  return {
    mayLook: await tryConsume(db, own, CODE_TRIES),
    async wasRight(): Promise<void> {
      await restoreOne(db, own)
      await restoreOne(db, crowd)
    },
  }
}

/** A logged-in person may name any mailbox as the new one, and each gets a letter. */
export const countEmailChange = (db: Database, userId: string) => consumeOrThrow(db, `email-change:${userId}`, EMAIL_CHANGES)

export const countNonce = (db: Database, address: string) => consumeOrThrow(db, `nonce:from:${networkOf(address)}`, NONCES_FROM)
