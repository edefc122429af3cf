import * as contract from '@tq/contract/promotion/affiliate.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { affiliateClicks, affiliates } from '@tq/db/schema/affiliate.ts'
import { AFFILIATE } from '@tq/db/seed/texts/pages/facts.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { addAffiliate, application } from './testing/link-shop.ts'
import { readUserAffiliate } from './user-affiliate.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))

test('the code keeps what the terms promise', () => {
  expect(contract.AFFILIATE_TERMS).toMatchObject({
    percent: AFFILIATE.percent,
    payoutFrom: AFFILIATE.payoutFrom,
    payoutDay: AFFILIATE.payoutDay,
  })
})

describe('an application', () => {
  test('in the demo opens a readable code at once, tells applicant and staff, and shows little of the bank account', async () => {
    const person = await addPerson(db)
    const { call } = api.as(person)
    expect((await call(contract.getUserAffiliate)).data).toMatchObject({ status: null, code: null, link: null, bank: null })
    const { data } = await call(contract.applyAsAffiliate, { body: application() })
    expect(data).toMatchObject({ status: 'active', percent: 8, bank: { account: '•••• 6789' }, payoutFrom: 200_000 })
    expect(data.code).toMatch(/^THIHANH\d{3}$/)
    expect(data.link).toBe(`${TEST_SETTINGS.publicUrl}/trang-chu?affiliateCode=${data.code}`)
    expect(data.qrSvg).toContain('<svg')
    expect(data.months).toHaveLength(12)
    const letters = await db.select().from(mails).orderBy(desc(mails.id)).limit(2)
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual([TEST_SETTINGS.staffMail, person.email].sort())
    for (const { text } of letters) expect(text).not.toMatch(/001190000123|0123456789/)
    expect(letters.find(({ recipient }) => recipient === TEST_SETTINGS.staffMail)?.text).toContain('Cầu Giấy')
    const [row] = await db.select().from(affiliates).where(eq(affiliates.userId, person.id))
    expect(row?.channel).toBe('Lớp học thêm ở Cầu Giấy')
  })

  test('is made once, also when sent twenty times at once', async () => {
    const { call } = api.as(await addPerson(db))
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => call(contract.applyAsAffiliate, { body: application() })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason).toMatchObject(
      refusal('AFFILIATE_APPLIED'),
    )
  })

  test.each([
    ['a short number', { identityNumber: '123' }],
    ['neither card nor tax code', { identityNumber: '' }],
    ['an account in another name', { bankHolder: 'NGUYEN VAN A' }],
    ['no place to speak of books', { channel: ' ' }],
    ['letters in the account', { bankAccount: '12ab5678' }],
    ['no consent to the terms', { isAgreed: false }],
    ['no consent to the data', { isDataAgreed: false }],
    ['somebody born in 2015', { identityNumber: '001215000123' }],
    ['somebody born in 2015, by the tax code', { identityNumber: '', taxCode: '001215000123' }],
    ['a status of its own', { status: 'active' }],
  ])('with %s is refused', async (name, more) => {
    const { call } = api.as(await addPerson(db))
    await expect(call(contract.applyAsAffiliate, { body: application(more) })).rejects.toMatchObject(
      refusal(name.startsWith('somebody born') ? 'AFFILIATE_TOO_YOUNG' : 'INPUT_INVALID'),
    )
    expect((await call(contract.getUserAffiliate)).data.status).toBeNull()
  })

  test('an organisation gives its tax code; staff and the young are refused', async () => {
    const house = { fullName: 'Hiệu sách Ngõ Nhỏ', bankHolder: 'HIEU SACH NGO NHO', identityNumber: '', taxCode: '0101234567' }
    const { data } = await api.as(await addPerson(db)).call(contract.applyAsAffiliate, { body: application(house) })
    expect(data.code).toMatch(/^NGONHO\d{3}$/)
    await expect(staff.call(contract.applyAsAffiliate, { body: application() })).rejects.toMatchObject(
      refusal('AFFILIATE_NOT_STAFF'),
    )
    const young = await addPerson(db, { birthday: `${new Date().getFullYear() - 10}-01-01` })
    await expect(api.as(young).call(contract.applyAsAffiliate, { body: application() })).rejects.toMatchObject({
      code: 'AFFILIATE_TOO_YOUNG',
    })
  })

  test('two people of one name have two codes', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => addAffiliate(api)))
    expect(new Set(all.map(({ code }) => code)).size).toBe(12)
  })
})

