import * as contract from '@tq/contract/newsletter.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { newsletterIssues } from '@tq/db/schema/newsletter.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { composeLetter } from '../mail/letter.ts'
import { headerOf, openMailServer } from '../mail/testing/mail-server.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { issueLetter, paragraphsOf } from './newsletter-letters.ts'
import { leaveNewsletter } from './subscribe.ts'
import { writeNewsletter } from './write-newsletter.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))

beforeEach(async () => {
  await db.execute(sql`truncate newsletter_subscribers, newsletter_issues`)
  await db.execute(sql`delete from graphile_worker._private_jobs`)
  await db.delete(mails)
})

const ISSUE = { name: '2026-11', subject: 'Sách mới tháng 11', text: 'Chào bạn đọc.\n\nĐọc [cuốn mới](/san-pham/12).' }
const send = (more: Partial<typeof ISSUE> = {}) => staff.call(contract.sendNewsletter, { body: { ...ISSUE, ...more } })
const keyOf = (n: number) => String(n).padStart(32, 'k')
const subscribe = (count: number) =>
  db.execute(sql`insert into newsletter_subscribers (email, key, confirmed_at)
    select 'doc' || n || '@example.vn', lpad(n::text, 32, 'k'), now() from generate_series(1, ${count}::int) n`)
const recipients = async () => (await db.select({ to: mails.recipient }).from(mails)).map(({ to }) => to)

test('each who has confirmed gets one letter, with a way to leave of their own', async () => {
  await subscribe(2)
  await db.execute(sql`insert into newsletter_subscribers (email, key) values ('chua@example.vn', ${'c'.repeat(32)})`)
  expect((await send()).data).toMatchObject({ name: '2026-11', letters: 0, finishedAt: null })
  await db.execute(
    sql`insert into newsletter_subscribers (email, key, confirmed_at) values ('sau@example.vn', ${'s'.repeat(32)}, now())`,
  )
  await api.runJobs()
  expect((await recipients()).sort()).toEqual(['doc1@example.vn', 'doc2@example.vn'])
  const [letter] = await db.select().from(mails).where(eq(mails.recipient, 'doc1@example.vn'))
  expect(letter?.leaveUrl).toBe(`${TEST_SETTINGS.publicUrl}/nhan-ban-tin?tin=thoi&khoa=${keyOf(1)}`)
  expect(letter?.text).toContain(`Ngừng nhận bản tin: ${letter?.leaveUrl}`)
  expect(letter?.text).toContain(`cuốn mới (${TEST_SETTINGS.publicUrl}/san-pham/12)`)
  const { data, subscribers } = await staff.call(contract.listNewsletters)
  expect([data, subscribers]).toMatchObject([[{ letters: 2, finishedAt: expect.any(String) }], 3])
})

test('sent twice, by two workers, and begun anew in the middle: a letter each', async () => {
  await subscribe(450)
  const [{ data: first }, { data: again }] = [await send(), await send()]
  expect(again).toEqual(first)
  const write = () => writeNewsletter(db, TEST_SETTINGS, first.id)
  await Promise.all([write(), write(), write()])
  await write()
  expect(await db.$count(mails)).toBe(450)
  expect(new Set(await recipients()).size).toBe(450)
  expect(await db.select().from(newsletterIssues)).toMatchObject([{ letters: 450 }])
})

test('other words under the same name are refused', async () => {
  await send()
  await expect(send({ text: 'Khác' })).rejects.toMatchObject(refusal('NEWSLETTER_ISSUE_TAKEN'))
  await expect(send({ name: 'Tháng 11' })).rejects.toMatchObject(refusal('INPUT_INVALID'))
})

test('a subject in two lines, as pasted from elsewhere, is refused before the issue takes its name', async () => {
  await expect(send({ subject: 'Sách mới\u2028tháng 11' })).rejects.toMatchObject(refusal('MAIL_INVALID'))
  expect(await db.$count(newsletterIssues)).toBe(0)
  await send()
})

test('who leaves in the moment their letter is written gets none', async () => {
  await subscribe(1)
  const { data } = await send()
  const locked = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const waiting = (sessions: number) =>
    expect.poll(async () => (await db.execute(locked)).rows.length, { timeout: 10_000, interval: 20 }).toBe(sessions)
  const under = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table mails in share row exclusive mode`)
    const writing = writeNewsletter(db, TEST_SETTINGS, data.id)
    await waiting(1)
    const leaving = leaveNewsletter(db, keyOf(1))
    await waiting(2)
    return [writing, leaving]
  })
  await Promise.all(under)
  expect(await recipients()).toEqual([])
})

test('who leaves while an issue goes out gets no more of it; other letters stay', async () => {
  await subscribe(2)
  await send()
  await api.runJobs()
  await db.insert(mails).values({ recipient: 'doc1@example.vn', subject: 'Đơn hàng', text: '', html: '' })
  await leaveNewsletter(db, keyOf(1))
  expect((await db.select().from(mails)).map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual([
    ['doc1@example.vn', 'Đơn hàng'],
    ['doc2@example.vn', ISSUE.subject],
  ])
})

test('the letter tells mail programs how to leave with one press', async () => {
  const mailServer = await openMailServer()
  await subscribe(1)
  await writeNewsletter(db, TEST_SETTINGS, (await send()).data.id)
  await runJobs(db, { ...TEST_SETTINGS, smtpUrl: `smtp://127.0.0.1:${mailServer.port}` })
  await mailServer.close()
  const [{ source } = { source: '' }] = mailServer.letters
  expect(headerOf(source, 'List-Unsubscribe')).toBe(`<${TEST_SETTINGS.publicUrl}/nhan-ban-tin?tin=thoi&khoa=${keyOf(1)}>`)
  expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
})

test('what staff type becomes headings, items and links to our pages, and nothing else', () => {
  const text = '## Sách mới\r\n\r\n- [Một](/san-pham/1) <b>\n- Hai\n\n\n[Lạ](https://x.example) [Lạ](//x.example)\n\n##không'
  expect(paragraphsOf(text)).toEqual([
    { heading: 'Sách mới' },
    { runs: ['• ', { text: 'Một', path: '/san-pham/1' }, ' <b>\n• Hai'] },
    '[Lạ](https://x.example) [Lạ](//x.example)',
    '##không',
  ])
  const { html } = composeLetter(issueLetter({ subject: 'S', text }, keyOf(1)), 'https://tq.example')
  expect(html).toContain('href="https://tq.example/san-pham/1">Một</a> &lt;b&gt;<br>• Hai</p>')
  expect(html).not.toContain('href="https://x.example')
})

test.each([
  ['brackets that nobody closes', '['.repeat(200_000)],
  ['links that lead nowhere', '[a](/'.repeat(40_000)],
  ['a heading of nothing', `# ${' '.repeat(200_000)}\nx`],
])('%s are read in one go', (_, text) => {
  const begin = performance.now()
  expect(paragraphsOf(text)).toHaveLength(1)
  // Looked at anew from each sign, they would take half a minute.
  expect(performance.now() - begin).toBeLessThan(2_000)
})
