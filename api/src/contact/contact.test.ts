import { type ContactMessage, sendContactMessage } from '@tq/contract/content/contact.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { contactMessages } from '@tq/db/schema/content/content.ts'
import { rateLimits } from '@tq/db/schema/rate-limits.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { sendContactMessage as send } from './contact.ts'

const api = await testApi()
const { db } = api
const SAID = 'Đã gửi lời nhắn, chúng tôi trả lời trong một ngày làm việc'

const message = (more: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Nguyễn Thị Lan',
  phone: '0912 345 678',
  email: 'Lan@example.vn',
  topic: 'Mua số lượng lớn',
  message: 'Chúng tôi cần <b>40</b> cuốn cho lớp.\nXin báo giá.',
  source: '/lien-he-hop-tac',
  ...more,
})
const from = (address: string, more: Partial<ContactMessage> = {}) =>
  send(db, message(more), { address, staffMail: 'bandoc@thuquan.example' })

beforeEach(async () => {
  await db.execute(sql`truncate rate_limits, contact_messages, mails, security_codes`)
})

test('a message is kept, and staff get a letter they can answer', async () => {
  expect(await api.call(sendContactMessage, { body: message() })).toMatchObject({ data: null, successMessage: SAID })
  const { website: _, ...kept } = message()
  expect(await db.select().from(contactMessages)).toMatchObject([kept])
  const [letter] = await db.select().from(mails)
  expect(letter).toMatchObject({
    recipient: 'bandoc@thuquan.example',
    replyTo: 'Lan@example.vn',
    subject: '[Mua số lượng lớn] Lời nhắn của Nguyễn Thị Lan',
  })
  expect(letter?.html).toContain('&lt;b&gt;40&lt;/b&gt; cuốn cho lớp.<br>Xin báo giá.')
  expect(letter?.text).toContain('<b>40</b> cuốn cho lớp.\nXin báo giá.')
})

test('a program that fills in the hidden field hears the same and leaves nothing', async () => {
  const answer = await api.call(sendContactMessage, { body: message({ website: 'https://x.example' }) })
  expect(answer).toMatchObject({ data: null, successMessage: SAID })
  for (const table of [contactMessages, mails, rateLimits]) expect(await db.$count(table)).toBe(0)
})

test('five an hour for an address', async () => {
  const tries = Array.from({ length: 8 }, (_, i) => from('203.113.7.9', { email: `lan${i}@example.vn` }))
  const settled = await Promise.allSettled(tries)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(from('203.113.7.10')).resolves.toBeUndefined()
  expect(await db.$count(contactMessages)).toBe(6)
  expect(await db.$count(mails)).toBe(6)
})

test('five an hour for a mailbox, however it is spelt', async () => {
  const spellings = ['lan@example.vn', 'LAN@example.vn', 'lan+a@example.vn', 'lan+b@Example.VN', 'Lan@EXAMPLE.vn']
  for (const [i, email] of spellings.entries()) await from(`203.113.7.${i}`, { email })
  await expect(from('203.113.8.1', { email: 'lan+c@example.vn' })).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await expect(from('203.113.8.1', { email: 'minh@example.vn' })).resolves.toBeUndefined()
})

test('two hundred an hour in all; one person alone can not use them up', async () => {
  for (let i = 0; i < 300; i++) await from('203.113.7.9').catch(() => {})
  expect((await db.select().from(rateLimits)).find(({ key }) => key === 'contact')?.used).toBe(5)
  await db.execute(sql`update rate_limits set used = 200 where key = 'contact'`)
  await expect(from('203.113.7.10', { email: 'minh@example.vn' })).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test.each<Partial<ContactMessage>>([
  { email: 'lan@example.vn\r\nBcc: all@example.vn' },
  { email: 'lan@example.vn, minh@example.vn' },
  { name: 'Lan\r\nBcc: all@example.vn' },
  { topic: 'Lạ' as never },
  { message: 'Ngắn' },
])('%j is refused', async (more) => {
  await expect(api.call(sendContactMessage, { body: message(more) })).rejects.toMatchObject(refusal('INPUT_INVALID'))
  expect(await db.$count(mails)).toBe(0)
})
