import type { BuyerTrust } from '@tq/contract/enums.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import { expect, test } from 'vitest'
import { isLargeTitleNow, leavesOneIn, limitPassed, mostOfTitle } from './hold-limits.ts'

test.each<[BuyerTrust, ChosenMethod, number, number]>([
  ['guest', 'transfer', 60, 48],
  ['guest', 'cod', 4, 4],
  ['guest', 'cod', 5, 4],
  ['guest', 'vnpay', 60, 54],
  ['guest', 'epay', 9, 9],
  ['member', 'transfer', 60, 54],
  ['member', 'vnpay', 60, 57],
  ['returning', 'cod', 60, 57],
  ['returning', 'vnpay', 60, 60],
])('a %s by %s may take of %i copies %i', (trust, method, onHand, most) => {
  expect(mostOfTitle({ onHand, reserved: 0 }, leavesOneIn(trust, method))).toBe(most)
  expect(mostOfTitle({ onHand, reserved: 3 }, leavesOneIn(trust, method))).toBe(Math.max(0, most - 3))
})

const none = { pieces: 0, value: 0 }
test.each<[string, BuyerTrust, Parameters<typeof limitPassed>[1], [number, number], ReturnType<typeof limitPassed>]>([
  ['the first order', 'guest', { orders: 0, customer: none, network: none }, [400, 200_000_000], null],
  ['a sixth order', 'returning', { orders: 5, customer: none, network: none }, [1, 1], 'orders'],
  ['one piece too many', 'guest', { orders: 1, customer: { pieces: 100, value: 0 }, network: none }, [301, 1], 'customer'],
  ['one đồng too many', 'guest', { orders: 1, customer: { pieces: 1, value: 1 }, network: none }, [1, 200_000_000], 'customer'],
  ['the same as a member', 'member', { orders: 1, customer: { pieces: 100, value: 1 }, network: none }, [301, 200_000_000], null],
  ['a full network', 'member', { orders: 0, customer: none, network: { pieces: 2_000, value: 0 } }, [1, 1], 'network'],
  [
    'a full network, bought before',
    'returning',
    { orders: 0, customer: none, network: { pieces: 9_999, value: 0 } },
    [1, 1],
    null,
  ],
])('%s', (_, trust, unpaid, [pieces, value], passed) => expect(limitPassed(trust, unpaid, { pieces, value })).toBe(passed))

test('half of a title is told once, when it is reached', () => {
  expect(isLargeTitleNow({ onHand: 60, left: 31, quantity: 29 })).toBe(false)
  expect(isLargeTitleNow({ onHand: 60, left: 30, quantity: 1 })).toBe(true)
  expect(isLargeTitleNow({ onHand: 60, left: 29, quantity: 1 })).toBe(false)
  expect(isLargeTitleNow({ onHand: 19, left: 0, quantity: 19 })).toBe(false)
})
