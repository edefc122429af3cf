import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gzipped, Middle, markOf, plain } from './spliced.ts'

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

test('the mark changes with every part', () => {
  const middle = new Middle('b')
  const marks = [
    { before: 'a', middle, after: 'c' },
    { before: 'A', middle, after: 'c' },
    { before: 'a', middle: new Middle('B'), after: 'c' },
    { before: 'a', middle, after: 'C' },
  ].map(markOf)
  expect(new Set(marks).size).toBe(4)
})
