import { AppError } from '@tq/contract/errors.ts'
import type { submitExam as submitExamCall } from '@tq/contract/exam/attempt.ts'
import type { Body } from '@tq/contract/http/endpoint.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { closeAttempt, lockAttempt } from './close-attempt.ts'
import { readQuestions } from './question-row.ts'
import { requireAttempt } from './read-attempt.ts'
import { fits } from './save-answer.ts'

type Answers = NonNullable<Body<typeof submitExamCall>['answers']>

/** Closes and marks, once. What comes later, or again, changes nothing: the stored result stands. */
export async function submitExam(
  db: Database,
  userId: string,
  { attemptId, answers = {} }: Body<typeof submitExamCall>,
): Promise<void> {
  const { state } = await requireAttempt(db, userId, attemptId)
  // Without the lock below: somebody who presses a hundred times must not hold every connection in its line.
  if (state !== 'inProgress') return
  await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId)
    if (attempt?.state !== 'inProgress') return
    // Too late: what was saved in time is marked, and not what a page sends that had nothing any more.
    if (!attempt.is_due) await merge(tx, attemptId, answers)
    await closeAttempt(tx, attempt, attempt.is_due ? 'clock' : 'learner')
  })
}

/** What the page still had: only what is newer, and nothing that was checked. */
async function merge(tx: Tx, attemptId: string, answers: Answers): Promise<void> {
  const given = Object.entries(answers)
  if (given.length === 0) return
  const questions = new Map((await readQuestions(tx, attemptId)).map((row) => [row.id, row]))
  for (const [id, { answer }] of given) {
    const question = questions.get(id)
    if (!question) throw new AppError('EXAM_QUESTION_NOT_FOUND')
    if (!fits(question, answer)) throw new AppError('ANSWER_DOES_NOT_FIT')
  }
  const newer = JSON.stringify(given.map(([id, { answer, seq }]) => ({ id, answer, seq })))
  await runPrepared(
    tx,
    sql`with saved as (
        update exam_attempt_questions q set seq = n.seq, answer = n.answer, answered_at = now()
        from jsonb_to_recordset(${newer}::jsonb) as n (id text, answer text[], seq int)
        where q.attempt_id = ${attemptId}::uuid and q.id = n.id and q.seq < n.seq and q.checked_at is null
        returning q.attempt_id, q.id, q.seq, q.answer)
      insert into exam_answer_log (attempt_id, question_id, seq, answer) select attempt_id, id, seq, answer from saved`,
  )
}
