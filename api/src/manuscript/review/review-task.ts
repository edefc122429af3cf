import { AppError, invalidInput } from '@tq/contract/errors.ts'
import type { Recommendation } from '@tq/contract/manuscript/enums.ts'
import type { ReviewAnswers, ReviewTask } from '@tq/contract/manuscript/review-form.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { reviewedFiles } from '../blind/blind-files.ts'
import type { Desk, DeskDeps } from '../core/desk.ts'
import { hashOfKey } from '../core/keys.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { requireAction } from '../core/require-action.ts'
import { fileViews } from '../files/file-view.ts'
import { isReading } from '../files/standing.ts'
import type { ReviewRow } from '../letters/about.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { blindNameOf } from './blind-name.ts'
import { reviewCodeOf } from './review-code.ts'

const NO_ANSWERS: ReviewAnswers = { originality: null, accuracy: null, structure: null, language: null, usefulness: null }

interface Task {
  row: ManuscriptRow
  review: ReviewRow
}

/** A link opens its review until that is taken back or declined. */
export async function findTask(db: Db, key: string): Promise<Task> {
  const [found] = await db
    .select({ row: manuscripts, review: manuscriptReviews })
    .from(manuscriptReviews)
    .innerJoin(manuscripts, eq(manuscripts.id, manuscriptReviews.manuscriptId))
    .where(
      and(eq(manuscriptReviews.keyHash, hashOfKey(key)), inArray(manuscriptReviews.state, ['invited', 'accepted', 'submitted'])),
    )
  if (!found) throw new AppError('REVIEW_TASK_NOT_FOUND')
  return found
}

/** The manuscript first, as everybody locks: a decision waits for the review or the review for it. */
export async function lockTask(tx: Tx, key: string): Promise<Task> {
  const { row } = await findTask(tx, key)
  await tx.select({ id: manuscripts.id }).from(manuscripts).where(eq(manuscripts.id, row.id)).for('no key update')
  return findTask(tx, key)
}

export async function readTask(db: Db, deps: DeskDeps, key: string): Promise<ReviewTask> {
  return taskOf(db, deps, await findTask(db, key))
}

export async function taskOf(db: Db, { desk, tickets }: DeskDeps, { row, review }: Task): Promise<ReviewTask> {
  const { state, dueDay, wishedDay, answers, recommendation, forAuthor, forHouse, submittedAt } = review
  return {
    ...{
      code: reviewCodeOf(review.id),
      title: row.title,
      kind: row.kind,
      summary: row.summary,
      outline: row.outline,
      state,
      dueDay,
      wishedDay,
    },
    files: state === 'invited' ? [] : await filesFor(db, { desk, tickets, row, review }),
    ...{ answers: answers ?? NO_ANSWERS, recommendation, forAuthor, forHouse },
    submittedAt: submittedAt?.toISOString() ?? null,
  }
}

async function filesFor(db: Db, { desk, tickets, row, review }: Pick<DeskDeps, 'desk' | 'tickets'> & Task) {
  const files = await reviewedFiles(db, row.id, review.round)
  const viewer = { by: 'reviewer', reviewId: review.id } as const
  const isOpen = isReading(review.state, row.state)
  const views = await fileViews(files, { tickets, viewer, hasScanner: desk.hasScanner, sent: new Set() })
  return views.map(({ id, role, roleName, version, bytes, href }, at) => ({
    ...{ id, role, roleName, version, bytes, href: isOpen ? href : null },
    name: blindNameOf(review.id, files[at] as (typeof files)[number]),
  }))
}

export function answerInvitation(
  db: Database,
  deps: DeskDeps,
  { key, isAccepted, hasConflict, note }: { key: string; isAccepted: boolean; hasConflict: boolean; note: string },
): Promise<ReviewTask> {
  return db.transaction(async (tx) => {
    const { row, review } = await lockTask(tx, key)
    requireAction(row, 'reviewer', 'answerInvitation')
    if (review.state !== 'invited') return taskOf(tx, deps, { row, review })
    // Who is bound to the author or the subject is thanked, and somebody else is asked.
    const state = isAccepted && !hasConflict ? ('accepted' as const) : ('declined' as const)
    const [changed] = await tx
      .update(manuscriptReviews)
      .set({ state, hasConflict, note })
      .where(eq(manuscriptReviews.id, review.id))
      .returning()
    const answered = changed as ReviewRow
    await tellHouse(tx, deps.desk, 'reviewerAnswered', { row, review: answered })
    return taskOf(tx, deps, { row, review: answered })
  })
}

interface Written {
  key: string
  answers: ReviewAnswers
  recommendation: Recommendation | null
  forAuthor: string
  forHouse: string
  isFinal: boolean
}

export function saveReview(db: Database, deps: DeskDeps, { key, isFinal, ...written }: Written): Promise<ReviewTask> {
  return db.transaction(async (tx) => {
    const { row, review } = await lockTask(tx, key)
    requireAction(row, 'reviewer', 'review')
    // Sent twice, as when the answer was lost: what was sent first stands.
    if (review.state === 'submitted') return taskOf(tx, deps, { row, review })
    if (review.state !== 'accepted') throw new AppError('REVIEW_NOT_ACCEPTED')
    if (isFinal) requireWhole(written)
    const [changed] = await tx
      .update(manuscriptReviews)
      .set({ ...written, ...(isFinal ? { state: 'submitted' as const, submittedAt: sql`now()` } : {}) })
      .where(eq(manuscriptReviews.id, review.id))
      .returning()
    const saved = changed as ReviewRow
    if (isFinal) {
      await tellHouse(tx, deps.desk, 'reviewReturned', { row, review: saved })
      await sendLetter(tx, deps.desk, { kind: 'reviewThanks', to: 'reviewer', row, review: saved })
    }
    return taskOf(tx, deps, { row, review: saved })
  })
}

function requireWhole({ answers, recommendation, forAuthor }: Omit<Written, 'key' | 'isFinal' | 'forHouse'>): void {
  const missing = Object.entries(answers)
    .filter(([, mark]) => mark === null)
    .map(([name]) => ({ field: `answers.${name}`, message: 'Chưa chấm điểm' }))
  if (!recommendation) missing.push({ field: 'recommendation', message: 'Chưa chọn đề nghị' })
  if (!forAuthor) missing.push({ field: 'forAuthor', message: 'Chưa viết nhận xét cho tác giả' })
  if (missing.length) throw invalidInput(...missing)
}

const tellHouse = (tx: Tx, desk: Desk, kind: 'reviewerAnswered' | 'reviewReturned', { row, review }: Task) =>
  sendLetter(tx, desk, { kind, to: 'staff', row, review, words: kind === 'reviewerAnswered' ? review.note : '' })
