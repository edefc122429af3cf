import { expect, test } from 'vitest'
import { clockWords, fieldWords, formatExact, formatMark, limitWords, spentWords, spokenTime } from './words.ts'

test('marks have a comma, at most two decimals and no zero at the end; what was typed keeps its decimals', () => {
  expect([6.75, 6.1, 7, 0.333, 10].map(formatMark)).toEqual(['6,75', '6,1', '7', '0,33', '10'])
  expect([2.5, -3, 0.0005, 12000].map(formatExact)).toEqual(['2,5', '−3', '0,0005', '12000'])
})

test('time on the clock, for the ear and on paper; more time is said to be more', () => {
  expect([0, 59.2, 2487, 6087].map(clockWords)).toEqual(['00:00', '01:00', '41:27', '1:41:27'])
  expect([0, 60, 2487, 3600].map(spokenTime)).toEqual(['0 giây', '1 phút', '41 phút 27 giây', '1 giờ'])
  expect([5400, 4452, 12].map(spentWords)).toEqual(['90 phút', '74 phút 12 giây', '12 giây'])
  expect([limitWords(3600, 1800), limitWords(3600), limitWords(null)]).toEqual([
    '60 phút (gồm 30 phút thêm)',
    '60 phút',
    'Không giới hạn thời gian',
  ])
  expect(fieldWords(['score', 'key', 'explanation'])).toBe('điểm, đáp án và lời giải')
})
