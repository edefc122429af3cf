import type { SlotAuthors } from './slot-authors.ts'

/** The slots that have something in common, in their own order: those of `key` stand from `starts[key]` up to where the next key's begin. */
interface Groups {
  starts: Int32Array
  slots: Int32Array
}

interface Source {
  size: number
  category: Int32Array
  lastCategory: number
  authors: SlotAuthors
  people: { length: number }
}

/**
 * Slots by shelf and by person: a list of one of them need not look at all products. Made when first asked for, and anew after
 * `forget`: that takes as long as looking at all products once.
 */
export class SlotsBy {
  readonly #source: Source
  #byCategory: Groups | null = null
  /** Of a shelf with those below it, by their ids, which are listed once. */
  readonly #joined = new Map<number[], Int32Array>()
  #byPerson: Groups | null = null

  constructor(source: Source) {
    this.#source = source
  }

  /** Something has changed. */
  forget(): void {
    this.#byCategory = null
    this.#joined.clear()
    this.#byPerson = null
  }

  /** Of a category and those below it: there are as many answers as categories. */
  categories(ids: number[]): Int32Array {
    const known = this.#joined.get(ids)
    if (known) return known
    const joined = this.#join(ids)
    this.#joined.set(ids, joined)
    return joined
  }

  #join(ids: number[]): Int32Array {
    this.#byCategory ??= this.#groupByCategory()
    const groups = this.#byCategory
    const [first, ...others] = ids.map((id) => slotsOf(groups, id)).filter(({ length }) => length > 0)
    if (!first) return NONE
    if (!others.length) return first
    const all = new Int32Array(others.reduce((sum, { length }) => sum + length, first.length))
    all.set(first)
    let end = first.length
    for (const slots of others) {
      all.set(slots, end)
      end += slots.length
    }
    return all.sort()
  }

  /** By their place in `people`. */
  person(place: number): Int32Array {
    this.#byPerson ??= this.#groupByPerson()
    return slotsOf(this.#byPerson, place)
  }

  #groupByCategory(): Groups {
    const { size, category, lastCategory } = this.#source
    const groups = emptyGroups(lastCategory + 1, category)
    const next = groups.starts.slice()
    for (let slot = 0; slot < size; slot++) take(groups, next, category[slot] as number, slot)
    return groups
  }

  #groupByPerson(): Groups {
    const { size, authors, people } = this.#source
    const groups = emptyGroups(people.length, authors.places)
    const next = groups.starts.slice()
    for (let slot = 0; slot < size; slot++) {
      const end = authors.starts[slot + 1] as number
      for (let at = authors.starts[slot] as number; at < end; at++) take(groups, next, authors.places[at] as number, slot)
    }
    return groups
  }
}

const NONE = new Int32Array(0)

const slotsOf = ({ starts, slots }: Groups, key: number): Int32Array =>
  key >= 0 && key < starts.length - 1 ? slots.subarray(starts[key], starts[key + 1]) : NONE

/** With the room that each key will take. */
function emptyGroups(keys: number, all: Int32Array): Groups {
  const starts = new Int32Array(keys + 1)
  for (let at = 0; at < all.length; at++) starts[(all[at] as number) + 1] = (starts[(all[at] as number) + 1] as number) + 1
  for (let key = 0; key < keys; key++) starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number)
  return { starts, slots: new Int32Array(all.length) }
}

function take({ slots }: Groups, next: Int32Array, key: number, slot: number): void {
  const at = next[key] as number
  slots[at] = slot
  next[key] = at + 1
}
