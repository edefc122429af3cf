import { advanceOrder, payAgain } from '@tq/contract/order.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { payable } from './attempts.ts'
import { askGateways, giveUpExpired } from './reconcile.ts'
import { openTestTill, started } from './testing/till.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, buy, gateways, publicUrl, letPass, staff } = till

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.forget('all')
})

const advance = (id: string, status: 'paid' | 'cancelled') => staff.call(advanceOrder, { params: { id }, body: { status } })
const giveUp = () => giveUpExpired(db, gateways, publicUrl)

describe('a transfer', () => {
  test('chosen later keeps the books for a day as well', async () => {
    const bought = await buy('vnpay')
    const { createdAt } = await bought.row()
    await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: 'transfer' } })
    const { holdUntil, paymentMethod } = await bought.row()
    expect(paymentMethod).toBe('transfer')
    expect((holdUntil?.getTime() ?? 0) - createdAt.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000 - 1_000)
    expect((await bought.attempt()).expiresAt).toEqual(holdUntil)
  })

  test('is not given up before somebody was asked to read the statement', async () => {
    const bought = await buy('transfer')
    await letPass(bought.id, 25 * 60)
    expect(await giveUp()).toBe(0)
    expect(await bought.alerts()).toEqual(['transferDue'])
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', canPay: true })
    expect(await giveUp()).toBe(0)
    await letPass(bought.id, 5 * 24 * 60)
    expect(await giveUp()).toBe(1)
    expect(await shop.stockOf(BOOK)).toEqual(bought.before)
  })

  test('that arrives after all is recorded: the order comes back, or the money goes back by hand', async () => {
    const [first, second] = [await buy('transfer'), await buy('transfer')]
    for (const { id } of [first, second]) await letPass(id, 25 * 60)
    await giveUp()
    for (const { id } of [first, second]) await letPass(id, 5 * 24 * 60)
    expect(await giveUp()).toBe(2)
    expect((await advance(first.id, 'paid')).data).toMatchObject({ status: 'paid', isPaid: true })
    await shop.setFree(BOOK, 0)
    expect((await advance(second.id, 'paid')).data).toMatchObject({ status: 'needsAttention', isPaid: false })
    expect(await second.refunds()).toMatchObject([{ status: 'requested', attemptRef: (await second.attempt()).ref }])
    expect(await second.alerts()).toEqual(['transferDue', 'refundByHand', 'moneyTwice'])
    expect(await shop.invariants()).toEqual({})
  })

  test('and a card payment for the same order: the transfer goes back', async () => {
    const bought = await buy('transfer')
    const again = await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: 'vnpay' } })
    await sandbox.pay(started(again), '00')
    await expect(advance(bought.id, 'paid')).rejects.toMatchObject({ status: 409, message: expect.stringContaining('ghi chú') })
    expect(await bought.refunds()).toEqual([])
    const seen = { status: 'paid' as const, note: 'Sao kê 12/3, 09:15' }
    expect((await staff.call(advanceOrder, { params: { id: bought.id }, body: seen })).data).toMatchObject({ status: 'paid' })
    expect(await bought.refunds()).toMatchObject([{ status: 'requested', lines: [] }])
    expect(await bought.alerts()).toEqual(['refundByHand', 'moneyTwice'])
    await expect(staff.call(advanceOrder, { params: { id: bought.id }, body: seen })).rejects.toMatchObject({ status: 409 })
    expect(await shop.invariants()).toEqual({})
  })
})

describe('an order whose gateway does not know', () => {
  test('keeps its books while the shopper may still be paying, a day at most: then a person looks', async () => {
    const bought = await buy('vnpay')
    await sandbox.openPage(bought.start)
    await letPass(bought.id, 50)
    expect(await giveUp()).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', canPay: true })
    await letPass(bought.id, 24 * 60)
    expect(await giveUp()).toBe(0)
    expect(await bought.row()).toMatchObject({ status: 'needsAttention', holdUntil: null })
    expect(await bought.alerts()).toEqual(['paymentUnclear'])
    await bought.pay('00')
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await shop.invariants()).toEqual({})
  })

  test('has it a little longer when nothing was heard of the payment yet', async () => {
    const bought = await buy('vnpay')
    await letPass(bought.id, 35)
    expect(await giveUp()).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
  })

  test('or is not configured any more is not given up unasked; a person is told', async () => {
    const bought = await buy('epay')
    await letPass(bought.id, 50)
    expect(await giveUpExpired(db, {}, publicUrl)).toBe(0)
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment' })
    expect(await till.alertsAbout('gatewayMissing', 'epay')).toBe(1)
  })

  test('one that can’t be settled does not stop the others', async () => {
    const [broken, whole] = [await buy('vnpay'), await buy('vnpay')]
    for (const bought of [broken, whole]) await bought.pay('00', { timing: 'dropped' })
    for (const { id } of [broken, whole]) await letPass(id, 50)
    // Its payment can't be recorded: another attempt has the same number at the gateway.
    const said = await gateways.vnpay?.query(payable(await broken.attempt(), await broken.row()), new Date())
    const other = await buy('vnpay')
    await db.execute(
      sql`update payment_attempts set gateway_txn = ${said?.gatewayTxn}, next_ask_at = null where order_id = ${other.id}`,
    )
    await askGateways(db, gateways, publicUrl)
    expect(await whole.order()).toMatchObject({ status: 'paid' })
    expect(await broken.order()).toMatchObject({ status: 'awaitingPayment' })
    expect(await till.alertsAbout('settleFailed', (await broken.attempt()).ref)).toBe(1)
    expect(await giveUp()).toBe(0)
    expect(await broken.order()).toMatchObject({ status: 'awaitingPayment', canPay: true })
    expect(await broken.alerts()).toEqual(['settleFailed', 'settleFailed'])
  })
})
