import type { Feedback } from '@tq/contract/catalog/feedback.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { offsetOf, type Paged, requirePage } from '../http/paging.ts'
import type { KnownProducts } from './beside/known-products.ts'
import { requireProduct } from './product.ts'

interface Wanted extends Paged {
  rating?: number | undefined
  sort?: 'newest' | 'helpful' | undefined
}

export interface FeedbackRow {
  id: number
  product_id: number
  title: string
  name: string
  rating: number
  content: string
  is_verified: boolean
  pictures: string[]
  helpful: number
  reply: string | null
  created_at: Date
}

type Row = FeedbackRow & { total: number }

/** The names of a review's pictures, in the writer's order. */
export const PICTURES_OF_REVIEW = sql`array(select r.name from feedback_pictures r where r.feedback_id = f.id order by r.position)`

/** The columns of `FeedbackRow`, where reviews are `f` and products `p`. */
export const FEEDBACK_COLUMNS = sql`f.id, f.product_id, p.title, f.name, f.rating, f.content, f.is_verified, f.helpful,
  f.reply, f.created_at, ${PICTURES_OF_REVIEW} as pictures`

/** Reviews, the newest or the most helpful first: of one product, or of the whole shop. */
export async function listFeedback(
  db: Db,
  productId: number | null,
  wanted: Wanted,
  cacheInfo: CacheInfo,
  known?: KnownProducts,
) {
  cacheInfo.dependsOn(productId === null ? 'feedback' : `book:${productId}`)
  if (productId !== null && (await known?.hasNone(productId, 'feedback'))) return pageOf([], 0, wanted)
  const chosen = sql`f.is_visible and exists (select 1 from products where id = f.product_id and is_published)`
  if (productId !== null) chosen.append(sql` and f.product_id = ${productId}`)
  if (wanted.rating) chosen.append(sql` and f.rating = ${wanted.rating}`)
  const order = wanted.sort === 'helpful' ? sql`f.helpful desc, f.created_at desc, f.id` : sql`f.created_at desc, f.id`
  const rows = await runPrepared<Row>(
    db,
    sql`select ${FEEDBACK_COLUMNS}, f.total
      from (select *, count(*) over ()::int as total from feedbacks f where ${chosen}
        order by ${order} limit ${wanted.perPage} offset ${offsetOf(wanted)}) f
      join products p on p.id = f.product_id order by ${order}`,
  )
  // No row: nothing is there, or the page lies behind the last one, which only a count can tell.
  const isFirst = wanted.page === 1 && productId !== null && (await known?.isKnown(productId))
  const counted = rows[0]?.total ?? (isFirst ? 0 : await countFeedback(db, productId, chosen))
  return pageOf(rows, counted, wanted)
}

function pageOf(rows: FeedbackRow[], counted: number, wanted: Paged) {
  const { total, totalPage } = requirePage(counted, wanted)
  return { data: rows.map(toFeedback), total, totalPage }
}

async function countFeedback(db: Db, productId: number | null, chosen: SQL): Promise<number> {
  if (productId !== null) await requireProduct(db, productId)
  const [row] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from feedbacks f where ${chosen}`)
  return row?.n ?? 0
}

export function toFeedback(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    productId: row.product_id,
    productTitle: row.title,
    productAddress: addressId(row.title, row.product_id),
    name: row.name,
    rating: row.rating,
    content: row.content,
    isVerified: row.is_verified,
    pictures: row.pictures.map((name) => `/media/reviews/${name}`),
    helpful: row.helpful,
    reply: row.reply,
    createdAt: new Date(row.created_at).toISOString(),
  }
}
