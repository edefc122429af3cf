import * as contract from '@tq/contract/bulk.ts'
import type { BulkForm } from '@tq/contract/forms/bulk.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { bulkRequests } from '@tq/db/schema/bulk.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { clearBulkRequests } from './bulk.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))

beforeEach(async () => {
  await db.execute(sql`truncate bulk_requests, rate_limits`)
  await db.delete(mails)
})

const asked = (more: Partial<BulkForm> = {}): BulkForm => ({
  organisation: 'Trường THPT Kim Liên',
  name: 'Nguyễn Thị Lan',
  phone: '+84 912.345.678',
  email: 'Lan@example.vn',
  books: '40 × Bệnh cây đại cương\n12 × Nghề gốm làng Vân Thuỷ',
  note: 'Giao <b>trước</b> khai giảng',
  ...more,
})
const ask = (more: Partial<BulkForm> = {}) => api.call(contract.askBulkPrice, { body: asked(more) })
const lettersTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email))

test('kept; the desk gets a letter it can answer, the sender one without anybody’s words', async () => {
  await ask()
  expect(await db.select().from(bulkRequests)).toMatchObject([{ ...asked(), phone: '0912345678', email: 'lan@example.vn' }])
  const [told] = await lettersTo(TEST_SETTINGS.staffMail)
  expect(told).toMatchObject({ replyTo: 'lan@example.vn', subject: 'Xin báo giá: Trường THPT Kim Liên' })
  expect(told?.html).toContain('Giao &lt;b&gt;trước&lt;/b&gt; khai giảng')
  const [confirming] = await lettersTo('lan@example.vn')
  expect(confirming?.subject).toBe('Thư Quán đã nhận yêu cầu báo giá')
  expect(confirming?.text).not.toMatch(/Kim Liên|gốm|khai giảng|Lan/)
})

test('a line on a desk is a telephone too', async () => {
  await ask({ phone: '(024) 3852 2345' })
  expect(await db.select().from(bulkRequests)).toMatchObject([{ phone: '02438522345' }])
})

test.each<Partial<BulkForm>>([
  { phone: '123' },
  { email: 'lan@example.vn, minh@example.vn' },
  { organisation: 'Mua ở www.x.example' },
  { organisation: 'A\r\nBcc: b@example.vn' },
  { books: '' },
])('%j is refused', async (more) => {
  await expect(ask(more)).rejects.toMatchObject(refusal('INPUT_INVALID'))
  expect(await db.$count(mails)).toBe(0)
})

test('a program that fills in the hidden field hears the same and leaves nothing', async () => {
  expect(await ask({ website: 'https://x.example' })).toEqual(await ask())
  expect(await db.$count(bulkRequests)).toBe(1)
})

test('five an hour of one mailbox, of which three are confirmed', async () => {
  for (let at = 0; at < 5; at++) await ask({ email: `lan+${at}@example.vn` })
  await expect(ask({ email: 'l.an@example.vn' })).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  expect(await db.$count(mails)).toBe(5 + 3)
})

test('staff see what is open, newest first, and say what was answered', async () => {
  await ask()
  await ask({ organisation: 'Thư viện tỉnh' })
  const open = async () => (await staff.call(contract.listBulkRequests, { query: { state: 'open' } })).data
  const [newest] = await open()
  expect(newest).toMatchObject({ organisation: 'Thư viện tỉnh', answeredAt: null })
  const answer = (id: number) => staff.call(contract.answerBulkRequest, { params: { id }, body: { isAnswered: true } })
  const { data } = await answer(newest?.id ?? 0)
  expect(data.answeredAt).toEqual(expect.any(String))
  expect((await answer(newest?.id ?? 0)).data).toEqual(data)
  expect((await open()).map(({ organisation }) => organisation)).toEqual(['Trường THPT Kim Liên'])
  await expect(answer(1_999_999_999)).rejects.toMatchObject(refusal('BULK_NOT_FOUND'))
  await expect(api.call(contract.listBulkRequests)).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
})

test('after a year it is forgotten', async () => {
  await ask()
  const age = (time: string) => db.execute(sql`update bulk_requests set created_at = now() - ${time}::interval`)
  await age('11 months')
  await clearBulkRequests(db)
  expect(await db.$count(bulkRequests)).toBe(1)
  await age('367 days')
  await clearBulkRequests(db)
  expect(await db.$count(bulkRequests)).toBe(0)
})
