import { REVIEW_FIELDS, type ReviewField } from '@tq/contract/enums.ts'
import { GRACE_SECONDS } from '@tq/contract/exam/attempt.ts'
import type { ExamRow } from '../exam-row.ts'
import { attemptsLeft, openOf, type Sitting } from '../sitting.ts'

export interface Shown {
  shows: ReviewField[]
  /** What comes in addition when the exam is over for the learner. */
  showsLater: ReviewField[]
}

type Rules = Pick<ExamRow, 'review_now' | 'review_later' | 'review_opens_at' | 'closes_at' | 'attempts_allowed' | 'now'>

/**
 * What a learner may see of a closed attempt. While another one of theirs is open it is the marks at most: a second tab must not show what
 * the first one asks for. While an exam asks them the same, not even those: by marks alone one could try option after option.
 */
export function shownFields(exam: Rules, sitting: Sitting, attemptId: string): Shown {
  const both = inOrder([...exam.review_now, ...exam.review_later])
  const allowed = openOf(sitting)
    ? exam.review_now.filter((field) => field === 'score')
    : isOverFor(exam, sitting)
      ? both
      : inOrder(exam.review_now)
  const shows = sitting.heldBack.has(attemptId) ? allowed.filter((field) => field !== 'score') : allowed
  return { shows, showsLater: both.filter((field) => !shows.includes(field)) }
}

/** A day that is set counts alone: whoever is done first could tell the others. */
function isOverFor(exam: Rules, sitting: Sitting): boolean {
  const { now, review_opens_at: opensAt, closes_at: closesAt } = exam
  if (opensAt) return now >= opensAt
  return attemptsLeft(exam, sitting) === 0 || (closesAt !== null && now.getTime() >= closesAt.getTime() + GRACE_SECONDS * 1000)
}

const inOrder = (fields: ReviewField[]) => REVIEW_FIELDS.filter((field) => fields.includes(field))
