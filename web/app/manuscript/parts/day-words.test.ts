import { expect, test } from 'vitest'
import { daysUntil, dayWords, dueWords } from './day-words.ts'

const at = (moment: string) => Date.parse(moment)

test('a day stays its day at 00:30 and at 23:30 in Vietnam', () => {
  expect(dayWords('2026-11-30')).toBe('30/11/2026')
  expect(daysUntil('2026-11-30', at('2026-11-30T00:30:00+07:00'))).toBe(0)
  expect(daysUntil('2026-11-30', at('2026-11-30T23:30:00+07:00'))).toBe(0)
  expect(daysUntil('2026-11-30', at('2026-12-01T00:30:00+07:00'))).toBe(-1)
})

test('what is due says how long there is, and says when that is over', () => {
  const now = at('2026-11-25T23:30:00+07:00')
  expect(dueWords('2026-11-30', now)).toBe('hạn 30/11/2026, còn 5 ngày')
  expect(dueWords('2026-11-25', now)).toBe('hạn 25/11/2026, là hôm nay')
  expect(dueWords('2026-11-24', now)).toBe('đã quá hạn 24/11/2026')
})
