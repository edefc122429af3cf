import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeEntry, pickEncoding, textOf } from './entry.ts'
import { packedQuickly } from './quick-packer.ts'

test('the best encoding the client accepts', () => {
  expect(pickEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(pickEncoding('gzip')).toBe('gzip')
  expect(pickEncoding(undefined)).toBe('identity')
  expect(pickEncoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(pickEncoding('br;q=0.0, gzip;q=0')).toBe('identity')
})

test.each([true, false])('what it says can be read, its text kept or not: %s', (keepText) => {
  const body = 'Sách và khoá học '.repeat(400)
  const entry = makeEntry({ status: 200, headers: {}, body, tags: ['site'], until: null }, { keepText })
  expect([entry.plain === null, textOf(entry).toString()]).toEqual([!keepText, body])
})

test('what has no room with the packer that stays is packed by one of its own', () => {
  for (const text of [randomBytes(600_000), Buffer.from('sách'), Buffer.alloc(0)])
    expect(brotliDecompressSync(packedQuickly(text)).equals(text)).toBe(true)
})
