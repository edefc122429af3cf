import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { sessions, users } from '@tq/db/schema/account/accounts.ts'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { coarseNetwork } from '../../http/limit/rate-limit.ts'
import { normalEmail } from '../../mail/mailbox.ts'
import { claimManuscripts } from '../../manuscript/author/claim.ts'
import { claimBought } from '../../order/buyer/claim-order.ts'
import type { AccountDeps } from '../account-deps.ts'
import { sendNewDevice } from '../letters.ts'
import { countGuess } from '../limits.ts'
import { verifyPassword } from '../password/password.ts'
import { revokeProfileToken } from '../profile-token.ts'
import { openSession } from './open-session.ts'

export interface Credentials {
  email: string
  password: string
}

/** Where a login comes from. */
export interface Origin {
  device: string
  address: string
}

/** The account may log in: not closed by staff, and not past its day of deletion. */
export const isOpen = and(eq(users.isActive, true), or(isNull(users.deleteAfter), gt(users.deleteAfter, sql`now()`)))

export async function login(
  db: Database,
  accountDeps: AccountDeps,
  { isLong, ...credentials }: Credentials & { isLong: boolean },
  origin: Origin,
): Promise<string> {
  const guess = await countGuess(db, credentials.email, origin.address, accountDeps)
  const user = await findByCredentials(db, credentials)
  // The same answer as for a wrong password: else a stranger could register a mailbox, log in, and learn that it had no account.
  if (!user?.emailVerifiedAt) throw new AppError('LOGIN_FAILED')
  await guess.wasRight()
  return db.transaction(async (tx) => {
    if (!(await holdUnchanged(tx, user))) throw new AppError('LOGIN_FAILED')
    return createLoginSession(tx, accountDeps, user, { ...origin, isLong })
  })
}

/**
 * Checks that the password is unchanged and locks the person's row until the session is stored: a change of password ends the
 * sessions it finds, and would miss one that is just being opened.
 */
async function holdUnchanged(tx: Tx, { id, passwordHash }: { id: string; passwordHash: string | null }): Promise<boolean> {
  const [still] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? ''), isOpen))
    .for('share')
  return still !== undefined
}

/** The account with that mailbox and password, activated or not. Does the same work for an unknown mailbox as for a wrong password. */
export async function findByCredentials(db: Database, { email, password }: Credentials) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, normalEmail(email)), isOpen))
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  return isRight && user ? user : null
}

const LOGINS_LOOKED_AT = 200

/** Opens a session, and writes to its owner when the device or its part of the network is new. */
export async function createLoginSession(
  tx: Tx,
  accountDeps: AccountDeps,
  { id: userId, email, name }: { id: string; email: string; name: string },
  { device, address, isLong }: Origin & { isLong: boolean },
): Promise<string> {
  const before = await tx
    .select({ device: sessions.device, address: sessions.address })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(LOGINS_LOOKED_AT)
  const isKnown = before.some((seen) => seen.device === device && coarseNetwork(seen.address) === coarseNetwork(address))
  if (before.length && !isKnown) await sendNewDevice(tx, email, { name, device, address }, accountDeps)
  // The token for the change before the first login is not needed any more.
  await revokeProfileToken(tx, userId)
  await claimBought(tx, { id: userId, email })
  await claimManuscripts(tx, { id: userId, email })
  const { token } = await openSession(tx, accountDeps.keys, { userId, device, address, isLong })
  return token
}
