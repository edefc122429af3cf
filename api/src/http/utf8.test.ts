import fc from '@tq/db/testing/fast-check.ts'
import { expect, test } from 'vitest'
import { utf8, writeJson } from './utf8.ts'

const same = (text: string) => expect(utf8(text).equals(Buffer.from(text)), JSON.stringify(text)).toBe(true)

test('the same bytes as the plain way, whatever the text', () => {
  for (const text of ['', 'a', 'Tiếng Việt', '😀', 'ữ'.repeat(100_000), '\ud83d', 'a\udc00b', `${'ệ'.repeat(5_000)}\ud800`])
    same(text)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
      same(text)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }), (units) => {
      same(String.fromCharCode(...units))
    }),
  )
})

test.each([1, 2_000, 50_000])('an answer of %i letters is its JSON', (length) => {
  const answer = { data: 'ữ"\n\ud800'.repeat(length) }
  expect(String(writeJson(answer))).toBe(JSON.stringify(answer))
})
