import { randomUUID } from 'node:crypto'
import type { AppError } from '@tq/contract/errors.ts'
import * as contract from '@tq/contract/order.ts'
import { cancelOrder, getMyOrder, getOrder, payAgain, refundOrder } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { refunds } from '@tq/db/schema/order/payment.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { dong } from '../pricing/format-money.ts'
import { addPerson } from '../profile/testing/people.ts'
import { openTestTill, started } from './testing/till.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, EBOOK, staff, buy } = till
const printed = [{ productId: BOOK, quantity: 2 }]

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

const step = (id: string, status: string, more = {}) =>
  staff.call(contract.advanceOrder, { params: { id }, body: { status, ...more } as never })
const soldOf = async (id: number) =>
  (await db.execute<{ sold: number }>(sql`select sold from products where id = ${id}`)).rows[0]?.sold as number
const refund = async (id: string, lines: object[], more = {}) => {
  const { refundedTotal } = await shop.row(id)
  return staff.call(refundOrder, {
    params: { id },
    body: { lines, expectedRefunded: refundedTotal, reason: 'Khách trả lại', ...more } as never,
  })
}

describe('a member', () => {
  async function member(lines = [...printed, { productId: EBOOK, quantity: 1 }]) {
    const lan = await addPerson(db)
    const { call } = api.as(lan)
    const body = await shop.checkoutBody({ lines })
    const answer = await call(contract.checkOutAsGuest, { body })
    return { lan, call, id: answer.orderId, start: started(answer) }
  }
  test('owns the e-book once it is paid, and not after it was refunded; no refund above what was paid', async () => {
    const { lan, call, id, start } = await member()
    await sandbox.pay(start, '00')
    const owned = async () =>
      (await db.select().from(entitlements).where(eq(entitlements.userId, lan.id))).find(({ productId }) => productId === EBOOK)
    expect(await owned()).toMatchObject({ revokedAt: null })
    const { data } = await call(getMyOrder, { params: { id } })
    const [books, ebook] = data.lines
    const refund = (lines: object[], expectedRefunded: number, more = {}) =>
      staff.call(refundOrder, { params: { id }, body: { lines, expectedRefunded, reason: 'Khách trả lại', ...more } as never })
    const one = await refund([{ lineId: ebook?.id, quantity: 1 }], 0)
    expect(one.data).toMatchObject({ status: 'partlyRefunded', refundedTotal: ebook?.total })
    expect((await owned())?.revokedAt).not.toBeNull()
    await expect(refund([{ lineId: ebook?.id, quantity: 1 }], ebook?.total as number)).rejects.toMatchObject(
      refusal('REFUND_TOO_MUCH', { message: 'Số tiền hoàn vượt quá số đã trả' }),
    )
    await expect(refund([{ lineId: books?.id, quantity: 1 }], 0)).rejects.toMatchObject(refusal('REFUNDED_MEANWHILE'))
    const rest = await refund([{ lineId: books?.id, quantity: 2 }], ebook?.total as number, {
      includesShipping: true,
      isRestocked: true,
    })
    expect(rest.data).toMatchObject({ status: 'refunded', refundedTotal: data.total })
    await expect(
      call(refundOrder, { params: { id }, body: { lines: [{ lineId: 1, quantity: 1 }], expectedRefunded: 0, reason: 'x' } }),
    ).rejects.toMatchObject(refusal('FORBIDDEN'))
  })

  test('fifty cancels at once are one; a paid order that is cancelled gives the money and the books back', async () => {
    const { call, id, start } = await member(printed)
    const [before, sold] = [await shop.stockOf(BOOK), await soldOf(BOOK)]
    await sandbox.pay(start, '00')
    expect(await soldOf(BOOK)).toBe(sold + 2)
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => call(cancelOrder, { body: { id, reason: 'Đặt nhầm' } })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.stockOf(BOOK)).toEqual({ ...before, reserved: before.reserved - 2 })
    expect(await soldOf(BOOK)).toBe(sold)
    const [order] = await db.select().from(orders).where(eq(orders.id, id))
    expect(order).toMatchObject({ status: 'cancelled', refundedTotal: order?.total })
    expect(await db.select().from(refunds).where(eq(refunds.orderId, id))).toHaveLength(1)
    expect(await shop.invariants()).toEqual({})
  })

  test('can’t cancel what holds an e-book that is open by now', async () => {
    const { call, id, start } = await member()
    await sandbox.pay(start, '00')
    await expect(call(cancelOrder, { body: { id, reason: 'Đặt nhầm' } })).rejects.toMatchObject(
      refusal('ORDER_OPENED_ONLINE', { message: expect.stringContaining('đã mở cho bạn') }),
    )
    expect((await call(getMyOrder, { params: { id } })).data.canCancel).toBe(false)
  })

  test('can cancel a printed book that brings a course, and the course goes with it', async () => {
    const [course] = (await db.execute<{ id: number }>(sql`select id from products where kind = 'course' limit 1`)).rows
    await db.execute(sql`insert into product_courses (product_id, course_id) values (${BOOK}, ${course?.id})`)
    const { lan, call, id, start } = await member(printed)
    await sandbox.pay(start, '00')
    const open = () => db.select({ revokedAt: entitlements.revokedAt }).from(entitlements).where(eq(entitlements.userId, lan.id))
    expect(await open()).toEqual([{ revokedAt: null }])
    expect((await call(getMyOrder, { params: { id } })).data.canCancel).toBe(true)
    await call(cancelOrder, { body: { id, reason: 'Đặt nhầm' } })
    expect(await open()).toEqual([{ revokedAt: expect.any(Date) }])
    await db.execute(sql`delete from product_courses where product_id = ${BOOK}`)
  })

  test('cancels: the gateway is asked first, and while it is silent nothing is cancelled', async () => {
    const { call, id, start } = await member(printed)
    const cancel = () => call(cancelOrder, { body: { id, reason: 'Đặt nhầm' } })
    sandbox.turn({ api: 'fails' })
    await expect(cancel()).rejects.toMatchObject(
      refusal('PAYMENT_UNCLEAR', { message: expect.stringContaining('đang kiểm tra') }),
    )
    await expect(step(id, 'cancelled')).rejects.toMatchObject(refusal('PAYMENT_UNCLEAR'))
    sandbox.turn({})
    // The gateway is asked again ten seconds later.
    await db.execute(sql`update payment_attempts set caller_asked_at = null where order_id = ${id}`)
    // Paid a moment ago, and the news was lost: the money goes back with the order.
    await sandbox.pay(start, '00', { timing: 'dropped' })
    expect((await cancel()).data).toMatchObject({ status: 'cancelled', isPaid: true })
    expect(await db.select().from(refunds).where(eq(refunds.orderId, id))).toHaveLength(1)
    const other = await member(printed)
    expect((await other.call(cancelOrder, { body: { id: other.id, reason: 'x' } })).data).toMatchObject({ status: 'cancelled' })
    expect(await shop.invariants()).toEqual({})
  })

  test('can’t cancel after shipping', async () => {
    const { call, id, start } = await member()
    await sandbox.pay(start, '00')
    for (const status of ['processing', 'shipped'] as const)
      await staff.call(contract.advanceOrder, { params: { id }, body: { status, trackingCode: 'VD123' } })
    await expect(call(cancelOrder, { body: { id, reason: 'Đặt nhầm' } })).rejects.toMatchObject(refusal('ORDER_NOT_CANCELLABLE'))
    await staff.call(contract.advanceOrder, { params: { id }, body: { status: 'delivered' } })
    const { data } = await call(getMyOrder, { params: { id } })
    expect(data).toMatchObject({ status: 'delivered', trackingCode: 'VD123' })
    expect(data.returnUntil).not.toBeNull()
    const asked = { reason: 'Sách bị rách bìa khi nhận', lines: [{ lineId: data.lines[0]?.id as number, quantity: 1 }] }
    await db.execute(sql`update orders set delivered_at = now() - interval '9 days' where id = ${id}`)
    await expect(call(contract.requestReturn, { params: { id }, body: asked })).rejects.toMatchObject(refusal('RETURN_TIME_OVER'))
    await db.execute(sql`update orders set delivered_at = now() where id = ${id}`)
    expect((await call(contract.requestReturn, { params: { id }, body: asked })).data.hasOpenReturn).toBe(true)
    await expect(call(contract.requestReturn, { params: { id }, body: asked })).rejects.toMatchObject(
      refusal('RETURN_ALREADY_ASKED'),
    )
  })

  test('asks for another person’s order: not found, by any call', async () => {
    const { id } = await member()
    const minh = api.as(await addPerson(db))
    await expect(minh.call(getMyOrder, { params: { id } })).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
    await expect(minh.call(getOrder, { params: { id } })).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
    await expect(api.call(getOrder, { params: { id } })).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
    await expect(minh.call(cancelOrder, { body: { id, reason: 'x' } })).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
    await expect(minh.call(payAgain, { params: { id }, body: { paymentMethod: 'vnpay' } })).rejects.toMatchObject(
      refusal('ORDER_NOT_FOUND'),
    )
    await expect(minh.call(contract.claimOrder, { params: { id } })).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
    // Nor by the way of guests.
    for (const call of [minh.call, api.call])
      await expect(call(contract.cancelByAddress, { params: { id }, body: {} })).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
  })

  test('takes a guest’s order along when it was placed with the same mailbox', async () => {
    const { orderId } = await shop.buy({ lines: [{ productId: BOOK, quantity: 1 }] }, 'cod', { email: 'khach@example.vn' })
    const other = api.as(await addPerson(db))
    await expect(other.call(contract.claimOrder, { params: { id: orderId } })).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
    const khach = api.as(await addPerson(db, { email: 'khach@example.vn' }))
    expect((await khach.call(contract.claimOrder, { params: { id: orderId } })).data.isGuest).toBe(false)
    const again = () => khach.call(contract.buyAgain, { params: { id: orderId }, query: { key } })
    const key = randomUUID()
    const { data: bought } = await again()
    expect(bought).toMatchObject({ added: 1, totalProducts: 1 })
    // The answer was lost, and it is pressed once more.
    expect((await again()).data).toEqual(bought)
  })
})

