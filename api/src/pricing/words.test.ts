import { expect, test } from 'vitest'
import { dong } from './words.ts'

test('amounts as they are written in Vietnamese', () => {
  const intl = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
  for (const amount of [0, 5, 999, 1_000, 120_000, 1_234_567, 98_765_432_100, -45_000])
    expect(dong(amount)).toBe(intl.format(amount))
})
