import type { Database } from '@tq/db/database.ts'
import { withDependents } from '@tq/db/search/search-index.ts'
import type { Tag } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'
import { Dictionary } from '../search/said/dictionary.ts'
import { BodyMemory } from './body-memory.ts'
import { CatalogColumns } from './catalog-columns.ts'
import { ALL_ROWS_SQL, type ColumnRow, type ColumnSource, type Person, ROWS_SQL } from './columns.ts'

/** More changes than that are read with everything else. */
const MOST_ROWS = 1_000
/** Of more products descriptions are looked up in PostgreSQL: there is no room for their words. */
const MOST_DESCRIBED = 250_000
/** Reading everything takes at most so much of the time: an import that adds a book a second must not keep a core busy. */
const SHARE_OF_TIME = 0.1

/**
 * The columns of this process. Whoever asks after an invalidation waits for the rows it named; while everything has to be read,
 * there are none, and lists are made by SQL.
 */
export class ColumnMemory {
  readonly #db: Database
  readonly #dictionary = new Dictionary()
  readonly #bodies: BodyMemory
  #columns: CatalogColumns | null = null
  /** Products that have changed since they were read. */
  #stale = new Set<number>()
  #generation = 0
  #reading: Promise<void> | null = null
  #updating: Promise<void> | null = null
  #restsUntil = 0

  constructor(db: Database) {
    this.#db = db
    this.#bodies = new BodyMemory(db, this.#dictionary)
  }

  invalidate(tags: Tag[] | 'all'): void {
    if (tags !== 'all' && !tags.includes('catalog') && !tags.includes('category')) return
    const ids = tags === 'all' || tags.includes('category') ? [] : productsOf(tags)
    for (const id of ids) this.#stale.add(id)
    this.#bodies.invalidate(ids)
    if (ids.length > 0 && this.#stale.size <= MOST_ROWS) return
    this.#forget()
    this.#bodies.forget()
  }

  /** Null while they are being read. */
  async get(): Promise<CatalogColumns | null> {
    // Also while somebody else's round is under way: it has taken the list of what is stale, and its rows are still the old ones.
    while (this.#columns && (this.#stale.size || this.#updating)) {
      this.#updating ??= this.#update().finally(() => {
        this.#updating = null
      })
      await this.#updating
    }
    if (!this.#columns && Date.now() >= this.#restsUntil)
      this.#reading ??= this.#readAll().finally(() => {
        this.#reading = null
      })
    return this.#columns
  }

  #forget(): void {
    this.#generation++
    this.#columns = null
    this.#stale = new Set()
  }

  async #update(): Promise<void> {
    const columns = this.#columns
    const stale = [...this.#stale]
    // What changes from here on is read in the next round.
    this.#stale = new Set()
    try {
      const ids = await withDependents(this.#db, stale)
      const rows = await readRows(this.#db, ROWS_SQL, [ids])
      if (columns === this.#columns && !columns?.update(ids, rows)) this.#forget()
    } catch {
      // The database is away: whoever asks hears so from the way through SQL.
      this.#forget()
      this.#bodies.forget()
    }
  }

  async #readAll(): Promise<void> {
    const generation = this.#generation
    const startedAt = Date.now()
    this.#stale = new Set()
    try {
      const source = await readColumns(this.#db)
      if (generation !== this.#generation) return
      const isLarge = source.rows.length > MOST_DESCRIBED
      this.#columns = new CatalogColumns(source, this.#dictionary, () => (isLarge ? null : this.#bodies.get()))
    } catch {
      // The same.
    } finally {
      this.#restsUntil = Date.now() + (Date.now() - startedAt) / SHARE_OF_TIME
    }
  }
}

const productsOf = (tags: Tag[]): number[] =>
  tags.filter((tag) => tag.startsWith('book:')).map((tag) => Number(tag.slice('book:'.length)))

/**
 * Statement by statement: what changes in between is invalidated, and its rows are read again. Titles and their places come with one:
 * a title that changed between two would look as if it had its place.
 */
async function readColumns(db: Database): Promise<ColumnSource> {
  const { rows: people } = await db.execute<Person & Record<string, unknown>>(
    sql`select id, name, slug from contributors order by id`,
  )
  const { rows: categories } = await db.execute<{ id: number; parent_id: number | null }>(
    sql`select id, parent_id from categories`,
  )
  return { rows: await readRows(db, ALL_ROWS_SQL), people, categories }
}

async function readRows(db: Database, text: string, values: unknown[] = []): Promise<ColumnRow[]> {
  return (await db.$client.query<ColumnRow>({ text, values, rowMode: 'array' })).rows
}
