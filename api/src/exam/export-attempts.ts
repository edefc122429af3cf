import type { ExamAttemptState } from '@tq/contract/enums.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { type OptionNames, toOwn } from './attempt/own-ids.ts'
import { selectExams } from './exam-row.ts'
import { shownFields } from './result/policy.ts'
import { openOf, readSittings } from './sitting.ts'

interface AttemptRow {
  id: string
  exam_id: number
  state: ExamAttemptState
  score: number | null
  [field: string]: unknown
}
interface AnswerRow {
  attempt_id: string
  position: number
  answer: string[]
  answered_at: Date | null
  comment: string
  options: OptionNames
  content: QuestionContent
}

/**
 * What somebody wrote in exams, for the export of their data. Marks and what teachers say to them only where the exam shows them now: it is
 * no way around its rules.
 */
export async function exportAttempts(db: Db, userId: string) {
  const attempts = await runPrepared<AttemptRow>(
    db,
    sql`select a.id, a.exam_id, e.title, a.number, a.state, a.started_at as "startedAt", a.deadline, a.closed_at as "closedAt",
        a.closed_by as "closedBy", a.score, a.most_points as "mostPoints"
      from exam_attempts a join exams e on e.id = a.exam_id where a.user_id = ${userId}::uuid order by a.started_at, a.id`,
  )
  const answers = await runPrepared<AnswerRow>(
    db,
    sql`select q.attempt_id, q.position, q.answer, q.answered_at, q.comment, q.options, v.content
      from exam_attempt_questions q join exam_attempts a on a.id = q.attempt_id join bank_question_versions v on v.id = q.version_id
      where a.user_id = ${userId}::uuid order by q.attempt_id, q.position`,
  )
  const answersOf = Map.groupBy(answers, ({ attempt_id }) => attempt_id)
  const { areMarksShown, isSitting } = await whatIsShown(db, userId, [...new Set(attempts.map(({ exam_id }) => exam_id))])
  return attempts.map(({ id, exam_id, score, ...attempt }) => ({
    ...attempt,
    score: attempt.state === 'graded' && areMarksShown(exam_id, id) ? score : null,
    answers: (answersOf.get(id) ?? []).map(({ position, answered_at: savedAt, comment, ...row }) => {
      return { number: position, answer: inWords(row), savedAt, comment: areMarksShown(exam_id, id) && !isSitting ? comment : '' }
    }),
  }))
}

/** By the same rules as the pages of results. `isSitting`: what was said of a question elsewhere may be what an exam asks them now. */
async function whatIsShown(db: Db, userId: string, examIds: number[]) {
  const exams = await selectExams(db, userId, sql`e.id = any(${sql.param(examIds)}::int[])`)
  const sittingOf = await readSittings(db, userId, examIds)
  const isSitting = exams.some(({ id, kind }) => kind === 'exam' && openOf(sittingOf(id)))
  const examOf = new Map(exams.map((exam) => [exam.id, exam]))
  const areMarksShown = (examId: number, attemptId: string) => {
    const exam = examOf.get(examId)
    return exam !== undefined && shownFields(exam, sittingOf(examId), attemptId).shows.includes('score')
  }
  return { areMarksShown, isSitting }
}

/** Ids of options say nothing to whoever reads it. */
function inWords({ content, options, answer }: Pick<AnswerRow, 'content' | 'options' | 'answer'>): string[] {
  const texts = new Map(
    Object.values(content)
      .flat()
      .flatMap((part) => (typeof part === 'object' && part && 'html' in part ? [[part.id, part.html] as const] : [])),
  )
  if (options.length === 0) return answer
  return toOwn(options, answer).map((entry) =>
    entry
      .split(':')
      .map((piece) => texts.get(piece) ?? piece)
      .join(': '),
  )
}
