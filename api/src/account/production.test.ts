import * as contract from '@tq/contract/account.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { realGoogle } from './google/settings.ts'
import { verifyPassword } from './password/password.ts'
import { peopleOf } from './testing/people.ts'

const demo = await testApi()
const production = await testApi({ settings: { ...TEST_SETTINGS, isDemo: false } })
const sending = await testApi({ settings: { ...TEST_SETTINGS, smtpUrl: 'smtp://127.0.0.1:1' } })

test('letters can be read in the demo only, the newest fifty', async () => {
  const letter = (n: number) => ({ recipient: 'lan@example.vn', subject: `Thư ${n}`, text: 'x', html: '<p>x</p>' })
  await demo.db.insert(mails).values(Array.from({ length: 60 }, (_, n) => letter(n)))
  const { data } = await demo.call(contract.listMails)
  expect(data).toHaveLength(50)
  expect(data[0]).toMatchObject({ to: 'lan@example.vn', subject: 'Thư 59', text: 'x', html: '<p>x</p>' })
  for (const { call } of [production, sending]) {
    await expect(call(contract.listMails)).rejects.toMatchObject({ status: 404, code: 'CALL_NOT_FOUND' })
  }
})

test('without an issuer there is no login by Google', async () => {
  expect((await production.call(contract.openGoogleLogin)).data).toEqual({ nonce: '', clientId: '', authorizeUrl: null })
  await expect(production.call(contract.loginByGoogle, { body: { id_token: 'x' } })).rejects.toMatchObject({
    code: 'GOOGLE_LOGIN_FAILED',
  })
})

test('with a client id the login goes to the real Google', async () => {
  const real = await testApi({ settings: { ...TEST_SETTINGS, google: realGoogle('abc.apps.googleusercontent.com') } })
  const { data } = await real.call(contract.openGoogleLogin)
  expect(data.authorizeUrl).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?client_id=abc\.apps/)
})

test('the demo has a reader, an editor and an administrator', async () => {
  const rows = await demo.db.select().from(users)
  const roles = Object.fromEntries(rows.map(({ email, role }) => [email, role]))
  expect(roles).toMatchObject({ 'docgia@thuquan.test': 'user', 'bientap@thuquan.test': 'staff', 'quantri@thuquan.test': 'admin' })
  const { login } = peopleOf(demo)
  await login('docgia@thuquan.test', 'DocGia@2026')
  await login('bientap@thuquan.test', 'BienTap@2026')
  await login('quantri@thuquan.test', 'QuanTri@2026')
})

test('an account without a password matches no password', async () => {
  expect(await verifyPassword(null, 'không của ai cả')).toBe(false)
})
