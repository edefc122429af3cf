import { expect, test } from 'vitest'
import { deviceOf, patternOf } from './page-pattern.ts'

test('values become the names of their parameters', () => {
  expect(patternOf('/san-pham/toan-cao-cap.12', { id: 'toan-cao-cap.12' })).toBe('/san-pham/:id')
  expect(patternOf('/tin-sach', {})).toBe('/tin-sach')
  expect(patternOf('/pages/a%20b', { id: 'a b' })).toBe('/pages/:id')
  expect(patternOf('/pages/%zz', { id: '%zz' })).toBe('/pages/:id')
})

test('devices by width', () => {
  expect([320, 719, 720, 1023, 1024].map(deviceOf)).toEqual(['phone', 'phone', 'tablet', 'tablet', 'desktop'])
})
