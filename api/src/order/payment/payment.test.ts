import { advanceOrder, payAgain, readPaymentReturn } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { SANDBOX_VNPAY } from '@tq/sandbox/keys.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemActor } from '../../actor.ts'
import { newAttemptRef } from '../../payment/gateway.ts'
import { canonical, hmac } from '../../payment/vnpay/vnpay-sign.ts'
import { sendRefund } from '../refund/send-refund.ts'
import { openTestTill, started } from '../testing/till.ts'
import { askGateways, cancelExpiredOrders } from './query/reconcile.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, buy, gateways, letPass } = till

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

describe.each(['vnpay', 'epay'] as const)('%s', (method) => {
  const success = method === 'vnpay' ? '00' : '00_000'
  const cancelled = method === 'vnpay' ? '24' : 'PG_ER5'

  test('a notification marks the order paid once and takes the books off the shelf', async () => {
    const bought = await buy(method)
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, reserved: bought.before.reserved + 2 })
    await bought.pay(success)
    expect(await bought.order()).toMatchObject({ status: 'paid', isPaid: true, canPay: false })
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, onHand: bought.before.onHand - 2 })
    expect(await bought.attempt()).toMatchObject({ status: 'paid', nextQueryAt: null })
    expect(await shop.invariants()).toEqual({})
  })

  test('fifty copies of the notification have one effect', async () => {
    const bought = await buy(method)
    await bought.pay(success, { copies: 50 })
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, onHand: bought.before.onHand - 2 })
    const { rows } = await db.execute(
      sql`select count(*)::int as n from order_events where order_id = ${bought.id} and status = 'paid'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('a lost notification is found by asking', async () => {
    const bought = await buy(method)
    await bought.pay(success, { timing: 'dropped' })
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
    await letPass(bought.id, 3)
    await askGateways(db, gateways)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
  })

  test('the browser’s return marks nothing paid, but queries the gateway', async () => {
    const bought = await buy(method)
    const back = await bought.pay(success, { timing: 'dropped' })
    // MegaPay does not sign all of it: whoever carries it can add to it.
    const query = `${back.search.slice(1)}${method === 'epay' ? '&x=%00&bankName=a%00b' : ''}`
    for (const _ of [1, 2]) {
      const { data } = await api.call(readPaymentReturn, { body: { gateway: method, query } })
      expect(data.orderId).toBe(bought.id)
    }
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    const { rows } = await db.execute(
      sql`select raw ->> 'x' as x from payment_notices where ref = ${(await bought.attempt()).ref} and source = 'return'`,
    )
    expect(rows).toEqual([{ x: null }])
  })

  test('the browser’s return of a voided attempt queries the gateway too', async () => {
    const bought = await buy(method)
    await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: method } })
    const back = await bought.pay(success, { timing: 'dropped' })
    await api.call(readPaymentReturn, { body: { gateway: method, query: back.search.slice(1) } })
    expect(await bought.order()).toMatchObject({ status: 'paid' })
  })

  test('a tampered return finds nothing and changes nothing', async () => {
    const bought = await buy(method)
    const back = await bought.pay(cancelled, { timing: 'dropped' })
    const name = method === 'vnpay' ? 'vnp_ResponseCode' : 'resultCd'
    back.searchParams.set(name, success)
    await expect(api.call(readPaymentReturn, { body: { gateway: method, query: back.search.slice(1) } })).rejects.toMatchObject(
      refusal('PAYMENT_RETURN_INVALID'),
    )
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
  })

  test('a forged notification changes nothing', async () => {
    const bought = await buy(method)
    sandbox.turn({ api: 'fails' })
    await bought.pay(success, { content: 'forged' })
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', isPaid: false })
  })

  test('a result with a wrong amount marks nothing paid and alerts staff', async () => {
    const bought = await buy(method)
    await bought.pay(success, { content: 'wrongAmount' })
    expect(await bought.order()).toMatchObject({ isPaid: false })
    expect(await bought.alerts()).toEqual(['wrongAmount'])
  })

  test('an older result after a newer one changes nothing', async () => {
    const bought = await buy(method)
    await bought.pay(success, { order: 'swapped' })
    expect(await bought.order()).toMatchObject({ status: 'paid' })
  })

  test('after a failure the order can be paid again, and the first attempt is void', async () => {
    const bought = await buy(method)
    await bought.pay(cancelled)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', payment: { status: 'failed' }, canPay: true })
    expect(await bought.letters()).toContain(`Thanh toán cho đơn ${(await bought.row()).code} chưa thành công`)
    const again = await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: method } })
    await sandbox.pay(started(again), success)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await shop.invariants()).toEqual({})
  })

  test('late money on a voided attempt pays the order and voids the newer attempt', async () => {
    const bought = await buy(method)
    await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: method } })
    await bought.pay(success)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await bought.attempt()).toMatchObject({ number: 2, status: 'void' })
  })

  test('a second payment of an order is refunded and staff are alerted', async () => {
    const bought = await buy(method)
    const again = await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: method } })
    await bought.pay(success)
    await sandbox.pay(started(again), success)
    const [refund] = await bought.refunds()
    expect(refund).toMatchObject({ status: 'requested', attemptRef: (await bought.attempt()).ref })
    expect(await bought.alerts()).toEqual(['moneyTwice'])
    const { code } = await bought.row()
    expect(await bought.letters()).toContain(`Thư Quán hoàn lại tiền cho đơn ${code}`)
    await sendRefund(db, gateways, refund?.id as string)
    expect((await bought.refunds())[0]?.status).toBe(method === 'vnpay' ? 'accepted' : 'done')
    expect(await shop.invariants()).toEqual({})
  })

  test('an expired order is cancelled only after querying the gateway, and releases everything once', async () => {
    const bought = await buy(method)
    await letPass(bought.id, 50)
    sandbox.turn({ api: 'fails' })
    expect(await cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })).toBe(0)
    const next = expect.stringContaining('hết thời gian thanh toán')
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', canPay: false, next })
    sandbox.turn({})
    await letPass(bought.id, 15)
    expect(await cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })).toBe(1)
    expect(await cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'cancelled', cancelReason: 'Quá hạn thanh toán' })
    // Nobody is told that the order is still kept.
    const { code } = await bought.row()
    expect(await bought.letters()).toEqual([`Thư Quán đã nhận đơn ${code}`, `Đơn ${code} đã huỷ`])
    expect(await shop.stockOf(BOOK)).toEqual(bought.before)
    expect(await shop.invariants()).toEqual({})
  })

  test('an expired order whose notification was lost is found paid and not cancelled', async () => {
    const bought = await buy(method)
    await bought.pay(success, { timing: 'dropped' })
    await letPass(bought.id, 50)
    expect(await cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'paid' })
  })

  test('money for a cancelled order revives it while its books are there, else is refunded', async () => {
    const first = await buy(method)
    const second = await buy(method)
    for (const { id } of [first, second]) await letPass(id, 50)
    expect(await cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })).toBe(2)
    await first.pay(success)
    expect(await first.order()).toMatchObject({ status: 'paid' })
    await shop.setFree(BOOK, 1)
    await second.pay(success)
    expect(await second.order()).toMatchObject({ status: 'needsAttention' })
    expect(await second.row()).toMatchObject({ paidAt: null, refundedTotal: 0 })
    expect(await second.refunds()).toHaveLength(1)
    // Staff close it: nothing goes back a second time.
    const stock = await shop.stockOf(BOOK)
    await till.staff.call(advanceOrder, { params: { id: second.id }, body: { status: 'cancelled' } })
    expect(await shop.stockOf(BOOK)).toEqual(stock)
    expect(await second.refunds()).toHaveLength(1)
    expect(await shop.invariants()).toEqual({})
  })

  test.each([
    ['with the return', { timing: 'withReturn' }],
    ['after the return', { timing: 'afterReturn' }],
    ['late', { timing: 'late', lateSeconds: 0 }],
    ['held back for a while', { timing: 'held' }],
    ['while its API hangs', { api: 'hangs' }],
    ['while its API answers with a wrong signature', { api: 'forged' }],
  ])('the news comes %s: paid, once', async (_, picks) => {
    const bought = await buy(method)
    await bought.pay(success, picks)
    await sandbox.release()
    await sandbox.settled()
    expect(await bought.order()).toMatchObject({ status: 'paid', isPaid: true })
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, onHand: bought.before.onHand - 2 })
    expect(await shop.invariants()).toEqual({})
  })

  test('while the gateway’s answers have a wrong signature an order is neither paid nor cancelled', async () => {
    const bought = await buy(method)
    await bought.pay(success, { timing: 'dropped', api: 'forged' })
    await letPass(bought.id, 50)
    await askGateways(db, gateways)
    expect(await cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
  })
})

describe('answers to VNPAY’s notifications', () => {
  let lastTransaction = 0
  const noticeOf = async (bought: Awaited<ReturnType<typeof buy>>, more: Record<string, string> = {}) => {
    const { ref, amount } = await bought.attempt()
    return {
      vnp_TmnCode: SANDBOX_VNPAY.tmnCode,
      vnp_TxnRef: ref,
      vnp_Amount: String(amount * 100),
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_TransactionNo: String(990_000_000 + ++lastTransaction),
      ...more,
    }
  }
  const tell = async (fields: Record<string, string>, secret: string = SANDBOX_VNPAY.hashSecret) => {
    const text = canonical(Object.entries(fields))
    return (await api.server.inject(`/api/payment/vnpay/ipn?${text}&vnp_SecureHash=${hmac(text, secret)}`)).json().RspCode
  }

  test('a signed return leads to the order, a tampered one to the page that says so', async () => {
    const bought = await buy()
    const text = canonical(Object.entries(await noticeOf(bought)))
    const back = async (query: string) => (await api.server.inject(`/api/payment/vnpay/return?${query}`)).headers.location
    const signed = `${text}&vnp_SecureHash=${hmac(text, SANDBOX_VNPAY.hashSecret)}`
    expect(await back(signed)).toBe(`/xac-nhan-don-hang/${bought.id}`)
    const tampered = signed.replace('vnp_ResponseCode=00', 'vnp_ResponseCode=24')
    expect(await back(tampered)).toBe(`/thanh-toan/vnpay-result?${tampered}`)
    const body = { gateway: 'vnpay', query: tampered } as const
    await expect(api.call(readPaymentReturn, { body })).rejects.toMatchObject(
      refusal('PAYMENT_RETURN_INVALID', { message: expect.stringContaining('không đúng') }),
    )
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', isPaid: false })
  })

  test('bad signature (97) is checked before unknown ref (01), amount (04) and repetition (02); failures get 00', async () => {
    const bought = await buy()
    const right = await noticeOf(bought)
    const wrong = { ...right, vnp_Amount: '100' }
    const unknown = { ...wrong, vnp_TxnRef: newAttemptRef() }
    expect(await tell(unknown, 'wrong')).toBe('97')
    expect((await api.server.inject('/api/payment/vnpay/ipn?vnp_TxnRef=ABC&vnp_Amount=100')).json()).toMatchObject({
      RspCode: '97',
    })
    expect(await till.alertsAbout('unknownPayment', `vnpay:${unknown.vnp_TxnRef}`)).toBe(0)
    expect(await tell(unknown)).toBe('01')
    expect(await tell(unknown)).toBe('01')
    expect(await till.alertsAbout('unknownPayment', `vnpay:${unknown.vnp_TxnRef}`)).toBe(1)
    expect(await tell(wrong)).toBe('04')
    expect(await tell({ ...right, vnp_CurrCode: 'USD' })).toBe('04')
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', isPaid: false })
    expect(await tell({ ...right, vnp_ResponseCode: '24', vnp_TransactionStatus: '02' })).toBe('00')
    expect(await bought.order()).toMatchObject({ payment: { status: 'failed' } })
    expect(await tell(right)).toBe('00')
    expect(await tell(right)).toBe('02')
    expect(await tell(wrong)).toBe('04')
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await bought.alerts()).toEqual(['wrongAmount', 'wrongAmount'])
  })

  test('a fault of ours answers 99, alerts staff once and leaves the order as it was', async () => {
    const [first, second] = [await buy(), await buy()]
    const notice = await noticeOf(first)
    expect(await tell(notice)).toBe('00')
    // The same payment at the gateway can't pay for two orders.
    const again = await noticeOf(second, { vnp_TransactionNo: notice.vnp_TransactionNo })
    for (const _ of [1, 2]) expect(await tell(again)).toBe('99')
    expect(await till.alertsAbout('settleFailed', again.vnp_TxnRef)).toBe(1)
    expect(await second.order()).toMatchObject({ status: 'awaitingPayment' })
    expect(await shop.invariants()).toEqual({})
  })
})

test('a deposit code marks nothing paid, and the books are held as long as it can be paid', async () => {
  const bought = await buy('epay')
  await db.execute(sql`update orders set hold_until = now() + interval '5 minutes' where id = ${bought.id}`)
  await bought.pay('00_005', { depositSeconds: 0 })
  const { status, holdUntil } = await bought.row()
  expect(status).toBe('awaitingPayment')
  expect(holdUntil).toEqual((await bought.attempt()).expiresAt)
  await sandbox.release()
  await expect.poll(async () => (await bought.order()).status).toBe('paid')
})
