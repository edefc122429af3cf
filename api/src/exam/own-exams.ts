import type { ExamKind } from '@tq/contract/enums.ts'
import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { type Paged, requirePage } from '../http/paging.ts'
import { closeIfDue } from './attempt/close-attempt.ts'
import { selectExams, toCard, toCourse } from './exam-row.ts'
import { openOf, readSittings } from './sitting.ts'
import { bestOf, toSummary } from './standing.ts'

interface Filter extends Paged {
  kind?: ExamKind | undefined
  courseId?: number | undefined
  lessonId?: number | undefined
}

/** Everything somebody has begun, also what was hidden since: what is open first, then the latest. */
export async function listOwnExams(db: Database, userId: string, { kind, courseId, lessonId, ...paged }: Filter) {
  const begun = await runPrepared<{ id: number }>(
    db,
    sql`select e.id from exam_attempts a join exams e on e.id = a.exam_id
      where a.user_id = ${userId}::uuid and a.state <> 'abandoned' and (${kind ?? null}::text is null or e.kind = ${kind ?? null}::text)
        and (${courseId ?? null}::int is null or e.course_id = ${courseId ?? null}::int)
        and (${lessonId ?? null}::int is null or e.lesson_id = ${lessonId ?? null}::int)
      group by e.id order by bool_or(a.state = 'inProgress') desc, max(a.started_at) desc, e.id`,
  )
  const { offset, ...paging } = requirePage(begun.length, paged)
  const ids = begun.slice(offset, offset + paged.perPage).map(({ id }) => id)
  const sittingOf = await readUpToDate(db, userId, ids)
  const exams = await selectExams(db, userId, sql`e.id = any(${sql.param(ids)}::int[])`)
  const data = exams
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .flatMap((exam) => {
      const sitting = sittingOf(exam.id)
      const attempts = sitting.attempts.map((attempt) => toSummary(exam, sitting, attempt))
      const [lastAttempt] = attempts
      const open = openOf(sitting)
      if (!lastAttempt) return []
      return {
        ...toCard(exam),
        course: toCourse(exam),
        bestMark: bestOf(attempts),
        attemptCount: attempts.length,
        openAttempt: open ? toSummary(exam, sitting, open) : null,
        lastAttempt,
      }
    })
  return { ...paging, data }
}

/** What ran out of time is closed before it is shown. */
async function readUpToDate(db: Database, userId: string, ids: number[]) {
  const sittingOf = await readSittings(db, userId, ids)
  const due = ids.flatMap((id) => sittingOf(id).attempts.filter(({ is_due }) => is_due))
  if (due.length === 0) return sittingOf
  for (const { id } of due) await closeIfDue(db, id)
  return readSittings(db, userId, ids)
}
