import * as contract from '@tq/contract/account.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { consents, users } from '@tq/db/schema/account/accounts.ts'
import { securityCodes } from '@tq/db/schema/account/security-codes.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { requireProfileToken } from './profile-token.ts'
import { GOOD_PASSWORD, peopleOf, READER, registration, wrongCode } from './testing/people.ts'

const api = await testApi()
const { call, db } = api
const { activated, codeFor, forgetLimits, lettersTo, login, registered, userOf } = peopleOf(api)
const activate = (email: string, token: string, securityCode: string) =>
  call(contract.activate, { body: { token, securityCode, email } })
const INVALID = refusal('ACTIVATION_CODE_INVALID', { message: 'Mã kích hoạt không hợp lệ' })
let nth = 0
const someone = () => `ban${++nth}@example.vn`

beforeEach(async () => {
  await forgetLimits()
})

test('a person registers, activates by code and logs in', async () => {
  const answer = await call(contract.register, { body: registration('Lan@Example.VN') })
  expect(answer.successMessage).toMatch(/^Đăng ký thành công/)
  const user = await userOf('lan@example.vn')
  expect(user).toMatchObject({ emailVerifiedAt: null, role: 'user', name: 'Nguyễn Thị Lan', phone: '0912345678' })
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await expect(login('lan@example.vn')).rejects.toMatchObject({ code: 'LOGIN_FAILED' })

  const code = await codeFor('lan@example.vn')
  expect(code).toMatch(/^\d{6}$/)
  const { data, successMessage } = await activate(' lan@example.vn', answer.data.token, code)
  expect(data.userId).toBe(user.id)
  expect(successMessage).toBe('Kích hoạt tài khoản thành công')
  await expect(login('LAN@example.vn ')).resolves.toMatch(/^ey/)
  await expect(activate('lan@example.vn', answer.data.token, code)).rejects.toMatchObject(INVALID)
})

test('registering stores consent to terms and privacy policy in the versions shown that day', async () => {
  await db.execute(sql`
    insert into content_page_versions select key, 7, title, description, content from content_page_versions
    where key = 'dieu-khoan-su-dung' order by version desc limit 1`)
  await db.execute(sql`update content_pages set version = 7 where key = 'dieu-khoan-su-dung'`)
  await db.execute(sql`update news set updated_at = '2026-11-01T20:00:00Z' where slug = 'chinh-sach-bao-mat'`)
  const email = someone()
  await registered(email)
  const { id } = await userOf(email)
  expect(await db.select().from(consents).where(eq(consents.userId, id)).orderBy(consents.purpose)).toMatchObject([
    { purpose: 'privacy', isGiven: true, pageKey: 'chinh-sach-bao-mat', pageVersion: 20_261_102, channel: 'register' },
    { purpose: 'terms', isGiven: true, pageKey: 'dieu-khoan-su-dung', pageVersion: 7, channel: 'register' },
  ])
  const claimed = { ...registration(someone()), TermsVersion: 1 } as never
  await expect(call(contract.register, { body: claimed })).rejects.toMatchObject(refusal('INPUT_INVALID'))
})

test('a registration whose letter can’t be queued is rolled back', async () => {
  const email = someone()
  await db.execute(sql`alter function graphile_worker.add_job rename to add_job_away`)
  await expect(call(contract.register, { body: registration(email) })).rejects.toMatchObject(refusal('INTERNAL'))
  await db.execute(sql`alter function graphile_worker.add_job_away rename to add_job`)
  expect(await db.$count(users, eq(users.email, email))).toBe(0)
})

test('letters to a mailbox nobody has confirmed carry nothing a stranger typed', async () => {
  const email = someone()
  await call(contract.register, { body: { ...registration(email), Name: 'Trúng thưởng tại evil.example' } })
  await api.runJobs()
  await call(contract.sendSecurityCode, { body: { Email: email } })
  await api.runJobs()
  const letters = await lettersTo(email)
  expect(letters).toHaveLength(2)
  for (const { text, html } of letters) {
    expect(text).toContain('Chào bạn,')
    expect(text + html).not.toContain('evil')
  }
})

test('the proof of activation works once, for that person, for half an hour', async () => {
  const lan = await activated(someone())
  const minh = await activated(someone())
  await expect(requireProfileToken(db, minh.id, lan.proof)).rejects.toMatchObject(refusal('PROFILE_TOKEN_INVALID'))
  await expect(requireProfileToken(db, lan.id, 'x')).rejects.toMatchObject(refusal('PROFILE_TOKEN_INVALID'))
  await requireProfileToken(db, lan.id, lan.proof)
  await expect(requireProfileToken(db, lan.id, lan.proof)).rejects.toMatchObject(refusal('PROFILE_TOKEN_INVALID'))
  await db.execute(sql`update registration_proofs set expires_at = now() where user_id = ${minh.id}`)
  await expect(requireProfileToken(db, minh.id, minh.proof)).rejects.toMatchObject(refusal('PROFILE_TOKEN_INVALID'))
  const hoa = await activated(someone())
  const { email } = (await db.select().from(users).where(eq(users.id, hoa.id)))[0] as { email: string }
  await login(email)
  await expect(requireProfileToken(db, hoa.id, hoa.proof)).rejects.toMatchObject(refusal('PROFILE_TOKEN_INVALID'))
})

