import { succeeded } from '@tq/contract/http/envelope.ts'
import fc from '@tq/db/testing/fast-check.ts'
import { expect, test } from 'vitest'
import { keepWritten, writeEnvelope } from './written.ts'

const text = (answer: Parameters<typeof writeEnvelope>[0]) => writeEnvelope(answer).body.toString()

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

test('whoever is handed an answer has what a reader of its text has', () => {
  const thing = fc.record({ id: fc.nat(), authors: fc.array(fc.string()), picture: fc.option(fc.jsonValue()), at: fc.date() })
  fc.assert(
    fc.property(fc.array(thing, { minLength: 1 }), fc.dictionary(fc.string(), fc.jsonValue()), (things, more) => {
      const { data: _, ...beside } = more
      const { body, read } = writeEnvelope(succeeded(things.map(keepWritten), { ...beside, searchedFor: undefined }))
      expect(read?.()).toStrictEqual(JSON.parse(body.toString()))
      expect(JSON.stringify(read?.())).toBe(body.toString())
    }),
  )
})

test('what is handed to one page can’t be changed for the next', () => {
  const { read } = writeEnvelope(succeeded([keepWritten({ id: 1, authors: ['Lan'], picture: { url: '/1' } })], { total: 1 }))
  const { data = [] } = (read?.() ?? {}) as { data?: { authors: string[]; picture: { url: string } }[] }
  const [card] = data
  expect(() => card?.authors.push('Minh')).toThrow(TypeError)
  expect(() => Object.assign(card?.picture ?? {}, { url: '/2' })).toThrow(TypeError)
  data.pop()
  expect(read?.()).toMatchObject({ data: [{ id: 1, authors: ['Lan'], picture: { url: '/1' } }] })
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
  const kept: { id: number } = keepWritten({ id: 1 })
  expect(() => {
    kept.id = 2
  }).toThrow(TypeError)
})