describe('staff decide', () => {
  test('outside the demo: refused with a reason, sent again, accepted, closed; the code works only while active', async () => {
    const real = await testApi({ settings: { ...TEST_SETTINGS, isDemo: false } })
    const person = await addPerson(real.db)
    const boss = real.as(await addPerson(real.db, { role: 'staff' }))
    const { call } = real.as(person)
    const decide = (status: 'active' | 'refused' | 'closed', reason = '') =>
      boss.call(contract.decideAffiliate, { params: { userId: person.id }, body: { status, reason } })
    await expect(decide('active')).rejects.toMatchObject(refusal('AFFILIATE_NOT_FOUND'))
    const { data } = await call(contract.applyAsAffiliate, { body: application() })
    expect(data).toMatchObject({ status: 'pending', code: null, link: null, qrSvg: null })
    await expect(call(contract.requestPayout)).rejects.toMatchObject(refusal('AFFILIATE_STATE'))
    await expect(
      call(contract.decideAffiliate, { params: { userId: person.id }, body: { status: 'active' } }),
    ).rejects.toMatchObject(refusal('FORBIDDEN'))
    await expect(decide('refused')).rejects.toMatchObject(refusal('INPUT_INVALID'))
    await decide('refused', 'Thiếu địa chỉ trang')
    const lastLetter = async () => (await real.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0]
    expect(await lastLetter()).toMatchObject({ recipient: person.email, text: expect.stringContaining('Thiếu địa chỉ trang') })
    await call(contract.applyAsAffiliate, { body: application({ channel: 'https://kenh.example' }) })
    expect((await decide('active')).data).toMatchObject({
      status: 'active',
      fullName: 'Đỗ Thị Hạnh',
      channel: 'https://kenh.example',
    })
    const { code } = (await call(contract.getUserAffiliate)).data
    expect((await lastLetter())?.text).toContain(code)
    await expect(decide('active')).rejects.toMatchObject(refusal('AFFILIATE_STATE'))
    await expect(call(contract.applyAsAffiliate, { body: application() })).rejects.toMatchObject(refusal('AFFILIATE_APPLIED'))
    await decide('closed', 'Tin nhắn rác')
    expect((await call(contract.getUserAffiliate)).data).toMatchObject({ status: 'closed', link: null, payoutFrom: 1 })
  })
})

describe('a link that was followed', () => {
  test('is counted for active codes only, by day and in all', async () => {
    const own = await testApi()
    const lan = await addPerson(own.db)
    const { data } = await own.as(lan).call(contract.applyAsAffiliate, { body: application() })
    await own.db.insert(affiliateClicks).values({ userId: lan.id, day: '2026-01-31', clicks: 3 })
    for (const code of [data.code as string, (data.code as string).toLowerCase(), 'KHONGCO', '', 'x'.repeat(99)])
      await own.call(contract.countAffiliateClick, { body: { code } })
    await own.server.close()
    const days = await own.db.select({ clicks: affiliateClicks.clicks }).from(affiliateClicks).orderBy(affiliateClicks.day)
    expect(days).toEqual([{ clicks: 3 }, { clicks: 2 }])
    expect((await readUserAffiliate(own.db, lan.id, 'https://thuquan.example')).clicks).toBe(5)
  })

  test('is limited for each network', async () => {
    const from = (remoteAddress: string) =>
      api.server.inject({ method: 'POST', url: '/api/Affiliate/Click', remoteAddress, payload: { code: 'BANDOC26' } })
    await from('203.113.9.1')
    await db.execute(sql`update rate_limits set used = 200 where key = 'affiliate-click:203.113.9.1'`)
    expect(outcome(await from('203.113.9.1'))).toBe('TOO_MANY_REQUESTS')
    expect((await from('203.113.9.2')).statusCode).toBe(200)
  })
})
