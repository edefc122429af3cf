import { expect, test } from 'vitest'
import { readIds } from './kept-wishes.ts'

test.each([null, 'x', 7, { 0: 1 }, true])('what is no list is none: %j', (value) => {
  expect(readIds(value)).toEqual([])
})

test('what is no id is left out, and each is there once, in order', () => {
  expect(readIds([3, '4', 1.5, null, 0, -1, 2_000_000_001, Number.NaN, { productId: 9 }, [5], 3, 1])).toEqual([3, 1])
})

test('there are at most 500', () => {
  expect(readIds(Array.from({ length: 900 }, (_, n) => n + 1))).toHaveLength(500)
})
