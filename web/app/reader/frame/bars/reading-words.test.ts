import { expect, test } from 'vitest'
import { durationWords, minutesLeft, percentWords } from './reading-words.ts'

test('minutes are of what is still to be read', () => {
  expect(minutesLeft(300_000, 0)).toBe(300)
  expect(minutesLeft(300_000, 90)).toBeCloseTo(30)
  expect(minutesLeft(300_000, 100)).toBe(0)
})

test.each([
  [0, 'chưa tới 1 phút'],
  [0.9, 'chưa tới 1 phút'],
  [1.4, '1 phút'],
  [19.4, '19 phút'],
  [22, '20 phút'],
  [59.9, '59 phút'],
  [60, '1 giờ'],
  [83, '1 giờ 20 phút'],
  [599, '10 giờ'],
  [1507, '25 giờ'],
])('%d minutes are “%s”: the longer, the rounder', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})

test('a book is at 0 % only at its beginning and at 100 % only at its end', () => {
  const at = (percent: number, more = {}) => percentWords({ percent, isAtStart: false, isAtEnd: false, ...more })
  expect([at(0.2), at(99.8), at(50.4)]).toEqual(['1%', '99%', '50%'])
  expect([at(0, { isAtStart: true }), at(97, { isAtEnd: true })]).toEqual(['0%', '100%'])
})
