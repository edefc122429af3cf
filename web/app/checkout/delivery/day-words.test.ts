import { expect, test } from 'vitest'
import { dayWords } from './day-words.ts'

test('a day is said with its weekday', () => {
  expect(dayWords('2026-11-17')).toBe('thứ Ba 17/11')
  expect(dayWords('2026-11-01')).toBe('Chủ nhật 01/11')
})

test('what is no day stays as it is', () => {
  expect(dayWords('sớm')).toBe('sớm')
})
