import { randomUUID } from 'node:crypto'
import { sendCode } from '@tq/api/account/code.ts'
import { sendResetCode } from '@tq/api/account/letters.ts'
import { openSession } from '@tq/api/account/session/open-session.ts'
import { openKeys } from '@tq/api/account/signing-keys.ts'
import { changeStanding } from '@tq/api/account/staff-account-changes.ts'
import { changePrice } from '@tq/api/catalog/change-price.ts'
import { savePage } from '@tq/api/content/page.ts'
import { changeLesson } from '@tq/api/learning/change-lesson.ts'
import { withdrawShortLink } from '@tq/api/links/short-link.ts'
import { changeNews } from '@tq/api/news/save-news.ts'
import { STAFF_ACTOR } from '@tq/api/testing/staff-actor.ts'
import { bareStatus, outcome } from '@tq/contract/testing/refusal.ts'
import { connect } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startProcess } from '../testing/process.ts'
import { testSite } from '../testing/site.ts'

const here = await testSite()
const there = await startProcess(here.databaseUrl)
const BOOK = '/san-pham/toan-cao-cap-a1-giai-tich-ham-mot-bien.1'

test('a price changed through one process shows on the page the other holds within a second', async () => {
  await (await fetch(there + BOOK)).text()
  expect((await fetch(there + BOOK)).headers.get('x-cache')).toBe('hit')
  await changePrice(here.db, 1, { actor: STAFF_ACTOR, price: 777_000 })
  await expect.poll(async () => (await fetch(there + BOOK)).text(), { timeout: 1_000, interval: 10 }).toContain('777.000')
  await expect
    .poll(async () => (await fetch(`${there}/api/ProductPage/1`)).json(), { timeout: 1_000, interval: 10 })
    .toMatchObject({ data: { price: 777_000 } })
})

test('a change that is rolled back changes nothing for anybody', async () => {
  const before = await (await fetch(there + BOOK)).text()
  const db = connect({ url: here.databaseUrl })
  await expect(changePrice(db, 1, { actor: STAFF_ACTOR, price: 1_000, salePrice: 5_000 })).rejects.toThrow()
  await db.$client.end()
  const after = await fetch(there + BOOK)
  expect(after.headers.get('x-cache')).toBe('hit')
  expect(await after.text()).toBe(before)
})

test('a code withdrawn through one process leads nowhere from the other within a second', async () => {
  const scanBareStatus = async () => bareStatus(await read(fetch(`${there}/p/k7qd3mzx94hn`, { redirect: 'manual' })))
  expect([await scanBareStatus(), await scanBareStatus()]).toEqual([302, 302])
  await withdrawShortLink(here.db, 'k7qd3mzx94hn', { actor: STAFF_ACTOR })
  await expect.poll(scanBareStatus, { timeout: 1_000, interval: 10 }).toBe(404)
})

test('an article or a page changed through one process shows on the page the other holds within a second', async () => {
  const article = `${there}/tin-sach/mo-cong-nhan-ban-thao-giao-trinh-hoc-ki-hai.2`
  await (await fetch(article)).text()
  expect((await fetch(article)).headers.get('x-cache')).toBe('hit')
  await changeNews(here.db, 2, { actor: STAFF_ACTOR, summary: 'Tóm tắt vừa được sửa xong.' })
  const textOf = async (url: string) => (await fetch(url)).text()
  await expect.poll(() => textOf(article), { timeout: 1_000, interval: 10 }).toContain('Tóm tắt vừa được sửa xong.')
  await expect.poll(() => textOf(`${there}/tin-sach`), { timeout: 1_000, interval: 10 }).toContain('Tóm tắt vừa được sửa xong.')

  const page = `${there}/su-menh-tam-nhin`
  expect(await textOf(page)).toContain('bản thứ ')
  await savePage(here.db, {
    key: 'su-menh-tam-nhin',
    title: 'Sứ mệnh',
    description: 'Mô tả',
    content: '<p>Lời mới của trang.</p>',
  })
  await expect.poll(() => textOf(page), { timeout: 1_000, interval: 10 }).toContain('Lời mới của trang.')
})

test('a lesson changed through one process shows on the page the other holds within a second', async () => {
  const { id, lessonIds } = await addCourse(here.db, { title: 'Khoá hai máy' })
  const [lesson = 0] = lessonIds
  const page = `${there}/thu-vien/bai-hoc/bai-11.${lesson}`
  const textOf = async (url: string) => (await fetch(url)).text()
  expect(await textOf(page)).toContain('Nội dung bài học.')
  expect((await fetch(page)).headers.get('x-cache')).toBe('hit')
  expect(await textOf(`${there}/thu-vien/khoa-hoc/khoa-hai-may.${id}`)).toContain('Bài 1.1')
  await changeLesson(here.db, lesson, { actor: STAFF_ACTOR, title: 'Bài mới tinh', body: '<p>Lời mới của bài.</p>' })
  await expect.poll(() => textOf(page), { timeout: 1_000, interval: 10 }).toContain('Lời mới của bài.')
  const course = () => textOf(`${there}/thu-vien/khoa-hoc/khoa-hai-may.${id}`)
  await expect.poll(course, { timeout: 1_000, interval: 10 }).toContain('Bài mới tinh')
})

test.each<[string, (token: string, userId: string) => Promise<unknown>]>([
  ['a new password by code', (_, id) => resetOf(id)],
  ['a new role', (_, id) => changeStanding(here.db, id, { role: 'staff', actor: STAFF_ACTOR })],
  ['closing the account', (_, id) => changeStanding(here.db, id, { isActive: false, actor: STAFF_ACTOR })],
  ['logging out everywhere', (token) => ask(there, token, 'DELETE')],
])('%s ends the sessions on both processes within a second', async (_, end) => {
  const [user] = await here.db
    .insert(users)
    .values({ email: `${randomUUID()}@thuquan.test`, name: 'Lan' })
    .returning()
  const { id } = user as { id: string }
  const device = { device: 'Firefox trên Linux', address: '127.0.0.1', isLong: false }
  const { token } = await openSession(here.db, openKeys(here.db), { userId: id, ...device })
  const both = () => Promise.all([here.address, there].map((site) => ask(site, token)))
  expect(await both()).toEqual(['OK', 'OK'])
  await end(token, id)
  await expect.poll(both, { timeout: 1_000, interval: 10 }).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED'])
})

const read = async (asked: Promise<Response>) => {
  const answer = await asked
  return { status: answer.status, body: await answer.text() }
}

const ask = async (site: string, token: string, method = 'GET') =>
  outcome(await read(fetch(`${site}/api/User/Sessions`, { method, headers: { authorization: `Bearer ${token}` } })))

/** Through the other process, with a code as its letter would carry it. */
async function resetOf(userId: string): Promise<void> {
  const [user] = await here.db.select().from(users).where(eq(users.id, userId))
  const { email: Email } = user as { email: string }
  let code = ''
  await here.db.transaction((tx) =>
    sendCode(tx, openKeys(here.db), 'reset', { id: userId, email: Email }, (made) => {
      code = made
      return sendResetCode(tx, Email, { name: null, code })
    }),
  )
  const answer = await fetch(`${there}/api/User/ChangePasswordNoAuth`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email, SecurityCode: code, NewPassword: 'một câu mới hẳn' }),
  })
  expect(answer.status).toBe(200)
}
