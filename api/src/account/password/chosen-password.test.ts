import * as contract from '@tq/contract/account.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'
import { GOOD_PASSWORD, peopleOf, registration } from '../testing/people.ts'
import { isGuessable } from './guessable-password.ts'

const LAN = { email: 'hoalan.92@gmail.com', name: 'Nguyễn Thị Ngọc Lan', phone: '0912345678' }

describe('whoever knows the shop and the person guesses', () => {
  test.each([
    ['the name of the shop and a year', 'thuquan2026'],
    ['with its accents and a blank', 'Thư Quán 2026'],
    ['turned around', 'quanthu@123'],
    ['with signs in front and behind', '!!ThuQuan!!'],
    ['with digits for letters', 'thuqu4n2026'],
    ['with signs for letters', 'ThuQu@n_99'],
    ['twice', 'thuquanthuquan'],
    ['with what kind of house it is', 'nxbthuquan1'],
    ['in capitals', 'THUQUAN@2026'],
    ["one's own name and a birthday", 'ngoclan15081998'],
    ["one's own name whole", 'nguyenthingoclan'],
    ["one's own name with accents", 'Ngọc Lan 1998!'],
    ["one's own name with digits for letters", 'ng0cl4n@1998'],
    ["one's own name and the shop's", 'Lan.ThuQuan.26'],
    ['the mailbox before its @', 'hoalan92!!'],
    ['the whole mailbox', 'hoalan.92@gmail.com'],
    ["one's own telephone", '0912345678'],
    ["one's own telephone, as abroad", '+84912345678'],
    ["one's own name and telephone", 'Lan0912345678'],
    ['with a few letters around', 'xxthuquan2026'],
  ])('%s', (_, password) => {
    expect(isGuessable(password, LAN)).toBe(true)
  })

  test.each([
    ['a sentence with the name of the shop in it', 'Thư Quán có mèo vàng'],
    ['a sentence with her own name in it', 'Lan đi học lúc bảy giờ'],
    ['somebody else’s name', 'PhamVanTuan1975'],
    ['many digits that could look like letters', '84620193145770'],
    ['her name and more digits than anybody guesses', 'lan-846201931457-7'],
    ['a word that begins like the shop', 'thuyenbuom-xanh'],
  ])('but not %s', (_, password) => {
    expect(isGuessable(password, LAN)).toBe(false)
  })

  test('nothing is known of a person without a name', () => {
    expect(isGuessable('ngoclan15081998', { email: 'a@b.vn', name: '', phone: '' })).toBe(false)
  })
})

describe('such a password is refused wherever one is chosen', () => {
  const api = testApi()
  let people: ReturnType<typeof peopleOf>
  const refusal = (field: string) => ({ status: 400, code: 'PASSWORD_GUESSABLE', fields: [{ field }] })
  let nth = 0
  const newMailbox = () => `chon${++nth}@example.vn`
  const OWN = ['thuquan2026', 'nguyenthilan98']

  beforeEach(async () => {
    people = peopleOf(await api)
    await people.forgetLimits()
  })

  test.each(OWN)('registering with %s: no account', async (password) => {
    const { call } = await api
    const email = newMailbox()
    await expect(call(contract.register, { body: registration(email, password) })).rejects.toMatchObject(refusal('Password'))
    await expect(people.userOf(email)).rejects.toThrow('nobody has')
  })

  test.each(OWN)('a new password by code, %s: the old one stays, the code is still good', async (NewPassword) => {
    const { call } = await api
    const email = newMailbox()
    await people.activated(email)
    await call(contract.sendSecurityCode, { body: { Email: email } })
    const given = { Email: email, SecurityCode: await people.codeFor(email) }
    await expect(call(contract.resetPassword, { body: { ...given, NewPassword } })).rejects.toMatchObject(refusal('NewPassword'))
    await expect(people.login(email)).resolves.toBeDefined()
    await call(contract.resetPassword, { body: { ...given, NewPassword: 'câu mới hoàn toàn' } })
    await expect(people.login(email, 'câu mới hoàn toàn')).resolves.toBeDefined()
  })

  test.each(OWN)('changing to %s: the old one stays', async (NewPassword) => {
    const { as } = await api
    const email = newMailbox()
    const { id } = await people.activated(email)
    const body = { CurrentPassword: GOOD_PASSWORD, NewPassword }
    await expect(as({ id }).call(contract.changePassword, { body })).rejects.toMatchObject(refusal('NewPassword'))
    await expect(people.login(email)).resolves.toBeDefined()
  })

  test('what a stranger typed into a registration nobody confirmed says nothing about whoever sets the password', async () => {
    const { call } = await api
    const email = newMailbox()
    await people.registered(email)
    await call(contract.sendSecurityCode, { body: { Email: email } })
    const given = { Email: email, SecurityCode: await people.codeFor(email), NewPassword: 'nguyenthilan98' }
    await call(contract.resetPassword, { body: given })
    await expect(people.login(email, 'nguyenthilan98')).resolves.toBeDefined()
  })
})
