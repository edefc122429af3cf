import type { Facets, Sort } from '@tq/contract/catalog.ts'
import type { FilterQuery } from '../product-filters.ts'
import type { Match } from '../search/match/search-match.ts'
import { findTitles, makeTitles, type Titles } from '../search/titles/find-titles.ts'
import { type ColumnRow, type ColumnSource, type Columns, LEAD, makeColumns, updateColumns } from './columns.ts'
import { countFacets } from './count-facets.ts'
import { findSlots, firstOf, isAmong } from './find-slots.ts'
import { type ListSort, Orders } from './orders.ts'
import { People } from './people.ts'

interface FindOptions {
  among: FilterQuery | null
  sort: Sort
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

  constructor(source: ColumnSource) {
    this.#columns = makeColumns(source)
    this.#titles = makeTitles(
      source.rows.map((row) => row[12] ?? ''),
      source.rows.map((row) => row[13] ?? ''),
    )
    this.#orders = new Orders(this.#columns)
    this.#people = new People(this.#columns)
  }

  /** Whether it is published. */
  has(id: number): boolean {
    const slot = this.#columns.slotOf.get(id)
    return slot !== undefined && this.#columns.flags[slot] !== 0
  }

  /** False when the change can't be taken over, and everything has to be read anew. */
  update(ids: Iterable<number>, rows: ColumnRow[]): boolean {
    const changed = updateColumns(this.#columns, ids, rows)
    if (changed?.size) {
      this.#orders.move(changed)
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
   * Ids of what a match finds, in their order: the best, then what is bought most, first. Null where the database has to be asked.
   * Without a query one entry a work.
   */
  find(match: Match, { among, sort, cap }: FindOptions): number[] | null {
    const { id, flags, sold } = this.#columns
    const slots = among && findSlots(this.#columns, among)
    const isWanted = (slot: number) => (slots ? isAmong(slots, slot) : ((flags[slot] as number) & LEAD) !== 0)
    const found = findTitles(this.#titles, match, isWanted, cap)
    if (!found) return null
    if (sort === 'relevance')
      return found
        .sort((a, b) => b.score - a.score || (sold[b.slot] as number) - (sold[a.slot] as number) || a.slot - b.slot)
        .map(({ slot }) => id[slot] as number)
    const order = this.#orders.get(sort)
    const sorted = firstOf(
      order,
      Int32Array.from(found, ({ slot }) => slot),
      found.length,
    )
    return Array.from(sorted, (slot) => id[slot] as number)
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
