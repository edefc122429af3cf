import type { Facets } from '@tq/contract/catalog.ts'
import type { FilterQuery } from '../product-filters.ts'
import { type ColumnRow, type ColumnSource, type Columns, makeColumns, updateColumns } from './columns.ts'
import { countFacets } from './count-facets.ts'
import { findSlots, firstOf } from './find-slots.ts'
import { type ListSort, Orders } from './orders.ts'
import { People } from './people.ts'

/**
 * The catalogue in columns, some fifty bytes a product: a list is filtered, counted and sorted in a pass over numbers, where
 * PostgreSQL takes twenty milliseconds for a wide one. Everything here is synchronous, so that no answer sees half a change.
 */
export class CatalogColumns {
  readonly #columns: Columns
  readonly #orders: Orders
  readonly #people: People

  constructor(source: ColumnSource) {
    this.#columns = makeColumns(source)
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

  /** Whose name has words that begin so; those with most works first. */
  peopleNamed(words: string[], most: number) {
    return this.#people.named(words, most)
  }

  /** Of what a search found. */
  facetsOf(ids: number[]): Facets {
    return countFacets(this.#columns, Int32Array.from(ids.flatMap((id) => this.#columns.slotOf.get(id) ?? [])))
  }
}
