import { ORDER_STATUSES } from '@tq/contract/enums.ts'
import type { OrderStatus } from '@tq/contract/order.ts'
import { describe, expect, test } from 'vitest'
import { statementUntil } from '../../time/working-time.ts'
import { canBecome, canStaffMove, NEXT, STAFF_MOVES } from '../order-status.ts'
import { nextQueryTime } from './attempts.ts'
import { decide } from './decide-payment-result.ts'
import { holdAfterChange } from './start-payment.ts'
import { crc16, vietQrText } from './vietqr.ts'

const AMOUNT = 150_000
const said = (outcome: string, more = {}) =>
  ({ outcome, amount: AMOUNT, currency: null, ...more }) as Parameters<typeof decide>[2]
/** `paid`: the order has its money. `released`: what was held for it went back. */
const orderOf = (text: string) => {
  const [status, ...marks] = text.split(' ')
  return {
    status: status as OrderStatus,
    paidAt: marks.includes('paid') ? new Date() : null,
    promotionsReleased: marks.includes('released'),
  }
}

describe('what a payment result does to an order', () => {
  test.each([
    // attempt, order, said, do, answer
    ['open', 'awaitingPayment', 'paid', 'pay', 'recorded'],
    ['failed', 'awaitingPayment', 'paid', 'pay', 'recorded'],
    ['void', 'awaitingPayment', 'paid', 'pay', 'recorded'],
    ['suspect', 'needsAttention', 'paid', 'pay', 'recorded'],
    ['open', 'needsAttention', 'paid', 'pay', 'recorded'],
    ['void', 'needsAttention released', 'paid', 'payLate', 'recorded'],
    ['void', 'cancelled released', 'paid', 'payLate', 'recorded'],
    ['suspect', 'cancelled released', 'paid', 'payLate', 'recorded'],
    ['void', 'paid paid', 'paid', 'refundUnexpectedPayment', 'recorded'],
    ['suspect', 'shipped paid', 'paid', 'refundUnexpectedPayment', 'recorded'],
    ['void', 'cancelled paid released', 'paid', 'refundUnexpectedPayment', 'recorded'],
    ['paid', 'paid paid', 'paid', 'nothing', 'alreadyFinal'],
    ['paid', 'cancelled paid released', 'failed', 'nothing', 'alreadyFinal'],
    ['open', 'awaitingPayment', 'suspect', 'suspect', 'recorded'],
    ['void', 'awaitingPayment', 'suspect', 'suspect', 'recorded'],
    ['suspect', 'needsAttention', 'suspect', 'nothing', 'alreadyFinal'],
    ['paid', 'paid paid', 'suspect', 'nothing', 'alreadyFinal'],
    ['void', 'paid paid', 'suspect', 'markSuspect', 'recorded'],
    ['void', 'delivered paid', 'suspect', 'markSuspect', 'recorded'],
    ['void', 'cancelled released', 'suspect', 'markSuspect', 'recorded'],
    ['open', 'awaitingPayment', 'failed', 'fail', 'recorded'],
    ['failed', 'awaitingPayment', 'failed', 'nothing', 'alreadyFinal'],
    ['void', 'awaitingPayment', 'failed', 'nothing', 'alreadyFinal'],
    ['suspect', 'needsAttention', 'failed', 'reopen', 'recorded'],
    ['suspect', 'paid paid', 'failed', 'fail', 'recorded'],
    ['suspect', 'cancelled released', 'failed', 'fail', 'recorded'],
    ['open', 'awaitingPayment', 'pending', 'nothing', 'recorded'],
    ['open', 'awaitingPayment', 'unknown', 'nothing', 'recorded'],
    ['open', 'awaitingPayment', 'refunded', 'nothing', 'recorded'],
    ['paid', 'paid paid', 'pending', 'nothing', 'alreadyFinal'],
  ] as const)('an attempt %s, its order %s, %s: %s, %s', (status, order, outcome, done, receipt) => {
    expect(decide({ status, amount: AMOUNT }, orderOf(order), said(outcome))).toEqual({ do: done, receipt })
  })

  test.each(['open', 'paid', 'failed', 'void', 'suspect'] as const)('the wrong amount or currency comes first: %s', (status) => {
    const order = orderOf(status === 'paid' ? 'paid paid' : 'awaitingPayment')
    for (const outcome of ['paid', 'suspect', 'failed', 'pending'])
      for (const wrong of [{ amount: AMOUNT + 1 }, { amount: AMOUNT - 1 }, { currency: 'USD' }])
        expect(decide({ status, amount: AMOUNT }, order, said(outcome, wrong))).toEqual({
          do: 'alertAmount',
          receipt: 'wrongAmount',
        })
    expect(decide({ status: 'open', amount: AMOUNT }, orderOf('awaitingPayment'), said('paid', { currency: 'VND' })).do).toBe(
      'pay',
    )
  })
})

