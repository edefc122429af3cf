import * as contract from '@tq/contract/account.ts'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { identities, users } from '@tq/db/schema/account/accounts.ts'
import { openGoogle } from '@tq/sandbox/google.ts'
import { SANDBOX_GOOGLE_CLIENT } from '@tq/sandbox/keys.ts'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { TEST_SETTINGS } from '../../testing/settings.ts'
import { STAFF_ACTOR } from '../../testing/staff-actor.ts'
import { changeStanding } from '../staff-account-changes.ts'
import { peopleOf, READER } from '../testing/people.ts'
import { RETURN_PATH } from './google.ts'

const stand = Fastify()
let kept = ''
const { plugin, say: sayAsGoogle } = openGoogle({
  issuer: `${TEST_SETTINGS.publicUrl}/sandbox/google`,
  returnPath: RETURN_PATH,
  keepKey: async (make) => {
    kept ||= make()
    return kept
  },
})
await stand.register(plugin, { prefix: '/sandbox' })
const standUrl = await stand.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => stand.close())

const api = await testApi({
  settings: {
    ...TEST_SETTINGS,
    google: {
      clientId: SANDBOX_GOOGLE_CLIENT,
      issuers: [`${TEST_SETTINGS.publicUrl}/sandbox/google`],
      authorizeUrl: '/sandbox/google/authorize',
      keysUrl: `${standUrl}/sandbox/google/jwks`,
    },
  },
})
const { call, db, server } = api
const { lettersTo, registered, userOf } = peopleOf(api)
const FAILED = { status: 400, code: 'GOOGLE_LOGIN_FAILED' }

const nonce = async () => (await call(contract.openGoogleLogin)).data.nonce
const enter = (id_token: string) => call(contract.loginByGoogle, { body: { id_token } })

interface Said extends JWTPayload {
  email?: string
  email_verified?: unknown
  nonce?: string
}

const say = async (claims: Said): Promise<string> => sayAsGoogle({ name: 'Lan', nonce: await nonce(), ...claims })

test('the stand-in speaks the protocol: a page to pick a person, then back with a signed answer', async () => {
  const { data } = await call(contract.openGoogleLogin)
  const asked = new URL(data.authorizeUrl ?? '', 'http://localhost')
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: data.clientId,
    nonce: data.nonce,
    response_type: 'id_token',
    redirect_uri: 'https://thuquan.example/login/google-return',
  })
  const page = await stand.inject(asked.pathname + asked.search)
  expect(page.body).toContain('docgia@thuquan.test')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")

  expect(bareStatus(await stand.inject(`${asked.pathname}?client_id=another&nonce=x`))).toBe(400)

  const picked = await stand.inject(`${asked.pathname}${asked.search}&person=sandbox-1`)
  expect(picked.statusCode).toBe(303)
  const back = new URL(picked.headers.location as string, 'http://localhost')
  expect(back.pathname).toBe('/login/google-return')
  const idToken = new URLSearchParams(back.hash.slice(1)).get('id_token') ?? ''
  expect((await server.inject(back.pathname)).body).toContain("type:'google-login'")

  const { data: entered, successMessage } = await enter(idToken)
  expect(successMessage).toBe('Đăng nhập thành công')
  expect(entered.token).toMatch(/^ey/)
  const reader = await userOf(READER.Email)
  expect(await db.select().from(identities)).toMatchObject([{ subject: 'sandbox-1', userId: reader.id }])
  // One use.
  await expect(enter(idToken)).rejects.toMatchObject(FAILED)
})

test('a new person who logs in by Google gets a verified account without a password', async () => {
  await enter(await say({ sub: 'moi', email: 'Moi@Example.vn', name: 'Người\nMới' }))
  const user = await userOf('moi@example.vn')
  expect(user).toMatchObject({ passwordHash: null, name: 'Người Mới', role: 'user' })
  expect(user.emailVerifiedAt).not.toBeNull()
  expect((await api.as(user).call(contract.getMe)).data.needsConsent).toBe(true)
  await enter(await say({ sub: 'moi', email: 'doi-thu@example.vn' }))
  expect(await db.$count(users, eq(users.email, 'doi-thu@example.vn'))).toBe(0)
  expect(await lettersTo('moi@example.vn')).toEqual([])
})

