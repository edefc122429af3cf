import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { secrets, sessions } from '@tq/db/schema/account/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { STAFF_ACTOR } from '../../testing/staff-actor.ts'
import { openKeys } from '../signing-keys.ts'
import { changeStanding } from '../staff-account-changes.ts'
import { GOOD_PASSWORD, peopleOf, READER } from '../testing/people.ts'
import { readSession, signSession } from './token.ts'

const api = await testApi()
const { db, server } = api
const { activated, forgetLimits, lettersTo, login } = peopleOf(api)
const EXPIRED = 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !'
let nth = 0

beforeEach(async () => {
  await forgetLimits()
})

const ask = (token: string, method: 'GET' | 'POST' | 'DELETE' | 'PATCH' = 'GET', url = '/api/User/Sessions', payload?: object) =>
  server.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) })
const outcomeFor = async (token: string) => outcome(await ask(token))
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
/** As the listener for tags does. */
const told = (...tags: string[]) => api.invalidate(tags)

async function someone() {
  const email = `phien${++nth}@example.vn`
  const { id } = await activated(email)
  return { email, id, login: () => login(email) }
}

test('tokens that are foreign, for another use or expired are refused', async () => {
  const good = await login(READER.Email, READER.Password)
  const { sid, sub } = claimsOf(good)
  expect(await outcomeFor(good)).toBe('OK')
  const key = await openKeys(db)('session')
  const make = (change: (jwt: SignJWT) => SignJWT = (jwt) => jwt, alg = 'HS256', by = key) =>
    change(
      new SignJWT({ sid })
        .setProtectedHeader({ alg })
        .setIssuer('thu-quan')
        .setAudience('session')
        .setSubject(sub)
        .setExpirationTime('1h'),
    ).sign(by)
  expect(await outcomeFor(await make())).toBe('OK')
  const bad = {
    'alg none': new UnsecuredJWT({ sid })
      .setIssuer('thu-quan')
      .setAudience('session')
      .setSubject(sub)
      .setExpirationTime('1h')
      .encode(),
    'another algorithm': await make(undefined, 'HS512'),
    'another key': await make(undefined, 'HS256', createSecretKey(randomBytes(48))),
    'the key of registrations': await make(undefined, 'HS256', await openKeys(db)('registration')),
    'another audience': await make((jwt) => jwt.setAudience('registration')),
    'another issuer': await make((jwt) => jwt.setIssuer('nhà khác')),
    'run out': await make((jwt) => jwt.setExpirationTime('-1s')),
    'another person': await make((jwt) => jwt.setSubject('00000000-0000-4000-8000-000000000000')),
    'no such session': await new SignJWT({ sid: '00000000-0000-4000-8000-000000000000' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('thu-quan')
      .setAudience('session')
      .setSubject(sub)
      .setExpirationTime('1h')
      .sign(key),
    'cut short': good.slice(0, -4),
    nonsense: 'x',
  }
  for (const [name, token] of Object.entries(bad)) {
    const answer = await ask(token)
    expect([name, outcome(answer)]).toEqual([name, 'SESSION_EXPIRED'])
    expect(answer.json()).toMatchObject({ errorMessage: EXPIRED })
  }
})

test('a token without exp, or with malformed ids, is refused', async () => {
  const key = await openKeys(db)('session')
  const { sid, sub } = claimsOf(await login(READER.Email, READER.Password))
  const base = (id: string) =>
    new SignJWT({ sid: id }).setProtectedHeader({ alg: 'HS256' }).setIssuer('thu-quan').setAudience('session')
  expect(await outcomeFor(await base(sid).setSubject(sub).sign(key))).toBe('SESSION_EXPIRED')
  const ending = (id: string, who: string) => base(id).setSubject(who).setExpirationTime('1h').sign(key)
  expect(await outcomeFor(await ending(sid, sub))).toBe('OK')
  for (const [id, who] of [
    ['1', sub],
    ["' or true --", sub],
    [sid, 'khong-phai-ma'],
  ] as const)
    expect(await outcomeFor(await ending(id, who))).toBe('SESSION_EXPIRED')
})

test('a token verified before is refused once it has expired', async () => {
  const keys = openKeys(db)
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  const token = await signSession(keys, { userId, sessionId }, new Date(Date.now() + 3_600_000))
  expect(await readSession(keys, token)).toMatchObject({ userId, sessionId })
  vi.setSystemTime(Date.now() + 3_601_000)
  try {
    expect(await readSession(keys, token)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('logging out ends this session only', async () => {
  const lan = await someone()
  const [here, there] = [await lan.login(), await lan.login()]
  expect([await outcomeFor(here), await outcomeFor(there)]).toEqual(['OK', 'OK'])
  expect((await ask(here, 'POST', '/api/Authentication/Logout')).json()).toMatchObject({ successMessage: 'Đã đăng xuất' })
  expect([await outcomeFor(here), await outcomeFor(there)]).toEqual(['SESSION_EXPIRED', 'OK'])
})

test('the list shows what is live, and which one asks; one can be ended by another', async () => {
  const lan = await someone()
  const [here, there] = [await lan.login(), await lan.login()]
  const list = (await ask(here)).json().data
  expect(list).toHaveLength(2)
  expect(list.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toMatchObject([{ id: claimsOf(here).sid }])
  expect((await ask(here, 'DELETE', `/api/User/Sessions/${claimsOf(there).sid}`)).statusCode).toBe(200)
  expect([await outcomeFor(here), await outcomeFor(there)]).toEqual(['OK', 'SESSION_EXPIRED'])
  expect((await ask(here, 'DELETE', `/api/User/Sessions/${claimsOf(there).sid}`)).json()).toMatchObject({
    status: 404,
    code: 'SESSION_NOT_FOUND',
  })
})

test('ending all sessions ends this one too', async () => {
  const lan = await someone()
  const tokens = [await lan.login(), await lan.login()]
  const other = await login(READER.Email, READER.Password)
  for (const token of [...tokens, other]) expect(await outcomeFor(token)).toBe('OK')
  await ask(tokens[0] as string, 'DELETE')
  for (const token of tokens) expect(await outcomeFor(token)).toBe('SESSION_EXPIRED')
  expect(await outcomeFor(other)).toBe('OK')
})

test('changing the password takes the old one, ends the other sessions and writes a letter', async () => {
  const lan = await someone()
  const [here, there] = [await lan.login(), await lan.login()]
  const change = async (CurrentPassword: string, NewPassword: string) =>
    (await ask(here, 'PATCH', '/api/User/ChangePassword', { CurrentPassword, NewPassword })).json()
  expect(await change('không phải', 'một câu khác hẳn')).toMatchObject(
    refusal('PASSWORD_WRONG', { errorMessage: 'Mật khẩu hiện tại không đúng' }),
  )
  expect(await change(GOOD_PASSWORD, 'Password123')).toMatchObject({ status: 400, code: 'PASSWORD_TOO_COMMON' })
  expect(await change(GOOD_PASSWORD, 'một câu khác hẳn')).toMatchObject({ isSuccess: true })
  expect([await outcomeFor(here), await outcomeFor(there)]).toEqual(['OK', 'SESSION_EXPIRED'])
  expect((await lettersTo(lan.email))[0]?.subject).toBe('Mật khẩu Thư Quán của bạn vừa được đổi')
  await expect(lan.login()).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  await expect(login(lan.email, 'một câu khác hẳn')).resolves.toBeDefined()
})

test('guesses at the current password are limited', async () => {
  const lan = await someone()
  const token = await lan.login()
  const change = async (CurrentPassword: string) =>
    outcome(await ask(token, 'PATCH', '/api/User/ChangePassword', { CurrentPassword, NewPassword: 'một câu khác hẳn' }))
  const outcomes = await Promise.all(Array.from({ length: 14 }, () => change('đoán bừa')))
  expect(outcomes.filter((code) => code === 'PASSWORD_WRONG')).toHaveLength(10)
  expect(outcomes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4)
  expect(await change(GOOD_PASSWORD)).toBe('TOO_MANY_REQUESTS')
})

test.each([{ role: 'admin' }, { isActive: false }] as const)('%j ends sessions', async (standing) => {
  const lan = await someone()
  const token = await lan.login()
  expect(await outcomeFor(token)).toBe('OK')
  await changeStanding(db, lan.id, { ...standing, actor: STAFF_ACTOR })
  told(`user:${lan.id}`)
  expect(await outcomeFor(token)).toBe('SESSION_EXPIRED')
})

test.each([
  sql`update sessions set expires_at = now() where user_id = `,
  sql`update sessions set ended_at = now() where user_id = `,
  sql`update users set delete_after = now() where id = `,
  sql`update users set is_active = false where id = `,
  sql`delete from users where id = `,
])('what is over in the database is over (%#)', async (statement) => {
  const lan = await someone()
  const token = await lan.login()
  await db.execute(sql`${statement}${lan.id}`)
  expect(await outcomeFor(token)).toBe('SESSION_EXPIRED')
})

test('while the listener is lost no session is held', async () => {
  const token = await (await someone()).login()
  const end = (at: 'now()' | 'null') =>
    db.execute(sql`update sessions set ended_at = ${sql.raw(at)} where id = ${claimsOf(token).sid}`)
  expect(await outcomeFor(token)).toBe('OK')
  api.setListening(false)
  await end('now()')
  expect(await outcomeFor(token)).toBe('SESSION_EXPIRED')
  await end('null')
  expect(await outcomeFor(token)).toBe('OK')
  await end('now()')
  expect(await outcomeFor(token)).toBe('SESSION_EXPIRED')
  api.setListening(true)
})

test('an open call knows who asks, refuses a dead token, and what it answers is not for others', async () => {
  const { server: http } = api
  const open = (authorization?: string) =>
    http.inject({ url: '/api/HomePage/Banner', headers: authorization ? { authorization } : {} })
  expect((await open()).headers['cache-control']).toContain('public')
  const own = await open(`Bearer ${await login(READER.Email, READER.Password)}`)
  expect(own.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(own.headers['cache-tag']).toBeUndefined()
  for (const dead of ['Bearer x', 'Basic eDp5', 'Bearer', '']) {
    const answer = await http.inject({ url: '/api/HomePage/Banner', headers: { authorization: dead } })
    expect(answer.json()).toMatchObject(refusal('SESSION_EXPIRED', { errorMessage: EXPIRED }))
  }
})

test('a request updates last_seen_at at most once a minute', async () => {
  const lan = await someone()
  const token = await lan.login()
  const { sid } = claimsOf(token)
  const seen = async () => (await db.select().from(sessions).where(eq(sessions.id, sid)))[0]?.lastSeenAt.getTime() ?? 0
  const first = await seen()
  await outcomeFor(token)
  expect(await seen()).toBe(first)
  await db.execute(sql`update sessions set last_seen_at = now() - interval '2 minutes' where id = ${sid}`)
  told(`session:${sid}`)
  await outcomeFor(token)
  await expect.poll(seen).toBeGreaterThan(first)
})

test('the nightly job ends a person’s oldest logins beyond fifty and keeps two hundred rows', async () => {
  const { id } = await someone()
  await db.execute(sql`
    insert into sessions (user_id, device, address, created_at, last_seen_at, expires_at, ended_at)
    select ${id}, 'x', '10.0.0.1', now() - make_interval(days => 3, secs => n), now() - make_interval(days => 2, secs => n),
      now() + interval '1 day', case when n > 60 then now() end from generate_series(1, 300) n`)
  await db.execute(sql`select graphile_worker.add_job('clear-accounts')`)
  await api.runJobs()
  const { rows } = await db.execute(sql`
    select count(*)::int as kept, count(*) filter (where ended_at is null)::int as live,
      max(created_at) filter (where ended_at is null) = max(created_at) as latest from sessions where user_id = ${id}`)
  expect(rows).toEqual([{ kept: 200, live: 50, latest: true }])
})

test('a held session costs far less than a millisecond', async () => {
  const { identify } = await import('./session.ts').then(({ cacheSessions }) => cacheSessions(db, openKeys(db)))
  const token = await login(READER.Email, READER.Password)
  await identify(token)
  const start = performance.now()
  for (let i = 0; i < 500; i++) await identify(token)
  expect((performance.now() - start) / 500).toBeLessThan(1)
})

test('processes that start together agree on one secret', async () => {
  await db.delete(secrets).where(eq(secrets.name, 'code'))
  const keys = await Promise.all(Array.from({ length: 8 }, () => openKeys(db)('code')))
  expect(new Set(keys.map((key) => key.export().toString('hex'))).size).toBe(1)
})
