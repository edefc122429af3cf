import { expect, test } from 'vitest'
import { leafOf, timeOf } from './calendar-leaf.ts'

test('the day in Hà Nội, in words', () => {
  // 18:30 UTC is already the next day there.
  expect(leafOf(new Date('2026-11-14T18:30:00Z'))).toEqual({
    weekday: 'Chủ nhật',
    day: '15',
    month: '11',
    words: 'Ngày 15 tháng 11 năm 2026',
  })
})

test('the hour of an event', () => {
  expect(timeOf(new Date('2026-11-19T08:00:00Z'))).toBe('15:00, Thứ Năm 19/11/2026')
  expect(timeOf(new Date('2026-11-30T17:05:00Z'))).toBe('00:05, Thứ Ba 1/12/2026')
})