describe('a guest', () => {
  const cancel = (id: string, body = {}) => api.call(contract.cancelByAddress, { params: { id }, body })

  test('cancels by the order’s address, without a reason, and once however often it is pressed', async () => {
    const bought = await buy('vnpay')
    await bought.pay('00')
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => cancel(bought.id)))
    const [done, ...others] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data] : []))
    expect(done).toMatchObject({ status: 'cancelled', isGuest: true, cancelReason: null })
    expect(others).toEqual([])
    expect(done?.events.find(({ status }) => status === 'cancelled')).toMatchObject({ text: 'Đơn bị huỷ', by: 'customer' })
    expect(await bought.refunds()).toHaveLength(1)
    expect(await shop.stockOf(BOOK)).toEqual(bought.before)
    expect(await shop.invariants()).toEqual({})
  })

  test('can’t cancel by the address any more once a member has claimed the order', async () => {
    const email = 'khach-huy@example.vn'
    const { orderId } = await shop.buy({ lines: [{ productId: BOOK, quantity: 1 }] }, 'cod', { email })
    const { call } = api.as(await addPerson(db, { email }))
    await call(contract.claimOrder, { params: { id: orderId } })
    await expect(cancel(orderId, { reason: 'Đặt nhầm' })).rejects.toMatchObject(refusal('ORDER_NOT_FOUND'))
    expect(await shop.row(orderId)).toMatchObject({ status: 'processing' })
    await call(cancelOrder, { body: { id: orderId } })
  })
})

