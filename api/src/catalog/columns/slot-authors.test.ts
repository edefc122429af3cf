import fc from '@tq/db/testing/fast-check.ts'
import { expect, test } from 'vitest'
import { makeAuthors, type SlotAuthors, setAuthors } from './slot-authors.ts'

const own = fc.array(fc.nat({ max: 9 }), { maxLength: 4 })

const readAll = ({ starts, places }: SlotAuthors) =>
  Array.from({ length: starts.length - 1 }, (_, slot) => [...places.subarray(starts[slot], starts[slot + 1])])

test('whatever is set for one slot, all others keep theirs', () => {
  fc.assert(
    fc.property(fc.array(own, { minLength: 1 }), fc.array(fc.tuple(fc.nat(), own)), (perSlot, changes) => {
      const authors = makeAuthors(perSlot)
      const plain = [...perSlot]
      for (const [at, changed] of changes) {
        const slot = at % plain.length
        setAuthors(authors, slot, changed)
        plain[slot] = changed
      }
      expect(readAll(authors)).toEqual(plain)
    }),
  )
})
