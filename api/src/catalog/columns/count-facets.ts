import type { Facets } from '@tq/contract/catalog.ts'
import { MOST_AUTHORS, STARS, STEPS, toFacets } from '../facets.ts'
import { type Columns, DIGITAL, HAS_DIGITAL, IN_STOCK } from './columns.ts'
import { readTraits, TRAITS } from './traits.ts'

/** The counts that `facetsSql` takes, over these slots. */
export function countFacets(columns: Columns, slots: Int32Array): Facets {
  const counts = countsOf(columns)
  tally(counts, columns, slots)
  return toFacets({
    ...countTraits(counts.perTraits),
    total: slots.length,
    categories: withParents(columns, counts.perShelf),
    years: filled(counts.perYear)
      .filter(({ at }) => at > 0)
      .reverse()
      .map(({ at, count }) => ({ year: at, count })),
    authors: mostFrequent(columns, counts.perPerson),
  })
}

type Counts = Record<'perTraits' | 'perShelf' | 'perYear' | 'perPerson', Int32Array>

/** The last ones, if they are as long: laying out room for everybody who ever wrote a book takes longer than counting a search. */
let used: Counts | undefined

function countsOf({ lastCategory, lastYear, people }: Columns): Counts {
  const lengths = { perTraits: TRAITS, perShelf: lastCategory + 1, perYear: lastYear + 1, perPerson: people.length }
  const of = (name: keyof Counts) => {
    const last = used?.[name]
    return last?.length === lengths[name] ? last.fill(0) : new Int32Array(lengths[name])
  }
  used = { perTraits: of('perTraits'), perShelf: of('perShelf'), perYear: of('perYear'), perPerson: of('perPerson') }
  return used
}

/** A function of its own, as in find-slots.ts. */
function tally({ perTraits, perShelf, perYear, perPerson }: Counts, columns: Columns, slots: Int32Array): void {
  const { traits, category, year, authors } = columns
  const { starts, places } = authors
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    increase(perTraits, traits[slot] as number)
    increase(perShelf, category[slot] as number)
    increase(perYear, year[slot] as number)
    const end = starts[slot + 1] as number
    for (let one = starts[slot] as number; one < end; one++) increase(perPerson, places[one] as number)
  }
}

function countTraits(perTraits: Int32Array) {
  const counts = { shipped: 0, digital: 0, inStock: 0, ratings: STARS.map(() => 0), prices: STEPS.map(() => 0) }
  for (let at = 0; at < perTraits.length; at++) {
    const count = perTraits[at] as number
    if (count === 0) continue
    const { flags, stars, step } = readTraits(at)
    if (!(flags & DIGITAL)) counts.shipped += count
    if (flags & (DIGITAL | HAS_DIGITAL)) counts.digital += count
    if (flags & IN_STOCK) counts.inStock += count
    for (let i = 0; i < STARS.length; i++)
      if (stars >= (STARS[i] as number)) counts.ratings[i] = (counts.ratings[i] as number) + count
    counts.prices[step] = (counts.prices[step] as number) + count
  }
  return counts
}

function increase(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1
}

function filled(counts: Int32Array): { at: number; count: number }[] {
  const found: { at: number; count: number }[] = []
  for (let at = 0; at < counts.length; at++) if (counts[at]) found.push({ at, count: counts[at] as number })
  return found
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
