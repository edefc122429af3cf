import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('needs no variable at all', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: null, runsWeb: true, runsJobs: true, seedsDemo: true })
})

test('listens on one address, also when asked by name', () => {
  expect(readConfig({}).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: 'localhost' }).host).toBe('127.0.0.1')
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

test('production never seeds, and opens nothing of the demo', () => {
  expect(readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@h/d' })).toMatchObject({
    isProduction: true,
    seedsDemo: false,
    isDemo: false,
  })
})

test('an empty variable counts as not set', () => expect(readConfig({ PORT: '', ROLE: '' })).toMatchObject({ port: 3000 }))

test('lists are read with or without blanks; no proxy is trusted by itself', () => {
  expect(readConfig({ REDIRECT_HOSTS: 'doc.vnu.example, a.example:8443' }).redirectHosts).toEqual([
    'doc.vnu.example',
    'a.example:8443',
  ])
  expect(readConfig({}).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['ROLE', 'boss'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'thuquan'],
  ['DEMO', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['REDIRECT_HOSTS', 'https://doc.vnu.example'],
  ['SMTP_URL', 'http://thu'],
  ['MAIL_FROM', 'Thư Quán'],
  ['STAFF_MAIL', 'ban doc'],
  ['ANALYTICS_URL', 'dem'],
  ['GOOGLE_CLIENT_ID', 'a b'],
  ['VNPAY_TMN_CODE', 'a b'],
  ['EPAY_DOMAIN', 'megapay'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
]) {
  test(`refuses ${name}=${value} with a sentence that names it`, () => {
    expect(() => readConfig({ [name as string]: value })).toThrow(new RegExp(`^Biến môi trường không hợp lệ: ${name} .+\\.$`))
  })
}
