import type { ExamAttemptState } from '@tq/contract/enums.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { IS_DUE } from '../sitting.ts'
import { completeExercise } from './complete-exercise.ts'
import { gradeAttempt } from './grade.ts'
import { readQuestions } from './question-row.ts'

export interface LockedAttempt {
  id: string
  user_id: string
  title: string
  state: ExamAttemptState
  is_due: boolean
}

/** Nobody saves in it, closes it or gives it more time until the transaction is over. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<LockedAttempt | null> {
  const [attempt] = await runPrepared<LockedAttempt>(
    tx,
    sql`select a.id, a.user_id, e.title, a.state, ${IS_DUE} as is_due from exam_attempts a join exams e on e.id = a.exam_id
      where a.id = ${attemptId}::uuid for update of a`,
  )
  return attempt ?? null
}

/** Marks what is saved and closes, once: of whoever comes at the same time only one finds it open. To be called with the lock. */
export async function closeAttempt(
  tx: Tx,
  { id: attemptId, user_id: userId, title }: LockedAttempt,
  by: 'learner' | 'clock' | 'staff',
): Promise<boolean> {
  const questions = await readQuestions(tx, attemptId)
  const { scores, score, isWhole } = gradeAttempt(questions)
  const marks = JSON.stringify(questions.map(({ id }, at) => ({ id, score: scores[at] })))
  const [closed] = await runPrepared<{ id: string }>(
    tx,
    sql`with closed as (
        update exam_attempts set state = ${isWhole ? 'graded' : 'submitted'}, closed_by = ${by}, closed_at = least(now(), deadline),
          score = ${score}::int, graded_at = case when ${isWhole}::boolean then now() end
        where id = ${attemptId}::uuid and state = 'inProgress' returning id),
      marked as (
        update exam_attempt_questions q set score = m.score
        from closed, jsonb_to_recordset(${marks}::jsonb) as m (id text, score int)
        where q.attempt_id = closed.id and q.id = m.id returning q.id)
      select id from closed`,
  )
  if (!closed) return false
  if (!isWhole) await raiseStaffAlert(tx, { kind: 'essayWaits', ref: attemptId, text: `Bài tự luận của “${title}” chờ chấm` })
  await completeExercise(tx, { attemptId, userId })
  return true
}

/** For an attempt whose time seemed to be over a moment ago: looked at again, since it may have been given more meanwhile. */
export function closeIfDue(db: Database, attemptId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId)
    return attempt?.is_due ? closeAttempt(tx, attempt, 'clock') : false
  })
}
