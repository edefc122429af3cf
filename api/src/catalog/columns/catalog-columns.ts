import type { Facets, Sort } from '@tq/contract/catalog.ts'
import type { FilterQuery } from '../product-filters.ts'
import type { Sayings } from '../search/match/sayings.ts'
import type { Match } from '../search/match/search-match.ts'
import type { Bodies } from '../search/said/bodies.ts'
import { Dictionary } from '../search/said/dictionary.ts'
import { findMeant } from '../search/said/find-meant.ts'
import { heldSayings } from '../search/said/held-sayings.ts'
import { SaidWords } from '../search/said/said-words.ts'
import { type Found, findTitles, makeTitles, type Titles } from '../search/titles/find-titles.ts'
import { beginningWith } from '../search/titles/first-letters.ts'
import { type ColumnRow, type ColumnSource, type Columns, LEAD, makeColumns, updateColumns } from './columns.ts'
import { countFacets } from './count-facets.ts'
import { findSlots, firstOf, isAmong, wantedOf } from './find-slots.ts'
import { type ListSort, Orders } from './orders.ts'
import { People } from './people.ts'
import { saidSource } from './said-source.ts'
import { type Spelling, Spellings } from './spellings.ts'

/** More of what begins so are never asked for. */
const MOST_BEGUN = 20

interface FindOptions {
  among: FilterQuery | null
  /** Also forms that stand behind another one of their work. */
  isAnyForm?: boolean
  sort: Sort
  /** So many are rated; of more, those that come first before all others, and then what is bought most. */
  cap: number
}

/**
 * The catalogue in columns, some fifty bytes a product: a list is filtered, counted and sorted in a pass over numbers, where
 * PostgreSQL takes twenty milliseconds for a wide one. Everything here is synchronous, so that no answer sees half a change.
 */
export class CatalogColumns {
  readonly #columns: Columns
  readonly #orders: Orders
  readonly #people: People
  readonly #titles: Titles
  readonly #said: SaidWords
  readonly #spellings: Spellings
  /** Ids by the letters they begin with: of one letter or two there are not many. */
  readonly #begun = new Map<string, number[]>()

