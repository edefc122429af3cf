import { AppError } from '@tq/contract/errors.ts'
import type { allowExtra as allowExtraCall } from '@tq/contract/exam/staff-exam.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import { instant } from '../exam-row.ts'
import { lockSitting } from '../sitting.ts'
import { requireExam } from './require-exam.ts'

type Allowance = Body<typeof allowExtraCall> & { examId: number; userId: string; actor: StaffActor }

/** What one person is given beyond an exam's rules: what was given before is replaced. */
export function allowExtra(db: Database, allowance: Allowance): Promise<Data<typeof allowExtraCall>> {
  const { examId, userId, extraMinutes, extraAttempts, reason, actor } = allowance
  return db.transaction(async (tx) => {
    await requireExam(tx, examId)
    const [person] = await runPrepared(tx, sql`select 1 from users where id = ${userId}::uuid`)
    if (!person) throw new AppError('USER_NOT_FOUND')
    await lockSitting(tx, allowance)
    const [before] = await runPrepared<{ extraSeconds: number; extraAttempts: number }>(
      tx,
      sql`select extra_seconds as "extraSeconds", extra_attempts as "extraAttempts" from exam_allowances
        where exam_id = ${examId}::int and user_id = ${userId}::uuid`,
    )
    const extraSeconds = extraMinutes * 60
    await runPrepared(
      tx,
      sql`insert into exam_allowances (exam_id, user_id, extra_seconds, extra_attempts, reason)
        values (${examId}::int, ${userId}::uuid, ${extraSeconds}::int, ${extraAttempts}::int, ${reason})
        on conflict (exam_id, user_id) do update set extra_seconds = excluded.extra_seconds, extra_attempts = excluded.extra_attempts,
          reason = excluded.reason, updated_at = now()`,
    )
    const deadline = await moveDeadline(tx, allowance)
    await recordAudit(tx, {
      ...{ actor, action: 'exam.allow', subject: { type: 'examAllowance', id: userId } },
      before: before ? { examId, ...before } : null,
      after: { examId, extraSeconds, extraAttempts },
    })
    return { extraMinutes, extraAttempts, deadline: instant(deadline) }
  })
}

/** Of an attempt `a` of an exam `e`; also one that was begun before the exam was given a limit. */
const HAS_NO_CLOCK = sql`(e.limit_seconds is null or a.deadline is null)`

/**
 * Of the attempt that is open, by as much as the extra time changes, never beyond the exam's close. A deadline that the close cut off is
 * reckoned from where it would have been, or less extra time would be taken from what was never given. Taking time back ends an attempt
 * now at the earliest. Where there is no clock nothing is moved.
 */
async function moveDeadline(tx: Tx, { examId, userId, extraMinutes }: Allowance): Promise<Date | null> {
  const extra = sql`${extraMinutes * 60}::int`
  const [open] = await runPrepared<{ deadline: Date | null }>(
    tx,
    sql`update exam_attempts a set extra_seconds = case when ${HAS_NO_CLOCK} then a.extra_seconds else ${extra} end,
        deadline = case when ${HAS_NO_CLOCK} then a.deadline else
          least(e.closes_at, greatest(least(now(), a.deadline), make_interval(secs => ${extra} - a.extra_seconds) +
            case when a.deadline = e.closes_at then
              greatest(a.deadline, a.started_at + make_interval(secs => e.limit_seconds + a.extra_seconds)) else a.deadline end)) end
      from exams e where e.id = a.exam_id and a.exam_id = ${examId}::int and a.user_id = ${userId}::uuid and a.state = 'inProgress'
      returning a.deadline`,
  )
  return open?.deadline ?? null
}
