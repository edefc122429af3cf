import type { Facets, ProductListQuery } from '@tq/contract/catalog.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { frozen, runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { offsetOf } from '../http/paging.ts'
import type { CatalogColumns } from './columns/catalog-columns.ts'
import type { ListSort } from './columns/orders.ts'
import { FACET_COLUMNS, type FacetRows, facetsSql, NO_FACETS, toFacets } from './facets.ts'
import { type Filters, filtersOf } from './product-filters.ts'
import type { Shelf } from './search/lexicon/shelf-map.ts'
import { storedSayings } from './search/match/sayings.ts'
import { type Match, matchCondition, matchedRows, SEARCH_CAP, scoreOf } from './search/match/search-match.ts'
import { findNearby, type Nearby, NOTHING_NEARBY } from './search/nearby.ts'
import { productMatchesOf, type ShopKnowledge } from './search/product-search.ts'
import { saidBy, spellingOf } from './search/repair/spelling.ts'
import { readShop } from './search/shop-memory.ts'

/** Longer lists are counted so far and no further: nobody pages through more. */
export const LIST_CAP = 10_000
/** Up to so many entries are remembered by id: finding rare ones again would mean a walk through the catalogue. */
const SHORT = 1000

export type FindQuery = ProductListQuery & { onlyDigital?: boolean }

/** What doesn't depend on page and sort. */
export interface ListSummary {
  total: number
  isCountCapped: boolean
  facets: Facets
  /** Every id, in no order, if they are few. */
  shortList?: number[]
}

/** Keeps summaries between calls; the caller drops them when the catalogue changes. */
export interface SummaryMemo {
  get(key: string): ListSummary | undefined
  set(key: string, summary: ListSummary): unknown
}

export interface FoundProducts extends Omit<ListSummary, 'shortList'> {
  ids: number[]
  searchedFor: string | null
  /** What was found does not say all that was asked for; what none of it says. */
  isPartial: boolean
  leftOut: string[]
  /** Shelves that go by the name that was searched for. */
  shelves: Shelf[]
  nearby: Nearby
  /** Nothing that we have was meant; filters had no part in it. */
  isMissed: boolean
}

const NOT_SEARCHED = { searchedFor: null, isPartial: false, leftOut: [], shelves: [], nearby: NOTHING_NEARBY, isMissed: false }

/** Columns and directions as the indexes of `search_docs` have them; the id makes every order total. */
const ORDERS: Record<ListSort, SQL> = {
  newest: sql`published_at desc, product_id`,
  bestselling: sql`sold desc, product_id`,
  priceAsc: sql`price, product_id`,
  priceDesc: sql`price desc, product_id desc`,
  rating: sql`rating desc, sold desc, product_id`,
  title: sql`sort_title, product_id`,
}
const SORT_COLUMNS = sql.raw('product_id, published_at, sold, price, rating, sort_title')
const HIT_COLUMNS = frozen(sql`${SORT_COLUMNS}, category_id, object_type, has_digital, year, author_ids, in_stock`)
const READ_COLUMNS = frozen(sql`${HIT_COLUMNS}, plain, marked`)
const HIT_FACETS = frozen(facetsSql(sql`hits`))

/** What is kept between calls; without it everything is read from the database. */
export interface ListMemory {
  memo?: SummaryMemo | undefined
  shop?: ShopKnowledge | undefined
  columns?: CatalogColumns | null | undefined
}

interface KeyedMemory extends ListMemory {
  /** By what summaries are kept. */
  keyOf(): string
  /** What was chosen, if anything was. */
  chosen?: FindQuery | null
}

export async function findProducts(db: Db, query: FindQuery, memory: ListMemory = {}): Promise<FoundProducts> {
  const filterQuery = query.onlyDigital ? { ...query, objectType: [1] } : query
  const { page: _page, perPage: _size, sort: _sort, ...summarised } = filterQuery
  const kept = { ...memory, keyOf: () => JSON.stringify(Object.entries(summarised).sort()) }
  if (query.searchContent.trim() !== '') {
    const filters = await filtersOf(db, filterQuery)
    const found = await search(db, query, filters, { ...kept, chosen: filters.isNarrowed ? filterQuery : null })
    refusePageBeyond(query, found.total)
    return found
  }
  return memory.columns ? listColumns(memory.columns, filterQuery) : list(db, query, await filtersOf(db, filterQuery), kept)
}

