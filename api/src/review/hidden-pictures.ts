import type { MyReview } from '@tq/contract/review.ts'
import type { Db } from '@tq/db/database.ts'
import { feedbackPictures, feedbacks } from '@tq/db/schema/review.ts'
import { files } from '@tq/db/schema/storage.ts'
import { and, eq, inArray, not } from 'drizzle-orm'
import { STORED_FILE } from '../storage/store-file.ts'
import type { Tickets } from '../storage/tickets.ts'

/** The plain addresses of a hidden review's pictures answer 404. Its writer gets addresses with a ticket instead. */
export async function withTickets<Review extends MyReview>(
  db: Db,
  tickets: Tickets,
  userId: string,
  reviews: Review[],
): Promise<Review[]> {
  const ids = reviews.filter(({ pictures }) => pictures.length > 0).map(({ id }) => id)
  if (ids.length === 0) return reviews
  const hidden = await db
    .select({ name: feedbackPictures.name, file: STORED_FILE })
    .from(feedbackPictures)
    .innerJoin(feedbacks, eq(feedbacks.id, feedbackPictures.feedbackId))
    .innerJoin(files, eq(files.hash, feedbackPictures.fileHash))
    .where(and(inArray(feedbacks.id, ids), eq(feedbacks.userId, userId), not(feedbacks.isVisible)))
  const signed = await Promise.all(
    hidden.map(async ({ name, file }) => {
      const ticket = await tickets.sign({ purpose: 'reviewPicture', name, file, userId })
      return [`/media/reviews/${name}`, `/media/reviews/${name}?ticket=${ticket}`] as const
    }),
  )
  const addresses = new Map<string, string>(signed)
  return reviews.map((review) => ({ ...review, pictures: review.pictures.map((url) => addresses.get(url) ?? url) }))
}
