import type { ExamAttemptState } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { reopenAttempt as reopenAttemptCall } from '@tq/contract/exam/staff-exam.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { examReopenings } from '@tq/db/schema/exam/attempt.ts'
import { sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import { closeAttempt, lockAttempt } from '../attempt/close-attempt.ts'
import { instant } from '../exam-row.ts'
import { lockSitting } from '../sitting.ts'
import { resolveEssayAlert } from './require-exam.ts'

type Change = Body<typeof reopenAttemptCall>

/** Opens a closed attempt again, or takes one back so that it counts for nothing. */
export function changeAttempt(
  db: Database,
  attemptId: string,
  { change, actor }: { change: Change; actor: StaffActor },
): Promise<Data<typeof reopenAttemptCall>> {
  return db.transaction(async (tx) => {
    await lockSitting(tx, await findSitting(tx, attemptId))
    const locked = await lockAttempt(tx, attemptId)
    // Its time is over, only nobody has looked since.
    if (locked?.is_due) await closeAttempt(tx, locked, 'clock')
    const before = await findSitting(tx, attemptId)
    if (before.state === 'abandoned') throw new AppError('ATTEMPT_ABANDONED')
    const after = change.how === 'reopen' ? await reopen(tx, attemptId, change.minutes) : await abandon(tx, attemptId)
    await resolveEssayAlert(tx, attemptId)
    const { how, reason } = change
    const [written] = await tx
      .insert(examReopenings)
      .values({ attemptId, how, reason, byUserId: actor.userId })
      .returning({ id: examReopenings.id })
    await recordAudit(tx, {
      ...{ actor, action: 'exam.reopen', subject: { type: 'examAttempt', id: attemptId } },
      before: { state: before.state, score: before.score },
      // Words that somebody typed stand where they can be deleted.
      after: { state: after.state, deadline: instant(after.deadline), reopening: written?.id },
    })
    return { state: after.state, deadline: instant(after.deadline) }
  })
}

interface Stored {
  state: ExamAttemptState
  deadline: Date | null
}

interface Sat {
  examId: number
  userId: string
  state: ExamAttemptState
  score: number | null
}

async function findSitting(tx: Tx, attemptId: string): Promise<Sat> {
  const [row] = await runPrepared<Sat>(
    tx,
    sql`select exam_id as "examId", user_id as "userId", state, score from exam_attempts where id = ${attemptId}::uuid`,
  )
  if (!row) throw new AppError('ATTEMPT_NOT_FOUND')
  return row
}

/** Answers and their numbers stay, so that a page left open goes on; marks go, teachers' as well, since what they are for may change. */
async function reopen(tx: Tx, attemptId: string, minutes: number): Promise<Stored> {
  await requireReopenable(tx, attemptId)
  const [open] = await runPrepared<Stored>(
    tx,
    sql`update exam_attempts a set state = 'inProgress', closed_at = null,
        paused_seconds = a.paused_seconds + greatest(0, round(extract(epoch from now() - a.closed_at)))::int, closed_by = null, score = null, graded_at = null,
        deadline = least(now() + make_interval(mins => ${minutes}::int), e.closes_at)
      from exams e where e.id = a.exam_id and a.id = ${attemptId}::uuid returning a.state, a.deadline`,
  )
  await runPrepared(
    tx,
    sql`update exam_attempt_questions set score = null, comment = '', marked_by = null, marked_at = null
      where attempt_id = ${attemptId}::uuid`,
  )
  return open as Stored
}

async function requireReopenable(tx: Tx, attemptId: string): Promise<void> {
  const [row] = await runPrepared<{ is_open: boolean; is_other_open: boolean; is_over: boolean }>(
    tx,
    sql`select a.state = 'inProgress' as is_open, e.closes_at <= now() as is_over, exists (
        select 1 from exam_attempts o
        where o.exam_id = a.exam_id and o.user_id = a.user_id and o.id <> a.id and o.state = 'inProgress') as is_other_open
      from exam_attempts a join exams e on e.id = a.exam_id where a.id = ${attemptId}::uuid`,
  )
  if (row?.is_open) throw new AppError('ATTEMPT_NOT_CLOSED')
  if (row?.is_over) throw new AppError('REOPEN_TOO_LATE')
  if (row?.is_other_open) throw new AppError('OTHER_ATTEMPT_OPEN')
}

/** Also one that is open: whoever works in it is told that nothing is taken any more. */
async function abandon(tx: Tx, attemptId: string): Promise<Stored> {
  const [gone] = await runPrepared<Stored>(
    tx,
    sql`update exam_attempts set closed_by = coalesce(closed_by, 'staff'), closed_at = coalesce(closed_at, least(now(), deadline)),
        state = 'abandoned'
      where id = ${attemptId}::uuid returning state, deadline`,
  )
  return gone as Stored
}