test('a clock of ours that is some seconds behind keeps nobody out', async () => {
  const now = Math.floor(Date.now() / 1000)
  const ahead = (seconds: number) => say({ sub: 'dong-ho', email: 'dong-ho@example.vn', iat: now + seconds })
  await expect(enter(await ahead(10))).resolves.toBeDefined()
  await expect(enter(await ahead(300))).rejects.toMatchObject(FAILED)
})

test('the same new person twice at once: one account', async () => {
  const tokens = await Promise.all(Array.from({ length: 5 }, () => say({ sub: 'doi', email: 'doi@example.vn' })))
  await Promise.all(tokens.map(enter))
  expect(await db.$count(users, eq(users.email, 'doi@example.vn'))).toBe(1)
})

test('an account whose mailbox is not verified is not linked to Google', async () => {
  await registered('cho@example.vn')
  await expect(enter(await say({ sub: 'cho', email: 'cho@example.vn' }))).rejects.toMatchObject({ code: 'GOOGLE_EMAIL_TAKEN' })
  expect((await userOf('cho@example.vn')).emailVerifiedAt).toBeNull()
})

test('a closed account can’t log in by Google', async () => {
  await enter(await say({ sub: 'dong', email: 'dong@example.vn' }))
  await changeStanding(db, (await userOf('dong@example.vn')).id, { isActive: false, actor: STAFF_ACTOR })
  await expect(enter(await say({ sub: 'dong', email: 'dong@example.vn' }))).rejects.toMatchObject(FAILED)
  await expect(enter(await say({ sub: 'khac', email: 'dong@example.vn' }))).rejects.toMatchObject(FAILED)
})

const old = Math.floor(Date.now() / 1000) - 7200
test.each<Said>([
  { iss: 'https://accounts.google.com' },
  { aud: 'another-client' },
  { exp: old },
  { iat: old },
  { email_verified: false },
  { email_verified: 'true' },
  { email: 'không phải thư' },
  { sub: '' },
  { nonce: 'made-up' },
])('%j is refused', async (claims) => {
  const before = await db.$count(users)
  await expect(enter(await say({ sub: 'x', email: 'x@example.vn', ...claims }))).rejects.toMatchObject(FAILED)
  expect(await db.$count(users)).toBe(before)
})

test('a token with a foreign signature, or none, is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const [header, body] = (await say({ sub: 'x', email: READER.Email })).split('.')
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'sandbox' }).sign(privateKey)
  const unknown = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'another' }).sign(privateKey)
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  for (const token of [forged, unknown, none, `${header}.${body}.x`, 'x', 'a.b.c'])
    await expect(enter(token)).rejects.toMatchObject(FAILED)
})

test('a login by Google waits for an account that is just being closed, and finds it closed', async () => {
  await enter(await say({ sub: 'dang-dong', email: 'dang-dong@example.vn' }))
  const { id } = await userOf('dang-dong@example.vn')
  const token = await say({ sub: 'dang-dong', email: 'dang-dong@example.vn' })
  const { entering } = await db.transaction(async (tx) => {
    await tx.execute(sql`update users set is_active = false where id = ${id}`)
    const entering = enter(token).catch((error) => error)
    await expect.poll(waiting).toBe(1)
    return { entering }
  })
  expect(await entering).toMatchObject(FAILED)
})

/** Statements of this database that wait for a lock. */
const waiting = async () =>
  (
    await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
  ).rowCount

test('a nonce older than ten minutes is refused', async () => {
  const token = await say({ sub: 'tre', email: 'tre@example.vn' })
  await db.execute(sql`update login_nonces set expires_at = now()`)
  await expect(enter(token)).rejects.toMatchObject(FAILED)
})
