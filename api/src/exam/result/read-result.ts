import { QUESTION_LEVELS, type ReviewField } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { ExamResult, ReviewedQuestion } from '@tq/contract/exam/attempt.ts'
import { isEmpty } from '@tq/contract/questions/module.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { toShown } from '../attempt/own-ids.ts'
import { readOwnSitting } from '../attempt/own-sitting.ts'
import { type AttemptPart, partsOf, type QuestionRow, readQuestions, showQuestion } from '../attempt/question-row.ts'
import { render } from '../attempt/render.ts'
import { type ExamRow, instant, selectExams, toCourse, toLesson } from '../exam-row.ts'
import { toPoints } from '../marks.ts'
import { type AttemptRow, attemptsLeft, type Sitting } from '../sitting.ts'
import { barrierOf, MOST_LISTED, secondsOf, toSummary } from '../standing.ts'
import { shownFields } from './policy.ts'
import { readTopics } from './topics.ts'

/** By an attempt's id, or by an exam's: then the latest attempt that is closed. Only what the exam's policy shows now. */
export async function readResult(db: Database, userId: string, id: string | number): Promise<ExamResult> {
  const examId = typeof id === 'number' ? id : await examOf(db, userId, id)
  const sitting = await readOwnSitting(db, userId, examId)
  const [exam] = await selectExams(db, userId, sql`e.id = ${examId}::int`)
  const isClosed = ({ state }: AttemptRow) => state !== 'inProgress'
  const { attempts } = sitting
  const attempt = typeof id === 'number' ? (attempts.find(isClosed) ?? attempts[0]) : attempts.find((own) => own.id === id)
  if (!exam || !attempt) throw new AppError('ATTEMPT_NOT_FOUND')
  if (!isClosed(attempt)) throw new AppError('ATTEMPT_OPEN')
  const [questions, aboutOf] = await Promise.all([readQuestions(db, attempt.id), readTopics(db, attempt.id)])
  return toResult({ exam, sitting, attempt, questions, aboutOf })
}

async function examOf(db: Database, userId: string, attemptId: string): Promise<number> {
  const [row] = await runPrepared<{ exam_id: number }>(
    db,
    sql`select exam_id from exam_attempts where id = ${attemptId}::uuid and user_id = ${userId}::uuid`,
  )
  if (!row) throw new AppError('ATTEMPT_NOT_FOUND')
  return row.exam_id
}

interface Closed {
  exam: ExamRow
  sitting: Sitting
  attempt: AttemptRow
  questions: QuestionRow[]
  aboutOf: Awaited<ReturnType<typeof readTopics>>
}

function toResult({ exam, sitting, attempt, questions, aboutOf }: Closed): ExamResult {
  const { shows, showsLater } = shownFields(exam, sitting, attempt.id)
  const hasScore = shows.includes('score')
  const { mark, isPassed } = toSummary(exam, sitting, attempt)
  const parts = partsOf(questions)
  const closed = sitting.attempts.filter(({ state }) => state !== 'inProgress')
  return {
    attemptId: attempt.id,
    examId: exam.id,
    kind: exam.kind,
    title: exam.title,
    address: addressId(exam.title, exam.id),
    course: toCourse(exam),
    lesson: toLesson(exam),
    number: attempt.number,
    state: attempt.state,
    closedBy: attempt.closed_by ?? 'clock',
    startedAt: instant(attempt.started_at),
    closedAt: instant(attempt.closed_at ?? exam.now),
    seconds: secondsOf(attempt) ?? 0,
    shows,
    showsLater,
    reviewOpensAt: instant(exam.review_opens_at),
    mark,
    passMark: exam.pass_mark === null ? null : toPoints(exam.pass_mark),
    isPassed,
    score: hasScore ? toPoints(attempt.score ?? 0) : null,
    markedPoints: toPoints(sum(questions.filter(({ score }) => score !== null).map(({ points }) => points))),
    points: toPoints(attempt.most_points),
    parts: parts.map((part) => toPart(part, questions, hasScore)),
    levels: QUESTION_LEVELS.flatMap((level) => {
      const own = questions.filter((question) => question.level === level)
      return own.length ? [{ level, questionCount: own.length, rightCount: hasScore ? rightCount(own) : null }] : []
    }),
    answeredCount: attempt.answered_count,
    questionCount: attempt.question_count,
    attemptsLeft: attemptsLeft(exam, sitting),
    canStartAgain: barrierOf(exam, sitting).barrier === null,
    attempts: closed.slice(0, MOST_LISTED).map((own) => {
      const { id, number, state, seconds, mark } = toSummary(exam, sitting, own)
      const [closedAt, closedBy] = [instant(own.closed_at ?? exam.now), own.closed_by ?? 'clock']
      return { id, number, state, closedAt, seconds: seconds ?? 0, closedBy, mark }
    }),
    questions: questions.map((row) => {
      const part = parts.findIndex(({ id }) => id === row.part_id)
      const { topic, lesson } = aboutOf(row.id)
      const shown = sitting.heldBack.get(attempt.id)?.has(row.id) ? shows.filter((field) => field === 'answers') : shows
      // An exercise is of its own lesson, whichever others ask the same.
      return { ...toReviewed(row, part, shown), topic, lesson: toLesson(exam) ?? lesson }
    }),
  }
}

function toPart({ id, title }: AttemptPart, questions: QuestionRow[], hasScore: boolean): ExamResult['parts'][number] {
  const own = questions.filter(({ part_id }) => part_id === id)
  return {
    title,
    score: hasScore ? toPoints(sum(own.map(({ score }) => score ?? 0))) : null,
    points: toPoints(sum(own.map(({ points }) => points))),
    questionCount: own.length,
    rightCount: hasScore ? rightCount(own) : null,
  }
}

/** Field by field, as an open attempt is: what the policy does not show is not there. */
function toReviewed(row: QuestionRow, part: number, shows: ReviewField[]): Omit<ReviewedQuestion, 'topic' | 'lesson'> {
  const isShown = (field: ReviewField) => shows.includes(field)
  const types = moduleOf(row.content.type)
  return {
    ...showQuestion(row, part),
    level: row.level,
    answer: isShown('answers') ? row.answer : null,
    isAnswered: !isEmpty(row.answer),
    score: isShown('correctness') && row.score !== null ? toPoints(row.score) : null,
    isWaiting: row.score === null,
    rightGaps: isShown('correctness') ? (types.rightGaps?.(row.content, row.answer) ?? null) : null,
    key: isShown('key') ? toShown(row.options, types.key(row.content)) : null,
    keyNotes: isShown('key') ? (types.notes?.(row.content) ?? []) : null,
    explanation: isShown('explanation') ? render(row.content.explanation) : null,
    comment: isShown('score') ? row.comment : '',
    savedAt: instant(row.answered_at),
  }
}

const rightCount = (questions: QuestionRow[]) => questions.filter(({ score, points }) => score === points).length
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
