import { expect, test } from 'vitest'
import { commissionOf } from './commission.ts'

test('a commission is rounded down to whole đồng', () => {
  expect(commissionOf(99_999, 8)).toBe(7_999)
  expect(commissionOf(99_987, 8)).toBe(7_998)
  expect(commissionOf(100_000, 8)).toBe(8_000)
})
