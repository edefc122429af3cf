import { expect, test } from 'vitest'
import { firstOf } from './find-slots.ts'

const ORDER = Int32Array.of(3, 1, 4, 0, 2)

test('those slots, as they come in that order, at most so many', () => {
  expect([...firstOf(ORDER, Int32Array.of(0, 1, 2, 3), 3)]).toEqual([3, 1, 0])
  expect([...firstOf(ORDER, Int32Array.of(2), 9)]).toEqual([2])
  expect([...firstOf(ORDER, new Int32Array(0), 9)]).toEqual([])
})

test('a slot given twice comes once, and nothing is waited for', () => {
  expect([...firstOf(ORDER, Int32Array.of(2, 2, 1), 9)]).toEqual([1, 2])
})
