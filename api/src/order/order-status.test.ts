import { ORDER_STATUSES } from '@tq/contract/enums.ts'
import { expect, test } from 'vitest'
import { canBecome, canCancel, canPay, canStaffMove, hasDigital, NEXT, returnUntil, STAFF_MOVES } from './order-status.ts'

test('what was received can be given back until the end of the seventh day, by the clock of Vietnam', () => {
  const order = { status: 'delivered', total: 90_000, refundedTotal: 0 } as const
  const until = (deliveredAt: string, now: string) =>
    returnUntil({ ...order, deliveredAt: new Date(deliveredAt) }, new Date(now))?.toISOString() ?? null
  const end = '2026-11-22T16:59:59.999Z'
  for (const received of ['2026-11-14T17:00:00.000Z', '2026-11-15T02:00:00.000Z', '2026-11-15T16:59:59.999Z']) {
    expect(until(received, received)).toBe(end)
    expect(until(received, end)).toBe(end)
    expect(until(received, '2026-11-22T17:00:00.000Z')).toBeNull()
  }
})

test('a buyer cancels what waits for money, and printed books until the parcel leaves: nothing else', () => {
  const cancellable = (hasDigital: boolean) => ORDER_STATUSES.filter((status) => canCancel({ status, hasDigital }))
  expect(cancellable(false)).toEqual(['awaitingPayment', 'paid', 'processing'])
  expect(cancellable(true)).toEqual(['awaitingPayment'])
})

test('what is opened online counts where it is bought, alone or in a set', () => {
  const line = (...kinds: string[]) => ({ parts: kinds.map((kind) => ({ kind })) })
  expect(hasDigital([line('printed'), line('printed', 'printed')])).toBe(false)
  for (const kind of ['digital', 'course']) expect(hasDigital([line('printed'), line('printed', kind)])).toBe(true)
})

test('an order can be paid while it waits and its time runs', () => {
  const now = new Date('2026-11-15T03:00:00Z')
  const later = new Date(now.getTime() + 1)
  expect(ORDER_STATUSES.filter((status) => canPay({ status, holdUntil: later }, now))).toEqual(['awaitingPayment'])
  for (const holdUntil of [null, now]) expect(canPay({ status: 'awaitingPayment', holdUntil }, now)).toBe(false)
})

test('only these are returnable, while something of them is left', () => {
  const now = new Date('2026-11-15T03:00:00Z')
  const order = { deliveredAt: now, total: 90_000, refundedTotal: 0 }
  const returnable = (more = {}) => ORDER_STATUSES.filter((status) => returnUntil({ ...order, ...more, status }, now))
  expect(returnable()).toEqual(['delivered', 'completed', 'partlyRefunded'])
  expect(returnable({ refundedTotal: 89_999 })).toEqual(['delivered', 'completed', 'partlyRefunded'])
  expect(returnable({ refundedTotal: 90_000 })).toEqual([])
  expect(returnable({ deliveredAt: null })).toEqual([])
})

test('staff make no move that an order can’t make', () => {
  for (const from of ORDER_STATUSES) expect(NEXT[from]).toEqual(expect.arrayContaining([...STAFF_MOVES[from]]))
})

test('nothing follows a full refund, and nothing that went out becomes unpaid again', () => {
  const before = (to: (typeof ORDER_STATUSES)[number]) => ORDER_STATUSES.filter((from) => canBecome(from, to))
  expect(ORDER_STATUSES.filter((to) => canBecome('refunded', to))).toEqual([])
  expect(before('awaitingPayment')).toEqual(['needsAttention'])
  expect(before('paid')).toEqual(['awaitingPayment', 'cancelled', 'needsAttention'])
  expect(before('shipped')).toEqual(['processing', 'partlyRefunded'])
  expect(before('delivered')).toEqual(['shipped', 'partlyRefunded'])
})

test('after a partial refund the parcel goes on from where it is', () => {
  const moves = (wasShipped: boolean, wasDelivered: boolean) =>
    ORDER_STATUSES.filter((to) => canStaffMove('partlyRefunded', to, { wasShipped, wasDelivered }))
  expect(moves(false, false)).toEqual(['processing', 'shipped', 'cancelled'])
  expect(moves(true, false)).toEqual(['delivered', 'cancelled'])
  expect(moves(true, true)).toEqual([])
})
