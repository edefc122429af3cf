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
    // Step by step: planned as one join, PostgreSQL walks through the questions of all attempts.
    sql`with other as materialized (
        select o.id from exam_attempts a join exam_attempts o on o.user_id = a.user_id and o.state = 'inProgress' and o.exam_id <> a.exam_id
        join exams e on e.id = o.exam_id and e.kind = 'exam' where a.id = ${attemptId}::uuid),
      shown as materialized (select q.version_id from other o
        cross join lateral (select version_id from exam_attempt_questions where attempt_id = o.id offset 0) q),
      asked as materialized (select v.question_id from shown join bank_question_versions v on v.id = shown.version_id),
      own as materialized (select id, version_id from exam_attempt_questions
        where attempt_id = ${attemptId}::uuid and exists (select 1 from asked))
      select own.id from own join bank_question_versions v on v.id = own.version_id join asked on asked.question_id = v.question_id`,
  )
  return new Set(rows.map(({ id }) => id))
}
