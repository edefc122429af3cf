import type { suggest as contract } from '@tq/contract/catalog.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { plainOf, squash } from '@tq/db/search/fold.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { matchesOf } from './product-search.ts'
import { matchedRows, scoreOf } from './search-match.ts'
import { readTyped } from './typed-text.ts'

export type Suggestion = z.output<typeof contract.data>[number]

const MOST_TITLES = 6
const MOST_AUTHORS = 2
const MOST_CATEGORIES = 2
/** Every key pressed asks: fewer rows are looked at than for a page. */
const CAP = 100

/** For the search box: titles, then people, then categories. */
export async function suggest(db: Db, text: string): Promise<Suggestion[]> {
  const typed = readTyped(text)
  if (typed.words.length === 0) return []
  const plain = plainOf(typed.words)
  const ids = plain.length <= 2 ? await titlesBeginning(db, plain) : await titlesFound(db, text)
  const lists = [await titles(db, ids), await authors(db, plain), await categories(db, plain)]
  return lists.flat()
}

async function titlesFound(db: Db, text: string): Promise<number[]> {
  for await (const match of matchesOf(db, text, { withSlips: false })) {
    const rows = await runPrepared<{ id: number }>(
      db,
      sql`select product_id as id from (
          select product_id, sold, ${scoreOf(match)} as score
          from (${matchedRows(match, sql`is_lead`, sql`product_id, plain, marked, sold`, CAP)}) matched) scored
        order by score desc, sold desc, product_id limit ${MOST_TITLES}`,
    )
    if (rows.length > 0) return rows.map((row) => row.id)
  }
  return []
}

async function titlesBeginning(db: Db, letters: string): Promise<number[]> {
  const begins =
    letters.length === 2 ? sql`left(plain, 3) = ${` ${letters}`}` : sql`plain >= ${` ${letters}`} and plain < ${` ${letters}~`}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from search_docs where ${begins} and is_lead order by sold desc, product_id limit ${MOST_TITLES}`)
  return rows.map((row) => row.id)
}

async function titles(db: Db, ids: number[]): Promise<Suggestion[]> {
  if (ids.length === 0) return []
  const rows = await runPrepared<{ id: number; text: string; note: string | null }>(
    db,
    sql`select products.id, title as text, (
        select string_agg(name, ', ' order by position) from product_contributors link
        join contributors on contributors.id = contributor_id where product_id = products.id and role in ('author', 'editor')) as note
      from products join unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, place) on wanted.id = products.id
      order by place`,
  )
  return rows.map(({ id, text, note }) => ({ type: 'product', id, text, note: note ?? '', address: addressId(text, id) }))
}

async function authors(db: Db, plain: string): Promise<Suggestion[]> {
  const rows = await runPrepared<{ id: number; text: string; books: number }>(
    db,
    sql`select id, name as text, books from (
        select id, name, (
          select count(distinct work_id)::int from product_contributors join products on products.id = product_id
          where contributor_id = contributors.id and is_published) as books
        from contributors where ${nameHolds(plain)} order by id limit 20) person
      where books > 0 order by books desc, id limit ${MOST_AUTHORS}`,
  )
  return rows.map(({ id, text, books }) => ({ type: 'author', id, text, note: `${books} cuốn`, address: addressId(text, id) }))
}

async function categories(db: Db, plain: string): Promise<Suggestion[]> {
  const rows = await runPrepared<{ id: number; text: string; note: string | null }>(
    db,
    sql`select id, name as text, (select name from categories top where top.id = categories.parent_id) as note
      from categories where ${nameHolds(plain)} order by parent_id nulls first, position, id limit ${MOST_CATEGORIES}`,
  )
  return rows.map(({ id, text, note }) => ({ type: 'category', id, text, note: note ?? '', address: addressId(text, id) }))
}

/** All words begin words of the name. Slugs are names without accents already; y and i count as one in them too. */
function nameHolds(plain: string): SQL {
  const patterns = plain.split(' ').map((word) => `%-${squash(word)}%`)
  return sql`('-' || replace(slug, 'y', 'i')) like all(${sql.param(patterns)}::text[])`
}
