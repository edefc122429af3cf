import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { readAddress } from './picture-address.ts'
import type { Pictures } from './pictures.ts'

const LIST_PAGE = 20
const BLOCK = 10
const TEASERS = 8

/**
 * Draws what the home page and the first list page show, one picture after another, so that the first visitors need not
 * wait. What is kept already costs a look.
 */
export async function warmPictures(db: Db, pictures: Pictures, signal: AbortSignal): Promise<void> {
  for (const path of await firstPictures(db)) {
    if (signal.aborted) return
    const address = readAddress(path)
    if (address) await pictures.load(address)
  }
}

async function firstPictures(db: Db): Promise<string[]> {
  const [categories, news, courses, partners, books] = await Promise.all([
    ids(db, sql`select id from categories where parent_id is null`),
    ids(db, sql`select id from news where is_published order by is_focus desc, published_at desc limit ${TEASERS}`),
    ids(db, sql`select id from courses where use = 'library' and is_published order by position, id limit ${TEASERS}`),
    ids(db, sql`select id from partner_logos order by position`),
    firstBooks(db),
  ])
  return [
    'logo.svg',
    'logo-mobile.svg',
    'placeholder.svg',
    'video-poster.webp',
    ...categories.flatMap((id) => [`ornaments/${id}-56.webp`, `ornaments/${id}-112.webp`]),
    ...books.flatMap((id) => [`covers/${id}-180.avif`, `covers/${id}-360.avif`]),
    ...news.flatMap((id) => [`news/${id}-400.avif`, `news/${id}-800.avif`]),
    ...courses.map((id) => `library/thumb-${id}.webp`),
    ...partners.map((id) => `partners/${id}.svg`),
  ]
}

/** In the order in which a visitor meets them. */
async function firstBooks(db: Db): Promise<number[]> {
  const lists = await Promise.all([
    ids(
      db,
      sql`select product_id as id from flash_sale_items join flash_sales on flash_sales.id = flash_sale_id
        where now() between starts_at and ends_at limit ${LIST_PAGE}`,
    ),
    ids(
      db,
      sql`select product_id as id from search_docs where is_lead order by published_at desc, product_id limit ${LIST_PAGE}`,
    ),
    ids(db, sql`select product_id as id from block_products order by block_id, position`),
    ids(db, sql`select product_id as id from search_docs where is_lead order by sold desc, product_id limit ${BLOCK}`),
    ids(db, sql`select product_id as id from search_docs where object_type = 1 order by sold desc, product_id limit ${BLOCK}`),
    ids(
      db,
      sql`select substring(picture->>'url' from 'covers/(\\d+)\\.')::int as id from textbooks order by position limit ${BLOCK}`,
    ),
  ])
  return [...new Set(lists.flat())]
}

async function ids(db: Db, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await db.execute<{ id: number | null }>(query)
  return rows.flatMap(({ id }) => id ?? [])
}