  /** `bodies`: what descriptions say, as far as that is known here. */
  constructor(source: ColumnSource, dictionary = new Dictionary(), bodies: () => Bodies | null = () => null) {
    this.#columns = makeColumns(source)
    this.#titles = makeTitles(
      source.rows.map((row) => row[13] ?? ''),
      source.rows.map((row) => row[14] ?? ''),
      source.rows.map((row) => row[15] ?? ''),
    )
    this.#said = new SaidWords(dictionary, saidSource(this.#columns, this.#titles), bodies)
    this.#spellings = new Spellings(
      source.rows.map((row) => ({ title: row[16] ?? '', authors: row[17] ?? '', people: row[18] ?? '' })),
    )
    this.#orders = new Orders(this.#columns)
    this.#people = new People(this.#columns)
  }

  /** Whether it is published. */
  has(id: number): boolean {
    const slot = this.#columns.slotOf.get(id)
    return slot !== undefined && this.#columns.flags[slot] !== 0
  }

  /** Ids of the best-selling of its category, without other forms of its work. Null where the database has to be asked. */
  inSameCategory(id: number, most: number): { ids: number[]; categoryId: number } | null {
    if (!this.has(id)) return null
    const columns = this.#columns
    const chosen = columns.slotOf.get(id) as number
    const categoryId = columns.category[chosen] as number
    return { categoryId, ids: firstBeside(columns, this.#orders.get('bestselling'), chosen, most) }
  }

  /** False when the change can't be taken over, and everything has to be read anew. */
  update(ids: Iterable<number>, rows: ColumnRow[]): boolean {
    const changed = updateColumns(this.#columns, ids, rows)
    if (changed?.size) {
      this.#orders.move(changed)
      this.#begun.clear()
      this.#people.update()
    }
    return changed !== null
  }

  /** Found once for its page and its counts. */
  list(query: FilterQuery, sort: ListSort) {
    const found = findSlots(this.#columns, query)
    return {
      /** Ids of one page. */
      page: (offset: number, limit: number): number[] =>
        Array.from(
          firstOf(this.#orders.get(sort), found, offset + limit).subarray(offset),
          (slot) => this.#columns.id[slot] as number,
        ),
      /** Of a longer list the newest so many are counted. */
      count: (cap: number): { total: number; facets: Facets } => {
        const counted = found.length <= cap ? found : firstOf(this.#orders.get('newest'), found, cap)
        return { total: counted.length, facets: countFacets(this.#columns, counted) }
      },
    }
  }

  /**
   * Ids of what a match finds, at most `cap`, in their order: the best, then what is bought most, first. Null where the database has to
   * be asked. Without a query one entry a work.
   */
  find(match: Match, options: FindOptions): number[] | null {
    const slots = this.#find(match, options)
    return slots && this.#idsOf(slots)
  }

  /** The same: how many there are, the ids of a page of them, and what is counted. */
  search(match: Match, options: FindOptions) {
    const slots = this.#find(match, options)
    return (
      slots && {
        total: slots.length,
        page: (offset: number, limit: number): number[] => this.#idsOf(slots.subarray(offset, offset + limit)),
        facets: (): Facets => countFacets(this.#columns, slots),
      }
    )
  }

  #idsOf(slots: Int32Array): number[] {
    return Array.from(slots, (slot) => this.#columns.id[slot] as number)
  }

  #find(match: Match, { among, isAnyForm = false, sort, cap }: FindOptions): Int32Array | null {
    const { flags, gone } = this.#columns
    const slots = among && findSlots(this.#columns, among, { isAnyForm })
    const isWanted = (slot: number) =>
      slots ? isAmong(slots, slot) && !gone.has(slot) : isAnyForm ? !gone.has(slot) : ((flags[slot] as number) & LEAD) !== 0
    const { meaning } = match
    const found = meaning
      ? findMeant(this.#titles, this.#said, { ...match, meaning }, isWanted)
      : findTitles(this.#titles, match, isWanted)
    if (!found) return null
    if (sort === 'relevance') return this.#best(found, cap)
    return firstOf(this.#orders.get(sort), wantedOf(found.candidates, found.isFound), cap)
  }

  #best(found: Found, cap: number): Int32Array {
    const slots = this.#chosen(found, cap)
    const scores = new Int32Array(slots.length)
    for (let at = 0; at < slots.length; at++) scores[at] = found.score(slots[at] as number)
    return this.#orders.best(slots, scores)
  }

  #chosen({ candidates, isFound, isFirst }: Found, cap: number): Int32Array {
    if (candidates.length <= cap) return wantedOf(candidates, isFound)
    if (!isFirst) return Int32Array.from(this.#orders.mostBought(candidates, isFound, cap))
    const first = this.#orders.mostBought(wantedOf(candidates, isFirst), isFound, cap)
    const others = this.#orders.mostBought(candidates, (slot) => !isFirst(slot) && isFound(slot), cap - first.length)
    return Int32Array.from([...first, ...others])
  }

  /** The most bought titles that begin with one letter or two. Whoever types begins so: what was found is kept until something changes. */
  beginning(letters: string, most: number): number[] {
    const known = this.#begun.get(letters)
    if (known) return known.slice(0, most)
    const { flags } = this.#columns
    const begun = beginningWith(letters, this.#titles.first, this.#orders.get('bestselling'), this.#columns.size)
    const ids = this.#idsOf(wantedOf(begun, (slot) => ((flags[slot] as number) & LEAD) !== 0).subarray(0, MOST_BEGUN))
    this.#begun.set(letters, ids)
    return ids.slice(0, most)
  }

  /** What lists show, the most bought first. */
  mostBought(): number[] {
    const { id, flags } = this.#columns
    return Array.from(this.#orders.get('bestselling').filter((slot) => ((flags[slot] as number) & LEAD) !== 0)).map(
      (slot) => id[slot] as number,
    )
  }

  /** How it is printed. */
  spelling(id: number): Spelling | null {
    const slot = this.#columns.slotOf.get(id)
    return slot === undefined ? null : this.#spellings.of(slot)
  }

  /** What products say, from here where it is known, else from there. */
  sayings(stored: Sayings): Sayings {
    return heldSayings(this.#said, (slot) => !this.#columns.gone.has(slot), stored)
  }

  /** Whose name has words that begin so; those with most works first. */
  peopleNamed(words: string[], most: number) {
    return this.#people.named(words, most)
  }

  /** Of what a search found. */
  facetsOf(ids: number[]): Facets {
    const slots = new Int32Array(ids.length)
    let end = 0
    for (const id of ids) {
      const slot = this.#columns.slotOf.get(id)
      if (slot !== undefined) slots[end++] = slot
    }
    return countFacets(this.#columns, slots.subarray(0, end))
  }
}

function firstBeside({ id, flags, category, work }: Columns, order: Int32Array, chosen: number, most: number): number[] {
  const ids: number[] = []
  for (const slot of order) {
    if (category[slot] !== category[chosen] || work[slot] === work[chosen] || !((flags[slot] as number) & LEAD)) continue
    ids.push(id[slot] as number)
    if (ids.length === most) break
  }
  return ids
}
