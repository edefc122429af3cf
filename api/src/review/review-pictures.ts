import { randomBytes } from 'node:crypto'
import { AppError } from '@tq/contract/errors.ts'
import { MOST_PICTURES } from '@tq/contract/forms/review.ts'
import type { MyReview } from '@tq/contract/review.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { feedbackPictures, feedbacks } from '@tq/db/schema/review.ts'
import { files } from '@tq/db/schema/storage.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'
import { REENCODED, reencodeImage } from '../media/uploaded-image.ts'
import type { FileStore } from '../storage/file-store.ts'
import { STORED_FILE, type StoredFile, storeFile } from '../storage/store-file.ts'
import { getMyReview } from './my-reviews.ts'
import { lockOwnReview } from './review.ts'

const LONGEST_SIDE = 1600
const UPLOADS = { most: 60, seconds: 60 * 60 }

export async function addPicture(
  db: Database,
  store: FileStore,
  { userId, id }: { userId: string; id: number },
  readFile: () => Promise<Buffer>,
): Promise<MyReview> {
  await consumeOrThrow(db, `review-picture:${userId}`, UPLOADS)
  // Checked before the upload is read, to refuse early; and again below under the lock, where no other upload can come between.
  if ((await getMyReview(db, userId, id)).pictures.length >= MOST_PICTURES) throw new AppError('REVIEW_PICTURES_FULL')
  const body = await reencodeImage(await readFile(), (image) =>
    image.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true }),
  )
  const { hash: fileHash } = await storeFile(db, store, [body], REENCODED)
  const name = `${randomBytes(16).toString('hex')}.webp`
  await db.transaction(async (tx) => {
    const { productId } = await lockOwnReview(tx, userId, id)
    const before = eq(feedbackPictures.feedbackId, id)
    if ((await tx.$count(feedbackPictures, before)) >= MOST_PICTURES) throw new AppError('REVIEW_PICTURES_FULL')
    // No two at once get the same place: the review is locked.
    const position = sql`(select coalesce(max(position), 0) + 1 from feedback_pictures where feedback_id = ${id})`
    await tx.insert(feedbackPictures).values({ name, feedbackId: id, position, fileHash })
    await noteChange(tx, { id, productId })
  })
  return getMyReview(db, userId, id)
}

export async function removePicture(db: Database, userId: string, id: number, name: string): Promise<MyReview> {
  await db.transaction(async (tx) => {
    const { productId } = await lockOwnReview(tx, userId, id)
    const { rowCount } = await tx
      .delete(feedbackPictures)
      .where(and(eq(feedbackPictures.name, name), eq(feedbackPictures.feedbackId, id)))
    if (!rowCount) throw new AppError('REVIEW_PICTURE_NOT_FOUND')
    await noteChange(tx, { id, productId })
  })
  return getMyReview(db, userId, id)
}

async function noteChange(tx: Tx, { id, productId }: { id: number; productId: number }): Promise<void> {
  await tx.update(feedbacks).set({ updatedAt: sql`now()` }).where(eq(feedbacks.id, id))
  await invalidateTags(tx, [`book:${productId}`, 'feedback'])
}

/** Pictures of a hidden review are hidden too. */
export async function findPicture(db: Db, name: string): Promise<StoredFile | null> {
  const [found] = await db
    .select(STORED_FILE)
    .from(feedbackPictures)
    .innerJoin(feedbacks, eq(feedbacks.id, feedbackPictures.feedbackId))
    .innerJoin(files, eq(files.hash, feedbackPictures.fileHash))
    .where(and(eq(feedbackPictures.name, name), feedbacks.isVisible))
  return found ?? null
}
