import { payAgain } from '@tq/contract/order.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { PaymentResult } from '../../payment/gateway.ts'
import { openTestTill } from '../testing/till.ts'
import { applyPaymentResult } from './apply-payment-result.ts'

const { sandbox, api, db, shop, BOOK, buy } = await openTestTill()

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

type Bought = Awaited<ReturnType<typeof buy>>
/** News as VNPAY would send it. */
const tell = async (bought: Bought, outcome: PaymentResult['outcome'], more: Partial<PaymentResult> = {}) => {
  const { ref, amount } = await bought.attempt()
  const result = { ref, gatewayTxn: null, amount, currency: 'VND', outcome, code: '99', reason: 'Lỗi thẻ', raw: {}, ...more }
  return applyPaymentResult(db, { gateway: 'vnpay', source: 'notification', result })
}
/** Letters after the copy of the order. */
const letters = async (bought: Bought) => (await bought.letters()).slice(1)
const failed = async (bought: Bought) => `Thanh toán cho đơn ${(await bought.row()).code} chưa thành công`

test('a payment fails while the order waits: the buyer gets a letter that it can still be paid', async () => {
  const bought = await buy()
  await tell(bought, 'failed')
  expect(await letters(bought)).toEqual([await failed(bought)])
})

test('a payment fails while another of the order is suspect: no letter that nothing was charged', async () => {
  const bought = await buy()
  const { ref } = await bought.attempt()
  await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: 'vnpay' } })
  // The first is charged after all, and suspected; then the second fails.
  await tell(bought, 'suspect', { ref })
  expect(await bought.row()).toMatchObject({ status: 'needsAttention' })
  await tell(bought, 'failed')
  expect(await bought.attempt()).toMatchObject({ number: 2, status: 'failed' })
  const { code } = await bought.row()
  expect(await letters(bought)).toEqual([`Thanh toán cho đơn ${code} đang được kiểm tra`])
})

test('a payment fails after the order’s time is over: no letter that it is kept', async () => {
  const bought = await buy()
  await db.execute(sql`update orders set hold_until = now() - interval '1 second' where id = ${bought.id}`)
  await tell(bought, 'failed')
  expect(await bought.attempt()).toMatchObject({ status: 'failed' })
  expect(await letters(bought)).toEqual([])
})

test('a gateway page that nobody paid on: no letter about a failed payment', async () => {
  const bought = await buy()
  await tell(bought, 'failed', { amount: null })
  expect(await bought.attempt()).toMatchObject({ status: 'failed' })
  expect(await letters(bought)).toEqual([])
})

test('the same failure twice: one letter', async () => {
  const bought = await buy()
  expect(await tell(bought, 'failed')).toBe('recorded')
  expect(await tell(bought, 'failed')).toBe('alreadyFinal')
  expect(await letters(bought)).toEqual([await failed(bought)])
})
