import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { consumeOrThrow, networkOf, resetLimit, restoreOne, tooMany, tryConsume, tryCooldown } from '../http/rate-limit.ts'
import { mailboxKey, normalEmail } from '../mail/mailbox.ts'
import type { AccountDeps } from './account-deps.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Small counts are those of one mailbox from one network, so that a stranger who uses up his own leaves everybody else's. The
 * mailbox alone has a count many times as large, for whoever has many networks.
 */
const FAILURES = { most: 10, seconds: 15 * MINUTE }
const FAILURES_AT_MAILBOX = { most: 100, seconds: 15 * MINUTE }
/** Right ones too: each costs a hash and a row. */
const LOGINS = { most: 300, seconds: HOUR }
/** A whole campus may have a single address: what is counted by network must leave room for thousands of people. */
const FAILURES_FROM = { most: 500, seconds: 15 * MINUTE }
const FAILURES_OF_KNOWN = { most: 10_000, seconds: 15 * MINUTE }
const REGISTRATIONS = { most: 10, seconds: HOUR }
const REGISTRATIONS_OF_MAILBOX = { most: 100, seconds: HOUR }
const REGISTRATIONS_FROM = { most: 400, seconds: HOUR }
const CODES = { most: 5, seconds: HOUR }
const CODES_TO_MAILBOX = { most: 10, seconds: HOUR }
/** Whatever they are for: nobody's mailbox is to be filled by asking for all kinds of them. */
const ALL_CODES_TO_MAILBOX = { most: 12, seconds: HOUR }
const CODES_FROM = { most: 400, seconds: HOUR }
/** Enough to kill three codes of five tries each, fewer than the owner may ask for. */
const CODE_TRIES = { most: 15, seconds: HOUR }
const CODE_TRIES_FROM = { most: 300, seconds: 15 * MINUTE }
const EMAIL_CHANGES = { most: 5, seconds: HOUR }
const NONCES_FROM = { most: 1000, seconds: 15 * MINUTE }
const SECONDS_BETWEEN_CODES = 60
const NETWORKS_LOOKED_AT = 50
/** As long as ended logins are kept, which tell the same. */
const NETWORK_KNOWN_FOR = 180 * DAY

/** A guess at somebody's password. Counted before it is looked at, so that many at once can't slip through. */
export async function countGuess(
  db: Database,
  email: string,
  address: string,
  { limitsNetworks }: Pick<AccountDeps, 'limitsNetworks'>,
) {
  const network = networkOf(address)
  const isKnown = await isKnownAt(db, normalEmail(email), network)
  // Where people have been before they are counted by themselves: neither strangers elsewhere nor the crowd they share an
  // address with can lock them out. As many statements either way, since time tells.
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
    /** Only this guess is given back: several accounts may share the count, and one's own must not clear another's. */
    async wasRight(): Promise<void> {
      for (const key of taken) await restoreOne(db, key)
    },
  }
}

const failuresOf = (email: string, network = 'anywhere') => `login:${mailboxKey(email)}:${network}`
const knownKey = (email: string, network: string) => `login:known:${email}:${network}`

/**
 * Whoever has just set a new password gets in with it, whatever was guessed before, by them or by strangers. Accounts spelt alike
 * share the count, but a code is needed for this, and those are few.
 */
export async function forgiveGuesses(tx: Db, email: string, address: string): Promise<void> {
  const network = networkOf(address)
  await tryCooldown(tx, knownKey(email, network), NETWORK_KNOWN_FOR)
  await resetLimit(tx, failuresOf(email))
  await resetLimit(tx, failuresOf(email, network))
}

/** A guess by whoever holds a session of that account already. */
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
 * A letter with a code, the same for mailboxes we know and those we don't. Who has none left doesn't take the turn either, or a
 * stranger could take each of them.
 */
async function takeCode(db: Database, purpose: string, email: string, from: string): Promise<void> {
  const mailbox = `code:${purpose}:${mailboxKey(email)}`
  const own = `${mailbox}:${from}`
  // Where its owner has been before, strangers elsewhere can't use up what the mailbox may have. As many statements either way.
  const known = (await isKnownAt(db, normalEmail(email), from)) ? ':known' : ''
  await consumeOrThrow(db, own, CODES)
  if (!(await tryCooldown(db, `${mailbox}:turn`, SECONDS_BETWEEN_CODES))) {
    await restoreOne(db, own)
    throw await tooMany(db, `${mailbox}:turn`, 'Bạn thao tác quá nhanh')
  }
  await consumeOrThrow(db, `${mailbox}:anywhere${known}`, CODES_TO_MAILBOX)
  await consumeOrThrow(db, `code:any:${mailboxKey(email)}:anywhere${known}`, ALL_CODES_TO_MAILBOX)
}

/** For whoever is not told: the answer is the same either way. `from`: a network, or another way there. */
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
 * Beside the five tries each code has. `whose`: the mailbox, or the person where that is known. A network that was wrong too often
 * there is answered as for a wrong code, and the code is not looked at: else one stranger could kill every code of somebody's.
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

/** Letters to mailboxes that somebody logged in names. */
export const countEmailChange = (db: Database, userId: string) => consumeOrThrow(db, `email-change:${userId}`, EMAIL_CHANGES)

export const countNonce = (db: Database, address: string) => consumeOrThrow(db, `nonce:from:${networkOf(address)}`, NONCES_FROM)
