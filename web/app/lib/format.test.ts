import { expect, test } from 'vitest'
import { formatDate, formatDecimal, formatMoment, formatNumber, formatPrice } from './format.ts'

test('days and hours are Vietnam’s, wherever the reader’s clock stands', () => {
  // Half past six in the evening in London is half past one the next morning in Hà Nội.
  expect(formatDate('2026-11-15T18:30:00Z')).toBe('16/11/2026')
  expect(formatMoment('2026-11-15T18:30:00Z')).toBe('01:30 ngày 16/11/2026')
  expect(formatMoment('2026-12-31T17:00:00Z')).toBe('00:00 ngày 01/01/2027')
  expect(formatMoment('2026-12-31T16:59:00Z')).toBe('23:59 ngày 31/12/2026')
})

const PRICES = [0, 5, 999, 1000, 12_500, 120_000, 1_234_567, 9_876_543_210, 1e21, -120_000, 0.5, 1234.5, Number.NaN]
const SHARES = [0, 0.1, 4, 4.7, 4.25, 4.35, 5, 99.9, 1234.5, -4.7, 4.96]

test('prices, counts and shares are written as the browser’s own formatters would', () => {
  const dong = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
  const whole = new Intl.NumberFormat('vi-VN')
  const oneDecimal = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  for (const n of [...PRICES, ...SHARES]) {
    expect(formatPrice(n)).toBe(dong.format(n))
    expect(formatNumber(n)).toBe(whole.format(n))
    expect(formatDecimal(n)).toBe(oneDecimal.format(n))
  }
})
