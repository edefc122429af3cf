import * as contract from '@tq/contract/account.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { rateLimits } from '@tq/db/schema/rate-limits.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { mailboxKey } from '../../mail/mailbox.ts'
import { testApi } from '../../testing/api.ts'
import { STAFF_ACTOR } from '../../testing/staff-actor.ts'
import { NOBODYS_PASSWORD, verifyPassword } from '../password/password.ts'
import { openKeys } from '../signing-keys.ts'
import { changeStanding } from '../staff-account-changes.ts'
import { GOOD_PASSWORD, peopleOf, READER } from '../testing/people.ts'
import { login as loginFrom } from './login.ts'

const api = await testApi()
const { call, db, server } = api
const { activated, forgetLimits, lettersTo, login, registered } = peopleOf(api)
const keys = openKeys(db)
const FAILED = {
  status: 400,
  code: 'LOGIN_FAILED',
  message: 'Email hoặc mật khẩu không đúng, hoặc tài khoản chưa được kích hoạt',
}
const from = (address: string, email: string, password: string, device = 'Chrome trên Windows') =>
  loginFrom(
    db,
    { keys, publicUrl: 'https://thuquan.example', limitsNetworks: true },
    { email, password, isLong: false },
    { address, device },
  )

/** As if so many had guessed at it from networks it was never used from. */
const fillAnywhere = (email: string, used: number) =>
  db
    .insert(rateLimits)
    .values({
      ...{ key: `login:${mailboxKey(email)}:anywhere`, since: new Date(0), used },
      endsAt: sql`now() + interval '15 minutes'`,
    })
    .onConflictDoUpdate({ target: [rateLimits.key, rateLimits.since], set: { used } })

beforeEach(async () => {
  await forgetLimits()
})

test('a session lasts a day, or thirty with "remember me"', async () => {
  const days = async (remember: boolean) => {
    const { data, successMessage } = await call(contract.login, { body: { ...READER, remember } })
    expect(successMessage).toBe('Đăng nhập thành công')
    const claims = JSON.parse(Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ iss: 'thu-quan', aud: 'session', sub: expect.any(String), sid: expect.any(String) })
    return Math.round((claims.exp * 1000 - Date.now()) / 86_400_000)
  }
  expect(await days(false)).toBe(1)
  expect(await days(true)).toBe(30)
})

test('unknown mailboxes, wrong passwords, inactive, closed and deleted accounts get the same answer', async () => {
  const closed = await activated('dong@example.vn')
  await changeStanding(db, closed.id, { isActive: false, actor: STAFF_ACTOR })
  const deleted = await activated('xoa@example.vn')
  await db.execute(sql`update users set delete_after = now() where id = ${deleted.id}`)
  await expect(login(READER.Email, 'không đúng đâu')).rejects.toMatchObject(FAILED)
  await registered('cho@example.vn')
  for (const email of ['khong-ai@example.vn', 'cho@example.vn', 'dong@example.vn', 'xoa@example.vn', 'không phải thư']) {
    await expect(login(email)).rejects.toMatchObject(FAILED)
  }
  await db.execute(sql`update users set delete_after = now() + interval '1 day' where id = ${deleted.id}`)
  await expect(login('xoa@example.vn')).resolves.toBeDefined()
})

test('after ten failures in 15 minutes a mailbox is blocked for that network, in any spelling', async () => {
  const spellings = ['minh.tran@example.vn', 'MINH.TRAN@example.vn', ' minhtran@example.vn', 'm.i.n.h.tran+a@Example.VN']
  const guesses = Array.from({ length: 20 }, (_, i) => from('203.113.7.1', spellings[i % 4] as string, 'sai mật khẩu'))
  const refused = (await Promise.allSettled(guesses)).map((one) => (one as PromiseRejectedResult).reason)
  expect(refused.filter(({ code }) => code === 'LOGIN_FAILED')).toHaveLength(10)
  const limited = refused.filter(({ code }) => code === 'TOO_MANY_REQUESTS')
  expect(limited).toHaveLength(10)
  for (const { retryAfter } of limited) expect(retryAfter).toBeLessThanOrEqual(15 * 60)
})

