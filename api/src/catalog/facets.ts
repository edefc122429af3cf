import { type Facets, PRICE_STEPS } from '@tq/contract/catalog.ts'
import { type SQL, sql } from 'drizzle-orm'

/** What `facetsSql` needs of each row. */
export const FACET_COLUMNS = sql.raw('category_id, object_type, has_digital, price, year, author_ids, rating, in_stock')

const MOST_AUTHORS = 12
const STARS = [4, 3, 2, 1]

/** The counts as PostgreSQL hands them over. */
export interface FacetRows {
  categories: { id: number; count: number }[]
  /** `step` n lies at or above PRICE_STEPS[n - 1]. */
  prices: { step: number; count: number }[]
  years: { year: number; count: number }[]
  authors: { id: number; name: string; count: number }[]
  shipped: number
  digital: number
  /** Counts for STARS, in that order. */
  ratings: number[]
  inStock: number
}

/** An expression that counts the rows of `source`, a relation with FACET_COLUMNS. */
export function facetsSql(source: SQL): SQL {
  const steps = sql.raw(PRICE_STEPS.join(', '))
  const stars = sql.raw(STARS.map((star) => `count(*) filter (where rating >= ${star * 10})`).join(', '))
  return sql`(select json_build_object(
    'shipped', count(*) filter (where object_type = 0),
    'digital', count(*) filter (where object_type = 1 or has_digital),
    'inStock', count(*) filter (where in_stock),
    'ratings', json_build_array(${stars}),
    'categories', (
      select json_agg(json_build_object('id', id, 'count', n) order by id) from (
        select place.id, sum(leaf.n) as n
        from (select category_id, count(*) as n from ${source} group by category_id) leaf
        join categories c on c.id = leaf.category_id
        cross join lateral (values (c.id), (c.parent_id)) place (id)
        where place.id is not null group by place.id) category),
    'prices', (
      select json_agg(json_build_object('step', step, 'count', n) order by step) from (
        select width_bucket(price, array[${steps}]) as step, count(*) as n from ${source} group by step) priced),
    'years', (
      select json_agg(json_build_object('year', year, 'count', n) order by year desc) from (
        select year, count(*) as n from ${source} where year > 0 group by year) dated),
    'authors', (
      select json_agg(json_build_object('id', c.id, 'name', c.name, 'count', n) order by n desc, c.id) from (
        select author_id, count(*) as n from ${source}, unnest(author_ids) author_id
        group by author_id order by n desc, author_id limit ${sql.raw(String(MOST_AUTHORS))}) writer
      join contributors c on c.id = writer.author_id)
  ) from ${source})`
}

export function toFacets(rows: FacetRows): Facets {
  return {
    categories: rows.categories ?? [],
    objectTypes: [
      { objectType: 0, count: rows.shipped },
      { objectType: 1, count: rows.digital },
    ].filter(({ count }) => count > 0),
    prices: (rows.prices ?? []).map(({ step, count }) => ({ ...priceStep(step), count })),
    years: rows.years ?? [],
    authors: rows.authors ?? [],
    ratings: STARS.map((rating, at) => ({ rating, count: rows.ratings[at] ?? 0 })).filter(({ count }) => count > 0),
    inStock: rows.inStock,
  }
}

/** Both ends belong to the step, so that a filter by them finds exactly what was counted. */
function priceStep(step: number): { from: number; to: number | null } {
  const next = PRICE_STEPS[step]
  return { from: PRICE_STEPS[step - 1] ?? 0, to: next === undefined ? null : next - 1 }
}

export const NO_FACETS: Facets = { categories: [], objectTypes: [], prices: [], years: [], authors: [], ratings: [], inStock: 0 }
