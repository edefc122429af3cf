import { type Facets, PRICE_STEPS } from '@tq/contract/catalog.ts'
import { type SQL, sql } from 'drizzle-orm'

/** What `facetsSql` needs of each row. */
export const FACET_COLUMNS = sql.raw('category_id, object_type, has_digital, price, year, author_ids, rating, in_stock')

export const MOST_AUTHORS = 12
export const STARS = [4, 3, 2, 1]
/** Both ends belong to the step, so that a filter by them finds exactly what was counted. */
export const STEPS = [0, ...PRICE_STEPS].map((from, at) => ({
  from,
  to: at < PRICE_STEPS.length ? (PRICE_STEPS[at] as number) - 1 : null,
}))

/** The counts as PostgreSQL hands them over; null where there is no row. */
export interface FacetRows {
  total: number
  shipped: number
  digital: number
  inStock: number
  /** One count for each of STARS. */
  ratings: number[]
  /** One count for each of STEPS. */
  prices: number[]
  categories: Facets['categories'] | null
  years: Facets['years'] | null
  authors: Facets['authors'] | null
}

/** Counts that are taken in the one pass over the rows, by the names they get in it. */
const COUNTS: Record<string, string> = {
  n: 'true',
  shipped: 'object_type = 0',
  digital: 'object_type = 1 or has_digital',
  in_stock: 'in_stock',
  ...Object.fromEntries(STARS.map((star) => [`stars_${star}`, `rating >= ${star * 10}`])),
  ...Object.fromEntries(
    STEPS.map(({ from, to }, at) => [`step_${at}`, `price >= ${from}${to === null ? '' : ` and price <= ${to}`}`]),
  ),
}
const COUNT_COLUMNS = sql.raw(
  Object.entries(COUNTS)
    .map(([name, condition]) => `count(*) filter (where ${condition}) as ${name}`)
    .join(', '),
)

const sum = (name: string) => `coalesce(sum(${name}), 0)`
const sums = (names: string[]) => sql.raw(names.map(sum).join(', '))

/**
 * An expression that counts the rows of `source`, a relation with FACET_COLUMNS. The rows are grouped once, by year
 * and category, and everything but the authors is added up from those few groups: a pass for each would take as long.
 */
export function facetsSql(source: SQL): SQL {
  return sql`(
    with counted as materialized (select category_id, year, ${COUNT_COLUMNS} from ${source} group by category_id, year)
    select json_build_object(
      'total', ${sums(['n'])}, 'shipped', ${sums(['shipped'])}, 'digital', ${sums(['digital'])}, 'inStock', ${sums(['in_stock'])},
      'ratings', json_build_array(${sums(STARS.map((star) => `stars_${star}`))}),
      'prices', json_build_array(${sums(STEPS.map((_, at) => `step_${at}`))}),
      'categories', (
        select json_agg(json_build_object('id', id, 'count', n) order by id) from (
          select place.id, sum(counted.n) as n from counted join categories leaf on leaf.id = counted.category_id
          cross join lateral (values (leaf.id), (leaf.parent_id)) place (id)
          where place.id is not null group by place.id) category),
      'years', (
        select json_agg(json_build_object('year', year, 'count', n) order by year desc) from (
          select year, sum(n) as n from counted where year > 0 group by year) dated),
      'authors', (
        select json_agg(json_build_object('id', person.id, 'name', person.name, 'count', n) order by n desc, person.id) from (
          select author_id, count(*) as n from (select unnest(author_ids) as author_id from ${source}) credit
          group by author_id order by n desc, author_id limit ${sql.raw(String(MOST_AUTHORS))}) author
        join contributors person on person.id = author.author_id)
    ) from counted)`
}

export function toFacets(rows: FacetRows): Facets {
  return {
    categories: rows.categories ?? [],
    objectTypes: [rows.shipped, rows.digital].map((count, objectType) => ({ objectType, count })).filter(isFilled),
    prices: STEPS.map((step, at) => ({ ...step, count: rows.prices[at] ?? 0 })).filter(isFilled),
    years: rows.years ?? [],
    authors: rows.authors ?? [],
    ratings: STARS.map((rating, at) => ({ rating, count: rows.ratings[at] ?? 0 })).filter(isFilled),
    inStock: rows.inStock,
  }
}

const isFilled = ({ count }: { count: number }): boolean => count > 0

export const NO_FACETS: Facets = { categories: [], objectTypes: [], prices: [], years: [], authors: [], ratings: [], inStock: 0 }
