import type { ProductListQuery } from '@tq/contract/catalog.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'

export interface Filters {
  /** Which form of a work stands for it in this list. */
  form: SQL
  /** Everything that was chosen besides. */
  chosen: SQL
  isChosen: boolean
  /** Either shipped or opened online, not both. */
  isOneForm: boolean
  /** Chosen, or only one form. */
  isNarrowed: boolean
  /** Matches lie all over the catalogue, not in one category or with one author. */
  isSpread: boolean
}

/** The part of a list query that decides which products are in it; sort and page don't. */
export type FilterQuery = Omit<ProductListQuery, 'page' | 'perPage' | 'sort' | 'searchContent'>

export async function filtersOf(db: Db, query: FilterQuery): Promise<Filters> {
  if (!isNarrowing(query)) return UNFILTERED
  const chosen: SQL[] = []
  if (query.category !== undefined) {
    chosen.push(sql`category_id = any(${sql.param(await categoryWithChildren(db, query.category))}::int[])`)
  }
  if (query.priceFrom !== undefined) chosen.push(sql`price >= ${query.priceFrom}`)
  if (query.priceTo !== undefined) chosen.push(sql`price <= ${query.priceTo}`)
  if (query.yearFrom !== undefined) chosen.push(sql`year >= ${query.yearFrom}`)
  // Without a year is not before every year.
  if (query.yearTo !== undefined) chosen.push(sql`year between 1 and ${query.yearTo}`)
  if (query.author !== undefined) chosen.push(sql`author_ids @> array[${query.author}::int]`)
  if (query.rating !== undefined) chosen.push(sql`rating >= ${query.rating * 10}`)
  if (query.inStock) chosen.push(sql`in_stock`)
  return {
    form: formOf(query.objectType),
    chosen: chosen.length > 0 ? sql.join(chosen, sql` and `) : sql`true`,
    isChosen: chosen.length > 0,
    isOneForm: query.objectType?.length === 1,
    isNarrowed: chosen.length > 0 || query.objectType?.length === 1,
    isSpread: query.category === undefined && query.author === undefined,
  }
}

/** Whether it chooses anything: most searches don't, and nobody reads the conditions of those that are answered from memory. */
function isNarrowing({
  category,
  priceFrom,
  priceTo,
  yearFrom,
  yearTo,
  author,
  rating,
  inStock,
  objectType,
}: FilterQuery): boolean {
  return (
    inStock === true ||
    objectType?.length === 1 ||
    (category ?? priceFrom ?? priceTo ?? yearFrom ?? yearTo ?? author ?? rating) !== undefined
  )
}

const UNFILTERED: Filters = {
  form: sql`is_lead`,
  chosen: sql`true`,
  isChosen: false,
  isOneForm: false,
  isNarrowed: false,
  isSpread: true,
}

/** One entry a work: its printed book where it has one. A list of digital things shows every e-book instead. */
function formOf(objectType: number[] | undefined): SQL {
  if (objectType?.length !== 1) return sql`is_lead`
  return objectType[0] === 1 ? sql`object_type = 1` : sql`is_lead and object_type = 0`
}

async function categoryWithChildren(db: Db, id: number): Promise<number[]> {
  const rows = await runPrepared<{ id: number }>(db, sql`select id from categories where id = ${id} or parent_id = ${id}`)
  const ids = rows.map((row) => row.id)
  if (!ids.includes(id)) throw new AppError('CATEGORY_NOT_FOUND')
  return ids
}
