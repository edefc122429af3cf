import { AppError } from '@tq/contract/errors.ts'
import type { MyReview } from '@tq/contract/review.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { feedbacks } from '@tq/db/schema/review.ts'
import { indexProducts } from '@tq/db/search/search-index.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'
import { getMyReview } from './my-reviews.ts'
import { IS_REVIEWABLE } from './reviewable-lines.ts'
import { shownName } from './shown-name.ts'

/** Writing, changing and removing together. */
const WRITES = { most: 60, seconds: 60 * 60 }

interface Words {
  rating: number
  content: string
}

export async function writeReview(
  db: Database,
  userId: string,
  { orderLineId, rating, content }: Words & { orderLineId: number },
): Promise<MyReview> {
  await consumeOrThrow(db, `review:${userId}`, WRITES)
  const id = await db.transaction(async (tx) => {
    const productId = await requireLine(tx, userId, orderLineId)
    const [written] = await tx
      .insert(feedbacks)
      .values({ productId, userId, orderLineId, name: await nameOf(tx, userId), rating, content, isVerified: true })
      .onConflictDoNothing()
      .returning({ id: feedbacks.id })
    if (!written) throw new AppError('REVIEW_EXISTS')
    await countStars(tx, productId, { given: rating })
    return written.id
  })
  return getMyReview(db, userId, id)
}

export async function changeReview(db: Database, userId: string, id: number, { rating, content }: Words): Promise<MyReview> {
  await consumeOrThrow(db, `review:${userId}`, WRITES)
  await db.transaction(async (tx) => {
    const before = await lockOwnReview(tx, userId, id)
    await tx
      .update(feedbacks)
      .set({ rating, content, name: await nameOf(tx, userId), updatedAt: sql`now()` })
      .where(eq(feedbacks.id, id))
    if (!before.isVisible || before.rating === rating) await invalidateTags(tx, [`book:${before.productId}`, 'feedback'])
    else await countStars(tx, before.productId, { given: rating, taken: before.rating })
  })
  return getMyReview(db, userId, id)
}

/** Its pictures and votes go with it; the bought line waits for a review again. */
export async function removeReview(db: Database, userId: string, id: number): Promise<void> {
  await consumeOrThrow(db, `review:${userId}`, WRITES)
  await db.transaction(async (tx) => {
    const { productId, rating, isVisible } = await lockOwnReview(tx, userId, id)
    await tx.delete(feedbacks).where(eq(feedbacks.id, id))
    if (isVisible) await countStars(tx, productId, { taken: rating })
  })
}

/** Every change of a review locks its row first and its product's counters after it, so that two changes can't deadlock. */
export async function lockOwnReview(tx: Tx, userId: string, id: number): Promise<typeof feedbacks.$inferSelect> {
  const [review] = await tx
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.id, id), eq(feedbacks.userId, userId)))
    .for('update')
  if (!review) throw new AppError('REVIEW_NOT_FOUND')
  return review
}

async function requireLine(tx: Tx, userId: string, lineId: number): Promise<number> {
  const { rows } = await tx.execute<{ productId: number }>(sql`
    select l.product_id as "productId" from order_lines l join orders o on o.id = l.order_id
    where l.id = ${lineId} and o.user_id = ${userId} and ${IS_REVIEWABLE}`)
  const [line] = rows
  if (!line) throw new AppError('REVIEW_LINE_NOT_FOUND')
  return line.productId
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!person) throw new AppError('SESSION_EXPIRED')
  return shownName(person.name)
}

/** Added to and taken from what is there, never written over: reviews of one product may come at once. */
async function countStars(tx: Db, productId: number, { given, taken }: { given?: number; taken?: number }): Promise<void> {
  const changed = [1, 2, 3, 4, 5].flatMap((stars) => {
    const by = Number(stars === given) - Number(stars === taken)
    const column = sql.identifier(`rating_${stars}`)
    return by === 0 ? [] : [sql`${column} = ${column} + ${by}`]
  })
  await tx.execute(sql`update products set ${sql.join(changed, sql`, `)} where id = ${productId}`)
  await indexProducts(tx, [productId])
  await invalidateTags(tx, [`book:${productId}`, 'feedback', 'catalog'])
}
