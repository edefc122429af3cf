import { expect, test } from 'vitest'
import { formatDate, formatMoment } from './format.ts'

test('days and hours are Vietnam’s, wherever the reader’s clock stands', () => {
  // Half past six in the evening in London is half past one the next morning in Hà Nội.
  expect(formatDate('2026-11-15T18:30:00Z')).toBe('16/11/2026')
  expect(formatMoment('2026-11-15T18:30:00Z')).toBe('01:30 ngày 16/11/2026')
  expect(formatMoment('2026-12-31T17:00:00Z')).toBe('00:00 ngày 01/01/2027')
  expect(formatMoment('2026-12-31T16:59:00Z')).toBe('23:59 ngày 31/12/2026')
})
