import type { Feedback } from '@tq/contract/catalog.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { feedbacks, products } from '@tq/db/schema/catalog.ts'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Freshness } from '../http/freshness.ts'
import { requirePage } from '../http/paging.ts'
import { requireProduct } from './product.ts'

interface Wanted {
  page: number
  pageSize: number
  rating?: number | undefined
}

/** Reviews, the newest first: of one product, or of the whole shop. */
export async function listFeedback(db: Db, productId: number | null, wanted: Wanted, fresh: Freshness) {
  if (productId !== null) await requireProduct(db, productId)
  fresh.madeFrom(productId === null ? 'feedback' : `book:${productId}`)
  const chosen = and(
    eq(feedbacks.isVisible, true),
    productId === null ? undefined : eq(feedbacks.productId, productId),
    wanted.rating ? eq(feedbacks.rating, wanted.rating) : undefined,
  )
  const [total] = await db.select({ n: count() }).from(feedbacks).where(chosen)
  const { totalCount, totalPage, offset } = requirePage(total?.n ?? 0, wanted)
  const rows = await db
    .select({ feedback: feedbacks, productTitle: products.title })
    .from(feedbacks)
    .innerJoin(products, eq(products.id, feedbacks.productId))
    .where(chosen)
    .orderBy(desc(feedbacks.createdAt), feedbacks.id)
    .limit(wanted.pageSize)
    .offset(offset)
  return { data: rows.map(({ feedback, productTitle }) => toFeedback(feedback, productTitle)), totalCount, totalPage }
}

function toFeedback(row: typeof feedbacks.$inferSelect, productTitle: string): Feedback {
  return {
    id: row.id,
    productId: row.productId,
    productTitle,
    productAddress: addressId(productTitle, row.productId),
    name: row.name,
    rating: row.rating,
    content: row.content,
    isVerified: row.isVerified,
    createdAt: row.createdAt.toISOString(),
  }
}
