import type { Facets } from '@tq/contract/catalog.ts'
import { MOST_AUTHORS, STARS, STEPS, toFacets } from '../facets.ts'
import { type Columns, DIGITAL, HAS_DIGITAL, IN_STOCK } from './columns.ts'
import { Tally } from './tally.ts'
import { readTraits, TRAITS } from './traits.ts'

/** The counts that `facetsSql` takes, over these slots. */
export function countFacets(columns: Columns, slots: Int32Array): Facets {
  const counts = countsOf(columns)
  count(counts, columns, slots)
  return toFacets({
    ...countTraits(counts.traits),
    total: slots.length,
    categories: withParents(columns, counts.shelves),
    years: countYears(counts.years),
    authors: mostFrequent(columns, counts.people),
  })
}

type Counts = Record<'traits' | 'shelves' | 'years' | 'people', Tally>

/** The last ones, if there are as many of everything. */
let used: Counts | undefined

function countsOf({ lastCategory, lastYear, people }: Columns): Counts {
  const of = (name: keyof Counts, size: number): Tally => {
    const last = used?.[name]
    if (last?.counts.length !== size) return new Tally(size)
    last.clear()
    return last
  }
  used = {
    traits: of('traits', TRAITS),
    shelves: of('shelves', lastCategory + 1),
    years: of('years', lastYear + 1),
    people: of('people', people.length),
  }
  return used
}

/** A function of its own, as in find-slots.ts. */
function count({ traits, shelves, years, people }: Counts, columns: Columns, slots: Int32Array): void {
  const { starts, places } = columns.authors
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    traits.add(columns.traits[slot] as number)
    shelves.add(columns.category[slot] as number)
    years.add(columns.year[slot] as number)
    const end = starts[slot + 1] as number
    for (let one = starts[slot] as number; one < end; one++) people.add(places[one] as number)
  }
}

function countTraits(traits: Tally) {
  const counts = { shipped: 0, digital: 0, inStock: 0, ratings: STARS.map(() => 0), prices: STEPS.map(() => 0) }
  for (const one of traits.counted()) {
    const count = traits.counts[one] as number
    const { flags, stars, step } = readTraits(one)
    if (!(flags & DIGITAL)) counts.shipped += count
    if (flags & (DIGITAL | HAS_DIGITAL)) counts.digital += count
    if (flags & IN_STOCK) counts.inStock += count
    for (let i = 0; i < STARS.length; i++)
      if (stars >= (STARS[i] as number)) counts.ratings[i] = (counts.ratings[i] as number) + count
    counts.prices[step] = (counts.prices[step] as number) + count
  }
  return counts
}

/** The last year first; 0 is none. */
function countYears(years: Tally): Facets['years'] {
  const counted: Facets['years'] = []
  for (const year of years.counted().sort().reverse()) if (year > 0) counted.push({ year, count: years.counts[year] as number })
  return counted
}

function withParents({ parentOf }: Columns, shelves: Tally): Facets['categories'] {
  const all = new Map<number, number>()
  const add = (id: number, count: number) => all.set(id, (all.get(id) ?? 0) + count)
  for (const id of shelves.counted()) {
    const count = shelves.counts[id] as number
    add(id, count)
    const parent = parentOf.get(id)
    if (parent != null) add(parent, count)
  }
  return [...all].sort(([a], [b]) => a - b).map(([id, count]) => ({ id, count }))
}

/** Those with most books, the earlier of two with as many first: people go by id. */
function mostFrequent({ people }: Columns, tally: Tally): Facets['authors'] {
  const best: { at: number; count: number }[] = []
  for (const at of tally.counted()) {
    const count = tally.counts[at] as number
    if (best.length === MOST_AUTHORS && !isBefore(at, count, best[MOST_AUTHORS - 1])) continue
    const place = best.findIndex((one) => isBefore(at, count, one))
    best.splice(place < 0 ? best.length : place, 0, { at, count })
    if (best.length > MOST_AUTHORS) best.pop()
  }
  return best.flatMap(({ at, count }) => {
    const person = people[at]
    return person ? [{ id: person.id, name: person.name, count }] : []
  })
}

const isBefore = (at: number, count: number, other: { at: number; count: number } | undefined): boolean =>
  other !== undefined && (other.count < count || (other.count === count && other.at > at))
