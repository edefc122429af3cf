import { ORDER_STATUSES } from '@tq/contract/enums.ts'
import type { Order } from '@tq/contract/order.ts'
import { expect, test } from 'vitest'
import { headingOf, paidWords, pauseMs } from './order-words.ts'

const payment = (status: 'open' | 'failed') => ({ ref: 'x', status, reason: null })

test('a heading for each state', () => {
  const waiting = { status: 'awaitingPayment', paymentMethod: 'vnpay', canPay: true } as const
  expect(headingOf({ ...waiting, payment: payment('open') })).toBe('Đang chờ cổng thanh toán xác nhận')
  expect(headingOf({ ...waiting, payment: payment('failed') })).toBe('Thanh toán chưa thành công')
  expect(headingOf({ ...waiting, paymentMethod: 'transfer', payment: payment('open') })).toBe('Đơn hàng đang chờ chuyển khoản')
  expect(headingOf({ ...waiting, canPay: false, payment: payment('open') })).toBe('Đã hết thời gian thanh toán')
  expect(headingOf({ ...waiting, status: 'processing', paymentMethod: 'cod', payment: null })).toBe('Đặt hàng thành công')
  for (const status of ORDER_STATUSES) expect(headingOf({ ...waiting, status, payment: null })).not.toBe('')
})

test('looked at every three seconds at first, slower later, never once it is decided', () => {
  const order = { status: 'awaitingPayment', paymentMethod: 'epay' } as const
  expect(pauseMs(order, 0)).toBe(3000)
  expect(pauseMs(order, 180_000)).toBe(10_000)
  expect(pauseMs(order, 3_600_000)).toBe(60_000)
  expect(pauseMs({ ...order, status: 'paid' }, 0)).toBeNull()
})

test('whether it is paid, in words', () => {
  const order = { status: 'processing', paymentMethod: 'cod', isPaid: false, refunds: [] as Order['refunds'] } as const
  expect(paidWords(order)).toBe('Trả khi nhận hàng')
  expect(paidWords({ ...order, paymentMethod: 'vnpay', status: 'paid', isPaid: true })).toBe('Đã thanh toán')
  expect(paidWords({ ...order, paymentMethod: 'vnpay', status: 'awaitingPayment' })).toBe('Chưa thanh toán')
  const refund = (status: 'underWay' | 'done') => ({ amount: 1, status, isByHand: false, at: '2026-11-15T02:00:00.000Z' })
  const back = { ...order, paymentMethod: 'vnpay', isPaid: true, status: 'cancelled' } as const
  expect(paidWords({ ...back, refunds: [refund('done'), refund('underWay')] })).toBe('Đang hoàn tiền')
  expect(paidWords({ ...back, refunds: [refund('done')] })).toBe('Đã hoàn tiền')
  expect(paidWords({ ...order, paymentMethod: 'none', status: 'refunded' })).toBe('Không phải trả tiền')
})
