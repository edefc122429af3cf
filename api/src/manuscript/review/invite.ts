import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { manuscriptRounds } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import { lockAtDesk, requireNotAuthor } from '../core/at-desk.ts'
import type { Desk } from '../core/desk.ts'
import { hashOfKey, newKey } from '../core/keys.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { requireAction } from '../core/require-action.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { subjectOf, touch } from '../staff/change-manuscript.ts'
import { requireDueDay } from '../staff/due-day.ts'

interface Invited {
  id: string
  name: string
  email: string
  dueDay: string
  words: string
  actor: StaffActor
}

/** By a link in a letter, without an account. */
export function inviteReviewer(
  db: Database,
  desk: Desk,
  { id, name, email, dueDay, words, actor }: Invited,
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockAtDesk(tx, id, actor)
    requireAction(row, 'staff', 'invite')
    await requireNotAuthor(tx, row, { id: null, email })
    const [last] = await tx
      .select({ number: max(manuscriptRounds.number) })
      .from(manuscriptRounds)
      .where(eq(manuscriptRounds.manuscriptId, id))
    const round = last?.number ?? 1
    const isAsked = and(
      eq(manuscriptReviews.manuscriptId, id),
      eq(manuscriptReviews.round, round),
      eq(sql`lower(${manuscriptReviews.email})`, email.toLowerCase()),
      ne(manuscriptReviews.state, 'cancelled'),
    )
    if (await tx.$count(manuscriptReviews, isAsked)) throw new AppError('REVIEWER_ASKED')
    const key = newKey()
    const [review] = await tx
      .insert(manuscriptReviews)
      .values({ manuscriptId: id, round, name, email, keyHash: hashOfKey(key), dueDay: requireDueDay(dueDay, new Date()) })
      .returning()
    if (!review) throw new Error('no review')
    await sendLetter(tx, desk, { kind: 'reviewInvitation', to: 'reviewer', row, review, words, reviewKey: key })
    const after = { reviewId: review.id, dueDay, round }
    await recordAudit(tx, { actor, action: 'manuscript.invite', subject: subjectOf(id), before: null, after })
    return touch(tx, id)
  })
}

interface ChangedReview {
  id: string
  reviewId: string
  change: 'remind' | 'cancel'
  dueDay?: string | undefined
  actor: StaffActor
}

/** Reminded with a new link, since nobody keeps the old one's word; or taken back, and no link opens anything any more. */
export function changeReview(
  db: Database,
  desk: Desk,
  { id, reviewId, change, dueDay, actor }: ChangedReview,
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockAtDesk(tx, id, actor)
    const key = newKey()
    const isOpen = and(
      eq(manuscriptReviews.id, reviewId),
      eq(manuscriptReviews.manuscriptId, id),
      inArray(manuscriptReviews.state, ['invited', 'accepted']),
    )
    const set =
      change === 'cancel'
        ? { state: 'cancelled' as const }
        : { keyHash: hashOfKey(key), ...(dueDay ? { dueDay: requireDueDay(dueDay, new Date()), wishedDay: null } : {}) }
    const [review] = await tx.update(manuscriptReviews).set(set).where(isOpen).returning()
    if (!review) throw new AppError('REVIEW_TASK_NOT_FOUND')
    if (change === 'cancel') await sendLetter(tx, desk, { kind: 'reviewCancelled', to: 'reviewer', row, review })
    else await sendLetter(tx, desk, { kind: 'reviewReminder', to: 'reviewer', row, review, reviewKey: key })
    const after = { reviewId, change, dueDay: review.dueDay }
    await recordAudit(tx, { actor, action: 'manuscript.changeReview', subject: subjectOf(id), before: null, after })
    return touch(tx, id)
  })
}
