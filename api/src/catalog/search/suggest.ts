import type { suggest as contract } from '@tq/contract/catalog.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { plainOf, squash } from '@tq/db/search/fold.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CatalogColumns } from '../columns/catalog-columns.ts'
import { MOST_NAMED } from '../columns/people.ts'
import { matchedRows, prefixTerm, scoreOf } from './match/search-match.ts'
import { isShelf } from './parse/parsed-query.ts'
import { readTyped, type Typed } from './parse/typed-text.ts'
import { understand } from './parse/understand.ts'
import { hastyMatchesOf, type ShopKnowledge } from './product-search.ts'

export type Suggestion = z.output<typeof contract.data>[number]

const MOST_TITLES = 6
const MOST_AUTHORS = 2
const MOST_CATEGORIES = 2
/** Every key pressed asks: fewer rows are looked at than for a page. */
const CAP = 100

/** For the search box: titles, then people, then categories. */
export async function suggest(
  db: Db,
  text: string,
  shop: ShopKnowledge,
  columns: CatalogColumns | null = null,
): Promise<Suggestion[]> {
  const typed = readTyped(text)
  if (typed.words.length === 0) return []
  const plain = plainOf(typed.words)
  const found =
    (columns && (await titlesHere(columns, plain, text, shop))) ??
    (plain.length <= 2 ? await titlesBeginning(db, plain) : await titlesFound(db, text, shop))
  const mayBePerson = typed.words.every((word) => shop.words.mayHave(prefixTerm(word.plain)))
  const lists = [found, mayBePerson ? (await authors(db, plain, columns)).map(toSuggestion) : [], categories(typed, shop)]
  return lists.flat()
}

/** From memory; null where the database has to be asked. */
async function titlesHere(
  columns: CatalogColumns,
  plain: string,
  text: string,
  shop: ShopKnowledge,
): Promise<Suggestion[] | null> {
  let ids: number[] | null = plain.length <= 2 ? columns.beginning(plain, MOST_TITLES) : []
  if (plain.length > 2)
    for await (const match of hastyMatchesOf(text, shop)) {
      ids = columns.find(match, { among: null, sort: 'relevance', cap: CAP })
      if (ids?.length !== 0) break
    }
  if (!ids) return null
  return ids.slice(0, MOST_TITLES).flatMap((id) => heldSuggestion(columns, id) ?? [])
}

/** What was suggested before: making an address takes longer than finding the title. Titles are those of the columns as long as these live. */
const suggested = new WeakMap<CatalogColumns, Map<number, Suggestion>>()
/** Some 200 bytes each; fewer than there are titles would be made again and again. */
const MOST_HELD = 20_000

function heldSuggestion(columns: CatalogColumns, id: number): Suggestion | null {
  const held = suggested.get(columns) ?? new Map<number, Suggestion>()
  suggested.set(columns, held)
  const known = held.get(id)
  if (known) return known
  const spelled = columns.spelling(id)
  if (!spelled) return null
  const made = titleSuggestion(id, spelled.title, spelled.authors)
  if (held.size >= MOST_HELD) held.clear()
  held.set(id, made)
  return made
}

const titleSuggestion = (id: number, text: string, note: string): Suggestion => ({
  ...{ type: 'product', id, text, note },
  address: addressId(text, id),
})

async function titlesFound(db: Db, text: string, shop: ShopKnowledge): Promise<Suggestion[]> {
  for await (const match of hastyMatchesOf(text, shop)) {
    const found = await titles(
      db,
      sql`select product_id as id, sold, ${scoreOf(match)} as score
        from (${matchedRows(match, IS_LEAD, READ_COLUMNS, CAP)}) matched`,
    )
    if (found.length > 0) return found
  }
  return []
}

const IS_LEAD = sql.raw('is_lead')
const READ_COLUMNS = sql.raw('product_id, plain, marked, sold')

function titlesBeginning(db: Db, letters: string): Promise<Suggestion[]> {
  const begins =
    letters.length === 2 ? sql`left(plain, 3) = ${` ${letters}`}` : sql`plain >= ${` ${letters}`} and plain < ${` ${letters}~`}`
  return titles(
    db,
    sql`select product_id as id, sold, 0 as score from search_docs where ${begins} and is_lead
      order by sold desc, product_id limit ${sql.raw(String(MOST_TITLES))}`,
  )
}

/** The best of these rows, with who wrote them. */
async function titles(db: Db, rated: SQL): Promise<Suggestion[]> {
  const rows = await runPrepared<{ id: number; text: string; note: string | null }>(
    db,
    sql`select products.id, title as text, ${NAMES} as note
      from (select * from (${rated}) rated order by score desc, sold desc, id limit ${sql.raw(String(MOST_TITLES))}) best
      join products on products.id = best.id order by score desc, best.sold desc, best.id`,
  )
  return rows.map(({ id, text, note }) => titleSuggestion(id, text, note ?? ''))
}

const NAMES = sql.raw(`(
  select string_agg(name, ', ' order by position) from product_contributors link
  join contributors on contributors.id = contributor_id where product_id = products.id and role in ('author', 'editor'))`)

interface Author {
  id: number
  name: string
  books: number
}

async function authors(db: Db, plain: string, columns: CatalogColumns | null): Promise<Author[]> {
  if (columns) return columns.peopleNamed(plain.split(' '), MOST_AUTHORS)
  return runPrepared<Author>(
    db,
    sql`select id, name, books from (
        select id, name, (
          select count(distinct work_id)::int from product_contributors join products on products.id = product_id
          where contributor_id = contributors.id and is_published) as books
        from contributors where ${nameHolds(plain)} order by id limit ${sql.raw(String(MOST_NAMED))}) person
      where books > 0 order by books desc, id limit ${MOST_AUTHORS}`,
  )
}

const toSuggestion = ({ id, name, books }: Author): Suggestion => ({
  type: 'author',
  id,
  text: name,
  note: `${books} cuốn`,
  address: addressId(name, id),
})

/** Shelves of which all words begin words of the name, tops first, as the map has them; then those that go by it: "cntt". */
function categories(typed: Typed, { shelves }: ShopKnowledge): Suggestion[] {
  const beginnings = typed.words.map((word) => `-${squash(word.plain)}`)
  const named = shelves.names.flatMap(([name, shelf]) => (beginnings.every((word) => name.includes(word)) ? [shelf] : []))
  const parsed = understand(typed, shelves)
  const meant = isShelf(parsed) ? parsed.units.flatMap((unit) => unit.shelves.flatMap((id) => shelves.byId.get(id) ?? [])) : []
  return [...new Set([...named, ...meant])].slice(0, MOST_CATEGORIES).map(({ id, name, parentId }) => {
    const note = parentId === null ? '' : (shelves.byId.get(parentId)?.name ?? '')
    return { type: 'category', id, text: name, note, address: addressId(name, id) }
  })
}

/** All words begin words of the name. Slugs are names without accents already; y and i count as one in them too. */
function nameHolds(plain: string): SQL {
  const patterns = plain.split(' ').map((word) => `%-${squash(word)}%`)
  return sql`('-' || replace(slug, 'y', 'i')) like all(${sql.param(patterns)}::text[])`
}
