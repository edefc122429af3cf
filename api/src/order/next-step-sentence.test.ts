import { ORDER_STATUSES } from '@tq/contract/enums.ts'
import { expect, test } from 'vitest'
import { nextStepSentence } from './next-step-sentence.ts'

type OrderFacts = Parameters<typeof nextStepSentence>[0]
const ORDER: OrderFacts = {
  status: 'paid',
  paymentMethod: 'vnpay',
  cancelReason: null,
  isOnlyDigital: false,
  isGuest: false,
  isReady: true,
  canPay: false,
  total: 90_000,
  refunds: [],
}
const words = (more: Partial<OrderFacts>) => nextStepSentence({ ...ORDER, ...more })
const refund = (status: OrderFacts['refunds'][number]['status'], isByHand = false) => [
  { amount: 90_000, status, isByHand, at: '2026-11-15T02:00:00.000Z' },
]

test('something is said of each status', () => {
  for (const status of ORDER_STATUSES) expect(words({ status })).not.toBe('')
})

test('money is given back when it has arrived, not when it was asked for', () => {
  for (const status of ['refunded', 'partlyRefunded', 'cancelled'] as const) {
    expect(words({ status, refunds: refund('underWay') })).toContain('Tiền đang được hoàn về nơi bạn đã trả')
    expect(words({ status, refunds: refund('underWay', true) })).toContain('hỏi số tài khoản')
    expect(words({ status, refunds: refund('refused') })).toContain('nhân viên đang xử lý')
    expect(words({ status, refunds: [...refund('done'), ...refund('underWay')] })).toContain('đang được hoàn')
    expect(words({ status, refunds: refund('done', true) })).toContain('Tiền đã được hoàn cho bạn')
  }
})

test('a reason that ends with a full stop gets no second one', () => {
  for (const cancelReason of ['Đặt nhầm', 'Đặt nhầm.', 'Đặt nhầm. '])
    expect(words({ status: 'cancelled', cancelReason })).toBe('Đơn đã huỷ: Đặt nhầm.')
  expect(words({ status: 'cancelled', cancelReason: 'Đặt nhầm!' })).toBe('Đơn đã huỷ: Đặt nhầm!')
  expect(words({ status: 'cancelled', cancelReason: 'Đặt nhầm', refunds: refund('done') })).toMatch(
    /^Đơn đã huỷ: Đặt nhầm\. Tiền/,
  )
})

test('where nothing was paid nothing is said of money', () => {
  const free = { paymentMethod: 'none', total: 0 } as const
  expect(words(free)).not.toContain('nhận đủ tiền')
  expect(words({ ...free, status: 'refunded' })).toContain('không có khoản nào cần hoàn')
  expect(words({ ...free, status: 'cancelled' })).toBe('Đơn đã huỷ.')
})

test('an order whose time is over is not said to wait for its buyer', () => {
  const waiting = { status: 'awaitingPayment', canPay: true } as const
  expect(words(waiting)).toContain('sách được giữ cho bạn')
  expect(words({ ...waiting, canPay: false })).toContain('hỏi lại cổng thanh toán')
  expect(words({ ...waiting, canPay: false, paymentMethod: 'transfer' })).toContain('sao kê')
})

test('a guest has no library', () => {
  const opened = { status: 'completed', isOnlyDigital: true } as const
  expect(words(opened)).toContain('thư viện của bạn')
  expect(words({ ...opened, isGuest: true })).toContain('tài khoản dùng email')
})
