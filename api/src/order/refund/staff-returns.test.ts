import * as contract from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { orderEvents, orders } from '@tq/db/schema/order/order.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { refunds } from '@tq/db/schema/order/payment.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { LAST_RETURNABLE } from '../../time/return-time.ts'
import { completeDelivered } from '../fulfilment/complete-delivered.ts'
import { addBought } from '../testing/bought.ts'

const api = await testApi()
const { db } = api
const boss = api.as(await addPerson(db, { role: 'staff' }))
const words = { reason: 'Sách bị rách bìa khi nhận' }

/** Delivered, and its buyer wants to give it back. */
async function asked() {
  const lan = await addPerson(db)
  const { order, line } = await addBought(db, { userId: lan.id, order: { email: lan.email } })
  const me = api.as(lan)
  const params = { id: order.id }
  const ask = () => me.call(contract.requestReturn, { params, body: { ...words, lines: [{ lineId: line.id, quantity: 1 }] } })
  await ask()
  const { data } = await boss.call(contract.listReturns, { query: { page: 1, status: 'open' } })
  const id = data.find(({ orderId }) => orderId === order.id)?.id as number
  const seen = async () => (await me.call(contract.getMyOrder, { params })).data
  return { lan, me, order, line, id, ask, seen }
}
type Decision = Parameters<typeof decide>[1]
const decide = (id: number, body: { status: 'accepted' | 'refused' | 'done'; [more: string]: unknown }, as = boss) =>
  as.call(contract.decideReturn, { params: { id }, body: body as never })
const done: Decision = { status: 'done', expectedRefunded: 0, isRestocked: true }
const openAlerts = (orderId: string) =>
  db.$count(staffAlerts, sql`${staffAlerts.orderId} = ${orderId} and ${staffAlerts.resolvedAt} is null`)
async function lastLetter() {
  await api.runJobs()
  return (await db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0]
}

test('staff are told of a request, accept it, and give the money back when the book is here', async () => {
  const { lan, order, line, id, ask, seen } = await asked()
  expect(await openAlerts(order.id)).toBe(1)
  expect(await seen()).toMatchObject({ hasOpenReturn: true, returnRequest: { status: 'open', ...words, decidedAt: null } })

  const { data } = await decide(id, { status: 'accepted', words: 'Gửi về 16 Hàng Chuối' })
  expect(data).toMatchObject({ orderCode: order.code, lines: [{ lineId: line.id, quantity: 1, left: 1 }], refundedTotal: 0 })
  expect(await openAlerts(order.id)).toBe(0)
  expect(await lastLetter()).toMatchObject({ recipient: lan.email, text: expect.stringContaining('Gửi về 16 Hàng Chuối') })
  expect(await seen()).toMatchObject({ hasOpenReturn: true, returnRequest: { status: 'accepted' } })
  await expect(ask()).rejects.toMatchObject(refusal('RETURN_ALREADY_ASKED'))

  const before = await stockOf(line.productId)
  // From a view that is older than another refund: nothing happens, not even to the request.
  await expect(decide(id, { ...done, expectedRefunded: 5 })).rejects.toMatchObject(refusal('REFUNDED_MEANWHILE'))
  expect(await seen()).toMatchObject({ status: 'delivered', returnRequest: { status: 'accepted' } })
  const ways = await Promise.allSettled(Array.from({ length: 10 }, () => decide(id, done)))
  expect(ways.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await seen()).toMatchObject({
    status: 'refunded',
    refundedTotal: order.total,
    // It was paid in cash.
    next: expect.stringContaining('hỏi số tài khoản'),
    hasOpenReturn: false,
    returnRequest: { status: 'done', answer: 'Gửi về 16 Hàng Chuối' },
  })
  expect(await stockOf(line.productId)).toBe(before + 1)
  expect(await db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([{ amount: order.total }])
  expect((await lastLetter())?.subject).toContain('hoàn tiền')
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
  expect(events.filter(({ actor, byUserId }) => actor === 'staff' && byUserId)).toHaveLength(3)
})

test('a refusal needs words, which the buyer reads; then the buyer may ask again', async () => {
  const { lan, id, ask, seen } = await asked()
  await expect(decide(id, { status: 'refused' })).rejects.toMatchObject(refusal('INPUT_INVALID'))
  await expect(decide(id, { status: 'refused', words: ' ' })).rejects.toMatchObject(refusal('INPUT_INVALID'))
  await decide(id, { status: 'refused', words: 'Bìa rách do mở gói bằng dao' })
  expect(await lastLetter()).toMatchObject({ recipient: lan.email, text: expect.stringContaining('mở gói bằng dao') })
  expect(await seen()).toMatchObject({ hasOpenReturn: false, returnRequest: { status: 'refused', answer: expect.any(String) } })
  for (const body of [{ status: 'accepted' }, { status: 'refused', words: 'Lần nữa' }, done] as Decision[])
    await expect(decide(id, body)).rejects.toMatchObject({ status: 409, code: 'RETURN_STATE' })
  await ask()
  expect(await seen()).toMatchObject({ hasOpenReturn: true, returnRequest: { status: 'open', answer: '' } })
})

test('a guest asks by the address of the order, once however often it is pressed', async () => {
  const { order, line } = await addBought(db, { userId: null })
  const wish = { params: { id: order.id }, body: { ...words, lines: [{ lineId: line.id, quantity: 1 }] } }
  const answers = await Promise.allSettled([1, 2, 3].map(() => api.call(contract.requestReturnByAddress, wish)))
  const [asked, ...others] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data] : []))
  expect(asked).toMatchObject({ isGuest: true, hasOpenReturn: true, returnRequest: { status: 'open', ...words } })
  expect(others).toEqual([])
  expect(await openAlerts(order.id)).toBe(1)
})

