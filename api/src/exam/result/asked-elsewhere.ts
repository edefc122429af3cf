import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

/** The questions of each attempt that are held back, by their ids in it; attempts without any are not there. */
export type HeldBack = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Of somebody's attempts the questions that they have before them in another exam right now: an exercise that shares the bank must not
 * tell what the exam asks, neither by its key nor by its mark.
 */
export async function askedElsewhere(db: Db, userId: string, attemptIds: string[]): Promise<HeldBack> {
  const rows = await runPrepared<{ attempt_id: string; id: string }>(
    db,
    // Step by step: planned as one join, PostgreSQL walks through the questions of all attempts.
    sql`with other as materialized (
        select o.id, o.exam_id from exam_attempts o join exams e on e.id = o.exam_id and e.kind = 'exam'
        where o.user_id = ${userId}::uuid and o.state = 'inProgress'),
      shown as materialized (select o.exam_id, q.version_id from other o
        cross join lateral (select version_id from exam_attempt_questions where attempt_id = o.id offset 0) q),
      asked as materialized (
        select shown.exam_id, v.question_id from shown join bank_question_versions v on v.id = shown.version_id),
      own as materialized (select a.id as attempt_id, a.exam_id, q.id, q.version_id
        from exam_attempts a cross join lateral (select id, version_id from exam_attempt_questions where attempt_id = a.id offset 0) q
        where a.id = any(${sql.param(attemptIds)}::uuid[]) and exists (select 1 from asked where asked.exam_id <> a.exam_id))
      select own.attempt_id, own.id from own join bank_question_versions v on v.id = own.version_id
      join asked on asked.question_id = v.question_id and asked.exam_id <> own.exam_id`,
  )
  const ofAttempt = Map.groupBy(rows, ({ attempt_id }) => attempt_id)
  return new Map([...ofAttempt].map(([attemptId, held]) => [attemptId, new Set(held.map(({ id }) => id))]))
}
