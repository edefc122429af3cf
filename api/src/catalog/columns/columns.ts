import { PRODUCT_KINDS, type ProductKind } from '@tq/contract/enums.ts'
import { makeAuthors, type SlotAuthors, setAuthors } from './slot-authors.ts'
import { SlotsBy } from './slots-by-shelf.ts'
import { traitsOf } from './traits.ts'

export interface Person {
  id: number
  name: string
  slug: string
}

/** What lists filter, sort and count by. A slot is a product's index in all of these; slots go by id. */
export interface Columns {
  size: number
  id: Int32Array
  flags: Uint8Array
  category: Int32Array
  price: Int32Array
  /** 0: without a year. */
  year: Int16Array
  /** Tenths of a star. */
  rating: Uint8Array
  /** What is counted of it together. */
  traits: Uint16Array
  sold: Int32Array
  publishedAt: Float64Array
  /** Place in the alphabet of titles, and what tells that title or people are no longer those that were read. */
  titleRank: Int32Array
  titleHash: Int32Array
  /** What its forms have in common. */
  work: Int32Array
  /** Its place in `PRODUCT_KINDS`. */
  kind: Uint8Array
  /** Slots of products that are no longer published. */
  gone: Set<number>
  authors: SlotAuthors
  people: Person[]
  personAt: Map<number, number>
  parentOf: Map<number, number | null>
  /** Each category with those below it. */
  branches: Map<number, number[]>
  /** The greatest there are: counters go so far. */
  lastCategory: number
  lastYear: number
  slotOf: Map<number, number>
  slotsBy: SlotsBy
}

export const LEAD = 1
export const DIGITAL = 2
export const HAS_DIGITAL = 4
export const IN_STOCK = 8

/** A row of `search_docs` as `ROWS_SQL` selects it. */
export type ColumnRow = [
  id: number,
  flags: number,
  category: number,
  price: number,
  year: number,
  rating: number,
  sold: number,
  publishedAt: number,
  titleHash: number,
  authorIds: number[],
  work: number,
  kind: ProductKind,
  /** Read with everything else: alone it would be the place in another alphabet. */
  titleRank?: number,
  /** Folded, title and people: without accents, and with them. Read with everything else, as what follows. */
  plain?: string,
  marked?: string,
  isbn?: string,
  /** As they are printed: who wrote or edited it, and all who had a part in it. */
  title?: string,
  writers?: string,
  everybody?: string,
]

/** What is printed counts too: "TOÁN" and "Toán" are folded alike. */
const ROW_COLUMNS = `product_id, is_lead::int * ${LEAD} + search_docs.object_type * ${DIGITAL} + has_digital::int * ${HAS_DIGITAL} + in_stock::int * ${IN_STOCK},
  search_docs.category_id, search_docs.price, search_docs.year, search_docs.rating, search_docs.sold,
  (extract(epoch from search_docs.published_at) * 1000)::float8,
  hashtext(concat_ws('|', sort_title, plain, marked, search_docs.isbn, title, writers, everybody)), author_ids, work_id, kind`

const ROW_TABLES = `search_docs join products on products.id = product_id
  left join lateral (
    select string_agg(name, ', ' order by position) filter (where role in ('author', 'editor')) as writers,
      string_agg(name, ' ' order by position) as everybody
    from product_contributors link join contributors on contributors.id = contributor_id where link.product_id = products.id) people on true`

/** Of some products. */
export const ROWS_SQL = `select ${ROW_COLUMNS} from ${ROW_TABLES} where product_id = any($1::int[])`

export const ALL_ROWS_SQL = `select ${ROW_COLUMNS}, (row_number() over (order by sort_title, product_id))::int, plain, marked, search_docs.isbn,
  title, writers, everybody from ${ROW_TABLES} order by product_id`

export interface ColumnSource {
  /** In the order of ids, with their places in the alphabet of titles. */
  rows: ColumnRow[]
  people: Person[]
  categories: { id: number; parent_id: number | null }[]
}

