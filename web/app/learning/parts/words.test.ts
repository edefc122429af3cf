import { expect, test } from 'vitest'
import { durationWords, initialsOf, isoDuration, lessonLength } from './words.ts'

test('a duration is said in whole minutes, hours alone when they are full, never as nothing', () => {
  expect([0, 29, 90, 3120, 3600, 11_400, 36_000, 3599].map(durationWords)).toEqual([
    ...['1 phút', '1 phút', '2 phút', '52 phút', '1 giờ', '3 giờ 10 phút', '10 giờ', '1 giờ'],
  ])
  expect([60, 3600, 11_400].map(isoDuration)).toEqual(['PT1M', 'PT1H', 'PT3H10M'])
})

test('what plays has a clock, what is read has minutes', () => {
  expect(lessonLength({ kind: 'video', durationSeconds: 492 })).toBe('08:12')
  expect(lessonLength({ kind: 'audio', durationSeconds: 250 })).toBe('04:10')
  expect(lessonLength({ kind: 'text', durationSeconds: 360 })).toBe('6 phút')
  expect(lessonLength({ kind: 'document', durationSeconds: 540 })).toBe('9 phút')
})

test('a face shows the two syllables people are called by', () => {
  expect(['Nghiêm Lập Kim Thoa', 'đàm Diệp  xuân quý ', 'An', ''].map(initialsOf)).toEqual(['KT', 'XQ', 'A', ''])
})
