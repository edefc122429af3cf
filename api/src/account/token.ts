import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Keys } from './keys.ts'

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

export async function readSession(keys: Keys, token: string): Promise<SessionClaims | null> {
  const claims = await read(token, await keys('session'), 'session')
  const ids = Ids.safeParse(claims)
  return ids.success ? { userId: ids.data.sub, sessionId: ids.data.sid } : null
}

export interface RegistrationClaims {
  email: string
  /** Of the password this browser registered with: a code activates no account that somebody else has registered since. */
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

export const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)

async function read(token: string, key: Awaited<ReturnType<Keys>>, audience: string) {
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
