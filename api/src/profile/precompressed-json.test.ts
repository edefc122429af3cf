import { gunzipSync } from 'node:zlib'
import fc from '@tq/db/testing/fast-check.ts'
import { expect, test } from 'vitest'
import { gzipped, Middle, plain } from './precompressed-json.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 3000 })

test('what is put together unpacks to the whole', () => {
  fc.assert(
    fc.property(text, text, text, (before, middle, after) => {
      const spliced = { before, middle: new Middle(middle), after }
      expect(gunzipSync(gzipped(spliced)).equals(plain(spliced))).toBe(true)
      expect(plain(spliced).toString()).toBe(before + middle + after)
    }),
  )
})
