import * as contract from '@tq/contract/account.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { consents } from '@tq/db/schema/account/accounts.ts'
import { securityCodes } from '@tq/db/schema/account/security-codes.ts'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { login as loginFrom } from '../session/login.ts'
import { openKeys } from '../signing-keys.ts'
import { GOOD_PASSWORD, peopleOf, wrongCode } from '../testing/people.ts'

const api = await testApi()
const { call, db } = api
const { activated, codeFor, forgetLimits, lettersTo, login, registered, userOf } = peopleOf(api)
const NEXT = 'câu mới hoàn toàn'
const INVALID = { status: 400, code: 'CODE_INVALID' }
let nth = 0

const send = (Email: string) => call(contract.sendSecurityCode, { body: { Email } })
const validate = (Email: string, SecurityCode: string) => call(contract.validateSecurityCode, { body: { Email, SecurityCode } })
const reset = (Email: string, SecurityCode: string, NewPassword = NEXT) =>
  call(contract.resetPassword, { body: { Email, SecurityCode, NewPassword } })

async function someoneWithCode() {
  const email = `quen${++nth}@example.vn`
  const { id } = await activated(email)
  await send(email)
  return { email, id, code: await codeFor(email) }
}

beforeEach(async () => {
  await forgetLimits()
})

