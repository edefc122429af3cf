import type { ExamAttemptState, REOPENING_KINDS } from '@tq/contract/enums.ts'
import type { listExamResults } from '@tq/contract/exam/staff-exam.ts'
import type { Query } from '@tq/contract/http/endpoint.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { fold } from '@tq/db/search/fold.ts'
import { sql } from 'drizzle-orm'
import { orderBy, requirePage } from '../../http/paging.ts'
import { instant } from '../exam-row.ts'
import { onTen, toPoints } from '../marks.ts'
import type { AttemptRow } from '../sitting.ts'
import { secondsOf } from '../standing.ts'
import { requireExam } from './require-exam.ts'

type Row = Pick<
  AttemptRow,
  'id' | 'number' | 'state' | 'closed_by' | 'started_at' | 'closed_at' | 'paused_seconds' | 'score' | 'most_points'
> & {
  user_id: string
  name: string
  email: string
  waiting_count: number
  reopenings: { how: (typeof REOPENING_KINDS)[number]; reason: string; at: string }[]
}

/** As class lists are kept: by the given name, which comes last. */
const GIVEN_NAME_FIRST = sql`(regexp_replace(u.name, '^.*\\s', '') || ' ' || u.name) collate "vi-x-icu"`
const COLUMNS = {
  closedAt: sql`a.closed_at`,
  mark: sql`case when a.state = 'graded' then a.score::float8 / nullif(a.most_points, 0) end`,
  name: GIVEN_NAME_FIRST,
}
const NOT_TAKEN_BACK: ExamAttemptState[] = ['inProgress', 'submitted', 'graded']

/** The latest first, unless asked otherwise. */
export async function listResults(db: Db, examId: number, { state, search, sort, ...paged }: Query<typeof listExamResults>) {
  await requireExam(db, examId)
  const states = state ? [state] : NOT_TAKEN_BACK
  const userIds = fold(search) ? await findPeople(db, examId, search) : null
  const wanted = sql`a.exam_id = ${examId}::int and a.state = any(${sql.param(states)}::text[])
    and (${userIds === null}::boolean or a.user_id = any(${sql.param(userIds ?? [])}::uuid[]))`
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from exam_attempts a where ${wanted}`)
  const { offset, ...paging } = requirePage(counted?.n ?? 0, paged)
  const rows = await runPrepared<Row>(
    db,
    sql`select a.id, a.number, a.state, a.closed_by, a.started_at, a.closed_at, a.paused_seconds, a.score, a.most_points, a.user_id, u.name, u.email,
        (select count(*)::int from exam_attempt_questions q
          where q.attempt_id = a.id and q.score is null and a.state = 'submitted') as waiting_count,
        (select coalesce(jsonb_agg(jsonb_build_object('how', r.how, 'reason', r.reason, 'at', r.created_at) order by r.created_at desc), '[]')
          from exam_reopenings r where r.attempt_id = a.id) as reopenings
      from exam_attempts a join users u on u.id = a.user_id
      where ${wanted} order by ${orderBy(sort, COLUMNS, { usual: '-closedAt', last: sql`a.id` })}
      limit ${paged.perPage}::int offset ${offset}::int`,
  )
  return { ...paging, data: rows.map(toResult) }
}

const toResult = (row: Row) => ({
  attemptId: row.id,
  userId: row.user_id,
  name: row.name,
  email: row.email,
  number: row.number,
  state: row.state,
  closedBy: row.closed_by,
  startedAt: instant(row.started_at),
  closedAt: instant(row.closed_at),
  seconds: secondsOf(row),
  score: row.score === null ? null : toPoints(row.score),
  points: toPoints(row.most_points),
  mark: row.state === 'graded' ? onTen(row.score ?? 0, row.most_points) : null,
  waitingCount: row.waiting_count,
  reopenings: row.reopenings.map(({ at, ...reopening }) => ({ ...reopening, at: instant(new Date(at)) })),
})

/** Those who sat the exam and whose name, with or without its accents, or address holds what was typed. */
async function findPeople(db: Db, examId: number, search: string): Promise<string[]> {
  const people = await runPrepared<{ id: string; name: string; email: string }>(
    db,
    sql`select u.id, u.name, u.email from users u where u.id in (select user_id from exam_attempts where exam_id = ${examId}::int)`,
  )
  const typed = fold(search)
  return people.filter(({ name, email }) => [name, email].some((text) => fold(text).includes(typed))).map(({ id }) => id)
}
