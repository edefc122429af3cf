import * as contract from '@tq/contract/newsletter.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { newsletterSubscribers } from '@tq/db/schema/newsletter.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { momentText } from '../time/vietnam-time.ts'
import { askForNewsletter, clearNewsletter } from './subscribe.ts'

const api = await testApi()
const { db, server } = api

beforeEach(async () => {
  await db.execute(sql`truncate newsletter_subscribers, newsletter_issues, rate_limits`)
  await db.delete(mails)
})

const ask = (email: string) => api.call(contract.askForNewsletter, { body: { email } })
const lettersTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email))
const keyIn = (text = '') => /khoa=([\w-]{32})/.exec(text)?.[1] as string
const confirm = (key: string) => api.call(contract.confirmNewsletter, { body: { key } })
const isConfirmed = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]?.confirmedAt != null
/** As a browser posts a form, or a mail program. */
const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

async function asked(email: string) {
  await ask(email)
  return keyIn((await lettersTo(email))[0]?.text)
}

test('only whoever reads the mailbox confirms, by a press; twice is once', async () => {
  await ask(' Lan@Example.vn')
  const [letter] = await lettersTo('lan@example.vn')
  expect(letter?.subject).toBe('Xác nhận đăng ký bản tin Thư Quán')
  expect(letter?.leaveUrl).toBeNull()
  expect(await isConfirmed('lan@example.vn')).toBe(false)
  const key = keyIn(letter?.text)
  expect(await confirm(key)).toEqual(await confirm(key))
  expect(await isConfirmed('lan@example.vn')).toBe(true)
})

test('a mailbox that gets it already is answered like any other, and gets no letter', async () => {
  await confirm(await asked('lan@example.vn'))
  await db.delete(mails)
  expect(await ask('LAN@example.vn')).toEqual(await ask('moi@example.vn'))
  expect(await lettersTo('lan@example.vn')).toEqual([])
  expect(await db.$count(newsletterSubscribers)).toBe(2)
})

test('a link to confirm ends after three days, and so does what is kept of who did not press, the letter too', async () => {
  const [late, soon] = [await asked('muon@example.vn'), await asked('som@example.vn')]
  const age = (email: string, time: string) =>
    db.execute(sql`update newsletter_subscribers set asked_at = now() - ${time}::interval where email = ${email}`)
  await age('muon@example.vn', '73 hours')
  await age('som@example.vn', '71 hours')
  await expect(confirm(late)).rejects.toMatchObject(refusal('NEWSLETTER_LINK_OVER'))
  await db.insert(mails).values({ recipient: 'muon@example.vn', subject: 'Đơn hàng', text: '', html: '' })
  await clearNewsletter(db)
  expect((await lettersTo('muon@example.vn')).map(({ subject }) => subject)).toEqual(['Đơn hàng'])
  expect(await lettersTo('som@example.vn')).toHaveLength(1)
  expect(await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers)).toEqual([
    { email: 'som@example.vn' },
  ])
  await confirm(soon)
  await age('som@example.vn', '3 years')
  await clearNewsletter(db)
  expect(await isConfirmed('som@example.vn')).toBe(true)
  await confirm(soon)
})

test('strangers who ask again and again keep no mailbox with us: three days are counted from the first time', async () => {
  const first = await asked('lan@example.vn')
  const pass = (time: string) => db.execute(sql`update newsletter_subscribers set asked_at = asked_at - ${time}::interval`)
  await pass('71 hours')
  await db.delete(mails)
  expect(await asked('lan@example.vn')).toBe(first)
  await pass('2 hours')
  await expect(confirm(first)).rejects.toMatchObject(refusal('NEWSLETTER_LINK_OVER'))
  await clearNewsletter(db)
  expect([await db.$count(newsletterSubscribers), await db.$count(mails)]).toEqual([0, 0])
})

test('whoever asks anew before the night has cleared the old one away gets three days and another link', async () => {
  const first = await asked('lan@example.vn')
  await db.execute(sql`update newsletter_subscribers set asked_at = now() - interval '73 hours'`)
  await db.delete(mails)
  const second = await asked('lan@example.vn')
  await expect(confirm(first)).rejects.toMatchObject(refusal('NEWSLETTER_LINK_OVER'))
  await confirm(second)
  expect(await isConfirmed('lan@example.vn')).toBe(true)
})

