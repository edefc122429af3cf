import { createHash, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { lruOfEntries } from '../../http/cache/lru-of-entries.ts'
import type { Keys } from '../signing-keys.ts'

const ISSUER = 'thu-quan'
const REGISTRATION_LIFE = '2h'

export interface SessionClaims {
  userId: string
  sessionId: string
}

/** Only points at a session row: `exp` is for the browser (SPEC §3), the row decides. */
export async function signSession(keys: Keys, { userId, sessionId }: SessionClaims, expiresAt: Date): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience('session')
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(await keys('session'))
}

/** The database would choke on anything else. */
const Ids = z.object({ sub: z.uuid(), sid: z.uuid() })

const TOKENS_KEPT = 20_000
/** Tokens that were good under a key: checking a signature is a fifth of a short call, and the same token comes with every one. */
const checked = new WeakMap<KeyObject, LRUCache<string, SessionClaims & { untilMs: number }>>()

export async function readSession(keys: Keys, token: string): Promise<SessionClaims | null> {
  const key = await keys('session')
  const good = checked.get(key) ?? new LRUCache(lruOfEntries(TOKENS_KEPT))
  checked.set(key, good)
  const known = good.get(token)
  if (known) return known.untilMs > Date.now() ? known : null
  const claims = await read(token, key, 'session')
  const ids = Ids.safeParse(claims)
  if (!claims?.exp || !ids.success) return null
  const session = { userId: ids.data.sub, sessionId: ids.data.sid, untilMs: claims.exp * 1000 }
  good.set(token, session)
  return session
}

export interface RegistrationClaims {
  email: string
  /** Fingerprint of the password this browser registered with: its code must not activate a later registration by somebody else. */
  mark: string
}

export async function signRegistration(keys: Keys, { email, mark }: RegistrationClaims): Promise<string> {
  return new SignJWT({ mark })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience('registration')
    .setSubject(email)
    .setExpirationTime(REGISTRATION_LIFE)
    .sign(await keys('registration'))
}

export async function readRegistration(keys: Keys, token: string): Promise<RegistrationClaims | null> {
  const claims = await read(token, await keys('registration'), 'registration')
  return claims && typeof claims.mark === 'string' && claims.sub ? { email: claims.sub, mark: claims.mark } : null
}

export const passwordFingerprint = (passwordHash: string) =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)

async function read(token: string, key: KeyObject, audience: string) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      requiredClaims: ['exp', 'sub'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
