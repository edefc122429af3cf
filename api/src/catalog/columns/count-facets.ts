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

type Counts = Record<'perTraits' | 'perShelf' | 'perYear', Int32Array> & { perPerson: PersonCounts }

/** How often each person was counted, and who was counted at all: a search has some dozens of the tens of thousands who ever wrote a book. */
interface PersonCounts {
  counts: Int32Array
  counted: Int32Array
  end: number
}

/** The last ones, if they are as long: laying out room for everybody takes longer than counting a search. */
let used: Counts | undefined

function countsOf({ lastCategory, lastYear, people }: Columns): Counts {
  const lengths = { perTraits: TRAITS, perShelf: lastCategory + 1, perYear: lastYear + 1 }
  const of = (name: keyof typeof lengths) => {
    const last = used?.[name]
    return last?.length === lengths[name] ? last.fill(0) : new Int32Array(lengths[name])
  }
  const perPerson = personCounts(people.length, used?.perPerson)
  used = { perTraits: of('perTraits'), perShelf: of('perShelf'), perYear: of('perYear'), perPerson }
  return used
}

function personCounts(people: number, last: PersonCounts | undefined): PersonCounts {
  if (last?.counts.length !== people) return { counts: new Int32Array(people), counted: new Int32Array(people), end: 0 }
  for (let at = 0; at < last.end; at++) last.counts[last.counted[at] as number] = 0
  last.end = 0
  return last
}

/** A function of its own, as in find-slots.ts. */
function tally({ perTraits, perShelf, perYear, perPerson }: Counts, columns: Columns, slots: Int32Array): void {
  const { traits, category, year, authors } = columns
  const { starts, places } = authors
  const { counts, counted } = perPerson
  let counting = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    increase(perTraits, traits[slot] as number)
    increase(perShelf, category[slot] as number)
    increase(perYear, year[slot] as number)
    const end = starts[slot + 1] as number
    for (let one = starts[slot] as number; one < end; one++) {
      const person = places[one] as number
      if (counts[person] === 0) counted[counting++] = person
      increase(counts, person)
    }
  }
  perPerson.end = counting
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

/** Those with most books, the earlier of two with as many first: people go by id. */
function mostFrequent({ people }: Columns, { counts, counted, end }: PersonCounts): Facets['authors'] {
  const best: { at: number; count: number }[] = []
  for (let n = 0; n < end; n++) {
    const at = counted[n] as number
    const count = counts[at] as number
    const isBehind = (one: { at: number; count: number }) => one.count < count || (one.count === count && one.at > at)
    const last = best.at(-1)
    if (last && best.length === MOST_AUTHORS && !isBehind(last)) continue
    const before = best.findIndex(isBehind)
    best.splice(before < 0 ? best.length : before, 0, { at, count })
    if (best.length > MOST_AUTHORS) best.pop()
  }
  return best.flatMap(({ at, count }) => {
    const person = people[at]
    return person ? [{ id: person.id, name: person.name, count }] : []
  })
}
