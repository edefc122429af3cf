import { expect, test } from 'vitest'
import { makeAuthors } from './slot-authors.ts'
import { SlotsBy } from './slots-by-shelf.ts'

function source() {
  return {
    size: 5,
    category: Int32Array.of(3, 1, 3, 2, 1),
    lastCategory: 3,
    authors: makeAuthors([[0], [1, 0], [], [1], [1, 1]]),
    people: { length: 3 },
  }
}

test('slots of one shelf and of several, in their own order', () => {
  const slotsBy = new SlotsBy(source())
  expect([...slotsBy.categories([3])]).toEqual([0, 2])
  expect([...slotsBy.categories([3, 1])]).toEqual([0, 1, 2, 4])
  expect([...slotsBy.categories([0])]).toEqual([])
})

test('slots of a person, also of somebody who has none, or whom nobody knows', () => {
  const slotsBy = new SlotsBy(source())
  expect([...slotsBy.person(0)]).toEqual([0, 1])
  expect([...slotsBy.person(1)]).toEqual([1, 3, 4, 4])
  expect([...slotsBy.person(2)]).toEqual([])
  expect([...slotsBy.person(-1)]).toEqual([])
  expect([...slotsBy.person(3)]).toEqual([])
})

test('a shelf that changed → seen once it was told to forget', () => {
  const changing = source()
  const slotsBy = new SlotsBy(changing)
  slotsBy.categories([3])
  changing.category[0] = 7
  changing.lastCategory = 7
  slotsBy.forget()
  expect([...slotsBy.categories([7])]).toEqual([0])
  expect([...slotsBy.categories([3])]).toEqual([2])
})
