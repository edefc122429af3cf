import { expect, test } from 'vitest'
import { vietnamDay } from './vietnam-time.ts'

test('a day begins at midnight in Vietnam', () => {
  expect(vietnamDay(new Date('2026-03-01T16:59:59Z'))).toBe('2026-03-01')
  expect(vietnamDay(new Date('2026-03-01T17:00:00Z'))).toBe('2026-03-02')
})
