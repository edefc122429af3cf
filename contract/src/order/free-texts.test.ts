import { expect, test } from 'vitest'
import { decideAffiliate, decidePayout } from '../promotion/affiliate.ts'
import { cancelOrder, requestReturn } from './own-orders.ts'
import { decideReturn } from './returns.ts'
import { advanceOrder, closeRefund, decideSuspectPayment, refundOrder } from './staff-orders.ts'

const lines = [{ lineId: 1, quantity: 1 }]
const money = { expectedRefunded: 0, isRestocked: true }

test.each([
  ['the reason of a cancelling', cancelOrder.body, (reason: string) => ({ id: crypto.randomUUID(), reason })],
  ['the reason of a return', requestReturn.body, (reason: string) => ({ reason, lines })],
  ['a note of staff', advanceOrder.body, (note: string) => ({ status: 'paid', note })],
  ['a word of staff to the buyer', advanceOrder.body, (words: string) => ({ status: 'cancelled', words })],
  ['the reason of a refund', refundOrder.body, (reason: string) => ({ reason, lines, expectedRefunded: 0 })],
  [
    'a word on a refund that is asked for',
    refundOrder.body,
    (words: string) => ({ reason: 'x', words, lines, expectedRefunded: 0 }),
  ],
  ['a note on a payment in doubt', decideSuspectPayment.body, (note: string) => ({ decision: 'accept', note })],
  ['a word on a payment in doubt', decideSuspectPayment.body, (words: string) => ({ decision: 'refuse', words })],
  ['a note on a refund', closeRefund.body, (note: string) => ({ status: 'done', note })],
  ['a word on a refund', closeRefund.body, (words: string) => ({ status: 'done', words })],
  ['a note on a return', decideReturn.body, (note: string) => ({ status: 'accepted', note })],
  ['a return accepted', decideReturn.body, (words: string) => ({ status: 'accepted', words })],
  ['a return refused', decideReturn.body, (words: string) => ({ status: 'refused', words })],
  ['a return done', decideReturn.body, (words: string) => ({ status: 'done', words, ...money })],
  ['an affiliate', decideAffiliate.body, (reason: string) => ({ status: 'closed', reason })],
  ['a payout', decidePayout.body, (reason: string) => ({ status: 'refused', reason })],
] as const)('%s takes what people write, and nothing that can’t be stored', (_, body, made) => {
  const takes = (text: string) => body.safeParse(made(text)).success
  expect(takes('Sách rách bìa\nở trang đầu 📚')).toBe(true)
  // Nothing, and half an emoji.
  expect([takes('Sách rách\0 bìa'), takes('Sách rách bìa \ud83d')]).toEqual([false, false])
})

test('a parcel’s number is one line', () => {
  const takes = (trackingCode: string) => advanceOrder.body.safeParse({ status: 'shipped', trackingCode }).success
  expect([takes('VN 123'), takes('VN\n123'), takes('VN\0')]).toEqual([true, false, false])
})
