import type { Picture } from '@tq/contract/catalog.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { MyReview } from '@tq/contract/review.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { feedbacks } from '@tq/db/schema/review.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { coverOf } from '../catalog/cover.ts'
import { FEEDBACK_COLUMNS, type FeedbackRow, toFeedback } from '../catalog/feedback.ts'
import { type Paged, requirePage } from '../http/paging.ts'

type Row = FeedbackRow & { order_line_id: number; picture: Picture | null; updated_at: Date }

/** The newest first; hidden ones too, they are still one's own. */
export async function listMyReviews(db: Db, userId: string, paged: Paged) {
  const count = await db.$count(feedbacks, eq(feedbacks.userId, userId))
  const { total, totalPage, offset } = requirePage(count, paged)
  const data = await readMine(db, userId, sql`true order by f.created_at desc, f.id limit ${paged.perPage} offset ${offset}`)
  return { data, total, totalPage }
}

export async function getMyReview(db: Db, userId: string, id: number): Promise<MyReview> {
  const [review] = await readMine(db, userId, sql`f.id = ${id}`)
  if (!review) throw new AppError('REVIEW_NOT_FOUND')
  return review
}

async function readMine(db: Db, userId: string, where: SQL): Promise<MyReview[]> {
  const rows = await runPrepared<Row>(
    db,
    sql`select ${FEEDBACK_COLUMNS}, f.order_line_id, f.updated_at, ${coverOf(sql`p.id`)} as picture
      from feedbacks f join products p on p.id = f.product_id where f.user_id = ${userId} and ${where}`,
  )
  return rows.map((row) => ({
    ...toFeedback(row),
    orderLineId: row.order_line_id,
    productPicture: row.picture,
    updatedAt: new Date(row.updated_at).toISOString(),
  }))
}
