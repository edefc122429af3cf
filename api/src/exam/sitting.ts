import type { ExamAttemptState } from '@tq/contract/enums.ts'
import { GRACE_SECONDS } from '@tq/contract/exam/attempt.ts'
import type { AttemptSummary } from '@tq/contract/exam/exam.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { ExamRow } from './exam-row.ts'
import { askedElsewhere, type HeldBack } from './result/asked-elsewhere.ts'

/** Of an attempt `a`: its time is over, and nothing that comes now is counted. */
export const IS_DUE = sql`(a.state = 'inProgress' and a.deadline < now() - make_interval(secs => ${sql.raw(String(GRACE_SECONDS))}))`

export interface AttemptRow {
  id: string
  exam_id: number
  number: number
  state: ExamAttemptState
  closed_by: AttemptSummary['closedBy']
  started_at: Date
  deadline: Date | null
  closed_at: Date | null
  /** How long it was closed before it was opened again. */
  paused_seconds: number
  score: number | null
  most_points: number
  answered_count: number
  question_count: number
  is_due: boolean
}

/** What somebody has done in an exam so far, and what they are given beyond its rules. */
export interface Sitting {
  /** The latest first; without those that staff took back. */
  attempts: AttemptRow[]
  /** One of them, if any: an older one that staff opened again may be it. */
  open: AttemptRow | null
  extraSeconds: number
  extraAttempts: number
  /** Of which an exam that they sit right now must learn nothing. */
  heldBack: HeldBack
}

interface Extra {
  of_exam: number
  sits_another: boolean
  extra_seconds: number
  extra_attempts: number
}

/** One's own attempts of these exams. */
export async function readSittings(db: Db, userId: string, examIds: number[]): Promise<(examId: number) => Sitting> {
  const rows = await runPrepared<(AttemptRow | Record<keyof AttemptRow, null>) & Extra>(
    db,
    sql`select x.exam_id as of_exam, coalesce(al.extra_seconds, 0) as extra_seconds, coalesce(al.extra_attempts, 0) as extra_attempts,
        a.id, a.exam_id, a.number, a.state, a.closed_by, a.started_at, a.deadline, a.closed_at, a.paused_seconds, a.score, a.most_points,
        counted.answered_count, counted.question_count, ${IS_DUE} as is_due, exists (
          select 1 from exam_attempts o join exams e on e.id = o.exam_id
          where o.user_id = ${userId}::uuid and o.state = 'inProgress' and o.exam_id <> x.exam_id and e.kind = 'exam') as sits_another
      from unnest(${sql.param(examIds)}::int[]) as x (exam_id)
      left join exam_allowances al on al.exam_id = x.exam_id and al.user_id = ${userId}::uuid
      left join exam_attempts a on a.exam_id = x.exam_id and a.user_id = ${userId}::uuid and a.state <> 'abandoned'
      left join lateral (
        select count(*)::int as question_count, count(*) filter (where array_to_string(q.answer, '') ~ '\\S')::int as answered_count
        from exam_attempt_questions q where q.attempt_id = a.id) counted on true
      order by a.number desc`,
  )
  const besideAnother = rows.flatMap(({ id, sits_another }) => (sits_another && id ? id : []))
  const heldBack: HeldBack = besideAnother.length ? await askedElsewhere(db, userId, besideAnother) : new Map()
  const byExam = Map.groupBy(rows, ({ of_exam }) => of_exam)
  return (examId) => {
    const own = byExam.get(examId) ?? []
    const { extra_seconds: extraSeconds = 0, extra_attempts: extraAttempts = 0 } = own[0] ?? {}
    const attempts = own.filter((row) => row.id !== null)
    return { attempts, open: attempts.find(({ state }) => state === 'inProgress') ?? null, extraSeconds, extraAttempts, heldBack }
  }
}

/** The line that starts and what staff change stand in: of two tabs that start at once the second finds the first one's attempt open. */
export async function lockSitting(tx: Tx, { examId, userId }: { examId: number; userId: string }): Promise<void> {
  await runPrepared(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`exam:${examId}:${userId}`}, 0))`)
}

export const openOf = ({ open }: Sitting) => open

/** Of one person in one exam: each is a row for every question, and all of them are looked at whenever its page is opened. */
const MOST_ATTEMPTS = 1_000

/** Null: as many as one likes, up to what nobody needs. */
export function attemptsLeft(
  { attempts_allowed }: Pick<ExamRow, 'attempts_allowed'>,
  { attempts, extraAttempts }: Sitting,
): number | null {
  if (attempts_allowed === null) return attempts.length < MOST_ATTEMPTS ? null : 0
  return Math.max(0, attempts_allowed + extraAttempts - attempts.length)
}