/** As `list`, from memory. Counted anew for each page: kept, the counts of lists that nobody asks for again cost the engine more to clear away. */
function listColumns(columns: CatalogColumns, query: FindQuery): FoundProducts {
  const listed = columns.list(query, sortOf(query))
  const counts = listed.count(LIST_CAP)
  refusePageBeyond(query, counts.total)
  return { ...counts, isCountCapped: counts.total >= LIST_CAP, ids: listed.page(offsetOf(query), query.perPage), ...NOT_SEARCHED }
}

const sortOf = ({ sort }: FindQuery): ListSort => (sort === undefined || sort === 'relevance' ? 'newest' : sort)

async function list(db: Db, query: FindQuery, filters: Filters, { memo, keyOf }: KeyedMemory): Promise<FoundProducts> {
  const key = keyOf()
  let summary = memo?.get(key)
  if (!summary) {
    summary = await summarise(db, filters)
    memo?.set(key, summary)
  }
  const { shortList, ...counts } = summary
  const entries = shortList
    ? sql`(select ${SORT_COLUMNS} from search_docs where product_id = any(${sql.param(shortList)}::int[]) offset 0) few`
    : sql`search_docs where ${filters.form} and ${filters.chosen}`
  refusePageBeyond(query, counts.total)
  const ids = offsetOf(query) < counts.total ? await pageOf(db, entries, ORDERS[sortOf(query)], query) : []
  return { ...counts, ids, ...NOT_SEARCHED }
}

async function summarise(db: Db, filters: Filters): Promise<ListSummary> {
  // Neither this nor the page is prepared: the best plan depends on how rare the matches are.
  const { rows } = await db.execute(summarySql(filters))
  const { facets, ids } = rows[0] as unknown as { facets: FacetRows; ids: number[] | null }
  return {
    total: facets.total,
    isCountCapped: facets.total >= LIST_CAP,
    facets: toFacets(facets),
    shortList: ids ?? undefined,
  }
}

function summarySql({ form, chosen, isChosen, isSpread }: Filters): SQL {
  // A capped list counts its newest entries, not those of whichever category comes first.
  const order = isSpread ? sql`order by published_at desc, product_id` : sql``
  const rows = sql`select product_id, ${FACET_COLUMNS} from search_docs where ${form} and ${chosen} ${order} limit ${sql.raw(String(LIST_CAP))}`
  // Nearly every row belongs to the list: reading them twice is cheaper than keeping them in between.
  if (!isChosen) return sql`select ${facetsSql(sql`(${rows}) matched`)} as facets, null as ids`
  return sql`
    with matched as materialized (${rows})
    select ${facetsSql(sql`matched`)} as facets,
      case when (select count(*) from matched) <= ${sql.raw(String(SHORT))} then array(select product_id from matched) end as ids`
}

async function pageOf(db: Db, entries: SQL, order: SQL, query: FindQuery): Promise<number[]> {
  const { rows } = await db.execute<{ product_id: number }>(
    sql`select product_id from ${entries} order by ${order} limit ${query.perPage} offset ${offsetOf(query)}`,
  )
  return rows.map((row) => row.product_id)
}

async function search(db: Db, query: FindQuery, filters: Filters, kept: KeyedMemory): Promise<FoundProducts> {
  const shop = kept.shop ?? (await readShop(db))
  const stored = storedSayings(db)
  for await (const match of productMatchesOf(kept.columns?.sayings(stored) ?? stored, query.searchContent, shop)) {
    const { said, ...found } = await lookUp(db, match, filters, query, kept)
    if (found.total > 0) {
      const searchedFor = match.isRepaired ? spellingOf(match, said) : (match.understoodAs ?? null)
      const { isPartial = false, leftOut = [] } = match
      const asked = match.shelves?.flatMap((id) => shop.shelves.byId.get(id) ?? []) ?? []
      return { ...found, searchedFor, isPartial, leftOut, shelves: asked, nearby: NOTHING_NEARBY, isMissed: false }
    }
    // The text was understood and only the filters leave nothing: guessing on would show what nobody asked for.
    if (filters.isNarrowed && (await exists(db, match))) return NOTHING
  }
  return { ...NOTHING, nearby: await findNearby(db, query.searchContent, shop.shelves), isMissed: !filters.isNarrowed }
}

const NOTHING: FoundProducts = {
  ids: [],
  total: 0,
  isCountCapped: false,
  facets: NO_FACETS,
  ...NOT_SEARCHED,
}