test('a reset by code sets the password, ends every session and writes a letter', async () => {
  const { email, id, code } = await someoneWithCode()
  await login(email)
  expect((await lettersTo(email))[0]?.text).toContain(code)
  expect(await validate(email.toUpperCase(), code)).toMatchObject({ data: null, successMessage: expect.any(String) })
  expect(await reset(email, code)).toMatchObject({ successMessage: 'Đã đặt mật khẩu mới, vui lòng đăng nhập' })
  const live = await db.execute(sql`select 1 from sessions where user_id = ${id} and ended_at is null`)
  expect(live.rowCount).toBe(0)
  expect((await lettersTo(email))[0]?.subject).toBe('Mật khẩu Thư Quán của bạn vừa được đổi')
  await expect(login(email)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  await expect(login(email, NEXT)).resolves.toBeDefined()
  await expect(reset(email, code, 'thêm lần nữa xem')).rejects.toMatchObject(INVALID)
})

test('five wrong codes over both calls, also at once: the code is dead', async () => {
  const { email, id, code } = await someoneWithCode()
  const wrong = wrongCode(code)
  const tries = Array.from({ length: 20 }, (_, i) => (i % 2 ? validate(email, wrong) : reset(email, wrong)))
  for (const { status } of await Promise.allSettled(tries)) expect(status).toBe('rejected')
  const kept = await db
    .select()
    .from(securityCodes)
    .where(and(eq(securityCodes.userId, id), eq(securityCodes.purpose, 'reset')))
  expect(kept).toMatchObject([{ tries: 5 }])
  await expect(validate(email, code)).rejects.toMatchObject(INVALID)
  await expect(reset(email, code)).rejects.toMatchObject(INVALID)
})

test('five wrong codes over activation, check and reset together kill every live code of the account', async () => {
  const email = 'ba-cua@example.vn'
  const { token, code: activation } = await registered(email)
  await send(email)
  const code = await codeFor(email)
  const activate = (securityCode: string) => call(contract.activate, { body: { token, securityCode, email } })
  await expect(activate(wrongCode(activation))).rejects.toMatchObject(refusal('ACTIVATION_CODE_INVALID'))
  await expect(activate(wrongCode(activation))).rejects.toMatchObject(refusal('ACTIVATION_CODE_INVALID'))
  await expect(validate(email, wrongCode(code))).rejects.toMatchObject(INVALID)
  await expect(validate(email, code)).resolves.toBeDefined()
  await expect(reset(email, wrongCode(code))).rejects.toMatchObject(INVALID)
  await expect(reset(email, wrongCode(code))).rejects.toMatchObject(INVALID)
  await expect(validate(email, code)).rejects.toMatchObject(INVALID)
  await expect(reset(email, code)).rejects.toMatchObject(INVALID)
  await expect(activate(activation)).rejects.toMatchObject(refusal('ACTIVATION_CODE_INVALID'))
})

test('a reset and an activation at once do not deadlock', async () => {
  const { email, id, code } = await someoneWithCode()
  const { resetting } = await db.transaction(async (tx) => {
    // As an activation does: the person, then the codes.
    await tx.execute(sql`select 1 from users where id = ${id} for update`)
    const resetting = reset(email, code)
    await expect.poll(waiting).toBe(1)
    await tx.execute(sql`select 1 from security_codes where user_id = ${id} for update`)
    return { resetting }
  })
  await expect(resetting).resolves.toBeDefined()
})

/** Statements of this database that wait for a lock. */
const waiting = async () =>
  (
    await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
  ).rowCount

test('after a reset the owner logs in, however often strangers guessed before @slow', async () => {
  const { email, code } = await someoneWithCode()
  for (let i = 0; i < 11; i++) await login(email, 'sai mật khẩu').catch(() => {})
  await expect(login(email)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await reset(email, code)
  for (let i = 0; i < 5; i++) await login(email, 'sai mật khẩu').catch(() => {})
  await expect(login(email, NEXT)).resolves.toBeDefined()
})

test('the network a password was reset from is known: strangers elsewhere can’t fill its count', async () => {
  const { email, code } = await someoneWithCode()
  await reset(email, code)
  const keys = openKeys(db)
  const from = (address: string, password: string) =>
    loginFrom(
      db,
      { keys, publicUrl: 'https://thuquan.example', limitsNetworks: true },
      { email, password, isLong: false },
      { address, device: 'Chrome trên Windows' },
    )
  await from('203.113.8.1', 'sai mật khẩu').catch(() => {})
  await db.execute(sql`update rate_limits set used = 100 where key = ${`login:${email}:anywhere`}`)
  await expect(from('203.113.9.1', NEXT)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(from('127.0.0.1', NEXT)).resolves.toBeDefined()
})

test('right codes are not counted against a network', async () => {
  const { email, code } = await someoneWithCode()
  for (let i = 0; i < 3; i++) await validate(email, code)
  const { rows } = await db.execute(sql`select used from rate_limits where key like 'code:try:%'`)
  expect(rows).toEqual([{ used: 0 }, { used: 0 }])
})

test('a right code costs no try when checked, and resets a password only once', async () => {
  const { email, code } = await someoneWithCode()
  for (let i = 0; i < 8; i++) await validate(email, code)
  const settled = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => reset(email, code, `${NEXT} ${i}`)))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a code older than ten minutes is refused', async () => {
  const { email, id, code } = await someoneWithCode()
  await db.execute(sql`update security_codes set expires_at = now() where user_id = ${id}`)
  await expect(validate(email, code)).rejects.toMatchObject(INVALID)
  await expect(reset(email, code)).rejects.toMatchObject(INVALID)
})

test('a code for one account or purpose is refused for another', async () => {
  const lan = await someoneWithCode()
  const minh = await someoneWithCode()
  if (lan.code !== minh.code) await expect(validate(minh.email, lan.code)).rejects.toMatchObject(INVALID)
  const pending = await registered('cho@example.vn')
  await expect(validate('cho@example.vn', pending.code)).rejects.toMatchObject(INVALID)
})

test('unknown mailboxes get the same answers as known ones, also when they ask too often', async () => {
  const known = 'biet@example.vn'
  await activated(known)
  const answers = await Promise.all([known, 'khong-biet@example.vn'].map(send))
  expect(answers[0]).toEqual(answers[1])
  await api.runJobs()
  expect(await lettersTo('khong-biet@example.vn')).toEqual([])
  for (const email of [known, 'khong-biet@example.vn']) {
    await expect(send(email)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
    await expect(validate(email, wrongCode(await codeFor(known)))).rejects.toMatchObject(INVALID)
  }
})

test('a second code within sixty seconds, or a sixth within an hour, is refused in any spelling of the mailbox', async () => {
  const minuteLater = () => db.execute(sql`update rate_limits set ends_at = now() where key like 'code:%:turn'`)
  const spellings = ['h.oa@example.vn', 'hoa@example.vn', 'HOA+1@example.vn', 'ho.a@example.vn', 'hoa@EXAMPLE.vn']
  const atOnce = await Promise.allSettled(spellings.map(send))
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (let i = 1; i < 5; i++) {
    await minuteLater()
    await send(spellings[i] as string)
  }
  await minuteLater()
  await expect(send('hoa@example.vn')).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('a stranger who guesses from one network does not lock the owner out on another @slow', async () => {
  const email = 'bi.pha@example.vn'
  await activated(email)
  const stranger = '203.0.113.1'
  const ask = async (remoteAddress: string, { method, path }: { method: string; path: string }, payload: object) =>
    outcome(await api.server.inject({ method: method as 'POST', url: path, remoteAddress, payload }))
  const passes = (what: string) => db.execute(sql`update rate_limits set ends_at = now() where key like ${what}`)
  let password = GOOD_PASSWORD
  for (const hour of [1, 2]) {
    await passes('%')
    const owner = `198.51.100.${hour}`
    const loginAs = (address: string, Password: string) => ask(address, contract.login, { Email: email, Password })
    for (let i = 0; i < 12; i++) await loginAs(stranger, 'sai mật khẩu')
    expect(await loginAs(stranger, password)).toBe('TOO_MANY_REQUESTS')
    expect(await loginAs(owner, password)).toBe('OK')
    password = `${NEXT} ${hour}`
    let minutes = 0
    let isIn = false
    // He asks first, each minute, and spends the tries of every code that is sent, as long as he is let.
    while (!isIn && minutes < 10) {
      minutes++
      await passes('%:turn')
      await ask(stranger, contract.sendSecurityCode, { Email: email })
      await ask(owner, contract.sendSecurityCode, { Email: email })
      const SecurityCode = await codeFor(email)
      const wrong = { Email: email, SecurityCode: wrongCode(SecurityCode) }
      for (let i = 0; i < 6; i++) await ask(stranger, contract.validateSecurityCode, wrong)
      isIn = (await ask(owner, contract.resetPassword, { Email: email, SecurityCode, NewPassword: password })) === 'OK'
    }
    expect(minutes).toBeLessThanOrEqual(4)
    // Whoever guesses that much is not let in by the right code either, and hears the same.
    await passes('%:turn')
    expect(await ask(owner, contract.sendSecurityCode, { Email: email })).toBe('OK')
    const right = { Email: email, SecurityCode: await codeFor(email) }
    expect(await ask(stranger, contract.validateSecurityCode, right)).toBe('CODE_INVALID')
    expect(await ask(owner, contract.validateSecurityCode, right)).toBe('OK')
  }
})

test('guesses at many accounts from one network are limited', async () => {
  await validate('ai-do@example.vn', '000000').catch(() => {})
  await db.execute(sql`update rate_limits set used = 300 where key like 'code:try:%'`)
  await expect(validate('ai-khac@example.vn', '000000')).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('a reset activates an account that never was, since the code came from its mailbox', async () => {
  await registered('chua@example.vn', 'kẻ lạ đặt trước')
  await send('chua@example.vn')
  await reset('chua@example.vn', await codeFor('chua@example.vn'))
  // Nothing of what the stranger typed, or agreed to, becomes the owner's.
  const owner = await userOf('chua@example.vn')
  expect(owner).toMatchObject({ name: 'chua', phone: '', address: '', wardId: null, birthday: null })
  expect(owner.emailVerifiedAt).not.toBeNull()
  expect(await db.$count(consents, eq(consents.userId, owner.id))).toBe(0)
  await expect(login('chua@example.vn', NEXT)).resolves.toBeDefined()
})

test.each([
  [{ SecurityCode: '12345' }, 'INPUT_INVALID'],
  [{ SecurityCode: '12345a' }, 'INPUT_INVALID'],
  [{ SecurityCode: ' 12345' }, 'INPUT_INVALID'],
  [{ NewPassword: 'ngắn' }, 'INPUT_INVALID'],
  [{ NewPassword: 'x'.repeat(129) }, 'INPUT_INVALID'],
  [{ NewPassword: 'Qwertyuiop' }, 'PASSWORD_TOO_COMMON'],
  [{ role: 'admin' }, 'INPUT_INVALID'],
] as const)('%j is refused', async (more, code) => {
  const body = { Email: 'ai@example.vn', SecurityCode: '123456', NewPassword: GOOD_PASSWORD, ...more } as never
  await expect(call(contract.resetPassword, { body })).rejects.toMatchObject(refusal(code))
})
