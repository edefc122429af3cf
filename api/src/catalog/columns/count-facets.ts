import type { Facets } from '@tq/contract/catalog.ts'
import { MOST_AUTHORS, STARS, STEPS, toFacets } from '../facets.ts'
import { type Columns, DIGITAL, HAS_DIGITAL, IN_STOCK } from './columns.ts'

/** The counts that `facetsSql` takes, over these slots. */
export function countFacets(columns: Columns, slots: ArrayLike<number>): Facets {
  const { flags, category, price, year, rating, authors } = columns
  const perShelf = new Int32Array(columns.lastCategory + 1)
  const perYear = new Int32Array(columns.lastYear + 1)
  const perPerson = new Int32Array(columns.people.length)
  const perStep = new Int32Array(STEPS.length)
  const perTenth = new Int32Array(51)
  let shipped = 0
  let digital = 0
  let inStock = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    const flag = flags[slot] as number
    if (!(flag & DIGITAL)) shipped++
    if (flag & (DIGITAL | HAS_DIGITAL)) digital++
    if (flag & IN_STOCK) inStock++
    increase(perShelf, category[slot] as number)
    increase(perYear, year[slot] as number)
    increase(perTenth, rating[slot] as number)
    increase(perStep, stepOf(price[slot] as number))
    for (const person of authors[slot] as number[]) increase(perPerson, person)
  }
  return toFacets({
    ...{ total: slots.length, shipped, digital, inStock },
    ratings: STARS.map((star) => perTenth.subarray(star * 10).reduce((sum, n) => sum + n, 0)),
    prices: [...perStep],
    categories: withParents(columns, perShelf),
    years: filled(perYear)
      .filter(({ at }) => at > 0)
      .reverse()
      .map(({ at, count }) => ({ year: at, count })),
    authors: mostFrequent(columns, perPerson),
  })
}

function increase(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
}

function filled(counts: Int32Array): { at: number; count: number }[] {
  const found: { at: number; count: number }[] = []
  for (const [at, count] of counts.entries()) if (count > 0) found.push({ at, count })
  return found
}

function stepOf(price: number): number {
  let step = STEPS.length - 1
  while (step > 0 && price < (STEPS[step]?.from ?? 0)) step--
  return step
}

function withParents({ parentOf }: Columns, perShelf: Int32Array): Facets['categories'] {
  const all = new Map<number, number>()
  const add = (id: number, count: number) => all.set(id, (all.get(id) ?? 0) + count)
  for (const { at: id, count } of filled(perShelf)) {
    add(id, count)
    const parent = parentOf.get(id)
    if (parent != null) add(parent, count)
  }
  return [...all].sort(([a], [b]) => a - b).map(([id, count]) => ({ id, count }))
}

/** Those with most books, without sorting everybody: people go by id, so the earlier of two with as many is the right one. */
function mostFrequent({ people }: Columns, perPerson: Int32Array): Facets['authors'] {
  const best: { at: number; count: number }[] = []
  for (let at = 0; at < perPerson.length; at++) {
    const count = perPerson[at] as number
    if (count === 0 || (best.length === MOST_AUTHORS && count <= (best.at(-1)?.count ?? 0))) continue
    const before = best.findIndex((one) => one.count < count)
    best.splice(before < 0 ? best.length : before, 0, { at, count })
    if (best.length > MOST_AUTHORS) best.pop()
  }
  return best.flatMap(({ at, count }) => {
    const person = people[at]
    return person ? [{ id: person.id, name: person.name, count }] : []
  })
}