test('an order is completed only after the whole last day for returns', async () => {
  const { order } = await addBought(db, { userId: null })
  const received = async (msBefore: number) =>
    // In one transaction, where it can't become another day in between.
    db.transaction(async (tx) => {
      const deliveredAt = sql`${LAST_RETURNABLE} - make_interval(secs => ${msBefore / 1000})`
      await tx.update(orders).set({ deliveredAt }).where(eq(orders.id, order.id))
      await completeDelivered(tx as never)
      return (await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id)))[0]?.status
    })
  expect(await received(0)).toBe('delivered')
  expect(await received(1)).toBe('completed')
})

test('members and guests can’t decide about returns; an unknown request is not found', async () => {
  const { me, id } = await asked()
  await expect(decide(id, { status: 'accepted' }, me)).rejects.toMatchObject(refusal('FORBIDDEN'))
  await expect(me.call(contract.listReturns)).rejects.toMatchObject(refusal('FORBIDDEN'))
  await expect(api.call(contract.listReturns)).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
  await expect(decide(999_999, { status: 'accepted' })).rejects.toMatchObject(refusal('RETURN_NOT_FOUND'))
  const { data, total } = await boss.call(contract.listReturns, { query: { page: 1, status: 'refused' } })
  expect(data.every(({ status }) => status === 'refused')).toBe(true)
  expect(data).toHaveLength(total)
})

test('only the very mailbox an order was placed with takes it along', async () => {
  const { order } = await addBought(db, { userId: null, order: { email: 'Lan.Nguyen@gmail.example' } })
  const claim = async (email: string) =>
    api.as(await addPerson(db, { email })).call(contract.claimOrder, { params: { id: order.id } })
  for (const email of ['lannguyen@gmail.example', 'lan.nguyen+toi@gmail.example'])
    await expect(claim(email)).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
  expect((await claim('lan.nguyen@gmail.example')).data.isGuest).toBe(false)
})

async function stockOf(productId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select on_hand as n from stock where product_id = ${productId}`)
  return rows[0]?.n as number
}

test('an order with an open return request is not completed', async () => {
  const { id, order, seen } = await asked()
  await db.execute(sql`update orders set delivered_at = now() - interval '8 days' where id = ${order.id}`)
  await completeDelivered(db)
  expect(await seen()).toMatchObject({ status: 'delivered' })
  await decide(id, { status: 'refused', words: 'Sách không có lỗi' })
  await completeDelivered(db)
  expect(await seen()).toMatchObject({ status: 'completed' })
})
