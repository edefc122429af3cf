import { AppError } from '@tq/contract/errors.ts'
import type { FilterQuery } from '../product-filters.ts'
import { type Columns, DIGITAL, IN_STOCK, LEAD } from './columns.ts'

/** Above every price, year and rating. */
const NO_END = 2 ** 31 - 1

/**
 * The slots that belong to the list, in their own order: the conditions that `filtersOf` writes in SQL. One pass that reads each column
 * from its beginning to its end; in the order of the list it would jump through all of them. Each condition is a number that is below
 * zero where it does not hold, so that one look at the sign of all together decides: a processor guesses where a branch will go, and
 * prices and years can't be guessed.
 */
export function findSlots(columns: Columns, query: FilterQuery): Int32Array {
  const { size, flags, price, year, rating, category } = columns
  const shelves = shelvesOf(columns, query.category)
  const { mask, wanted } = flagsOf(query)
  const priceFrom = bound(query.priceFrom, 0)
  const priceTo = bound(query.priceTo, NO_END)
  // Without a year is not before every year.
  const yearFrom = bound(query.yearFrom, query.yearTo === undefined ? 0 : 1)
  const yearTo = bound(query.yearTo, NO_END)
  const ratingFrom = bound(query.rating, 0) * 10
  const found = new Int32Array(size)
  let end = 0
  for (let slot = 0; slot < size; slot++) {
    const cost = price[slot] as number
    const age = year[slot] as number
    const sign =
      -(((flags[slot] as number) & mask) ^ wanted) |
      (cost - priceFrom) |
      (priceTo - cost) |
      (age - yearFrom) |
      (yearTo - age) |
      ((rating[slot] as number) - ratingFrom) |
      ((shelves[category[slot] as number] as number) - 1)
    // The next one that is found is written over one that is not.
    found[end] = slot
    end += 1 + (sign >> 31)
  }
  const slots = found.subarray(0, end)
  return query.author === undefined ? slots : keepAuthor(slots, columns, query.author)
}

/** Within what the difference to a price or a year can be taken of. */
const bound = (asked: number | undefined, otherwise: number) => Math.min(NO_END, Math.max(0, asked ?? otherwise))

/** Those that come first in that order. */
export function firstOf(order: Int32Array, slots: Int32Array, most: number): Int32Array {
  const isAmong = new Uint8Array(order.length)
  for (let at = 0; at < slots.length; at++) isAmong[slots[at] as number] = 1
  const first = new Int32Array(Math.min(most, slots.length))
  for (let at = 0, end = 0; end < first.length; at++) {
    const slot = order[at] as number
    if (isAmong[slot] === 1) first[end++] = slot
  }
  return first
}

/** One entry a work, its printed book where it has one; a list of digital things shows every e-book instead. */
function flagsOf({ objectType, inStock }: FilterQuery): { mask: number; wanted: number } {
  const only = objectType?.length === 1 ? objectType[0] : undefined
  const stock = inStock ? IN_STOCK : 0
  if (only === 1) return { mask: DIGITAL | stock, wanted: DIGITAL | stock }
  return { mask: LEAD | (only === 0 ? DIGITAL : 0) | stock, wanted: LEAD | stock }
}

/** Writes over the slots it was given. */
function keepAuthor(slots: Int32Array, { authors: { starts, places }, personAt }: Columns, id: number): Int32Array {
  const author = personAt.get(id) ?? -1
  let end = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    for (let one = starts[slot] as number; one < (starts[slot + 1] as number); one++) {
      if (places[one] !== author) continue
      slots[end++] = slot
      break
    }
  }
  return slots.subarray(0, end)
}

/** Says of each category whether it is one of them. */
function shelvesOf({ parentOf, lastCategory }: Columns, id: number | undefined): Uint8Array {
  const shelves = new Uint8Array(lastCategory + 1)
  if (id === undefined) return shelves.fill(1)
  if (!parentOf.has(id)) throw new AppError('CATEGORY_NOT_FOUND')
  shelves[id] = 1
  for (const [child, parent] of parentOf) if (parent === id) shelves[child] = 1
  return shelves
}
