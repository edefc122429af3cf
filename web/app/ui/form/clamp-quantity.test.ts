import { expect, test } from 'vitest'
import { clampQuantity } from './clamp-quantity.ts'

test('a typed quantity stays between one and the most', () => {
  expect(clampQuantity('3', 10, 1)).toBe(3)
  expect(clampQuantity('0', 10, 2)).toBe(1)
  expect(clampQuantity('-4', 10, 2)).toBe(1)
  expect(clampQuantity('99', 10, 2)).toBe(10)
  expect(clampQuantity('2.9', 10, 1)).toBe(2)
})

test('what is not a number leaves the quantity as it was', () => {
  expect(clampQuantity('', 10, 2)).toBe(2)
  expect(clampQuantity('hai', 10, 2)).toBe(2)
})

test('nothing in stock still means one in the field', () => {
  expect(clampQuantity('5', 0, 1)).toBe(1)
})
