import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@tq/contract/errors.ts'
import { isPlainName } from '@tq/contract/forms/plain-name.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { identities, loginNonces, users } from '@tq/db/schema/account/accounts.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { normalEmail } from '../../mail/mailbox.ts'
import type { AccountDeps } from '../account-deps.ts'
import { createLoginSession, isOpen, type Origin } from '../session/login.ts'
import type { GoogleSettings } from './settings.ts'

export type GoogleIssuer = GoogleSettings & { keys: JWTVerifyGetKey }

export const openIssuer = (settings: GoogleSettings): GoogleIssuer => ({
  ...settings,
  keys: createRemoteJWKSet(new URL(settings.keysUrl)),
})

/** Our page that hands the answer to the window that asked. */
export const RETURN_PATH = '/login/google-return'

/** The address to open, which carries a nonce that only one answer may bring back. */
export async function openGoogleLogin(db: Database, { clientId, authorizeUrl }: GoogleSettings, publicUrl: string) {
  const nonce = randomBytes(32).toString('base64url')
  await db.insert(loginNonces).values({ nonceHash: hashOf(nonce), expiresAt: sql`now() + interval '10 minutes'` })
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: publicUrl + RETURN_PATH,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    nonce,
  })
  return { nonce, clientId, authorizeUrl: `${authorizeUrl}?${query}` }
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  nonce: z.string().min(1),
  name: z.string().default(''),
})

export async function loginByGoogle(
  db: Database,
  accountDeps: AccountDeps,
  issuer: GoogleIssuer,
  idToken: string,
  origin: Origin,
): Promise<string> {
  const claims = await readIdToken(issuer, idToken)
  const { rowCount } = await db
    .delete(loginNonces)
    .where(and(eq(loginNonces.nonceHash, hashOf(claims.nonce)), gt(loginNonces.expiresAt, sql`now()`)))
  if (!rowCount) throw new AppError('GOOGLE_LOGIN_FAILED')
  return db.transaction(async (tx) => {
    const user = await findOrCreate(tx, claims)
    return createLoginSession(tx, accountDeps, user, { ...origin, isLong: false })
  })
}

async function readIdToken({ issuers, clientId, keys }: GoogleIssuer, idToken: string): Promise<z.infer<typeof Claims>> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: issuers,
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '1h',
      // Our clock may be behind Google's: a token that was made just now would be of the future.
      clockTolerance: 30,
    })
    return Claims.parse(payload)
  } catch {
    throw new AppError('GOOGLE_LOGIN_FAILED')
  }
}

async function findOrCreate(tx: Tx, { sub, email: given, name }: z.infer<typeof Claims>) {
  const email = normalEmail(given)
  const linked = await findLinked(tx, sub)
  if (linked) return linked
  await tx
    .insert(users)
    .values({ email, name: plainNameOf(name) || (email.split('@', 1)[0] as string), emailVerifiedAt: sql`now()` })
    .onConflictDoNothing()
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isOpen))
    // As a login by password does: an account that is being closed must not miss the session that is just being opened.
    .for('share')
  if (!user) throw new AppError('GOOGLE_LOGIN_FAILED')
  // Somebody else may have registered it, and would keep a password to what becomes this person's account.
  if (!user.emailVerifiedAt) throw new AppError('GOOGLE_EMAIL_TAKEN')
  await tx.insert(identities).values({ provider: 'google', subject: sub, userId: user.id }).onConflictDoNothing()
  return user
}

async function findLinked(tx: Tx, subject: string) {
  const [row] = await tx
    .select({ id: users.id, email: users.email, name: users.name, isOpen: sql<boolean>`${isOpen}` })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, 'google'), eq(identities.subject, subject)))
    .for('share', { of: users })
  if (row && !row.isOpen) throw new AppError('GOOGLE_LOGIN_FAILED')
  return row ?? null
}

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url')
/** What people call themselves at Google stands in our letters as any other name. */
const plainNameOf = (name: string) => (isPlainName(name) ? lineOf(name) : '')

const lineOf = (name: string) =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
