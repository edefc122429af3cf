import * as contract from '@tq/contract/account.ts'
import { consents, sessions, userAddresses, users } from '@tq/db/schema/accounts.ts'
import { commissions, payouts } from '@tq/db/schema/affiliate.ts'
import { avatars } from '@tq/db/schema/avatars.ts'
import { feedbacks, feedbackVotes } from '@tq/db/schema/catalog.ts'
import { contactMessages } from '@tq/db/schema/content.ts'
import { feedbackPictures } from '@tq/db/schema/feedback-pictures.ts'
import { mails } from '@tq/db/schema/mail.ts'
import { entitlements, orderEvents, orders, returnRequests } from '@tq/db/schema/order.ts'
import { affiliates, customerUses } from '@tq/db/schema/promotion.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '../account/password.ts'
import { takeTurn } from '../http/allowance.ts'
import { writeMail } from '../mail/mail.ts'
import { addBought } from '../order/testing/bought.ts'
import { testApi } from '../testing/api.ts'
import { deleteAccounts } from './deletion.ts'
import { openTestLogin } from './testing/login.ts'
import { addPerson } from './testing/people.ts'

const api = await testApi()
const { db, server } = api
const passwordHash = await hashPassword('cau mat khau dai')
const DAY_MS = 24 * 60 * 60 * 1000

const ask = (person: { id: string }, Password: string) => api.as(person).call(contract.askForDeletion, { body: { Password } })
const openSessions = (userId: string) => db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
const exists = async (id: string) => (await db.$count(users, eq(users.id, id))) === 1
const letters = (email: string) => db.select().from(mails).where(eq(mails.to, email))
const timeComes = (id: string) => db.update(users).set({ deleteAfter: sql`now() - interval '1 second'` }).where(eq(users.id, id))