describe('where an order may go', () => {
  const parcel = { wasShipped: false, wasDelivered: false }

  test('every step staff may take is an allowed change of status', () => {
    for (const from of ORDER_STATUSES)
      for (const to of STAFF_MOVES[from]) expect(canBecome(from, to), `${from} → ${to}`).toBe(true)
  })

  test.each([
    ['awaitingPayment', ['paid', 'cancelled']],
    ['paid', ['processing', 'cancelled']],
    ['processing', ['shipped', 'cancelled']],
    ['shipped', ['delivered', 'cancelled']],
    ['delivered', ['completed']],
    ['completed', []],
    ['cancelled', ['paid']],
    ['refunded', []],
    ['needsAttention', ['paid', 'cancelled']],
  ] as const)('%s: staff may %s and nothing else', (from, allowed) => {
    expect(ORDER_STATUSES.filter((to) => canStaffMove(from, to, parcel))).toEqual(
      ORDER_STATUSES.filter((to) => (allowed as readonly string[]).includes(to)),
    )
  })

  test('after a partial refund the parcel goes on from where it is', () => {
    const from = (parcel: Parameters<typeof canStaffMove>[2]) =>
      ORDER_STATUSES.filter((to) => canStaffMove('partlyRefunded', to, parcel))
    expect(from(parcel)).toEqual(['processing', 'shipped', 'cancelled'])
    expect(from({ wasShipped: true, wasDelivered: false })).toEqual(['delivered', 'cancelled'])
    expect(from({ wasShipped: true, wasDelivered: true })).toEqual([])
  })

  test('nothing follows a full refund', () => expect(NEXT.refunded).toEqual([]))
})

describe('the clock', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)

  test('a gateway is asked after 2, 5, 15 and 30 minutes, then hourly for a day', () => {
    const asks: number[] = []
    for (let next = nextQueryTime(at(0), 0), n = 1; next; next = nextQueryTime(at(0), n++))
      asks.push((next.getTime() - at(0).getTime()) / 60_000)
    expect(asks.slice(0, 6)).toEqual([2, 5, 15, 30, 90, 150])
    expect(asks).toHaveLength(27)
    expect(asks.at(-1)).toBe(30 + 23 * 60)
  })

  test.each([
    ['transfer', 10, 10 + 24 * 60],
    ['transfer', 30 * 60, 48 * 60],
    ['vnpay', 10, 30],
    ['epay', 29, 30],
  ] as const)('paying again by %s after %i minutes: kept for %i', (method, now, until) => {
    expect(holdAfterChange({ createdAt: at(0), holdUntil: at(30), buyerTrust: 'member' }, method, at(now))).toEqual(at(until))
  })

  test('choosing a transfer never shortens the hold', () =>
    expect(holdAfterChange({ createdAt: at(0), holdUntil: at(9_999), buyerTrust: 'member' }, 'transfer', at(1))).toEqual(
      at(9_999),
    ))

  test.each([
    [10, 10 + 12 * 60],
    [15 * 60, 24 * 60],
  ])('a guest’s, changed to a transfer after %i minutes, is kept until minute %i', (now, until) =>
    expect(holdAfterChange({ createdAt: at(0), holdUntil: at(30), buyerTrust: 'guest' }, 'transfer', at(now))).toEqual(at(until)),
  )

  // In Vietnam it is seven hours later. The 6th of March 2026 is a Friday.
  test.each([
    ['2026-03-05T02:00:00Z', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05T06:00:00Z', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05T06:00:01Z', '2026-03-06T10:00:00.000Z'],
    ['2026-03-06T08:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['2026-03-07T01:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['2026-03-08T20:00:00Z', '2026-03-09T10:00:00.000Z'],
    // Tết of 2027 and the 30th of April.
    ['2027-02-05T03:00:00Z', '2027-02-12T10:00:00.000Z'],
    ['2027-04-29T08:00:00Z', '2027-05-04T10:00:00.000Z'],
  ])('a statement asked for at %s is read until %s', (now, until) => {
    expect(statementUntil(new Date(now)).toISOString()).toBe(until)
  })
})

describe('VietQR', () => {
  test('the check sum is CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
  })

  test('the account, the amount and what to write, each with its length', () => {
    const bank = { bankName: 'x', bin: '970499', account: '0000161616', holder: 'NXB' }
    const text = vietQrText(bank, 150_000, 'TQ2611ABC')
    expect(text).toBe(
      `00020101021238540010A00000072701240006970499011000001616160208QRIBFTTA53037045406150000` +
        `5802VN62130809TQ2611ABC6304${crc16(text.slice(0, -4))}`,
    )
    expect(text.slice(-4)).toMatch(/^[0-9A-F]{4}$/)
  })
})
