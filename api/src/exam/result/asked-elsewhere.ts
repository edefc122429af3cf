import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

/**
 * The questions of an attempt that the same person has before them in an exam right now, by their ids in this attempt: an exercise that
 * shares the bank must not tell what the exam asks.
 */
export async function askedElsewhere(db: Database, attemptId: string): Promise<Set<string>> {
  const rows = await runPrepared<{ id: string }>(
    db,
    sql`select q.id from exam_attempts a
      join exam_attempts o on o.user_id = a.user_id and o.state = 'inProgress' and o.exam_id <> a.exam_id
      join exams e on e.id = o.exam_id and e.kind = 'exam'
      join exam_attempt_questions oq on oq.attempt_id = o.id join bank_question_versions ov on ov.id = oq.version_id
      join exam_attempt_questions q on q.attempt_id = a.id
      join bank_question_versions v on v.id = q.version_id and v.question_id = ov.question_id
      where a.id = ${attemptId}::uuid`,
  )
  return new Set(rows.map(({ id }) => id))
}
