import type { Tx } from '@tq/db/database.ts'
import { feedbackPictures, feedbacks, feedbackVotes } from '@tq/db/schema/review.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { eq, sql } from 'drizzle-orm'
import { ANONYMOUS } from './shown-name.ts'

/** For a deleted account: reviews stay without the name, pictures go (they may show people and homes), votes go with their count. */
export async function anonymiseWriter(tx: Tx, userId: string): Promise<void> {
  const own = await tx
    .update(feedbacks)
    .set({ userId: null, name: ANONYMOUS })
    .where(eq(feedbacks.userId, userId))
    .returning({ id: feedbacks.id, productId: feedbacks.productId })
  const ids = sql.param(own.map(({ id }) => id))
  await tx.delete(feedbackPictures).where(sql`${feedbackPictures.feedbackId} = any(${ids}::int[])`)
  // Locks reviews in rising order before changing votes, as voting does, so that the two can't deadlock.
  const { rows: voted } = await tx.execute<{ productId: number }>(sql`
    with wanted as materialized (select f.id from feedbacks f join feedback_votes v on v.feedback_id = f.id
      where v.user_id = ${userId} order by f.id for update of f)
    update feedbacks f set helpful = f.helpful - 1 from wanted where f.id = wanted.id returning f.product_id as "productId"`)
  await tx.delete(feedbackVotes).where(eq(feedbackVotes.userId, userId))
  const books = [...own, ...voted].map(({ productId }) => `book:${productId}`)
  if (books.length) await invalidateTags(tx, [...books, 'feedback'])
}
