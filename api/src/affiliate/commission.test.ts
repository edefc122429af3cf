import { randomUUID } from 'node:crypto'
import {
  cancelOrder,
  checkOutAsGuest,
  claimOrder,
  decideReturn,
  listReturns,
  type Order,
  requestReturn,
} from '@tq/contract/order.ts'
import * as contract from '@tq/contract/promotion/affiliate.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { commissions } from '@tq/db/schema/affiliate.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { completeDelivered } from '../order/fulfilment/complete-delivered.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { endOfReturnTime } from '../time/return-time.ts'
import { addAffiliate, openLinkShop } from './testing/link-shop.ts'

const api = await testApi()
const { db } = api
const { shop, staff, book: BOOK, other: OTHER, ebook: EBOOK, ...links } = await openLinkShop(api)
const { buyBy, step, daysPass, commissionOf, seen, refund, refill } = links

beforeEach(refill)

type Who = { email: string; phone: string }

describe('a commission', () => {
  test('link, order, noted, delivered and past the time to return, confirmed, asked for, paid', async () => {
    const lan = await addAffiliate(api)
    const answer = await buyBy(lan.code, 40, 'transfer', BOOK, { codes: ['TUUTRUONG50'] })
    const { orderId } = answer
    expect(await commissionOf(orderId)).toBeUndefined()
    await step(orderId, 'paid')
    const order = await shop.row(orderId)
    const { rows } = await db.execute<{ vat: string; total: string }>(
      sql`select sum(vat) as vat, sum(total) as total from order_lines where order_id = ${orderId}`,
    )
    const base = Number(rows[0]?.total) - Number(rows[0]?.vat)
    expect(base).toBe(order.total - order.shippingFee - Number(rows[0]?.vat))
    const amount = Math.floor(base * 0.08 + 1e-9)
    expect(await commissionOf(orderId)).toMatchObject({ base, percent: 8, amount, status: 'pending', confirmAfter: null })
    for (const status of ['processing', 'shipped'] as const) await step(orderId, status)
    await daysPass(orderId)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'pending' })
    await step(orderId, 'delivered')
    await completeDelivered(db)
    const { deliveredAt } = await shop.row(orderId)
    // The moment after the last one in which it can be given back.
    const confirmAfter = new Date(endOfReturnTime(deliveredAt as Date).getTime() + 1)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'pending', confirmAfter })
    await daysPass(orderId)
    expect(await seen(lan)).toMatchObject({
      sums: { confirmed: { orders: 1, amount } },
      available: amount,
      canAskForPayout: true,
    })
    expect((await seen(lan)).months.at(-1)).toMatchObject({ orders: 1, amount })
    const { data: lines, total } = await lan.me.call(contract.listCommissions)
    expect(total).toBe(1)
    await expect(lan.me.call(contract.listCommissions, { query: { page: 2 } })).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' })
    expect(lines[0]?.orderCode).toBe(`${order.code.slice(0, 8)}••••${order.code.slice(-2)}`)
    expect(JSON.stringify(lines)).not.toMatch(/Lan|0912345678|example/)

    const { data } = await lan.me.call(contract.requestPayout)
    expect(data).toMatchObject({ available: 0, canAskForPayout: false, payouts: [{ amount, status: 'requested' }] })
    const id = data.payouts[0]?.id as number
    await staff.call(contract.decidePayout, { params: { id }, body: { status: 'paid' } })
    expect(await seen(lan)).toMatchObject({ sums: { paid: { orders: 1, amount } }, payouts: [{ status: 'paid' }], owed: 0 })
    await expect(staff.call(contract.decidePayout, { params: { id }, body: { status: 'paid' } })).rejects.toMatchObject(
      refusal('PAYOUT_STATE'),
    )
  })

  test('of an order that turns out to be the affiliate’s own is none, paid before it was claimed or after', async () => {
    const lan = await addAffiliate(api)
    const claim = async (orderId: string, email: string) => {
      await db.update(users).set({ email }).where(eq(users.id, lan.person.id))
      await lan.me.call(claimOrder, { params: { id: orderId } })
    }
    const [first, second] = [1, 2].map((n) => ({ email: `ten-khac-${n}@doc.example`, phone: `033900000${n}` })) as [Who, Who]
    const cart = { lines: [{ productId: BOOK, quantity: 1 }], affiliateCode: lan.code, codes: [] }
    const paid = await shop.buy(cart, 'transfer', first)
    const unpaid = await shop.buy(cart, 'transfer', second)
    await step(paid.orderId, 'paid')
    expect(await commissionOf(paid.orderId)).toMatchObject({ status: 'pending' })
    await claim(paid.orderId, first.email)
    expect(await commissionOf(paid.orderId)).toMatchObject({ status: 'reversed', amount: 0 })
    await claim(unpaid.orderId, second.email)
    await step(unpaid.orderId, 'paid')
    expect(await commissionOf(unpaid.orderId)).toBeUndefined()
  })

  test('shrinks with what is given back, by many small steps as by one, and ends with it', async () => {
    const lan = await addAffiliate(api)
    const { orderId } = await buyBy(lan.code, 7)
    await step(orderId, 'paid')
    const before = await commissionOf(orderId)
    await refund(orderId, 2)
    const after = await commissionOf(orderId)
    expect(after?.status).toBe('pending')
    expect(after?.base).toBeLessThan(before?.base as number)
    expect(Math.abs((after?.base as number) - Math.round(((before?.base as number) * 5) / 7))).toBeLessThanOrEqual(2)
    expect(after?.amount).toBe(Math.floor(((after?.base as number) * 8) / 100))
    for (let left = 5; left > 0; left--) await refund(orderId, 1)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'reversed', amount: 0 })
  })

  test('of an order that is cancelled, paid or against cash, is reversed', async () => {
    const lan = await addAffiliate(api)
    const paid = (await buyBy(lan.code)).orderId
    await step(paid, 'paid')
    const cash = (await buyBy(lan.code, 1, 'cod')).orderId
    expect(await commissionOf(cash)).toMatchObject({ status: 'pending', confirmAfter: null })
    for (const id of [paid, cash]) {
      await step(id, 'cancelled')
      expect(await commissionOf(id)).toMatchObject({ status: 'reversed', amount: 0 })
    }
    expect(await seen(lan)).toMatchObject({ sums: { pending: { amount: 0 }, reversed: { orders: 2, amount: 0 } }, available: 0 })
  })

  test('against cash is confirmed like any other; what is opened online from the payment on', async () => {
    const lan = await addAffiliate(api)
    const cash = (await buyBy(lan.code, 1, 'cod')).orderId
    for (const status of ['shipped', 'delivered'] as const) await step(cash, status)
    const online = (await buyBy(lan.code, 1, 'transfer', EBOOK)).orderId
    await step(online, 'paid')
    for (const id of [cash, online]) {
      expect(await commissionOf(id)).toMatchObject({ status: 'pending', confirmAfter: expect.any(Date) })
      await daysPass(id)
      expect(await commissionOf(id)).toMatchObject({ status: 'confirmed' })
    }
  })

  test('waits while a return is being asked for', async () => {
    const lan = await addAffiliate(api)
    const { orderId } = await buyBy(lan.code, 1, 'cod')
    for (const status of ['shipped', 'delivered'] as const) await step(orderId, status)
    const buyer = await addPerson(db)
    await db.execute(sql`update orders set user_id = ${buyer.id} where id = ${orderId}`)
    await db.execute(sql`update entitlements set user_id = ${buyer.id} where user_id is null`)
    const [line] = (await db.execute<{ id: number }>(sql`select id from order_lines where order_id = ${orderId}`)).rows
    const lines = [{ lineId: line?.id as number, quantity: 1 }]
    await api.as(buyer).call(requestReturn, { params: { id: orderId }, body: { reason: 'Sách thiếu trang 20', lines } })
    const [asked] = (await staff.call(listReturns)).data
    const decide = (body: object) => staff.call(decideReturn, { params: { id: asked?.id as number }, body: body as never })
    for (const decision of [null, { status: 'accepted' }]) {
      if (decision) await decide(decision)
      await daysPass(orderId)
      expect(await commissionOf(orderId)).toMatchObject({ status: 'pending' })
    }
    await decide({ status: 'refused', words: 'Sách đủ trang' })
    await completeDelivered(db)
    expect(await commissionOf(orderId)).toMatchObject({ status: 'confirmed' })
  })

  test('is not earned by an own order: account, mailbox and phone', async () => {
    const lan = await addAffiliate(api)
    const body = await shop.checkoutBody({ lines: [{ productId: BOOK, quantity: 1 }] }, 'cod')
    const withCode = { ...body, affiliateCode: lan.code }
    const [name, host] = lan.person.email.split('@')
    const tries = [
      lan.me.call(checkOutAsGuest, { body: withCode }),
      api.call(checkOutAsGuest, {
        body: {
          ...withCode,
          requestKey: randomUUID(),
          delivery: { ...body.delivery, email: `${name}+toi@${host}` },
        },
      }),
      api.call(checkOutAsGuest, {
        body: { ...withCode, requestKey: randomUUID(), delivery: { ...body.delivery, phone: lan.person.phone } },
      }),
    ]
    for (const { orderId } of await Promise.all(tries)) expect((await shop.row(orderId)).affiliateId).toBeNull()
    expect(await db.$count(commissions, eq(commissions.userId, lan.person.id))).toBe(0)
  })

  test('of a code that does not work any more is not earned, what was noted before is', async () => {
    const lan = await addAffiliate(api)
    const { orderId } = await buyBy(lan.code)
    await lan.me.call(contract.leaveAffiliates)
    await expect(lan.me.call(contract.leaveAffiliates)).rejects.toMatchObject(refusal('AFFILIATE_STATE'))
    api.invalidate(['affiliates'])
    await Promise.allSettled([buyBy(lan.code, 1, 'cod')])
    await step(orderId, 'paid')
    expect(await db.$count(commissions, eq(commissions.userId, lan.person.id))).toBe(1)
    for (const status of ['processing', 'shipped', 'delivered'] as const) await step(orderId, status)
    await daysPass(orderId)
    // Whoever leaves is paid everything, however little.
    const { data } = await lan.me.call(contract.requestPayout)
    expect(data.payouts).toMatchObject([{ status: 'requested' }])
    expect(data.payouts[0]?.amount).toBeLessThan(200_000)
  })
})