/** A number, or "ebook", names one form of a work, which a list would not show beside its printed twin. */
function isAnyFormOf(match: Match, isOneForm: boolean): boolean {
  const namesForm = match.isExactForm || match.meaning?.kind === 'digital'
  return namesForm && !(isOneForm && !match.isExactForm)
}

async function lookUp(db: Db, match: Match, { form, chosen, isOneForm }: Filters, query: FindQuery, kept: KeyedMemory) {
  const isAnyForm = isAnyFormOf(match, isOneForm)
  const here = lookUpHere(match, isAnyForm, query, kept)
  return here ?? lookUpThere(db, match, sql`${isAnyForm ? sql`true` : form} and ${chosen}`, query, kept)
}

/** From memory; null where the database has to be asked. */
function lookUpHere(match: Match, isAnyForm: boolean, query: FindQuery, { columns, chosen = null }: KeyedMemory) {
  const found = columns?.search(match, { among: chosen, isAnyForm, sort: query.sort ?? 'relevance', cap: SEARCH_CAP })
  if (!columns || !found) return null
  const { total } = found
  if (total === 0) return { ...NOTHING, said: null }
  // Counted anew for each page of it: kept, the counts of searches that nobody repeats would be what the engine clears away most of.
  const counts = { total, isCountCapped: total >= SEARCH_CAP, facets: found.facets() }
  const best = match.isRepaired ? columns.spelling(found.page(0, 1)[0] as number) : null
  const said = best && `${best.title} ${best.people}`
  return { ...counts, ids: found.page(offsetOf(query), query.perPage), said }
}

async function lookUpThere(db: Db, match: Match, where: SQL, query: FindQuery, { memo, keyOf, columns }: KeyedMemory) {
  const key = keyOf()
  const sort = query.sort ?? 'relevance'
  const summary = memo?.get(key)
  // Counted in memory, from the ids of everything that was found; else the database counts.
  const isCountedHere = !summary && columns != null
  const facets = summary || isCountedHere ? sql`null::json` : HIT_FACETS
  const order = sort === 'relevance' ? sql`score desc, sold desc, product_id` : ORDERS[sort]
  const said = match.isRepaired ? saidBy(sql`page.ids[1]`) : sql`null`
  const page = isCountedHere ? sql`` : sql`limit ${query.perPage} offset ${offsetOf(query)}`
  const [row] = await runPrepared<{ ids: string; total: number; facets: FacetRows | null; said: string | null }>(
    db,
    sql`with hits as materialized (
        select ${isCountedHere ? SORT_COLUMNS : HIT_COLUMNS}, ${scoreOf(match)} as score
        from (${matchedRows(match, where, READ_COLUMNS)}) matched)
      select (select count(*)::int from hits) as total, array_to_string(ids, ',') as ids, ${said} as said,
        case when exists (select 1 from hits) then ${facets} end as facets
      from (select array(select product_id from hits order by ${order} ${page}) as ids) page`,
  )
  if (!row || row.total === 0) return { ...NOTHING, said: null }
  const found = row.ids === '' ? [] : row.ids.split(',').map(Number)
  const counts = summary ?? {
    total: row.total,
    isCountCapped: row.total >= SEARCH_CAP,
    facets: isCountedHere ? columns.facetsOf(found) : row.facets ? toFacets(row.facets) : NO_FACETS,
  }
  if (!summary) memo?.set(key, counts)
  // The cap keeps arbitrary matches, so the cheapest or newest of them are not the cheapest or newest of all.
  const isOrderWrong = counts.isCountCapped && sort !== 'relevance' && match.words !== null && !match.wordPattern
  const ids = isOrderWrong
    ? await pageOf(db, sql`search_docs where ${matchCondition(match)} and ${where}`, order, query)
    : isCountedHere
      ? found.slice(offsetOf(query), offsetOf(query) + query.perPage)
      : found
  return { ...counts, ids, said: row.said }
}

async function exists(db: Db, match: Match): Promise<boolean> {
  // All matches are asked for although one would do: for one the planner would walk the table instead of the index.
  const [row] = await runPrepared(
    db,
    sql`with found as materialized (${matchedRows(match, sql`true`, sql`plain`)}) select 1 from found limit 1`,
  )
  return row !== undefined
}

function refusePageBeyond(query: FindQuery, total: number): void {
  if (query.page > 1 && offsetOf(query) >= total) throw new AppError('PAGE_NOT_FOUND')
}