describe('asking', () => {
  test('sets the day in thirty days, ends the other logins and writes a letter', async () => {
    const lan = await addPerson(db, { passwordHash })
    await api.as(lan).call(contract.getMe)
    await openTestLogin(db, lan.id)
    await openTestLogin(db, lan.id)
    const { data } = await ask(lan, 'cau mat khau dai')
    const inDays = (Date.parse(data.deleteAfter ?? '') - Date.now()) / DAY_MS
    expect(inDays).toBeGreaterThan(29.9)
    expect(inDays).toBeLessThan(30.1)
    expect(await openSessions(lan.id)).toBe(1)
    expect(await letters(lan.email)).toMatchObject([
      { subject: expect.stringContaining('sẽ được xoá vào'), text: expect.stringContaining('bấm “Giữ lại tài khoản”') },
    ])

    const again = await ask(lan, 'cau mat khau dai')
    expect(again.data.deleteAfter).toBe(data.deleteAfter)
    expect(await letters(lan.email)).toHaveLength(1)
  })

  test('needs the password, where there is one', async () => {
    const lan = await addPerson(db, { passwordHash })
    for (const wrong of ['', 'sai']) await expect(ask(lan, wrong)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
    expect((await api.as(lan).call(contract.getMe)).data.deleteAfter).toBeNull()
    const byGoogle = await addPerson(db)
    expect((await ask(byGoogle, '')).data.deleteAfter).not.toBeNull()
  })

  test('can not be used to try passwords', async () => {
    const lan = await addPerson(db, { passwordHash })
    for (let i = 0; i < 10; i++) await ask(lan, `sai ${i}`).catch(() => {})
    await expect(ask(lan, 'cau mat khau dai')).rejects.toMatchObject({ status: 429 })
  })

  test('is taken back', async () => {
    const lan = await addPerson(db)
    await ask(lan, '')
    expect((await api.as(lan).call(contract.cancelDeletion)).data.deleteAfter).toBeNull()
    expect(await deleteAccounts(db)).toBe(0)
    expect(await exists(lan.id)).toBe(true)
  })
})

describe('the daily job', () => {
  test('leaves nothing of the person, and everything of the others', async () => {
    const [lan, minh] = [await addPerson(db, { passwordHash }), await addPerson(db)]
    for (const { id, email } of [lan, minh]) {
      const place = { name: 'Lan', phone: '0912345678', address: '12 Đội Cấn', wardId: 200_004, placeText: 'x', isDefault: true }
      await db.insert(userAddresses).values({ userId: id, ...place })
      await db.insert(avatars).values({ userId: id, name: id, body: Buffer.from('x') })
      await db
        .insert(consents)
        .values({ userId: id, purpose: 'terms', isGiven: true, pageKey: 'x', pageVersion: 1, channel: 'x' })
      const message = { name: 'Lan', phone: '', email: email.toUpperCase(), topic: 'x', message: 'x', source: '' }
      await db.insert(contactMessages).values(message)
      await db.insert(mails).values({ to: 'staff@example.vn', replyTo: email.toUpperCase(), subject: 'x', text: 'x', html: 'x' })
      await ask({ id }, id === lan.id ? 'cau mat khau dai' : '')
      // As a password that was reset leaves it, and a change of mailbox.
      await takeTurn(db, `login:known:${email}:10.0.0.1`, 3600)
      await writeMail(db, { to: `cu-${email}`, subject: 'x', text: 'x', html: 'x', userId: id })
    }
    await timeComes(lan.id)
    await db.execute(sql`select graphile_worker.add_job('delete-accounts')`)
    await api.runJobs()

    const { rows } = await db.execute<{ lan: number; minh: number }>(sql`
      select ${countOf(lan)} as lan, ${countOf(minh)} as minh`)
    expect(rows).toEqual([{ lan: 0, minh: 11 }])
    await expect(api.as(lan).call(contract.getMe)).rejects.toMatchObject({ status: 401 })
  })

  /** Everywhere a person's id or mailbox could stand. */
  const countOf = ({ id, email }: { id: string; email: string }) => sql`(
    (select count(*) from users where id = ${id}) + (select count(*) from user_addresses where user_id = ${id})
    + (select count(*) from avatars where user_id = ${id}) + (select count(*) from consents where user_id = ${id})
    + (select count(*) from sessions where user_id = ${id}) + (select count(*) from contact_messages where lower(email) = ${email})
    + (select count(*) from mails where lower("to") in (${email}, ${`cu-${email}`}) or lower(reply_to) = ${email})
    + (select count(*) from allowances where strpos(key, ${email}) > 0 or strpos(key, ${id}) > 0))::int`

  test('no table keeps a person’s row', async () => {
    const { rows } = await db.execute<{ table: string; rule: string }>(sql`
      select conrelid::regclass::text as table, confdeltype as rule from pg_constraint where confrelid = 'users'::regclass`)
    expect(rows.length).toBeGreaterThan(5)
    // Kept for the books, and made nobody's before the person goes.
    expect(rows.filter(({ rule }) => rule !== 'c').sort((a, b) => a.table.localeCompare(b.table))).toEqual([
      { table: 'entitlements', rule: 'n' },
      { table: 'orders', rule: 'n' },
    ])
  })

  test('one that can’t be deleted keeps none of the others', async () => {
    const people = [await addPerson(db), await addPerson(db), await addPerson(db)]
    const [stuck] = people
    for (const { id } of people) await timeComes(id)
    await db.execute(sql`create table holds_on (user_id uuid references users (id))`)
    await db.execute(sql`insert into holds_on values (${stuck?.id})`)
    await db
      .update(users)
      .set({ deleteAfter: sql`now() - interval '1 year'` })
      .where(eq(users.id, stuck?.id ?? ''))
    await expect(deleteAccounts(db)).rejects.toThrow('1 accounts could not be deleted')
    expect(await Promise.all(people.map(({ id }) => exists(id)))).toEqual([true, false, false])
    await db.execute(sql`drop table holds_on`)
    expect(await deleteAccounts(db)).toBe(1)
  })

  test('run twice at once deletes each exactly once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(db)))
    for (const { id } of people) await timeComes(id)
    const counts = await Promise.all([deleteAccounts(db), deleteAccounts(db), deleteAccounts(db)])
    expect(counts.reduce((sum, n) => sum + n)).toBe(12)
    expect(await Promise.all(people.map(({ id }) => exists(id)))).toEqual(Array(12).fill(false))
  })

  test('whoever comes too late can not take it back', async () => {
    const lan = await addPerson(db)
    const headers = await openTestLogin(db, lan.id)
    await timeComes(lan.id)
    const answer = await server.inject({ method: 'DELETE', url: contract.cancelDeletion.path, headers })
    expect(answer.statusCode).toBe(401)
    expect(await deleteAccounts(db)).toBe(1)
  })
})

