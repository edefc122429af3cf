import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { affiliates, commissions, payouts } from '@tq/db/schema/affiliate.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { orderEvents, orders } from '@tq/db/schema/order/order.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { customerUses } from '@tq/db/schema/promotion.ts'
import { feedbackPictures, feedbacks, feedbackVotes } from '@tq/db/schema/review.ts'
import { beginCounting } from '@tq/db/testing/invariants/opening.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addBought } from '../order/testing/bought.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { testApi } from '../testing/api.ts'
import { deleteAccounts } from './deletion.ts'
import { addPerson } from './testing/people.ts'

const api = await testApi()
const { db } = api
api.leavesBroken('orders.status is what the last event says', 'orders that time has brought further')

const exists = async (id: string) => (await db.$count(users, eq(users.id, id))) === 1
const letters = (email: string) => db.select().from(mails).where(eq(mails.recipient, email))
const timeComes = (id: string) => db.update(users).set({ deleteAfter: sql`now() - interval '1 second'` }).where(eq(users.id, id))

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
    gift: { message: 'Mừng cô Lan', hidesPrices: true },
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
      order: { invoice: company, cancelReason: 'Tôi ốm', holdNetwork: '203.113.7.9' },
    })
    await db
      .insert(orderEvents)
      .values({ orderId: other.order.id, text: 'Đơn bị huỷ: Tôi ốm', actor: 'customer', byUserId: lan.id })
    const letter = { recipient: personal.email, subject: 'x', text: `Đơn ${order.code} gửi tới 12 Đội Cấn`, html: '' }
    await db.insert(mails).values([letter, { ...letter, text: 'Không về đơn nào' }])
    await db.insert(customerUses).values({ promotionKey: 'code:999', customer: `user:${lan.id}`, usedCount: 1 })
    await leave(lan)
    expect(await orderOf(order.id)).toMatchObject({
      ...NAMELESS,
      ...{ note: '', gift: null, customerKeys: [], total: 90_000, status: 'completed', code: order.code },
      invoice: { buyerType: 'person', name: 'Đã xoá', taxCode: '', address: 'Đã xoá', email: 'Đã xoá' },
    })
    expect(await orderOf(other.order.id)).toMatchObject({
      ...NAMELESS,
      cancelReason: null,
      holdNetwork: null,
      invoice: { ...company, email: 'Đã xoá' },
    })
    const said = and(eq(orderEvents.orderId, other.order.id), eq(orderEvents.actor, 'customer'))
    expect(await db.select().from(orderEvents).where(said)).toMatchObject([{ text: 'Đơn bị huỷ', byUserId: null }])
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
      await db.execute(sql`select graphile_worker.add_job('anonymise-left-buyers')`)
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
    await db.insert(returnRequests).values({ orderId: claimed.order.id, reason: 'Sách lỗi ở nhà cô Lan' })
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
    await db.insert(customerUses).values({ promotionKey: 'code:998', customer: 'phone:0900000001', usedCount: 2 })
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
      .values({ ...review, userId: lan.id, name: 'Nguyễn L.', helpful: 1 })
      .returning()
    const [others] = await db
      .insert(feedbacks)
      .values({ ...review, userId: minh.id, name: 'Trần M.', helpful: 2 })
      .returning()
    if (!own || !others) throw new Error('no reviews')
    await db
      .insert(feedbackPictures)
      .values({ name: 'a.webp', feedbackId: own.id, position: 1, fileHash: await storeTestFile(api, 'x') })
    await db.insert(feedbackVotes).values([
      { feedbackId: own.id, userId: minh.id },
      { feedbackId: others.id, userId: lan.id },
    ])
    await beginCounting(db, { of: /rating|helpful/ })
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
      helpful: 1,
      isVerified: true,
    })
    expect(other).toMatchObject({ userId: minh.id, name: 'Trần M.', helpful: 1 })
    expect(await db.$count(feedbackPictures, eq(feedbackPictures.feedbackId, own.id))).toBe(0)
    expect(await db.$count(feedbackVotes, eq(feedbackVotes.userId, lan.id))).toBe(0)
  })

  const addAffiliate = async () => {
    const person = await addPerson(db)
    await db.insert(affiliates).values({
      ...{ userId: person.id, code: `LAN${++affiliateCount}`, status: 'active', percent: 5, fullName: 'Nguyễn Thị Lan' },
      ...{ termsVersion: 1, identityNumber: '012345678901', bankName: 'x', bankAccount: '1', bankHolder: 'LAN' },
    })
    return person
  }
  let affiliateCount = 0
  /** A commission of 4,500 đồng for an order that somebody else placed. */
  const addEarned = async (affiliate: { id: string }, payout?: { id: number }) => {
    const buyer = await addPerson(db)
    const { order } = await addBought(db, { userId: buyer.id, order: { affiliateId: affiliate.id, affiliatePercent: 5 } })
    const earned = { orderId: order.id, userId: affiliate.id, base: 90_000, percent: 5, amount: 4_500 }
    await db.insert(commissions).values({ ...earned, status: payout ? 'paid' : 'pending', payoutId: payout?.id ?? null })
    return { order, buyer }
  }
  const addPayout = async ({ id }: { id: string }, status: 'requested' | 'paid') => {
    const [payout] = await db.insert(payouts).values({ userId: id, amount: 4_500, status }).returning()
    if (!payout) throw new Error('no payout')
    return payout
  }

  test('what an affiliate earned stays without a name; one who waits for money stays until it is paid', async () => {
    const lan = await addAffiliate()
    const payout = await addPayout(lan, 'requested')
    const { order, buyer } = await addEarned(lan, payout)
    await timeComes(lan.id)
    expect(await deleteAccounts(db)).toBe(0)
    await db.update(payouts).set({ status: 'paid' }).where(eq(payouts.id, payout.id))
    await leave(lan)
    expect(await db.select().from(commissions).where(eq(commissions.orderId, order.id))).toMatchObject([
      { userId: null, amount: 4_500, payoutId: payout.id },
    ])
    expect(await db.select().from(payouts).where(eq(payouts.id, payout.id))).toMatchObject([{ userId: null, amount: 4_500 }])
    expect(await db.$count(affiliates, eq(affiliates.userId, lan.id))).toBe(0)
    expect(await orderOf(order.id)).toMatchObject({ affiliateId: null, userId: buyer.id })
    expect(await deleteAccounts(db)).toBe(0)
  })

  test('accounting rows of affiliates who left are all there, to the đồng, after the nightly clearing of a month later', async () => {
    const [lan, minh] = [await addAffiliate(), await addAffiliate()]
    for (const person of [lan, minh]) {
      await addEarned(person, await addPayout(person, 'paid'))
      await addEarned(person)
    }
    const books = () =>
      db.execute(sql`select (select array[count(*), sum(base), sum(amount)]::text from commissions) as commissions,
        (select array[count(*), sum(amount)]::text from payouts) as payouts, (select sum(total) from orders) as orders`)
    const { rows: before } = await books()
    await leave(lan)
    await leave(minh)
    await db.execute(
      sql`update users set created_at = created_at - interval '31 days', updated_at = updated_at - interval '31 days'`,
    )
    await db.execute(sql`select graphile_worker.add_job('clear-accounts')`)
    await api.runJobs()
    expect((await books()).rows).toEqual(before)
    expect(await db.$count(users, eq(users.email, 'da-xoa'))).toBe(0)
  })

  test('no way of deleting a person takes accounting rows along, nor leaves a payout that is still to be made without its owner', async () => {
    const lan = await addAffiliate()
    const { order } = await addEarned(lan, await addPayout(lan, 'paid'))
    const waiting = await addPayout(lan, 'requested')
    await expect(db.delete(users).where(eq(users.id, lan.id))).rejects.toMatchObject({
      cause: { constraint: 'payout_to_be_made_has_owner' },
    })
    await db.update(payouts).set({ status: 'refused' }).where(eq(payouts.id, waiting.id))
    await db.delete(users).where(eq(users.id, lan.id))
    expect(await db.$count(commissions, eq(commissions.orderId, order.id))).toBe(1)
    expect(await db.$count(payouts, eq(payouts.id, waiting.id))).toBe(1)
  })
})
