import * as contract from '@tq/contract/restock.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { restockRequests } from '@tq/db/schema/restock.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestShop } from '../order/testing/shop.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { momentText } from '../time/vietnam-time.ts'
import { askForRestock } from './restock.ts'
import { clearRestock, tellRestocked } from './tell-restocked.ts'

const api = await testApi()
const { db } = api
const shop = await openTestShop(api)
const { rows } = await db.execute<{ id: number }>(
  sql`select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.is_published order by p.id limit 2`,
)
const [GONE, THERE] = rows.map(({ id }) => id) as [number, number]

beforeEach(async () => {
  await db.execute(sql`truncate restock_requests, rate_limits`)
  await db.delete(mails)
  await shop.setFree(GONE, 0)
  await shop.setFree(THERE, 5)
})

const ask = (email?: string, productId = GONE) =>
  api.call(contract.askForRestock, { body: { productId, ...(email ? { email } : {}) } })
const lettersTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email))
const keyIn = (text = '') => /(?:xac-nhan|thoi)=([\w-]{32})/.exec(text)?.[1] as string
const confirm = (key: string) => api.call(contract.confirmRestock, { body: { key } })
const tell = () => tellRestocked(db, TEST_SETTINGS)

async function confirmed(email: string) {
  await ask(email)
  const key = keyIn((await lettersTo(email))[0]?.text)
  await confirm(key)
  await db.delete(mails)
  return key
}

test('a guest confirms from the mailbox, and gets one letter when the book is back', async () => {
  await ask('Lan@example.vn')
  const [letter] = await lettersTo('lan@example.vn')
  expect(letter?.subject).toContain('Xác nhận: báo cho bạn khi')
  await shop.setFree(GONE, 3)
  expect(await tell()).toBe(0)
  const key = keyIn(letter?.text)
  expect((await confirm(key)).data.address).toMatch(/\.\d+$/)
  await confirm(key)
  expect(await tell()).toBe(1)
  expect((await lettersTo('lan@example.vn')).at(-1)?.subject).toContain('đã có hàng trở lại')
  expect(await db.$count(restockRequests)).toBe(0)
  await shop.setFree(GONE, 0)
  await shop.setFree(GONE, 4)
  expect(await tell()).toBe(0)
})

test('two workers at once write one letter each to fifty, not two', async () => {
  await db.execute(sql`insert into restock_requests (product_id, email, key, confirmed_at)
    select ${GONE}, 'doc' || n || '@example.vn', lpad(n::text, 32, 'k'), now() from generate_series(1, 50) n`)
  await shop.setFree(GONE, 1)
  const told = await Promise.all([tell(), tell(), tell()])
  expect(told.reduce((sum, n) => sum + n)).toBe(50)
  expect(await db.$count(mails)).toBe(50)
})

test('a member is told of the own request, and may end it; nobody else’s', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  const asked = async (who: typeof lan) =>
    (await api.as(who).call(contract.getRestockWish, { params: { productId: GONE } })).data.isAsked
  for (const who of [lan, minh]) await api.as(who).call(contract.askForRestock, { body: { productId: GONE } })
  expect([await asked(lan), await asked(minh)]).toEqual([true, true])
  const end = () => api.as(lan).call(contract.removeRestockWish, { params: { productId: GONE } })
  await end()
  await end()
  expect([await asked(lan), await asked(minh)]).toEqual([false, true])
  await expect(api.call(contract.getRestockWish, { params: { productId: GONE } })).rejects.toMatchObject(
    refusal('SESSION_EXPIRED'),
  )
})

test('a member presses once, confirms nothing, and is written to at the mailbox of that day', async () => {
  const lan = await addPerson(db)
  const press = () => api.as(lan).call(contract.askForRestock, { body: { productId: GONE, email: 'nguoi-khac@example.vn' } })
  await Promise.all([press(), press()])
  expect(await db.select().from(restockRequests)).toMatchObject([{ userId: lan.id, email: null, confirmedAt: expect.any(Date) }])
  expect(await db.$count(mails)).toBe(0)
  await shop.setFree(GONE, 3)
  expect(await tell()).toBe(1)
  expect(await lettersTo(lan.email)).toHaveLength(1)
})

test('a member who is about to leave is not written to', async () => {
  const lan = await addPerson(db)
  await api.as(lan).call(contract.askForRestock, { body: { productId: GONE } })
  await db.execute(sql`update users set delete_after = now() + interval '3 days' where id = ${lan.id}`)
  await shop.setFree(GONE, 3)
  await tell()
  expect(await lettersTo(lan.email)).toEqual([])
})

test('a mailbox that is noted already is answered like any other, and gets no second letter', async () => {
  await confirmed('lan@example.vn')
  expect(await ask('LAN@example.vn')).toEqual(await ask('moi@example.vn'))
  expect(await lettersTo('lan@example.vn')).toEqual([])
  expect(await db.$count(restockRequests, eq(restockRequests.email, 'lan@example.vn'))).toBe(1)
})