test('after a hundred failures from many networks a mailbox is blocked everywhere', async () => {
  const email = 'nhieu.mang@example.vn'
  await from('203.113.7.1', email, 'sai mật khẩu').catch(() => {})
  await fillAnywhere(email, 99)
  await expect(from('203.113.7.2', email, 'sai mật khẩu')).rejects.toMatchObject(FAILED)
  await expect(from('203.113.7.3', email, 'sai mật khẩu')).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('after three hundred logins an hour from one network, right or wrong, the next is refused', async () => {
  const email = 'chuyen.can@example.vn'
  await activated(email)
  await from('198.51.100.31', email, GOOD_PASSWORD)
  await db.execute(sql`update rate_limits set used = 300 where key = 'login:often:chuyencan@example.vn:198.51.100.31'`)
  await expect(from('198.51.100.31', email, GOOD_PASSWORD)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(from('198.51.100.32', email, GOOD_PASSWORD)).resolves.toBeDefined()
})

test('right logins do not count as failures', async () => {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) await expect(login(READER.Email, 'sai mật khẩu')).rejects.toMatchObject(FAILED)
    for (let j = 0; j < 3; j++) await login(READER.Email, READER.Password)
  }
  const { rows } = await db.execute(sql`select sum(used)::int as used from rate_limits where key like 'login:from:127.0.0.1%'`)
  expect(rows).toEqual([{ used: 9 }])
})

test('a login to an account spelt alike does not clear guesses at another', async () => {
  const [own, other] = ['nan.nhan+toi@example.vn', 'nannhan@example.vn']
  await activated(own)
  for (let i = 0; i < 9; i++) await from('203.113.6.1', other, 'sai mật khẩu').catch(() => {})
  await expect(from('203.113.6.1', own, GOOD_PASSWORD)).resolves.toBeDefined()
  await expect(from('203.113.6.1', other, 'sai mật khẩu')).rejects.toMatchObject(FAILED)
  await expect(from('203.113.6.1', other, 'sai mật khẩu')).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('a password changed while a login is under way opens no session', async () => {
  const email = 'vua.doi@example.vn'
  const { id } = await activated(email)
  // Holds the person's row as a change of password does; the login has found its password right by then, and waits.
  const { entering } = await db.transaction(async (tx) => {
    await tx.execute(sql`update users set password_hash = 'another' where id = ${id}`)
    const entering = from('198.51.100.9', email, GOOD_PASSWORD).catch((error) => error)
    await expect.poll(() => blocked()).toBe(1)
    return { entering }
  })
  expect(await entering).toMatchObject(FAILED)
  expect((await db.execute(sql`select 1 from sessions where user_id = ${id}`)).rowCount).toBe(0)
})

/** Statements of this database that wait for a lock. */
const blocked = async () =>
  (
    await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
  ).rowCount

test('a network that guesses over all accounts is stopped, but not those who have been there before', async () => {
  const [usual, fresh] = ['quen.mang@example.vn', 'mang.moi@example.vn']
  for (const email of [usual, fresh]) await activated(email)
  await from('198.51.100.20', usual, GOOD_PASSWORD)
  await from('198.51.100.20', 'a@example.vn', 'sai mật khẩu').catch(() => {})
  await db.execute(sql`update rate_limits set used = 500 where key = 'login:from:198.51.100.20'`)
  await expect(from('198.51.100.20', fresh, GOOD_PASSWORD)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(from('198.51.100.20', usual, GOOD_PASSWORD)).resolves.toBeDefined()
})

test('a hundred people behind one address log in one after the other, each with a slip', async () => {
  const network = '198.51.100.21'
  await activated('nhieu.nguoi@example.vn')
  await db.execute(sql`
    insert into rate_limits values ('login:from:' || ${network}, 'epoch', 100, now() + interval '15 minutes')`)
  await expect(from(network, 'nhieu.nguoi@example.vn', GOOD_PASSWORD)).resolves.toBeDefined()
})

test('right logins are counted too, also from this machine', async () => {
  const email = 'vaomai@example.vn'
  await activated(email)
  for (const network of ['198.51.100.22', '127.0.0.9']) {
    await from(network, email, GOOD_PASSWORD)
    await db.execute(sql`update rate_limits set used = 300 where key = ${`login:often:${email}:${network}`}`)
    await expect(from(network, email, GOOD_PASSWORD)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  }
})

test('of many networks a person used only the latest are known', async () => {
  const email = 'di.nhieu@example.vn'
  const { id } = await activated(email)
  await db.execute(sql`
    insert into sessions (user_id, device, address, created_at, expires_at)
    select ${id}, 'x', '10.0.' || (n % 60) || '.1', now() - make_interval(days => 60 - n % 60), now() from generate_series(1, 600) n`)
  await fillAnywhere(email, 100)
  await expect(from('10.0.1.1', email, GOOD_PASSWORD)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(from('10.0.59.1', email, GOOD_PASSWORD)).resolves.toBeDefined()
})

test('strangers cannot lock people out where they have been before', async () => {
  const email = 'chu.nha@example.vn'
  await activated(email)
  await from('198.51.100.7', email, GOOD_PASSWORD)
  await fillAnywhere(email, 100)
  await expect(from('203.113.9.1', email, GOOD_PASSWORD)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(from('198.51.100.7', email, GOOD_PASSWORD)).resolves.toBeDefined()
})

test('a new device or network is told by letter, the first and known ones are not', async () => {
  const email = 'thiet.bi@example.vn'
  await activated(email)
  const letters = async () => (await lettersTo(email)).filter(({ subject }) => subject.includes('thiết bị mới'))
  await from('198.51.100.7', email, GOOD_PASSWORD)
  await from('198.51.100.7', email, GOOD_PASSWORD)
  expect(await letters()).toHaveLength(0)
  await from('198.51.100.7', email, GOOD_PASSWORD, 'Firefox trên Android')
  await from('203.113.7.9', email, GOOD_PASSWORD)
  // Another address of the same carrier.
  await from('203.113.200.1', email, GOOD_PASSWORD)
  const [last, ...rest] = await letters()
  expect(rest).toHaveLength(1)
  expect(last?.text).toContain('Thiết bị: Chrome trên Windows\nĐịa chỉ mạng: 203.113.7.9')
  expect(last?.text).toContain('Đổi mật khẩu: https://thuquan.example/tai-khoan/doi-mat-khau')
})

test.each([{ role: 'admin' }, { id: 1 }, { remember: 'true' }, { Password: '' }, { Email: ['a'] }])(
  '%j is refused',
  async (more) => {
    const answer = await server.inject({ method: 'POST', url: '/api/Authentication/Login', payload: { ...READER, ...more } })
    expect(outcome(answer)).toBe('INPUT_INVALID')
    expect(answer.json().data).toBeNull()
  },
)

test('an account without a password, as Google makes it, opens to no sentence, not even to the one it is compared with', async () => {
  const email = 'chi.google@example.vn'
  const { id } = await activated(email)
  await db.execute(sql`update users set password_hash = null where id = ${id}`)
  for (const sentence of [NOBODYS_PASSWORD, GOOD_PASSWORD, ' ']) {
    expect(await verifyPassword(null, sentence)).toBe(false)
    await expect(login(email, sentence)).rejects.toMatchObject(FAILED)
  }
})

test('user agents are shown as device names', async () => {
  const agents = {
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36':
      'Chrome trên Android',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1':
      'Safari trên iPhone',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0': 'Edge trên Windows',
    'curl/8.0 <script>': 'Trình duyệt không xác định trên thiết bị không xác định',
  }
  const { id } = await activated('cac.may@example.vn')
  for (const agent of Object.keys(agents)) {
    await server.inject({
      method: 'POST',
      url: '/api/Authentication/Login',
      headers: { 'user-agent': agent },
      payload: { Email: 'cac.may@example.vn', Password: GOOD_PASSWORD },
    })
  }
  const { data } = await api.as({ id }).call(contract.listSessions)
  expect(data.map(({ device }) => device)).toEqual(expect.arrayContaining(Object.values(agents)))
})
