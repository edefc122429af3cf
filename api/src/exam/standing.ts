import type { AttemptSummary, ExamStanding, START_BARRIERS } from '@tq/contract/exam/exam.ts'
import { type ExamRow, instant } from './exam-row.ts'
import { hasPassed, onTen } from './marks.ts'
import { shownFields } from './result/policy.ts'
import { type AttemptRow, attemptsLeft, openOf, type Sitting } from './sitting.ts'

export interface Barrier {
  barrier: (typeof START_BARRIERS)[number] | null
  /** When it is worth trying again. */
  startsAt: Date | null
}

/** Why an exam can't be begun now. What is open goes on, whatever the rules say meanwhile. */
export function barrierOf(exam: ExamRow, sitting: Sitting): Barrier {
  const { now, opens_at: opensAt, closes_at: closesAt, last_start_at: lastStartAt } = exam
  if (openOf(sitting)) return { barrier: null, startsAt: null }
  if (!exam.is_open || !exam.is_shown) return { barrier: 'notOwned', startsAt: null }
  if (opensAt && now < opensAt) return { barrier: 'notOpen', startsAt: opensAt }
  if ((closesAt && now >= closesAt) || (lastStartAt && now > lastStartAt)) return { barrier: 'over', startsAt: null }
  if (attemptsLeft(exam, sitting) === 0) return { barrier: 'noAttemptLeft', startsAt: null }
  const [last] = sitting.attempts
  const startsAt = last?.closed_at ? new Date(last.closed_at.getTime() + exam.wait_seconds * 1000) : null
  if (exam.wait_seconds > 0 && startsAt && now < startsAt) return { barrier: 'wait', startsAt }
  return { barrier: null, startsAt: null }
}

/** Of one's own, the latest: what lies further back is reached by its address. */
export const MOST_LISTED = 100

/** What an exam is to the one who asks. */
export function toStanding(exam: ExamRow, sitting: Sitting): ExamStanding {
  const { barrier, startsAt } = barrierOf(exam, sitting)
  const attempts = sitting.attempts.map((attempt) => toSummary(exam, sitting, attempt))
  const open = openOf(sitting)
  return {
    barrier,
    startsAt: instant(startsAt),
    attemptsLeft: attemptsLeft(exam, sitting),
    extraSeconds: exam.limit_seconds === null ? 0 : sitting.extraSeconds,
    limitSeconds: exam.limit_seconds === null ? null : exam.limit_seconds + sitting.extraSeconds,
    openAttempt: open ? toSummary(exam, sitting, open) : null,
    attempts: attempts.slice(0, MOST_LISTED),
    bestMark: bestOf(attempts),
  }
}

/** Marks only where the policy shows them now. */
export function toSummary(exam: ExamRow, sitting: Sitting, attempt: AttemptRow): AttemptSummary {
  const isShown = shownFields(exam, sitting, attempt.id).shows.includes('score')
  const mark = isShown && attempt.state === 'graded' ? onTen(attempt.score ?? 0, attempt.most_points) : null
  return {
    id: attempt.id,
    number: attempt.number,
    state: attempt.state,
    closedBy: attempt.closed_by,
    startedAt: instant(attempt.started_at),
    deadline: instant(attempt.deadline),
    closedAt: instant(attempt.closed_at),
    seconds: secondsOf(attempt),
    mark,
    isPassed: hasPassed(mark, exam.pass_mark),
    answeredCount: attempt.answered_count,
    questionCount: attempt.question_count,
  }
}

/** While it was open: not the days before staff opened it again. */
export const secondsOf = ({
  started_at,
  closed_at,
  paused_seconds,
}: Pick<AttemptRow, 'started_at' | 'closed_at' | 'paused_seconds'>) =>
  closed_at && Math.max(0, Math.round((closed_at.getTime() - started_at.getTime()) / 1000) - paused_seconds)

export function bestOf(attempts: { mark: number | null }[]): number | null {
  const marks = attempts.flatMap(({ mark }) => mark ?? [])
  return marks.length ? Math.max(...marks) : null
}
