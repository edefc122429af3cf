import type { QuestionContent } from '@tq/contract/questions/content.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { type OptionNames, toOwn } from './attempt/own-ids.ts'

interface AttemptRow {
  id: string
  title: string
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

/** What somebody wrote in exams, for the export of their data. Marks only where the exam shows them at once: it is no way around its rules. */
export async function exportAttempts(db: Db, userId: string) {
  const attempts = await runPrepared<AttemptRow>(
    db,
    sql`select a.id, e.title, a.number, a.state, a.started_at as "startedAt", a.deadline, a.closed_at as "closedAt", a.closed_by as "closedBy",
        case when a.state = 'graded' and 'score' = any(e.review_now) then a.score end as score, a.most_points as "mostPoints"
      from exam_attempts a join exams e on e.id = a.exam_id where a.user_id = ${userId}::uuid order by a.started_at, a.id`,
  )
  const answers = await runPrepared<AnswerRow>(
    db,
    sql`select q.attempt_id, q.position, q.answer, q.answered_at, q.comment, q.options, v.content
      from exam_attempt_questions q join exam_attempts a on a.id = q.attempt_id join bank_question_versions v on v.id = q.version_id
      where a.user_id = ${userId}::uuid order by q.attempt_id, q.position`,
  )
  const answersOf = Map.groupBy(answers, ({ attempt_id }) => attempt_id)
  return attempts.map(({ id, ...attempt }) => ({
    ...attempt,
    answers: (answersOf.get(id) ?? []).map(({ position, answered_at: savedAt, comment, ...row }) => {
      return { number: position, answer: inWords(row), savedAt, comment }
    }),
  }))
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
