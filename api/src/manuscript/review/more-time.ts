import { AppError } from '@tq/contract/errors.ts'
import type { ReviewTask } from '@tq/contract/manuscript/review-form.ts'
import type { Database } from '@tq/db/database.ts'
import { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { eq } from 'drizzle-orm'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import type { DeskDeps } from '../core/desk.ts'
import { requireAction } from '../core/require-action.ts'
import type { ReviewRow } from '../letters/about.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { requireDueDay } from '../staff/due-day.ts'
import { findTask, lockTask, taskOf } from './review-task.ts'

/** Each is a letter to the editor. */
const ASKED = { most: 5, seconds: 24 * 60 * 60 }

/** A reviewer names the day until which they need; moving the day stays the editor's. */
export async function askMoreTime(
  db: Database,
  deps: DeskDeps,
  { key, wishedDay, note }: { key: string; wishedDay: string; note: string },
): Promise<ReviewTask> {
  const { review: asking } = await findTask(db, key)
  await consumeOrThrow(db, `review-time:${asking.id}`, ASKED)
  return db.transaction(async (tx) => {
    const { row, review } = await lockTask(tx, key)
    requireAction(row, 'reviewer', 'review')
    if (review.state !== 'accepted') throw new AppError('REVIEW_NOT_ACCEPTED')
    if (requireDueDay(wishedDay, new Date()) <= review.dueDay) throw new AppError('DUE_DAY_PAST')
    const [changed] = await tx.update(manuscriptReviews).set({ wishedDay }).where(eq(manuscriptReviews.id, review.id)).returning()
    const asked = changed as ReviewRow
    await sendLetter(tx, deps.desk, { kind: 'moreTimeAsked', to: 'staff', row, review: asked, words: note })
    return taskOf(tx, deps, { row, review: asked })
  })
}