test('a letter to confirm says until when', async () => {
  await ask('lan@example.vn')
  const [{ askedAt }] = (await db.select().from(newsletterSubscribers)) as [typeof newsletterSubscribers.$inferSelect]
  const until = momentText(new Date(askedAt.getTime() + 3 * 86_400_000))
  expect((await lettersTo('lan@example.vn'))[0]?.text).toContain(`bấm nút dưới đây trước ${until}`)
})

test('whoever leaves is forgotten; a wrong link says the same', async () => {
  const key = await asked('lan@example.vn')
  await confirm(key)
  const leave = (one: string) => api.call(contract.leaveNewsletter, { body: { key: one } })
  expect(await leave(key)).toEqual(await leave('x'.repeat(32)))
  expect(await db.$count(newsletterSubscribers)).toBe(0)
  await expect(confirm(key)).rejects.toMatchObject(refusal('NEWSLETTER_LINK_OVER'))
})

test('strangers can’t fill a mailbox, however it is spelt', async () => {
  for (let at = 0; at < 12; at++) await ask(`nan.nhan+${at}@example.vn`)
  expect(await db.$count(mails)).toBe(3)
})

test('from one network sixty an hour', async () => {
  const from = (at: number) => ({ email: `a${at}@example.vn`, address: '203.0.113.7', limitsNetworks: true })
  for (let at = 0; at < 60; at++) await askForNewsletter(db, from(at), TEST_SETTINGS)
  await expect(askForNewsletter(db, from(61), TEST_SETTINGS)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('from all networks together five hundred an hour', async () => {
  await ask('lan@example.vn')
  await db.execute(sql`update rate_limits set used = 499 where key = 'newsletter'`)
  await ask('minh@example.vn')
  await expect(ask('thu@example.vn')).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  expect((await post('/nhan-ban-tin', 'email=thu%40example.vn')).headers.location).toBe('/nhan-ban-tin?tin=qua-nhieu')
  expect(await lettersTo('thu@example.vn')).toEqual([])
})

describe('forms of a page without scripts', () => {
  test('an address that is typed leads to the page that says a letter was sent', async () => {
    const answer = await post('/nhan-ban-tin', 'email=Lan%40example.vn')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/nhan-ban-tin?tin=da-gui'])
    expect(await lettersTo('lan@example.vn')).toHaveLength(1)
  })

  test.each(['email=lan', 'email=', '', 'email=a%40example.vn%2C+b%40example.vn', '{"email":"lan@example.vn"}'])(
    '%j is no address: the page says so',
    async (payload) => {
      expect((await post('/nhan-ban-tin', payload)).headers.location).toBe('/nhan-ban-tin?tin=sai-email')
      expect(await db.$count(mails)).toBe(0)
    },
  )

  test('the button below a letter’s link confirms or leaves, and says when the link is over', async () => {
    const key = await asked('lan@example.vn')
    const press = async (word: string, one = key) =>
      (await post(`/nhan-ban-tin?tin=${word}&khoa=${one}`, '')).headers.location?.split('tin=')[1]
    expect(await press('xac-nhan')).toBe('da-nhan')
    expect(await isConfirmed('lan@example.vn')).toBe(true)
    expect(await press('xac-nhan', 'x'.repeat(32))).toBe('het-han')
    expect(await press('xac-nhan', 'la')).toBe('het-han')
    expect(await press('thoi')).toBe('da-thoi')
    expect(await press('thoi')).toBe('da-thoi')
    expect(await db.$count(newsletterSubscribers)).toBe(0)
  })

  test.each([
    ['cross-site', 'chua-duoc', 0],
    ['same-origin', 'da-gui', 1],
  ])('posted from a page that is %s → %s', async (site, said, letters) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site }
    const answer = await server.inject({ method: 'POST', url: '/nhan-ban-tin', headers, payload: 'email=lan%40example.vn' })
    expect([answer.headers.location, await db.$count(mails)]).toEqual([`/nhan-ban-tin?tin=${said}`, letters])
  })

  test('a body that is too long is refused', async () => {
    expect(outcome(await post('/nhan-ban-tin', `email=${'a'.repeat(5_000)}`))).toBe('BODY_TOO_LARGE')
  })
})

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail program leaves with one POST as %s, without a redirect', async (type, body) => {
  const key = await asked('lan@example.vn')
  await confirm(key)
  const answer = await post(`/nhan-ban-tin?tin=thoi&khoa=${key}`, body, type)
  expect(answer.statusCode).toBe(200)
  expect(await db.$count(newsletterSubscribers)).toBe(0)
})