export function makeColumns({ rows, people, categories }: ColumnSource): Columns {
  const size = rows.length
  const personAt = new Map(people.map(({ id }, at) => [id, at]))
  const columns: Omit<Columns, 'slotsBy'> = {
    size,
    id: new Int32Array(size),
    flags: new Uint8Array(size),
    category: new Int32Array(size),
    price: new Int32Array(size),
    year: new Int16Array(size),
    rating: new Uint8Array(size),
    traits: new Uint16Array(size),
    sold: new Int32Array(size),
    publishedAt: new Float64Array(size),
    titleRank: new Int32Array(size),
    titleHash: new Int32Array(size),
    work: new Int32Array(size),
    kind: new Uint8Array(size),
    gone: new Set(),
    authors: makeAuthors(rows.map((row) => placesOf(personAt, row))),
    people,
    personAt,
    parentOf: new Map(categories.map(({ id, parent_id }) => [id, parent_id])),
    branches: branchesOf(categories),
    lastCategory: 0,
    lastYear: 0,
    slotOf: new Map(rows.map(([id], slot) => [id, slot])),
  }
  for (const [slot, row] of rows.entries()) {
    columns.id[slot] = row[0]
    columns.titleHash[slot] = row[8]
    columns.titleRank[slot] = row[12] ?? 0
    writeSlot(columns, slot, row)
  }
  return Object.assign(columns, { slotsBy: new SlotsBy(columns) })
}

function branchesOf(categories: ColumnSource['categories']): Map<number, number[]> {
  const branches = new Map(categories.map(({ id }) => [id, [id]]))
  for (const { id, parent_id } of categories) if (parent_id !== null) branches.get(parent_id)?.push(id)
  return branches
}

/**
 * Takes over what these products say now; of the ids, those without a row are no longer published. The slots that changed, or null
 * when the columns have no place for it: a new product, another title, other people.
 */
export function updateColumns(columns: Columns, ids: Iterable<number>, rows: ColumnRow[]): Set<number> | null {
  const rowOf = new Map(rows.map((row) => [row[0], row]))
  for (const [id, , , , , , , , titleHash, authorIds] of rows) {
    const slot = columns.slotOf.get(id)
    if (slot === undefined || columns.titleHash[slot] !== titleHash) return null
    if (!authorIds.every((author) => columns.personAt.has(author))) return null
  }
  const changed = new Set<number>()
  for (const id of ids) {
    const slot = columns.slotOf.get(id)
    if (slot === undefined) continue
    const row = rowOf.get(id)
    // Without flags a slot belongs to no list; it keeps its place in case the product comes back.
    if (row) {
      writeSlot(columns, slot, row)
      setAuthors(columns.authors, slot, placesOf(columns.personAt, row))
      columns.gone.delete(slot)
    } else {
      columns.flags[slot] = 0
      columns.gone.add(slot)
    }
    changed.add(slot)
  }
  if (changed.size) columns.slotsBy.forget()
  return changed
}

function writeSlot(columns: Omit<Columns, 'slotsBy'>, slot: number, row: ColumnRow): void {
  const [, flags, category, price, year, rating, sold, publishedAt, , , work, kind] = row
  columns.flags[slot] = flags
  columns.category[slot] = category
  columns.price[slot] = price
  columns.year[slot] = year
  columns.lastCategory = Math.max(columns.lastCategory, category)
  columns.lastYear = Math.max(columns.lastYear, year)
  columns.rating[slot] = rating
  columns.traits[slot] = traitsOf(flags, rating, price)
  columns.sold[slot] = sold
  columns.publishedAt[slot] = publishedAt
  columns.work[slot] = work
  columns.kind[slot] = PRODUCT_KINDS.indexOf(kind)
}

const placesOf = (personAt: Columns['personAt'], [, , , , , , , , , authorIds]: ColumnRow): number[] =>
  authorIds.flatMap((id) => personAt.get(id) ?? [])
