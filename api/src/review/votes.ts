import { AppError } from '@tq/contract/errors.ts'
import type { MyVotes } from '@tq/contract/review.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { feedbacks, feedbackVotes } from '@tq/db/schema/review.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'
import { standingOf } from './reviewable-lines.ts'

const VOTES = { most: 120, seconds: 60 * 60 }

/** The same vote again changes nothing; votes for one review wait for each other at its row. */
export async function voteHelpful(db: Database, userId: string, id: number, isHelpful: boolean) {
  await consumeOrThrow(db, `vote:${userId}`, VOTES)
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select({ ownerId: feedbacks.userId, productId: feedbacks.productId, helpful: feedbacks.helpful })
      .from(feedbacks)
      .where(and(eq(feedbacks.id, id), feedbacks.isVisible))
      .for('update')
    if (!review) throw new AppError('REVIEW_NOT_FOUND')
    if (review.ownerId === userId) throw new AppError('REVIEW_OWN')
    const { rowCount } = isHelpful
      ? await tx.insert(feedbackVotes).values({ feedbackId: id, userId }).onConflictDoNothing()
      : await tx.delete(feedbackVotes).where(and(eq(feedbackVotes.feedbackId, id), eq(feedbackVotes.userId, userId)))
    if (!rowCount) return { helpful: review.helpful, isHelpful }
    const helpful = review.helpful + (isHelpful ? 1 : -1)
    await tx.update(feedbacks).set({ helpful }).where(eq(feedbacks.id, id))
    await invalidateTags(tx, [`book:${review.productId}`, 'feedback'])
    return { helpful, isHelpful }
  })
}

export async function getMyVotes(db: Db, userId: string, productId: number): Promise<MyVotes> {
  const { rows } = await db.execute<{ id: number; own: boolean }>(sql`
    select f.id, f.user_id is not distinct from ${userId}::uuid as own from feedbacks f
    where f.product_id = ${productId} and (f.user_id = ${userId}::uuid
      or exists (select 1 from feedback_votes v where v.feedback_id = f.id and v.user_id = ${userId}::uuid))
    order by f.id`)
  const standing = await standingOf(db, userId, productId)
  return {
    ...standing,
    helpful: rows.filter(({ own }) => !own).map(({ id }) => id),
    own: rows.filter(({ own }) => own).map(({ id }) => id),
  }
}
