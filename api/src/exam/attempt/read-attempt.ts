import type { ExamAttemptState, ExamKind, ReviewField } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Attempt, AttemptQuestion } from '@tq/contract/exam/attempt.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { instant } from '../exam-row.ts'
import { toPoints } from '../marks.ts'
import { askedElsewhere } from '../result/asked-elsewhere.ts'
import { IS_DUE } from '../sitting.ts'
import { closeIfDue } from './close-attempt.ts'
import { gradeQuestion } from './grade.ts'
import { toShown } from './own-ids.ts'
import { partsOf, type QuestionRow, readQuestions, showQuestion } from './question-row.ts'
import { render } from './render.ts'

/** What of the exam an open attempt goes by. */
export interface OpenAttempt {
  id: string
  exam_id: number
  kind: ExamKind
  title: string
  number: number
  state: ExamAttemptState
  started_at: Date
  deadline: Date | null
  extra_seconds: number
  tells_at_once: boolean
  review_now: ReviewField[]
  is_due: boolean
  now: Date
}

/** One's own, or as if it were not there. */
export async function requireAttempt(db: Db, userId: string, attemptId: string): Promise<OpenAttempt> {
  const [attempt] = await runPrepared<OpenAttempt>(
    db,
    sql`select a.id, a.exam_id, e.kind, e.title, a.number, a.state, a.started_at, a.deadline, a.extra_seconds, e.tells_at_once, e.review_now,
        ${IS_DUE} as is_due, now() as now
      from exam_attempts a join exams e on e.id = a.exam_id where a.id = ${attemptId}::uuid and a.user_id = ${userId}::uuid`,
  )
  if (!attempt) throw new AppError('ATTEMPT_NOT_FOUND')
  return attempt
}

/** The same, for what is done while it is open. */
export async function requireOpenAttempt(db: Database, userId: string, attemptId: string): Promise<OpenAttempt> {
  const attempt = await requireAttempt(db, userId, attemptId)
  if (attempt.is_due) await closeIfDue(db, attemptId)
  if (attempt.is_due || attempt.state !== 'inProgress') throw new AppError('ATTEMPT_CLOSED')
  return attempt
}

/** Everything a learner needs to go on, with what was saved so far. */
export async function readAttempt(db: Db, userId: string, attemptId: string): Promise<Attempt> {
  const attempt = await requireAttempt(db, userId, attemptId)
  const questions = await readQuestions(db, attemptId)
  const isTold = attempt.tells_at_once && questions.some(({ checked_at }) => checked_at)
  const heldBack = isTold ? (await askedElsewhere(db, userId, [attemptId])).get(attemptId) : undefined
  return toAttempt(attempt, questions, heldBack)
}

export function toAttempt(
  attempt: Omit<OpenAttempt, 'is_due'>,
  questions: QuestionRow[],
  heldBack?: ReadonlySet<string>,
): Attempt {
  const parts = partsOf(questions)
  return {
    attemptId: attempt.id,
    examId: attempt.exam_id,
    kind: attempt.kind,
    title: attempt.title,
    address: addressId(attempt.title, attempt.exam_id),
    number: attempt.number,
    state: attempt.state,
    startedAt: instant(attempt.started_at),
    deadline: instant(attempt.deadline),
    extraSeconds: attempt.extra_seconds,
    serverNow: instant(attempt.now),
    tellsAtOnce: attempt.tells_at_once,
    parts: parts.map(({ title, instructions }) => ({ title, instructions })),
    questionActives: questions.map((row) => {
      const part = parts.findIndex(({ id }) => id === row.part_id)
      const question = toAttemptQuestion(attempt, row, part)
      // Told before an exam asked the same: not again meanwhile.
      return question.told && heldBack?.has(row.id) ? { ...question, told: NOT_AGAIN } : question
    }),
  }
}

/** Built field by field: a field that is added to the row is not sent by itself. */
export function toAttemptQuestion(attempt: Omit<OpenAttempt, 'is_due'>, row: QuestionRow, part: number): AttemptQuestion {
  return {
    ...showQuestion(row, part),
    audio: row.has_audio ? { playsLeft: row.most_plays === null ? null : Math.max(0, row.most_plays - row.plays) } : null,
    answer: row.answer,
    seq: row.seq,
    savedAt: instant(row.answered_at),
    told: attempt.tells_at_once && row.checked_at ? tellOf(attempt, row) : null,
  }
}

const NOT_AGAIN = {
  points: null,
  key: null,
  keyNotes: null,
  rightGaps: null,
  explanation: null,
} satisfies AttemptQuestion['told']

/** After a learner asked for it, in an exercise that tells at once. */
function tellOf({ review_now: shows }: Pick<OpenAttempt, 'review_now'>, row: QuestionRow): NonNullable<AttemptQuestion['told']> {
  const score = gradeQuestion(row)
  const types = moduleOf(row.content.type)
  return {
    points: score === null ? null : toPoints(score),
    key: shows.includes('key') ? toShown(row.options, types.key(row.content)) : null,
    keyNotes: shows.includes('key') ? (types.notes?.(row.content) ?? []) : null,
    rightGaps: types.rightGaps?.(row.content, row.answer) ?? null,
    explanation: shows.includes('explanation') ? render(row.content.explanation) : null,
  }
}