describe('staff', () => {
  test('can’t complete, send or deliver what is not paid, cancelled or held', async () => {
    const refusals = async (id: string, statuses: string[]) =>
      new Set(await Promise.all(statuses.map((status) => step(id, status).catch((error: AppError) => error.code))))
    const { id } = await buy('vnpay')
    expect(await refusals(id, ['processing', 'shipped', 'delivered', 'completed'])).toEqual(new Set(['ORDER_STATE']))
    expect(await refusals(id, ['paid'])).toEqual(new Set(['TRANSFER_NOT_AWAITED']))
    await step(id, 'cancelled')
    const steps = ['processing', 'shipped', 'delivered', 'completed', 'cancelled']
    expect(await refusals(id, steps)).toEqual(new Set(['ORDER_STATE']))
    const held = await buy('vnpay')
    await held.pay('07')
    expect(await refusals(held.id, ['processing', 'completed'])).toEqual(new Set(['ORDER_STATE']))
  })

  test('money is not given back for what was not paid, and nobody pays for what was cancelled', async () => {
    const { id } = await buy('vnpay')
    const [line] = (await api.call(getOrder, { params: { id } })).data.lines
    const refunding = { expectedRefunded: 0, lines: [{ lineId: line?.id as number, quantity: 1 }], reason: 'Khách trả' }
    await expect(staff.call(refundOrder, { params: { id }, body: refunding })).rejects.toMatchObject(refusal('ORDER_NOT_PAID'))
    await step(id, 'cancelled')
    await expect(api.call(payAgain, { params: { id }, body: { paymentMethod: 'vnpay' } })).rejects.toMatchObject(
      refusal('ORDER_NOT_PAYABLE'),
    )
  })

  test('take a parcel back that came back: paid, its money goes without the fee unless they say so; against cash, only its books', async () => {
    const before = await shop.stockOf(BOOK)
    // Few enough that there is a fee.
    const one = [{ productId: BOOK, quantity: 1 }]
    const [paid, late] = [await buy('vnpay', one), await buy('vnpay', one)]
    for (const each of [paid, late]) await each.pay('00')
    const cash = await buy('cod')
    for (const { id } of [paid, late]) for (const status of ['processing', 'shipped']) await step(id, status)
    await step(cash.id, 'shipped')
    expect(await shop.stockOf(BOOK)).toEqual({ ...before, onHand: before.onHand - 4 })
    for (const { id } of [paid, cash]) expect((await step(id, 'cancelled')).data.cancelReason).toBe('Hàng gửi đi bị hoàn về')
    await step(late.id, 'cancelled', { note: 'Kiện tới muộn', includesShipping: true })
    expect(await shop.stockOf(BOOK)).toEqual(before)
    const { total, shippingFee } = await paid.row()
    expect(shippingFee).toBeGreaterThan(0)
    expect(await paid.row()).toMatchObject({ status: 'cancelled', refundedTotal: total - shippingFee })
    expect(await paid.refunds()).toMatchObject([{ amount: total - shippingFee }])
    expect(await late.row()).toMatchObject({ status: 'cancelled', refundedTotal: total })
    expect(await paid.letters()).toContain(`Đơn ${(await paid.row()).code} đã huỷ`)
    expect(await cash.refunds()).toEqual([])
    expect(await shop.invariants()).toEqual({})
  })

  test('cash on delivery counts as sold, and its codes as used, when it was delivered', async () => {
    await db.execute(sql`insert into codes (family, code, title, effect, amount, starts_at, ends_at)
      values ('voucher', 'GIAMMUOI', 'x', 'amount', 10000, now() - interval '1 day', now() + interval '1 day')`)
    const bought = await buy('cod', printed, ['GIAMMUOI'])
    const sold = await soldOf(BOOK)
    for (const status of ['shipped', 'delivered']) await step(bought.id, status)
    expect(await soldOf(BOOK)).toBe(sold + 2)
    expect(await shop.invariants()).toEqual({})
    const { data } = await api.call(getOrder, { params: { id: bought.id } })
    await refund(bought.id, [{ lineId: data.lines[0]?.id, quantity: 1 }])
    expect(await soldOf(BOOK)).toBe(sold + 1)
    expect(await bought.letters()).toContain(`Thư Quán hoàn tiền cho đơn ${data.code}`)
    expect(await shop.invariants()).toEqual({})
  })

  test('cancel after a partial refund: each book returns to the shelf once', async () => {
    const bought = await buy('vnpay')
    await bought.pay('00')
    const { lines, total } = await bought.order()
    await refund(bought.id, [{ lineId: lines[0]?.id, quantity: 1 }], { isRestocked: true })
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, onHand: bought.before.onHand - 1 })
    await step(bought.id, 'processing')
    await step(bought.id, 'cancelled')
    expect(await shop.stockOf(BOOK)).toEqual(bought.before)
    expect(await bought.row()).toMatchObject({ status: 'cancelled', refundedTotal: total })
    await expect(refund(bought.id, [{ lineId: lines[0]?.id, quantity: 1 }])).rejects.toMatchObject(refusal('REFUND_TOO_MUCH'))
    expect(await shop.invariants()).toEqual({})
  })

  test('pay cash and transfers back by hand: they are told, and say when it is done', async () => {
    for (const method of ['cod', 'transfer'] as const) {
      const bought = await buy(method)
      for (const status of method === 'cod' ? ['shipped', 'delivered'] : ['paid']) await step(bought.id, status)
      const { lines, total, shippingFee, code } = await bought.order()
      await refund(bought.id, [{ lineId: lines[0]?.id, quantity: 2 }])
      expect(await bought.alerts()).toEqual(['refundByHand'])
      const [told] = await db.select().from(staffAlerts).where(eq(staffAlerts.orderId, bought.id))
      expect(told?.text).toContain(`Chuyển khoản hoàn ${dong(total - shippingFee)} cho khách`)
      const open = (await staff.call(contract.listOpenRefunds)).data.find(({ orderId }) => orderId === bought.id)
      expect(open).toMatchObject({ orderCode: code, amount: total - shippingFee, status: 'requested', isByHand: true })
      const close = (status: 'done' | 'again') =>
        staff.call(contract.closeRefund, { params: { id: open?.id as string }, body: { status } })
      await expect(close('again')).rejects.toMatchObject(refusal('REFUND_NOT_RESENDABLE'))
      const closed = await Promise.allSettled([1, 2, 3].map(() => close('done')))
      expect(closed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await bought.order()).events.at(-1)?.text).toMatch(/^Đã hoàn /)
      await expect(close('done')).rejects.toMatchObject(refusal('REFUND_DONE'))
      expect(await bought.letters()).toContain(`Đã hoàn tiền cho đơn ${code}`)
    }
    expect(await shop.invariants()).toEqual({})
  })

  test('alone decide about money: guests get 401, members 403', async () => {
    const { id } = await buy('vnpay')
    for (const { call, refused } of [
      { call: api.call, refused: refusal('SESSION_EXPIRED') },
      { call: api.as(await addPerson(db)).call, refused: refusal('FORBIDDEN') },
    ]) {
      await expect(call(contract.listOpenRefunds)).rejects.toMatchObject(refused)
      await expect(call(contract.closeRefund, { params: { id }, body: { status: 'done' } })).rejects.toMatchObject(refused)
      const accept = { params: { id }, body: { decision: 'accept' as const } }
      await expect(call(contract.decideSuspectPayment, accept)).rejects.toMatchObject(refused)
    }
    await expect(staff.call(contract.closeRefund, { params: { id }, body: { status: 'done' } })).rejects.toMatchObject(
      refusal('REFUND_NOT_FOUND'),
    )
  })
})
