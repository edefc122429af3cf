import { succeeded } from '@tq/contract/http/envelope.ts'
import fc from '@tq/db/testing/fast-check.ts'
import { expect, test } from 'vitest'
import { keepWritten, writeEnvelope } from './written.ts'

const text = (answer: Parameters<typeof writeEnvelope>[0]) => writeEnvelope(answer).toString()

test('whatever was written before, the whole is what JSON.stringify writes', () => {
  const thing = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue())
  fc.assert(
    fc.property(fc.array(thing), fc.dictionary(fc.string(), fc.jsonValue()), (things, more) => {
      const { isSuccess: _, data: __, ...beside } = more
      const plain = JSON.stringify(succeeded(things, beside))
      expect(text(succeeded(things.map(keepWritten), beside))).toBe(plain)
    }),
  )
})

test('a list with a thing that was not written before is written as a whole', () => {
  const things = [keepWritten({ id: 1 }), { id: 2 }]
  expect(text(succeeded(things, {}))).toBe(JSON.stringify(succeeded(things, {})))
})

test('a changed copy is written as it is', () => {
  const copy = { ...keepWritten({ id: 1, title: 'Số học' }), title: 'Đại số' }
  expect(JSON.parse(text(succeeded([copy], {})))).toMatchObject({ data: [{ id: 1, title: 'Đại số' }] })
})

test('what is kept can’t change any more', () => {
  const kept = keepWritten({ id: 1 })
  expect(() => {
    kept.id = 2
  }).toThrow(TypeError)
})