describe('what others need stays, without the person', () => {
  const leave = async ({ id }: { id: string }) => {
    await timeComes(id)
    await deleteAccounts(db)
    expect(await exists(id)).toBe(false)
  }
  const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]
  const NAMELESS = { userId: null, name: 'Đã xoá', phone: 'Đã xoá', email: 'Đã xoá', address: 'Đã xoá', placeText: 'Đã xoá' }
  /** Nothing can be given back any more. */
  const longAgo = { deliveredAt: new Date(Date.now() - 8 * 24 * 3_600_000) }
  const personal = {
    email: 'hop-thu-rieng@example.vn',
    note: 'Gọi cổng sau, hỏi cô Lan',
    invoice: {
      buyerType: 'person',
      name: 'Nguyễn Thị Lan',
      taxCode: '012345678901',
      address: '12 Đội Cấn',
      email: 'lan@example.vn',
    },
  }

  test('orders that are over keep the money and lose the name', async () => {
    const lan = await addPerson(db)
    const { order, line } = await addBought(db, {
      userId: lan.id,
      productId: 92,
      kind: 'digital',
      order: { ...personal, ...longAgo },
    })
    const company = {
      buyerType: 'company',
      name: 'Công ty Sách',
      taxCode: '0101234567',
      address: 'Hà Nội',
      email: 'lan@example.vn',
    }
    const other = await addBought(db, {
      userId: lan.id,
      status: 'cancelled',
      order: { invoice: company, cancelReason: 'Tôi ốm' },
    })
    await db.insert(orderEvents).values({ orderId: other.order.id, text: 'Đơn bị huỷ: Tôi ốm', by: 'customer', byUserId: lan.id })
    const letter = { to: personal.email, subject: 'x', text: `Đơn ${order.code} gửi tới 12 Đội Cấn`, html: '' }
    await db.insert(mails).values([letter, { ...letter, text: 'Không về đơn nào' }])
    await db.insert(customerUses).values({ thing: 'code:999', customer: `user:${lan.id}`, taken: 1 })
    await leave(lan)
    expect(await orderOf(order.id)).toMatchObject({
      ...NAMELESS,
      ...{ note: '', customerKeys: [], total: 90_000, status: 'completed', code: order.code },
      invoice: { buyerType: 'person', name: 'Đã xoá', taxCode: '', address: 'Đã xoá', email: 'Đã xoá' },
    })
    expect(await orderOf(other.order.id)).toMatchObject({
      ...NAMELESS,
      cancelReason: null,
      invoice: { ...company, email: 'Đã xoá' },
    })
    expect(await db.select().from(orderEvents).where(eq(orderEvents.orderId, other.order.id))).toMatchObject([
      { text: 'Đơn bị huỷ', byUserId: null },
    ])
    expect(await letters(personal.email)).toHaveLength(1)
    expect(await db.$count(customerUses, eq(customerUses.customer, `user:${lan.id}`))).toBe(0)
    expect(await db.select().from(entitlements).where(eq(entitlements.orderLineId, line.id))).toMatchObject([
      { userId: null, revokedAt: expect.any(Date) },
    ])
  })

  test('orders under way reach their buyer, and are finished by the nightly job; guests’ orders are not touched', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { order } = await addBought(db, { userId: lan.id, status: 'shipped', order: personal })
    const claimed = await addBought(db, { userId: lan.id, status: 'delivered', order: { customerKeys: ['email:x@example.vn'] } })
    const guests = await addBought(db, { userId: null, status: 'completed' })
    const members = await addBought(db, { userId: minh.id, status: 'completed' })
    await leave(lan)
    expect(await orderOf(order.id)).toMatchObject({ userId: null, name: 'Nguyễn Thị Lan', address: 'Số 1 phố Huế' })
    const night = async () => {
      await db.execute(sql`select graphile_worker.add_job('forget-left-buyers')`)
      await api.runJobs()
    }
    await night()
    expect(await orderOf(order.id)).toMatchObject({ name: 'Nguyễn Thị Lan' })
    await db
      .update(orders)
      .set({ status: 'completed', ...longAgo })
      .where(eq(orders.id, order.id))
    await db
      .update(orders)
      .set({ status: 'completed', ...longAgo })
      .where(eq(orders.id, claimed.order.id))
    await db.insert(returnRequests).values({ orderId: claimed.order.id, lines: [], reason: 'Sách lỗi ở nhà cô Lan' })
    await night()
    expect(await orderOf(order.id)).toMatchObject(NAMELESS)
    expect(await orderOf(claimed.order.id)).toMatchObject({ name: 'Nguyễn Thị Lan' })
    await db.update(returnRequests).set({ status: 'done' }).where(eq(returnRequests.orderId, claimed.order.id))
    await night()
    expect(await orderOf(claimed.order.id)).toMatchObject(NAMELESS)
    expect(await orderOf(guests.order.id)).toMatchObject({ name: 'Nguyễn Thị Lan' })
    expect(await orderOf(members.order.id)).toMatchObject({ userId: minh.id, name: 'Nguyễn Thị Lan' })
  })

  test('a telephone that other orders go by keeps its count', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const keys = (userId: string) => ({ ...longAgo, customerKeys: [`user:${userId}`, 'phone:0900000001'] })
    await addBought(db, { userId: lan.id, status: 'completed', order: keys(lan.id) })
    await addBought(db, { userId: minh.id, status: 'completed', order: keys(minh.id) })
    await db.insert(customerUses).values({ thing: 'code:998', customer: 'phone:0900000001', taken: 2 })
    const count = () => db.$count(customerUses, eq(customerUses.customer, 'phone:0900000001'))
    await leave(lan)
    expect(await count()).toBe(1)
    await leave(minh)
    expect(await count()).toBe(0)
  })

  test('reviews stay as a reader’s, pictures and votes go', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const review = { productId: 56, rating: 4, content: 'Sách rất hay và bổ ích', isVerified: true }
    const [own] = await db
      .insert(feedbacks)
      .values({ ...review, userId: lan.id, name: 'Nguyễn L.', pictures: ['a.webp'], helpful: 1 })
      .returning()
    const [others] = await db
      .insert(feedbacks)
      .values({ ...review, userId: minh.id, name: 'Trần M.', helpful: 2 })
      .returning()
    if (!own || !others) throw new Error('no reviews')
    await db.insert(feedbackPictures).values({ name: 'a.webp', feedbackId: own.id, body: Buffer.from('x') })
    await db.insert(feedbackVotes).values([
      { feedbackId: own.id, userId: minh.id },
      { feedbackId: others.id, userId: lan.id },
    ])
    await leave(lan)
    const [kept, other] = await db
      .select()
      .from(feedbacks)
      .where(inArray(feedbacks.id, [own.id, others.id]))
      .orderBy(feedbacks.id)
    expect(kept).toMatchObject({
      userId: null,
      name: 'Bạn đọc',
      content: review.content,
      pictures: [],
      helpful: 1,
      isVerified: true,
    })
    expect(other).toMatchObject({ userId: minh.id, name: 'Trần M.', helpful: 1 })
    expect(await db.$count(feedbackPictures, eq(feedbackPictures.feedbackId, own.id))).toBe(0)
    expect(await db.$count(feedbackVotes, eq(feedbackVotes.userId, lan.id))).toBe(0)
  })

  test('what an affiliate earned stays as nobody’s; one who waits for money stays until it is paid', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    await db.insert(affiliates).values({
      ...{ userId: lan.id, code: 'LANDOC', status: 'active', percent: 5, fullName: 'Nguyễn Thị Lan', termsVersion: 1 },
      ...{ identityNumber: '012345678901', bankName: 'x', bankAccount: '1', bankHolder: 'LAN' },
    })
    const { order } = await addBought(db, { userId: minh.id, order: { affiliateId: lan.id, affiliatePercent: 5 } })
    const earned = { orderId: order.id, userId: lan.id, base: 90_000, percent: 5, amount: 4_500, status: 'paid' as const }
    await db.insert(commissions).values(earned)
    const [payout] = await db.insert(payouts).values({ userId: lan.id, amount: 4_500, status: 'requested' }).returning()
    await timeComes(lan.id)
    expect(await deleteAccounts(db)).toBe(0)
    await db
      .update(payouts)
      .set({ status: 'paid' })
      .where(eq(payouts.id, payout?.id ?? 0))
    await leave(lan)
    const nobody = '00000000-0000-0000-0000-000000000000'
    expect(await db.select().from(commissions).where(eq(commissions.orderId, order.id))).toMatchObject([
      { userId: nobody, amount: 4_500 },
    ])
    expect(
      await db
        .select()
        .from(payouts)
        .where(eq(payouts.id, payout?.id ?? 0)),
    ).toMatchObject([{ userId: nobody, amount: 4_500 }])
    expect(await db.$count(affiliates, eq(affiliates.userId, lan.id))).toBe(0)
    expect(await orderOf(order.id)).toMatchObject({ affiliateId: null, userId: minh.id })
    expect(await deleteAccounts(db)).toBe(0)
  })
})
