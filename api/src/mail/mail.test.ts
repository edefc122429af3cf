import type { Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sendCode } from '../account/code.ts'
import { openKeys } from '../account/signing-keys.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { leaveLetter, writeDueLetters } from './due-letters.ts'
import { composeLetter } from './letter.ts'
import { type Mail, writeMail } from './mail.ts'
import { bodiesOf, headerOf, openMailServer } from './testing/mail-server.ts'

const { db } = await testDatabase()

const mail = (more: Partial<Mail> = {}): Mail => ({
  to: 'lan@thuquan.example',
  subject: 'Xác nhận đơn hàng số 12: “Tiếng Việt giàu đẹp”',
  ...composeLetter({ title: 'Cảm ơn bạn', paragraphs: ['Đơn hàng đã được nhận.'] }),
  ...more,
})

/** Does the work that is due, as the worker would. */
const work = (smtpUrl: string | null, isDemo = true) => runJobs(db, { ...TEST_SETTINGS, smtpUrl, isDemo })

const read = async (id: number) => (await db.select().from(mails).where(eq(mails.id, id)))[0]
type Job = { attempts: number; isLater: boolean }
const jobs = async () => (await db.execute<Job>(sql`select attempts, run_at > now() as "isLater" from graphile_worker.jobs`)).rows

test('a letter arrives whole, with its Vietnamese subject', async () => {
  const post = await openMailServer()
  const id = await writeMail(db, mail({ replyTo: 'minh@example.vn' }))
  await work(`smtp://127.0.0.1:${post.port}`)
  await post.close()
  expect(post.letters).toHaveLength(1)
  const [{ to, source } = { to: [], source: '' }] = post.letters
  expect(to).toEqual(['lan@thuquan.example'])
  expect(headerOf(source, 'Subject')).toBe('Xác nhận đơn hàng số 12: “Tiếng Việt giàu đẹp”')
  expect(headerOf(source, 'From')).toBe('Thư Quán <khong-tra-loi@thuquan.example>')
  expect(headerOf(source, 'Reply-To')).toBe('minh@example.vn')
  expect(bodiesOf(source)).toEqual([expect.stringContaining('Đơn hàng đã được nhận.'), expect.stringContaining('<h1')])
  expect(await read(id)).toMatchObject({ sentAt: expect.any(Date), lastError: null })
  await expect.poll(jobs).toEqual([])
})

test('while the mail server is down the letter waits; it arrives once, later', async () => {
  const first = await openMailServer()
  await first.close()
  const smtpUrl = `smtp://127.0.0.1:${first.port}`
  const id = await writeMail(db, mail())
  await work(smtpUrl)
  expect(await read(id)).toMatchObject({ sentAt: null, lastError: expect.stringContaining('ECONNREFUSED') })
  await expect.poll(jobs).toEqual([{ attempts: 1, isLater: true }])

  const post = await openMailServer(first.port)
  await work(smtpUrl)
  expect(post.letters).toHaveLength(0)
  await db.execute(sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`)
  await work(smtpUrl)
  await work(smtpUrl)
  await post.close()
  expect(post.letters).toHaveLength(1)
  expect(await read(id)).toMatchObject({ sentAt: expect.any(Date), lastError: null })
})

test('a letter of a transaction that is rolled back never was', async () => {
  const before = await db.$count(mails)
  await expect(
    db.transaction(async (tx) => {
      await writeMail(tx, mail())
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await db.$count(mails)).toBe(before)
  await expect.poll(jobs).toEqual([])
})

test('outside the demo letters wait for a mail server, and leave once there is one', async () => {
  const id = await writeMail(db, mail({ to: 'cho.doi@thuquan.example' }))
  for (let i = 0; i < 3; i++) await work(null, false)
  expect(await jobs()).toEqual([{ attempts: 0, isLater: false }])
  expect(await read(id)).toMatchObject({ sentAt: null, lastError: null })
  const post = await openMailServer()
  await work(`smtp://127.0.0.1:${post.port}`, false)
  await post.close()
  expect(post.letters.map(({ to }) => to)).toEqual([['cho.doi@thuquan.example']])
  expect(await read(id)).toMatchObject({ sentAt: expect.any(Date) })
})

test('in the demo without a mail server letters stay in the table', async () => {
  const id = await writeMail(db, mail())
  await work(null)
  await expect.poll(jobs).toEqual([])
  expect(await read(id)).toMatchObject({ sentAt: null, lastError: null })
})

/** Somebody's code, and the letter that carries it. */
async function codeLetter(email: string): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({ email, name: 'Lan' })
    .onConflictDoUpdate({ target: users.email, set: { email } })
    .returning()
  let id = 0
  const write = async (tx: Tx) => {
    id = await writeMail(tx, mail({ to: email, holdsCode: true }))
    return id
  }
  await db.transaction((tx) => sendCode(tx, openKeys(db), 'reset', user as { id: string; email: string }, () => write(tx)))
  return id
}

