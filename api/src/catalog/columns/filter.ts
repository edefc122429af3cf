import { AppError } from '@tq/contract/errors.ts'
import type { FilterQuery } from '../product-filters.ts'
import { type Columns, DIGITAL, IN_STOCK, LEAD } from './columns.ts'

/** Whether a slot belongs to the list: the same conditions as `filtersOf` writes in SQL. */
export function slotFilter(columns: Columns, query: FilterQuery): (slot: number) => boolean {
  const { flags, price, year, rating, category, authors } = columns
  const { mask, wanted } = flagsOf(query)
  const priceFrom = query.priceFrom ?? 0
  const priceTo = query.priceTo ?? Number.POSITIVE_INFINITY
  // Without a year is not before every year.
  const yearFrom = query.yearFrom ?? (query.yearTo === undefined ? 0 : 1)
  const yearTo = query.yearTo ?? Number.POSITIVE_INFINITY
  const leastRating = (query.rating ?? 0) * 10
  const shelves = query.category === undefined ? null : withChildren(columns, query.category)
  const author = query.author === undefined ? null : (columns.personAt.get(query.author) ?? -1)
  return (slot) =>
    ((flags[slot] as number) & mask) === wanted &&
    (price[slot] as number) >= priceFrom &&
    (price[slot] as number) <= priceTo &&
    (year[slot] as number) >= yearFrom &&
    (year[slot] as number) <= yearTo &&
    (rating[slot] as number) >= leastRating &&
    (shelves === null || shelves.has(category[slot] as number)) &&
    (author === null || (authors[slot] as number[]).includes(author))
}

/** One entry a work, its printed book where it has one; a list of digital things shows every e-book instead. */
function flagsOf({ objectType, inStock }: FilterQuery): { mask: number; wanted: number } {
  const only = objectType?.length === 1 ? objectType[0] : undefined
  const stock = inStock ? IN_STOCK : 0
  if (only === 1) return { mask: DIGITAL | stock, wanted: DIGITAL | stock }
  return { mask: LEAD | (only === 0 ? DIGITAL : 0) | stock, wanted: LEAD | stock }
}

function withChildren({ parentOf }: Columns, id: number): Set<number> {
  if (!parentOf.has(id)) throw new AppError('CATEGORY_NOT_FOUND')
  const found = new Set([id])
  for (const [child, parent] of parentOf) if (parent === id) found.add(child)
  return found
}
