import argon2 from '@node-rs/argon2'
import * as contract from '@tq/contract/account.ts'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { GOOD_PASSWORD, peopleOf, READER, registration } from '../testing/people.ts'

/** Time is what a stranger measures. It is spent on hashing and on statements: both are counted, since clocks in tests lie. */
let work: string[] = []
for (const name of ['hash', 'verify'] as const) {
  const real = argon2[name] as typeof argon2.verify
  vi.spyOn(argon2, name).mockImplementation((...given: Parameters<typeof real>) => {
    work.push(name)
    return real(...given) as never
  })
}
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
  const [asked] = given as [string | { text: string }]
  work.push(typeof asked === 'string' ? asked : asked.text)
  return query.apply(this, given)
} as never)

const api = await testApi()
const { call } = api
const { forgetLimits, registered } = peopleOf(api)
const NOBODY = 'khong-ai@example.vn'
const PENDING = 'cho@example.vn'
const tokens = new Map([[PENDING, (await registered(PENDING)).token]])
for (const email of [NOBODY, READER.Email, `activate-${NOBODY}`, `resendCode-${NOBODY}`]) {
  tokens.set(email, (await call(contract.register, { body: registration(email) })).data.token)
}
const tokenOf = (email: string) => tokens.get(email) ?? ''

async function workOf(ask: () => Promise<unknown>) {
  await forgetLimits()
  work = []
  const answer = await ask().catch(({ status, code, message }) => ({ status, code, message }))
  return { work: [...work], answer }
}

const CALLS = {
  login: (Email: string) => call(contract.login, { body: { Email, Password: 'không đúng đâu' } }),
  reactivate: (Email: string) =>
    call(contract.reactivate, { body: { Email, Password: 'không đúng đâu' } }).then(({ successMessage }) => successMessage),
  register: (Email: string) =>
    call(contract.register, { body: registration(Email) }).then(({ successMessage }) => successMessage),
  /** With the token that a registration gives to anybody. */
  activate: (email: string) => call(contract.activate, { body: { token: tokenOf(email), email, securityCode: '123456' } }),
  resendCode: (email: string) => call(contract.resendCode, { body: { token: tokenOf(email), email } }),
  sendSecurityCode: (Email: string) => call(contract.sendSecurityCode, { body: { Email } }),
  validateSecurityCode: (Email: string) => call(contract.validateSecurityCode, { body: { Email, SecurityCode: '123456' } }),
  resetPassword: (Email: string) =>
    call(contract.resetPassword, { body: { Email, SecurityCode: '123456', NewPassword: GOOD_PASSWORD } }),
}

test('registering a mailbox and then logging in, or asking for its code, tells nothing about it', async () => {
  const mine = 'câu của kẻ dò hỏi'
  // The first login ever makes what nobody's password is compared with.
  await CALLS.login(NOBODY).catch(() => {})
  const probes = {
    login: (Email: string) => call(contract.login, { body: { Email, Password: mine } }),
    reactivate: (Email: string) =>
      call(contract.reactivate, { body: { Email, Password: mine } }).then(({ successMessage }) => successMessage),
  }
  for (const probe of Object.values(probes)) {
    const told = []
    for (const email of [READER.Email, 'chua-ai-co@example.vn']) {
      await forgetLimits()
      await call(contract.register, { body: registration(email, mine) })
      told.push(await workOf(() => probe(email)))
    }
    expect(told[0]?.answer).toBeDefined()
    expect(told[1]).toEqual(told[0])
  }
})

test.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('%s does the same for known and unknown mailboxes', async (name) => {
  await CALLS[name](NOBODY).catch(() => {})
  const known = await workOf(() => CALLS[name](READER.Email))
  expect(known.work.length).toBeGreaterThan(1)
  for (const email of [PENDING, `${name}-${NOBODY}`]) expect(await workOf(() => CALLS[name](email))).toEqual(known)
})