test('a second registration while a code is being used is not activated by it', async () => {
  const email = someone()
  const { token, code } = await registered(email)
  const { id } = await userOf(email)
  const { entering } = await db.transaction(async (tx) => {
    await tx.execute(sql`update users set password_hash = 'of a stranger' where id = ${id}`)
    const entering = activate(email, token, code).catch((error) => error)
    await expect
      .poll(
        async () =>
          (
            await db.execute(
              sql`select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
            )
          ).rowCount,
      )
      .toBe(1)
    return { entering }
  })
  expect(await entering).toMatchObject(INVALID)
  expect((await userOf(email)).emailVerifiedAt).toBeNull()
})

test('a code is stored hashed and refused after ten minutes', async () => {
  const email = someone()
  const { token, code } = await registered(email)
  const { id } = await userOf(email)
  const [kept] = await db.select().from(securityCodes).where(eq(securityCodes.userId, id))
  expect(JSON.stringify(kept)).not.toContain(code)
  expect(kept?.expiresAt.getTime()).toBeCloseTo(Date.now() + 600_000, -4)
  await db.execute(sql`update security_codes set expires_at = now() where user_id = ${id}`)
  await expect(activate(email, token, code)).rejects.toMatchObject(INVALID)
})

test('after five wrong codes, also at once, the right one is refused', async () => {
  const email = someone()
  const { token, code } = await registered(email)
  const tries = Array.from({ length: 20 }, () => activate(email, token, wrongCode(code)))
  for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected')
  const { id } = await userOf(email)
  expect(await db.select().from(securityCodes).where(eq(securityCodes.userId, id))).toMatchObject([{ tries: 5 }])
  await expect(activate(email, token, code)).rejects.toMatchObject(INVALID)
})

test('twenty activations at once: one succeeds', async () => {
  const email = someone()
  const { token, code } = await registered(email)
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => activate(email, token, code)))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a registration token is refused for another mailbox', async () => {
  const [lan, minh] = [someone(), someone()]
  const own = await registered(lan)
  const other = await registered(minh)
  await expect(activate(lan, other.token, own.code)).rejects.toMatchObject(INVALID)
  await expect(activate(lan, 'x.y.z', own.code)).rejects.toMatchObject(INVALID)
  await expect(call(contract.resendCode, { body: { token: other.token, email: lan } })).rejects.toMatchObject(INVALID)
  const session = await login(READER.Email, READER.Password)
  await expect(activate(lan, session, own.code)).rejects.toMatchObject(INVALID)
})

test('a stranger who registered first can’t log in after the owner activates', async () => {
  const email = someone()
  const stranger = await registered(email, 'kẻ lạ đặt trước')
  await forgetLimits()
  const owner = await registered(email)
  await expect(activate(email, stranger.token, owner.code)).rejects.toMatchObject(INVALID)
  await activate(email, owner.token, owner.code)
  await expect(login(email, 'kẻ lạ đặt trước')).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  await expect(login(email)).resolves.toBeDefined()
})

test('registering a mailbox that has an account changes nothing, answers the same and tells its owner once an hour', async () => {
  const before = await userOf(READER.Email)
  const known = await call(contract.register, { body: registration('DocGia@thuquan.test') })
  const unknown = await call(contract.register, { body: registration(someone()) })
  expect({ ...known, data: null }).toEqual({ ...unknown, data: null })
  expect(Math.abs(known.data.token.length - unknown.data.token.length)).toBeLessThan(20)
  await api.runJobs()
  await db.execute(sql`delete from rate_limits where key like 'code:%'`)
  await call(contract.register, { body: registration(READER.Email) })
  await api.runJobs()
  expect(await userOf(READER.Email)).toEqual(before)
  expect(await lettersTo(READER.Email)).toMatchObject([{ subject: 'Email của bạn đã có tài khoản Thư Quán' }])
  await expect(activate(READER.Email, known.data.token, '000000')).rejects.toMatchObject(INVALID)
})

test('a new code can be had after a minute, five an hour, and only the newest works', async () => {
  const email = someone()
  const { token, code } = await registered(email)
  const resend = () => call(contract.resendCode, { body: { token, email } })
  await expect(resend()).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  const minuteLater = () => db.execute(sql`update rate_limits set ends_at = now() where key like 'code:%:turn'`)
  await minuteLater()
  expect(await resend()).toMatchObject({ successMessage: expect.stringContaining('6 chữ số') })
  const newest = await codeFor(email)
  if (newest !== code) await expect(activate(email, token, code)).rejects.toMatchObject(INVALID)
  for (let sent = 3; sent <= 5; sent++) {
    await minuteLater()
    await resend()
  }
  await minuteLater()
  await expect(resend()).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  expect(await activate(email, token, await codeFor(email))).toBeDefined()
})

test('re-activation sends a code only with the right password, and answers the same otherwise', async () => {
  const email = someone()
  await registered(email)
  await forgetLimits()
  const ask = (Email: string, Password: string) => call(contract.reactivate, { body: { Email, Password } })
  const before = (await lettersTo(email)).length
  const answers = [await ask(email, 'sai rồi nhé'), await ask(someone(), GOOD_PASSWORD), await ask(READER.Email, 'sai rồi nhé')]
  await api.runJobs()
  expect(await lettersTo(email)).toHaveLength(before)
  const right = await ask(email.toUpperCase(), GOOD_PASSWORD)
  for (const answer of answers) expect({ ...answer, data: null }).toEqual({ ...right, data: null })
  const code = await codeFor(email)
  expect(await lettersTo(email)).toHaveLength(before + 1)
  // Whoever typed another password holds a token that this code does not fit.
  await expect(activate(email, answers[0]?.data.token ?? '', code)).rejects.toMatchObject(INVALID)
  await activate(email, right.data.token, code)
  await expect(login(email)).resolves.toBeDefined()
  await ask(email, GOOD_PASSWORD)
  await api.runJobs()
  expect((await lettersTo(email))[0]?.subject).toBe('Tài khoản Thư Quán của bạn đã được kích hoạt')
})

test('registered twice before a letter is written: one letter, and its code is good for the second', async () => {
  const email = someone()
  await call(contract.register, { body: registration(email) })
  const { data } = await call(contract.register, { body: registration(email) })
  const code = await codeFor(email)
  expect(await lettersTo(email)).toHaveLength(1)
  await expect(activate(email, data.token, code)).resolves.toBeDefined()
})

test('a code sent again goes to nobody whose registration was replaced', async () => {
  const email = someone()
  const stranger = await registered(email, 'kẻ lạ đặt trước')
  await forgetLimits()
  await registered(email)
  await forgetLimits()
  const before = (await lettersTo(email)).length
  await call(contract.resendCode, { body: { token: stranger.token, email } })
  await api.runJobs()
  expect(await lettersTo(email)).toHaveLength(before)
})

test.each([
  [{ Email: 'không phải thư' }, 'INPUT_INVALID'],
  [{ Phone: '0212345678' }, 'INPUT_INVALID'],
  [{ Name: '' }, 'INPUT_INVALID'],
  [{ Password: 'ngắn' }, 'INPUT_INVALID'],
  [{ Password: 'Password123' }, 'PASSWORD_TOO_COMMON'],
  [{ Password: 'MatKhau123' }, 'PASSWORD_TOO_COMMON'],
  [{ WardId: 999_999_999 }, 'WARD_UNKNOWN'],
  [{ Birthday: '1990-02-30' }, 'INPUT_INVALID'],
  [{ role: 'admin' }, 'INPUT_INVALID'],
  [{ id: '00000000-0000-4000-8000-000000000000' }, 'INPUT_INVALID'],
  [{ emailVerified: true }, 'INPUT_INVALID'],
  [{ emailVerifiedAt: '2020-01-01' }, 'INPUT_INVALID'],
] as const)('registering with %j is refused', async (more, code) => {
  const email = someone()
  await expect(call(contract.register, { body: { ...registration(email), ...more } as never })).rejects.toMatchObject(
    refusal(code),
  )
  expect(await db.$count(users, eq(users.email, email))).toBe(0)
})

test('too many registrations of a mailbox or from a network are refused', async () => {
  const email = someone()
  await db.execute(
    sql`insert into rate_limits values ('register:' || ${email} || ':127.0.0.1', 'epoch', 10, now() + interval '1 hour')`,
  )
  await expect(call(contract.register, { body: registration(email) })).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  const elsewhere = { remoteAddress: '203.113.7.77', method: 'POST', url: contract.register.path } as const
  expect((await api.server.inject({ ...elsewhere, payload: registration(email) })).statusCode).toBe(200)
  await db.execute(sql`update rate_limits set used = 400 where key = 'register:from:127.0.0.1'`)
  await expect(call(contract.register, { body: registration(someone()) })).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('what is over is cleared: registrations nobody activated, old codes, proofs and logins', async () => {
  const [kept, gone] = [someone(), someone()]
  await registered(kept)
  await registered(gone)
  const { id } = await activated(someone())
  await login(READER.Email, READER.Password)
  await db.execute(sql`update users set updated_at = now() - interval '31 days' where email in (${gone}, ${READER.Email})`)
  await db.execute(sql`update registration_proofs set expires_at = now() - interval '1 second'`)
  await db.execute(sql`update sessions set expires_at = now() - interval '181 days'`)
  await db.execute(sql`update security_codes set expires_at = now() - interval '2 days' where user_id = ${id}`)
  await db.execute(sql`select graphile_worker.add_job('clear-accounts')`)
  await api.runJobs()
  const left = await db.execute(sql`
    select (select count(*) from users where email in (${kept}, ${READER.Email}))::int kept, (select count(*) from users where email = ${gone})::int gone,
      (select count(*) from registration_proofs)::int proofs, (select count(*) from sessions)::int sessions,
      (select count(*) from security_codes where user_id = ${id})::int codes`)
  expect(left.rows).toEqual([{ kept: 2, gone: 0, proofs: 0, sessions: 0, codes: 0 }])
})
