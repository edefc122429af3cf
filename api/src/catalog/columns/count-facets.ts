import type { Facets } from '@tq/contract/catalog.ts'
import { MOST_AUTHORS, STARS, STEPS, toFacets } from '../facets.ts'
import { type Columns, DIGITAL, HAS_DIGITAL, IN_STOCK } from './columns.ts'

/** The counts that `facetsSql` takes, over these slots. */
export function countFacets(columns: Columns, slots: ArrayLike<number>): Facets {
  const { flags, category, price, year, rating, authors } = columns
  const perShelf = new Map<number, number>()
  const perYear = new Map<number, number>()
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
    increaseAt(perTenth, rating[slot] as number)
    increaseAt(perStep, stepOf(price[slot] as number))
    for (const person of authors[slot] as number[]) increaseAt(perPerson, person)
  }
  return toFacets({
    ...{ total: slots.length, shipped, digital, inStock },
    ratings: STARS.map((star) => perTenth.subarray(star * 10).reduce((sum, n) => sum + n, 0)),
    prices: [...perStep],
    categories: withParents(columns, perShelf),
    years: [...perYear]
      .filter(([one]) => one > 0)
      .sort(([a], [b]) => b - a)
      .map(([one, count]) => ({ year: one, count })),
    authors: mostFrequent(columns, perPerson),
  })
}

const increase = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)

function increaseAt(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
}

function stepOf(price: number): number {
  let step = STEPS.length - 1
  while (step > 0 && price < (STEPS[step]?.from ?? 0)) step--
  return step
}

function withParents({ parentOf }: Columns, perShelf: Map<number, number>): Facets['categories'] {
  const all = new Map(perShelf)
  for (const [id, count] of perShelf) {
    const parent = parentOf.get(id)
    if (parent != null) all.set(parent, (all.get(parent) ?? 0) + count)
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
