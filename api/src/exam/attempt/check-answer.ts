import { AppError } from '@tq/contract/errors.ts'
import type { AttemptQuestion } from '@tq/contract/exam/attempt.ts'
import { isEmpty } from '@tq/contract/questions/module.ts'
import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { askedElsewhere } from '../result/asked-elsewhere.ts'
import { partsOf, readQuestions } from './question-row.ts'
import { requireOpenAttempt, toAttemptQuestion } from './read-attempt.ts'
import { lockWritableAttempt } from './save-answer.ts'

interface QuestionOfAttempt {
  attemptId: string
  questionId: string
}

/** Tells whether the saved answer is right, where an exercise tells at once. From then on it can't be changed. */
export async function checkAnswer(
  db: Database,
  userId: string,
  { attemptId, questionId }: QuestionOfAttempt,
): Promise<AttemptQuestion> {
  const attempt = await requireOpenAttempt(db, userId, attemptId)
  if (!attempt.tells_at_once) throw new AppError('EXAM_TELLS_LATER')
  if ((await askedElsewhere(db, userId, [attemptId])).get(attemptId)?.has(questionId)) throw new AppError('QUESTION_IN_OPEN_EXAM')
  await runPrepared(
    db,
    sql`with attempt as (${lockWritableAttempt(userId, attemptId)})
      update exam_attempt_questions q set checked_at = now() from attempt
      where q.attempt_id = attempt.id and q.id = ${questionId} and q.checked_at is null and array_to_string(q.answer, '') ~ '\\S'`,
  )
  const questions = await readQuestions(db, attemptId)
  const row = questions.find(({ id }) => id === questionId)
  if (!row) throw new AppError('EXAM_QUESTION_NOT_FOUND')
  if (isEmpty(row.answer)) throw new AppError('ANSWER_IS_EMPTY')
  if (!row.checked_at) throw new AppError('ATTEMPT_CLOSED')
  return toAttemptQuestion(
    attempt,
    row,
    partsOf(questions).findIndex(({ id }) => id === row.part_id),
  )
}
