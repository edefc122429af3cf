import fc from '@tq/db/testing/fast-check.ts'
import { expect, test } from 'vitest'
import { beginningWith, firstLettersOf, titlesBeginning } from './first-letters.ts'

const letters = (most: number) => fc.string({ unit: fc.constantFrom(...'ab1 |'), minLength: 1, maxLength: most })
const titles = fc.array(
  letters(7).map((text) => ` ${text}`),
  { minLength: 1, maxLength: 20 },
)

test('of any titles those begin so of which the letters are the first, however many letters were typed', () => {
  fc.assert(
    fc.property(titles, letters(6), (plain, typed) => {
      const begins = titlesBeginning(plain, firstLettersOf(plain), typed)
      expect(plain.map((_, slot) => begins(slot))).toEqual(plain.map((title) => title.startsWith(` ${typed}`)))
    }),
  )
})

test('one letter or two → the first titles that begin so, in the order given, and no more than wanted', () => {
  fc.assert(
    fc.property(titles, letters(2), fc.integer({ min: 1, max: 5 }), (plain, typed, most) => {
      const order = Int32Array.from(plain.keys()).reverse()
      const begun = [...order].filter((slot) => plain[slot]?.startsWith(` ${typed}`))
      expect([...beginningWith(typed, firstLettersOf(plain), order, most)]).toEqual(begun.slice(0, most))
    }),
  )
})

test('titles whose first four letters are the same are told apart by the next', () => {
  const plain = [' toan cao cap', ' toan hoc', ' toa']
  const begins = titlesBeginning(plain, firstLettersOf(plain), 'toan c')
  expect(plain.map((_, slot) => begins(slot))).toEqual([true, false, false])
})
