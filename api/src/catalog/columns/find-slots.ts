import { AppError } from '@tq/contract/errors.ts'
import type { FilterQuery } from '../product-filters.ts'
import { type Columns, DIGITAL, IN_STOCK, LEAD } from './columns.ts'
import { borrowMarks, mark, unmark } from './slot-marks.ts'

/** Above every price, year and rating. */
const NO_END = 2 ** 31 - 1

const NO_SHELVES: number[] = []

/** Each both ends included. */
interface Bounds {
  mask: number
  wanted: number
  priceFrom: number
  priceTo: number
  yearFrom: number
  yearTo: number
  ratingFrom: number
  /** Says of each category whether it is one of them. */
  shelves: Uint8Array
}

// Loops stand in functions that end with them: the engine compiles a loop while it runs for the first time, before what follows it
// was ever reached, and would throw its work away at the end of each call.

/** The slots that belong to the list, in their own order: the conditions that `filtersOf` writes in SQL. */
export function findSlots(columns: Columns, query: FilterQuery, { isAnyForm = false } = {}): Int32Array {
  const bounds = boundsOf(columns, query, isAnyForm)
  const among = amongOf(columns, query)
  const found = new Int32Array(among?.length ?? columns.size)
  return found.subarray(0, among ? fillAmong(found, among, columns, bounds) : fillMatching(found, columns, bounds))
}

/** The only ones that can belong to it; null: all of them. */
function amongOf({ slotsBy, personAt, branches }: Columns, { author, category }: FilterQuery): Int32Array | null {
  if (author !== undefined) return slotsBy.person(personAt.get(author) ?? -1)
  return category === undefined ? null : slotsBy.categories(branches.get(category) ?? NO_SHELVES)
}

function boundsOf(columns: Columns, query: FilterQuery, isAnyForm: boolean): Bounds {
  const stock = query.inStock ? IN_STOCK : 0
  return {
    ...(isAnyForm ? { mask: stock, wanted: stock } : flagsOf(query)),
    priceFrom: bound(query.priceFrom, 0),
    priceTo: bound(query.priceTo, NO_END),
    // Without a year is not before every year.
    yearFrom: bound(query.yearFrom, query.yearTo === undefined ? 0 : 1),
    yearTo: bound(query.yearTo, NO_END),
    ratingFrom: bound(query.rating, 0) * 10,
    shelves: shelvesOf(columns, query.category),
  }
}

/** Within what the difference to a price or a year can be taken of. */
const bound = (asked: number | undefined, otherwise: number) => Math.min(NO_END, Math.max(0, asked ?? otherwise))

/**
 * How many there are. Reads each column from its beginning to its end; in the order of the list it would jump through all of them. Each
 * condition is a number that is below zero where it does not hold, so that one look at the sign of all together decides: a processor
 * guesses where a branch will go, and prices and years can't be guessed.
 */
function fillMatching(found: Int32Array, { flags, price, year, rating, category }: Columns, bounds: Bounds): number {
  const { mask, wanted, priceFrom, priceTo, yearFrom, yearTo, ratingFrom, shelves } = bounds
  let end = 0
  for (let slot = 0; slot < found.length; slot++) {
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
  return end
}

/** The same for some of them. Someone who is named twice, as author and as editor, has a slot twice there, one behind the other. */
function fillAmong(found: Int32Array, among: Int32Array, columns: Columns, bounds: Bounds): number {
  const { flags, price, year, rating, category } = columns
  const { mask, wanted, priceFrom, priceTo, yearFrom, yearTo, ratingFrom, shelves } = bounds
  let end = 0
  let last = -1
  for (let at = 0; at < among.length; at++) {
    const slot = among[at] as number
    const cost = price[slot] as number
    const age = year[slot] as number
    const isIn =
      ((flags[slot] as number) & mask) === wanted &&
      cost >= priceFrom &&
      cost <= priceTo &&
      age >= yearFrom &&
      age <= yearTo &&
      (rating[slot] as number) >= ratingFrom &&
      shelves[category[slot] as number] === 1
    if (isIn && slot !== last) found[end++] = slot
    last = slot
  }
  return end
}

/** Of slots in their own order. */
export function isAmong(slots: Int32Array, slot: number): boolean {
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((slots[middle] as number) < slot) low = middle + 1
    else high = middle
  }
  return slots[low] === slot
}

/** As `filter`, which calls its function in a way that the engine can't put into the loop. */
export function wantedOf(slots: Int32Array, isWanted: (slot: number) => boolean): Int32Array {
  const wanted = new Int32Array(slots.length)
  return wanted.subarray(0, takeWanted(wanted, slots, isWanted))
}

function takeWanted(wanted: Int32Array, slots: Int32Array, isWanted: (slot: number) => boolean): number {
  let end = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (isWanted(slot)) wanted[end++] = slot
  }
  return end
}

/** Those that come first in that order. */
export function firstOf(order: Int32Array, slots: Int32Array, most: number): Int32Array {
  const marks = borrowMarks(order.length)
  mark(marks, slots)
  const first = new Int32Array(Math.min(most, slots.length))
  const end = takeFirst(first, order, marks)
  unmark(marks, slots)
  return first.subarray(0, end)
}

/** How many there are: fewer where a slot was given twice. */
function takeFirst(first: Int32Array, order: Int32Array, marks: Uint8Array): number {
  let end = 0
  for (let at = 0; at < order.length && end < first.length; at++) {
    const slot = order[at] as number
    if (marks[slot] === 1) first[end++] = slot
  }
  return end
}

/** One entry a work, its printed book where it has one; a list of digital things shows every e-book instead. */
function flagsOf({ objectType, inStock }: FilterQuery): { mask: number; wanted: number } {
  const only = objectType?.length === 1 ? objectType[0] : undefined
  const stock = inStock ? IN_STOCK : 0
  if (only === 1) return { mask: DIGITAL | stock, wanted: DIGITAL | stock }
  return { mask: LEAD | (only === 0 ? DIGITAL : 0) | stock, wanted: LEAD | stock }
}

function shelvesOf({ branches, lastCategory }: Columns, id: number | undefined): Uint8Array {
  const shelves = new Uint8Array(lastCategory + 1)
  if (id === undefined) return shelves.fill(1)
  const branch = branches.get(id)
  if (!branch) throw new AppError('CATEGORY_NOT_FOUND')
  for (const shelf of branch) shelves[shelf] = 1
  return shelves
}
