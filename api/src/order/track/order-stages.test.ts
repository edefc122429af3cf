import { expect, test } from 'vitest'
import { orderStages, type StagedOrder } from './order-stages.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 12, hour))
const order = (more: Partial<StagedOrder>): StagedOrder => ({
  status: 'awaitingPayment',
  isOnlyDigital: false,
  isCod: false,
  createdAt: at(1),
  paidAt: null,
  deliveredAt: null,
  reachedAt: {},
  ...more,
})
const shown = (more: Partial<StagedOrder>) => orderStages(order(more)).map(({ name, state }) => `${state} ${name}`)

test.each<[string, Partial<StagedOrder>, string[]]>([
  ['unpaid', {}, ['now Đã đặt', 'ahead Đã thanh toán', 'ahead Đang chuẩn bị sách', 'ahead Đang giao tới bạn', 'ahead Đã giao']],
  [
    'paid',
    { status: 'paid', paidAt: at(2) },
    ['done Đã đặt', 'now Đã thanh toán', 'ahead Đang chuẩn bị sách', 'ahead Đang giao tới bạn', 'ahead Đã giao'],
  ],
  [
    'sent without a word about packing',
    { status: 'shipped', paidAt: at(2), reachedAt: { shipped: at(3) } },
    ['done Đã đặt', 'done Đã thanh toán', 'done Đang chuẩn bị sách', 'now Đang giao tới bạn', 'ahead Đã giao'],
  ],
  [
    'complete, paid in cash',
    { status: 'completed', isCod: true, deliveredAt: at(4), reachedAt: { processing: at(1), shipped: at(3) } },
    ['done Đã đặt', 'done Đang chuẩn bị sách', 'done Đang giao tới bạn', 'done Đã giao và nhận tiền'],
  ],
  [
    'an e-book, paid',
    { status: 'completed', isOnlyDigital: true, paidAt: at(2) },
    ['done Đã đặt', 'done Đã thanh toán và mở cho bạn'],
  ],
  ['cancelled unpaid', { status: 'cancelled', reachedAt: { cancelled: at(5) } }, ['done Đã đặt', 'stopped Đơn đã huỷ']],
  [
    'given back after delivery',
    { status: 'refunded', paidAt: at(2), deliveredAt: at(4), reachedAt: { processing: at(2), shipped: at(3), refunded: at(6) } },
    [
      ...['done Đã đặt', 'done Đã thanh toán', 'done Đang chuẩn bị sách', 'done Đang giao tới bạn', 'done Đã giao'],
      'stopped Đã hoàn tiền',
    ],
  ],
])('%s', (_, more, stages) => expect(shown(more)).toEqual(stages))
