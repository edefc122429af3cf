import { expect, test } from 'vitest'
import { formatDay, isoOf, parseDay } from './day-text.ts'

test('days as people type them', () => {
  for (const text of ['02/01/1990', '2/1/1990', ' 02-01-1990 ', '02011990', '02.01.1990'])
    expect(parseDay(text)).toBe('1990-01-02')
  for (const text of ['', '31/02/2000', '1990', '00/01/1990', '32/01/1990', 'abc', '29/02/2001'])
    expect(parseDay(text)).toBeNull()
  expect(parseDay('29/02/2000')).toBe('2000-02-29')
})

test('there and back', () => {
  expect(formatDay('1990-01-02')).toBe('02/01/1990')
  expect(isoOf(new Date(1990, 0, 2))).toBe('1990-01-02')
})
