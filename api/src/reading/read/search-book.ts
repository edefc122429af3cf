import type { Data, Query } from '@tq/contract/http/endpoint.ts'
import type * as contract from '@tq/contract/reading/book.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import type { BookFacts } from '@tq/db/schema/reading/book.ts'
import { sql } from 'drizzle-orm'
import { mayOpen } from '../../entitlement/require-entitlement.ts'
import { contextOf, type Folded, foldedQuery, spansOf, wordsTyped } from './find-words.ts'
import { requireOwnBook } from './require-own-book.ts'

type Hit = Data<typeof contract.searchBook>[number]

const AT_ONCE = 50
const OF_EACH_BOOK = 3
const MOST_BOOKS = 50

interface PassageRow {
  version_id: string
  chapter: number
  page: string | null
  starts_at: number
  text: string
  /** How often here, and before here in the chapter and in the book. */
  n: number
  before_chapter: number
  before_book: number
  total: number
  path: string | null
  title: string | null
}

/** Passages with the words, counted; those of one version are read whole, which are some thousand short rows. */
const matching = (query: string) => sql`
  select p.*, n, sum(n) over (partition by p.version_id, p.chapter order by p.position)::int - n as before_chapter,
    sum(n) over (partition by p.version_id order by p.chapter, p.position)::int - n as before_book,
    sum(n) over (partition by p.version_id)::int as total
  from book_passages p cross join lateral (select array_length(string_to_array(p.folded, ${query}), 1) - 1 as n) counted
  where strpos(p.folded, ${query}) > 0`

const COLUMNS = sql`m.version_id, m.chapter, m.page, m.starts_at, m.text, m.n, m.before_chapter, m.before_book, m.total, r.path, r.title`
const CHAPTER = sql`left join book_resources r on r.version_id = m.version_id and r.part = 'full' and r.position = m.chapter`

export async function searchBook(
  db: Db,
  userId: string,
  productId: number,
  { searchContent, skip = 0 }: Query<typeof contract.searchBook>,
) {
  const version = await requireOwnBook(db, userId, productId)
  const list = wordsTyped(searchContent)
  if (!list.length) return { data: [], total: 0 }
  for (const isBegun of [false, true]) {
    const rows = await runPrepared<PassageRow>(
      db,
      sql`select ${COLUMNS} from (${matching(foldedQuery(list, { isBegun }))} and p.version_id = ${version.id}) m ${CHAPTER}
        where m.before_book < ${skip + AT_ONCE}::int and m.before_book + m.n > ${skip}::int order by m.chapter, m.before_book`,
    )
    const folded: Folded = new Map()
    const hits = rows.flatMap((row) =>
      hitsIn(row, version, list, { isBegun, folded }).map((hit, n) => ({ hit, at: row.before_book + n })),
    )
    const data = hits.filter(({ at }) => at >= skip && at < skip + AT_ONCE).map(({ hit }) => hit)
    if (rows.length) return { data, total: rows[0]?.total ?? 0 }
    // Nobody wrote it so: perhaps it is not typed to its end.
  }
  return { data: [], total: 0 }
}

interface BookRow {
  id: string
  product_id: number
  title: string
  format: 'epub' | 'pdf'
  facts: BookFacts
}

/** The books one may open now, each in its newest version. */
const OWN_BOOKS = (userId: string) => sql`
  select distinct on (v.product_id) v.id, v.product_id, p.title, v.format, v.facts from book_versions v join products p on p.id = v.product_id
  where v.state = 'ready' and ${mayOpen(userId, sql`v.product_id`)}
  order by v.product_id, v.number desc`

export async function searchLibrary(db: Db, userId: string, searchContent: string): Promise<Data<typeof contract.searchLibrary>> {
  const list = wordsTyped(searchContent)
  if (!list.length) return []
  const books = await runPrepared<BookRow>(db, sql`${OWN_BOOKS(userId)}`)
  const rows = await runPrepared<PassageRow>(
    db,
    sql`select ${COLUMNS} from (${matching(foldedQuery(list, { isBegun: false }))} and p.version_id = any(${sql.param(books.map(({ id }) => id))}::text[])) m
      ${CHAPTER} where m.before_book < ${OF_EACH_BOOK}::int order by m.version_id, m.chapter, m.before_book`,
  )
  const folded: Folded = new Map()
  const byVersion = Map.groupBy(rows, ({ version_id }) => version_id)
  return books
    .flatMap((book) => {
      const found = byVersion.get(book.id) ?? []
      const { product_id: productId, title } = book
      const hits = found.flatMap((row) => hitsIn(row, book, list, { isBegun: false, folded })).slice(0, OF_EACH_BOOK)
      return found.length ? [{ productId, title, address: addressId(title, productId), total: found[0]?.total ?? 0, hits }] : []
    })
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_BOOKS)
}

function hitsIn(
  row: PassageRow,
  book: { format: 'epub' | 'pdf'; facts: BookFacts },
  list: string[],
  how: { isBegun: boolean; folded: Folded },
): Hit[] {
  const isPdf = book.format === 'pdf'
  return spansOf(row.text, list, how).map((span, n) => ({
    chapter: isPdf ? `#page=${row.chapter + 1}` : (row.path ?? ''),
    chapterTitle: isPdf ? headingAt(book.facts, row.chapter + 1) : row.title,
    page: row.page,
    percent: percentAt(row.starts_at + span.start, book.facts),
    ...contextOf(row.text, span),
    occurrence: row.before_chapter + n,
  }))
}

export const percentAt = (at: number, { characters }: BookFacts) => Math.round((10_000 * at) / Math.max(1, characters)) / 100

/** The last heading at or before that page. */
function headingAt({ toc }: BookFacts, page: number): string | null {
  return toc.findLast(({ href }) => href !== null && Number(href.replace('#page=', '')) <= page)?.title ?? null
}