test('the buyer who cancels takes the commission back', async () => {
  const lan = await addAffiliate(api)
  const buyer = await addPerson(db, { phone: '0977000111' })
  const body = await shop.checkoutBody({ lines: [{ productId: OTHER, quantity: 1 }], affiliateCode: lan.code }, 'cod')
  const { orderId, data } = await api.as(buyer).call(checkOutAsGuest, { body })
  expect((data as Order).status).toBe('processing')
  expect(await commissionOf(orderId)).toMatchObject({ status: 'pending' })
  await api.as(buyer).call(cancelOrder, { body: { id: orderId, reason: 'Đổi ý' } })
  expect(await commissionOf(orderId)).toMatchObject({ status: 'reversed', amount: 0 })
})

test('goods that were given away earn nothing', async () => {
  const lan = await addAffiliate(api)
  await db.insert(codes).values({
    family: 'voucher',
    code: 'TANGCA',
    title: 'Tặng cả đơn',
    effect: 'percent',
    percent: 100,
    startsAt: sql`now() - interval '1 day'`,
    endsAt: sql`now() + interval '1 day'`,
  })
  api.invalidate('all')
  const { orderId } = await buyBy(lan.code, 1, 'transfer', EBOOK, { codes: ['TANGCA'] })
  expect(await commissionOf(orderId)).toBeUndefined()
})
