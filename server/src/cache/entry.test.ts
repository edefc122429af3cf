import { expect, test } from 'vitest'
import { pickEncoding } from './entry.ts'

test('the best encoding the client accepts', () => {
  expect(pickEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(pickEncoding('gzip')).toBe('gzip')
  expect(pickEncoding(undefined)).toBe('identity')
  expect(pickEncoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(pickEncoding('br;q=0.0, gzip;q=0')).toBe('identity')
})
