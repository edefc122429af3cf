import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { expect, test } from 'vitest'
import { readSeen, withSeen } from './seen-prices.ts'

const line = (productId: number, priceNow: number, more: Partial<CartLine> = {}) =>
  ({ productId, priceNow, priceBefore: null, problem: null, ...more }) as CartLine
const cart = (...lines: CartLine[]) => ({ lines }) as Cart

test('what is seen first is remembered, what changed since is pointed out', () => {
  const first = withSeen(cart(line(1, 90_000), line(2, 50_000)), {})
  expect(first.seen).toEqual({ 1: 90_000, 2: 50_000 })
  expect(first.cart.lines.map(({ priceBefore }) => priceBefore)).toEqual([null, null])
  const second = withSeen(cart(line(1, 80_000), line(3, 10_000)), first.seen)
  expect(second.cart.lines.map(({ priceBefore }) => priceBefore)).toEqual([90_000, null])
  expect(second.seen).toEqual({ 1: 90_000, 3: 10_000 })
})

test('what is gone has no price now; it comes back with the one that was seen', () => {
  const gone = withSeen(cart(line(1, 0, { problem: 'gone' })), { 1: 90_000 })
  expect(gone).toMatchObject({ cart: { lines: [{ priceBefore: null }] }, seen: { 1: 90_000 } })
  expect(withSeen(cart(line(2, 0, { problem: 'gone' })), {}).seen).toEqual({})
})

test.each([[null], ['x'], [[1]], [{ a: 1 }], [{ 1: '5' }], [{ 1: -5 }], [{ 1: 1.5 }]])('%j is nothing', (value) =>
  expect(readSeen(value)).toEqual({}),
)
