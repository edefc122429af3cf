import * as contract from '@tq/contract/account.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { GOOD_PASSWORD, peopleOf, READER, wrongCode } from './testing/people.ts'

const api = await testApi()
const { db, server } = api
const { activated, codeFor, forgetLimits, lettersTo, login, registered, userOf } = peopleOf(api)
let nth = 0

beforeEach(async () => {
  await forgetLimits()
})

async function someone() {
  const email = `doi${++nth}@example.vn`
  const { id } = await activated(email)
  const { call } = api.as({ id })
  return {
    id,
    email,
    ask: (Email: string, Password = GOOD_PASSWORD) => call(contract.askForEmailChange, { body: { Email, Password } }),
    confirm: (SecurityCode: string) => call(contract.confirmEmailChange, { body: { SecurityCode } }),
    me: async () => (await call(contract.getMe)).data,
  }
}

test('a change of mailbox sends a code to the new one, tells the old one and logs other devices out', async () => {
  const lan = await someone()
  const other = await login(lan.email)
  await lan.ask(' Lan.Moi@Example.VN')
  const code = await codeFor('lan.moi@example.vn')
  expect((await lettersTo('lan.moi@example.vn'))[0]?.subject).toBe(`${code} là mã đổi email Thư Quán`)
  expect((await lan.me()).email).toBe(lan.email)
  await expect(lan.confirm(wrongCode(code))).rejects.toMatchObject({ code: 'CODE_INVALID' })
  await lan.confirm(code)
  expect((await lan.me()).email).toBe('lan.moi@example.vn')
  const [told] = await lettersTo(lan.email)
  expect(told?.subject).toBe('Email của tài khoản Thư Quán vừa được đổi')
  expect(told?.text).toContain('Địa chỉ mới: l…i@example.vn')
  expect(told?.text).toContain('Báo cho nhà xuất bản: https://thuquan.example/lien-he-hop-tac')
  const answer = await server.inject({ url: '/api/User/Me', headers: { authorization: `Bearer ${other}` } })
  expect(outcome(answer)).toBe('SESSION_EXPIRED')
  await expect(login(lan.email)).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  await expect(login('lan.moi@example.vn')).resolves.toBeDefined()
  await expect(lan.confirm(code)).rejects.toMatchObject({ code: 'CODE_INVALID' })
})

test('a wrong current password, the same mailbox, or an account without a password: the change is refused', async () => {
  const lan = await someone()
  await expect(lan.ask('x@example.vn', 'không phải')).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
  await expect(lan.ask(lan.email.toUpperCase())).rejects.toMatchObject({ code: 'EMAIL_SAME' })
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, lan.id))
  await expect(lan.ask('x@example.vn')).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' })
  await api.runJobs()
  expect(await lettersTo('x@example.vn')).toEqual([])
})

test('a new mailbox that has an account gets no code, and the answer is the same', async () => {
  const lan = await someone()
  const free = await lan.ask('con.trong@example.vn')
  await forgetLimits()
  const taken = await lan.ask(READER.Email)
  expect(taken).toEqual(free)
  await api.runJobs()
  expect(await lettersTo(READER.Email)).toMatchObject([{ subject: 'Email của bạn đã có tài khoản Thư Quán' }])
})

test('an unconfirmed registration of the new mailbox is deleted when its reader confirms the change', async () => {
  const lan = await someone()
  await registered('giu.cho@example.vn', 'kẻ lạ giữ chỗ')
  await forgetLimits()
  await lan.ask('giu.cho@example.vn')
  await lan.confirm(await codeFor('giu.cho@example.vn'))
  expect((await userOf('giu.cho@example.vn')).id).toBe(lan.id)
})

test('two people change to one mailbox at once: one gets it', async () => {
  const people = [await someone(), await someone()]
  const codes: string[] = []
  for (const person of people) {
    await forgetLimits()
    await person.ask('chung@example.vn')
    codes.push(await codeFor('chung@example.vn'))
  }
  const settled = await Promise.allSettled(people.map((person, i) => person.confirm(codes[i] ?? '')))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'EMAIL_TAKEN' } })
  expect(await db.$count(users, eq(users.email, 'chung@example.vn'))).toBe(1)
})

test('a code works only for the person who asked and for the mailbox named last', async () => {
  const [lan, minh] = [await someone(), await someone()]
  await lan.ask('cua.lan@example.vn')
  const code = await codeFor('cua.lan@example.vn')
  await expect(minh.confirm(code)).rejects.toMatchObject({ code: 'CODE_INVALID' })
  await lan.ask('khac.nua@example.vn')
  const last = await codeFor('khac.nua@example.vn')
  if (last !== code) await expect(lan.confirm(code)).rejects.toMatchObject({ code: 'CODE_INVALID' })
  await lan.confirm(last)
  expect((await lan.me()).email).toBe('khac.nua@example.vn')
})

test('after five wrong codes or five letters an hour it is refused; guests get 401', async () => {
  const lan = await someone()
  await lan.ask('nam.lan@example.vn')
  const code = await codeFor('nam.lan@example.vn')
  await Promise.allSettled(Array.from({ length: 8 }, () => lan.confirm(wrongCode(code))))
  await expect(lan.confirm(code)).rejects.toMatchObject({ code: 'CODE_INVALID' })
  for (let i = 2; i <= 5; i++) await lan.ask(`hop${i}@example.vn`)
  await expect(lan.ask('hop6@example.vn')).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(api.call(contract.confirmEmailChange, { body: { SecurityCode: code } })).rejects.toMatchObject(
    refusal('SESSION_EXPIRED'),
  )
})

test('the database refuses a mailbox in capitals and an unknown role', async () => {
  for (const change of [sql`email = 'HOA@example.vn'`, sql`email = ' hoa@example.vn'`, sql`role = 'boss'`]) {
    await expect(db.execute(sql`update users set ${change} where email = ${READER.Email}`)).rejects.toMatchObject({
      cause: { code: '23514' },
    })
  }
})