test('of two codes that waited for the mail server only the one that is good is delivered', async () => {
  const [old, good] = [await codeLetter('doi@example.vn'), await codeLetter('doi@example.vn')]
  const post = await openMailServer()
  await work(`smtp://127.0.0.1:${post.port}`)
  await post.close()
  expect(post.letters).toHaveLength(1)
  expect(await read(old)).toBeUndefined()
  expect(await read(good)).toMatchObject({ sentAt: expect.any(Date) })
})

test('a code somebody waits for leaves before letters that were written earlier', async () => {
  for (let i = 0; i < 3; i++) await writeMail(db, mail())
  await codeLetter('nong.long@example.vn')
  const post = await openMailServer()
  await work(`smtp://127.0.0.1:${post.port}`)
  await post.close()
  expect(post.letters.map(({ to }) => to[0])).toEqual(['nong.long@example.vn', ...Array(3).fill('lan@thuquan.example')])
})

test('codes are cleared away once they are dead, other letters after ninety days, and what waits stays', async () => {
  const age = (id: number, days: number) =>
    db.execute(sql`update mails set created_at = now() - make_interval(days => ${days}) where id = ${id}`)
  const [live, dead, cacheInfo, old, older] = [
    await codeLetter('song@example.vn'),
    await codeLetter('chet@example.vn'),
    await codeLetter('moi@example.vn'),
    await writeMail(db, mail()),
    await writeMail(db, mail()),
  ]
  for (const id of [live, dead]) await age(id, 2)
  await db.execute(sql`update security_codes set expires_at = now() - interval '2 days' where mail_id = ${dead}`)
  await age(old, 89)
  await age(older, 91)
  await db.execute(sql`select graphile_worker.add_job('clear-mails')`)
  await work(null)
  const left = await Promise.all([live, dead, cacheInfo, old, older].map(async (id) => (await read(id)) !== undefined))
  expect(left).toEqual([true, false, true, true, false])
})

test.each<Partial<Mail>>([
  { to: 'lan@example.vn\r\nBcc: all@example.vn' },
  { to: 'lan@example.vn, minh@example.vn' },
  { to: 'Lan <lan@example.vn>' },
  { to: 'lan' },
  { to: '' },
  { replyTo: 'a@example.vn\nX: y' },
  { replyTo: 'a b@example.vn' },
  { subject: 'Chào\r\nBcc: all@example.vn' },
  { subject: 'Chào\u2028bạn' },
  { subject: '' },
])('refuses %j', async (more) => {
  const before = await db.$count(mails)
  await expect(writeMail(db, mail(more))).rejects.toMatchObject({ code: 'MAIL_INVALID' })
  expect(await db.$count(mails)).toBe(before)
})

describe('letters left by busy transactions', () => {
  const left = (to: string) => ({ to, letter: { title: 'Đã nhận đơn', paragraphs: ['Cảm ơn bạn.'] } })

  test('are written once each, whoever of several workers takes them', async () => {
    const to = Array.from({ length: 120 }, (_, i) => `nguoi-${i}@thuquan.example`)
    for (const address of to) await leaveLetter(db, left(address))
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while (await writeDueLetters(db, TEST_SETTINGS));
      }),
    )
    const { rows } = await db.execute<{ recipient: string }>(sql`select recipient from mails where recipient like 'nguoi-%'`)
    expect(rows.map((row) => row.recipient).sort()).toEqual(to.sort())
    expect((await db.execute(sql`select 1 from due_letters`)).rows).toEqual([])
  })

  test('are not there when the transaction is given up', async () => {
    await db
      .transaction(async (tx) => {
        await leaveLetter(tx, left('khong@thuquan.example'))
        throw new Error('given up')
      })
      .catch(() => {})
    await writeDueLetters(db, TEST_SETTINGS)
    expect((await db.select().from(mails).where(eq(mails.recipient, 'khong@thuquan.example'))).length).toBe(0)
  })

  test('go to one plain address only', async () => {
    await expect(leaveLetter(db, left('a@example.vn, b@example.vn'))).rejects.toThrow('địa chỉ')
  })
})

test('a letter whose job comes a second time, after a crash or by two workers, leaves once @slow', async () => {
  const post = await openMailServer()
  const smtpUrl = `smtp://127.0.0.1:${post.port}`
  const id = await writeMail(db, mail({ to: 'mot.lan@thuquan.example' }))
  await work(smtpUrl)
  await db.execute(sql`select graphile_worker.add_job('send-mail', json_build_object('id', ${id}::int))`)
  await work(smtpUrl)
  await post.close()
  expect(post.letters.filter(({ to }) => to.includes('mot.lan@thuquan.example'))).toHaveLength(1)
})