test('strangers can’t fill a mailbox, however it is spelt', async () => {
  for (let at = 0; at < 12; at++) await ask(`nan.nhan+${at}@example.vn`)
  expect(await db.$count(mails)).toBe(3)
})

test('from one network sixty an hour', async () => {
  const from = (at: number) => ({
    productId: GONE,
    userId: null,
    email: `a${at}@example.vn`,
    address: '203.0.113.7',
    limitsNetworks: true,
  })
  for (let at = 0; at < 60; at++) await askForRestock(db, from(at), TEST_SETTINGS)
  await expect(askForRestock(db, from(61), TEST_SETTINGS)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('from all networks together five hundred an hour; members are noted as ever', async () => {
  await ask('lan@example.vn')
  await db.execute(sql`update rate_limits set used = 499 where key = 'restock'`)
  await ask('minh@example.vn')
  await expect(ask('thu@example.vn')).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  expect(await lettersTo('thu@example.vn')).toEqual([])
  const member = await addPerson(db)
  await api.as(member).call(contract.askForRestock, { body: { productId: GONE } })
  expect(await db.$count(restockRequests, eq(restockRequests.userId, member.id))).toBe(1)
})

test('whoever leaves by the link hears no more; a wrong link says the same', async () => {
  const key = await confirmed('lan@example.vn')
  const end = (one: string) => api.call(contract.endRestock, { body: { key: one } })
  expect(await end(key)).toEqual(await end('x'.repeat(32)))
  await shop.setFree(GONE, 3)
  expect(await tell()).toBe(0)
  await expect(confirm(key)).rejects.toMatchObject(refusal('RESTOCK_NOT_FOUND'))
})

test('what is there, what is not sold and nobody’s mailbox are refused', async () => {
  await expect(ask('lan@example.vn', THERE)).rejects.toMatchObject(refusal('RESTOCK_NOT_NEEDED'))
  await expect(ask('lan@example.vn', 1_999_999_999)).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
  await expect(ask()).rejects.toMatchObject(refusal('RESTOCK_EMAIL_MISSING'))
  await expect(ask('lan@example.vn, minh@example.vn')).rejects.toMatchObject(refusal('INPUT_INVALID'))
})

test('a hundred books of one member', async () => {
  const lan = await addPerson(db)
  await db.execute(sql`insert into restock_requests (product_id, user_id, key, confirmed_at)
    select id, ${lan.id}, lpad(id::text, 32, 'm'), now() from products where id <> ${GONE} order by id limit 100`)
  const press = api.as(lan).call(contract.askForRestock, { body: { productId: GONE } })
  await expect(press).rejects.toMatchObject(refusal('RESTOCK_TOO_MANY'))
})

const age = (email: string, time: string) =>
  db.execute(sql`update restock_requests set created_at = now() - ${time}::interval where email = ${email}`)

test('a stranger asks again for somebody who waits: they keep their place in the line', async () => {
  await confirmed('lan@example.vn')
  await age('lan@example.vn', '3 days')
  const before = await db.select().from(restockRequests)
  await ask('lan@example.vn')
  expect(await db.select().from(restockRequests)).toEqual(before)
})

test('strangers ask every day for a mailbox that nobody confirms: it is kept no longer, and its letters go with it', async () => {
  await ask('lan@example.vn')
  await age('lan@example.vn', '47 hours')
  await ask('lan@example.vn')
  const [, second] = await lettersTo('lan@example.vn')
  const [{ createdAt }] = (await db.select().from(restockRequests)) as [typeof restockRequests.$inferSelect]
  expect(second?.text).toContain(`bấm nút dưới đây trước ${momentText(new Date(createdAt.getTime() + 2 * 86_400_000))}`)
  await age('lan@example.vn', '49 hours')
  await expect(confirm(keyIn(second?.text))).rejects.toMatchObject(refusal('RESTOCK_NOT_FOUND'))
  await clearRestock(db)
  expect([await db.$count(restockRequests), await db.$count(mails)]).toEqual([0, 0])
})

test('asked for again after two days: the new letter confirms, the old one does not', async () => {
  await ask('lan@example.vn')
  await age('lan@example.vn', '49 hours')
  await ask('lan@example.vn')
  const [first, second] = (await lettersTo('lan@example.vn')).map(({ text }) => keyIn(text)) as [string, string]
  await expect(confirm(first)).rejects.toMatchObject(refusal('RESTOCK_NOT_FOUND'))
  await confirm(second)
})

test('nobody confirmed for two days, or waited for a year: forgotten', async () => {
  await ask('quen@example.vn')
  await confirmed('cho@example.vn')
  await age('quen@example.vn', '47 hours')
  await age('cho@example.vn', '360 days')
  await clearRestock(db)
  expect(await db.$count(restockRequests)).toBe(2)
  await age('quen@example.vn', '49 hours')
  await clearRestock(db)
  expect(await db.select({ email: restockRequests.email }).from(restockRequests)).toEqual([{ email: 'cho@example.vn' }])
  await age('cho@example.vn', '367 days')
  await clearRestock(db)
  expect(await db.$count(restockRequests)).toBe(0)
})
