import type { listEssays as listEssaysCall } from '@tq/contract/exam/staff-exam.ts'
import type { Query } from '@tq/contract/http/endpoint.ts'
import type { EssayContent } from '@tq/contract/questions/essay/shape.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { requirePage } from '../../http/paging.ts'
import { render } from '../attempt/render.ts'
import { instant } from '../exam-row.ts'
import { toPoints } from '../marks.ts'

interface Row {
  attempt_id: string
  id: string
  exam_id: number
  title: string
  content: EssayContent
  answer: string[]
  points: number
  closed_at: Date
  score: number | null
  comment: string
}

const IN_STATE: Record<NonNullable<Query<typeof listEssaysCall>['state']>, SQL> = {
  waiting: sql`a.state = 'submitted' and q.score is null`,
  marked: sql`a.state in ('submitted', 'graded') and q.marked_at is not null`,
}

/** Those that wait longest first. One that was handed in empty earns nothing by itself and is not listed. */
export async function listEssays(db: Db, { examId, state = 'waiting', ...paged }: Query<typeof listEssaysCall>) {
  const wanted = sql`from exam_attempts a join exams e on e.id = a.exam_id join exam_attempt_questions q on q.attempt_id = a.id
      join bank_question_versions v on v.id = q.version_id join bank_questions b on b.id = v.question_id
    where b.type = 'essay' and ${IN_STATE[state]}
      and (${examId ?? null}::int is null or a.exam_id = ${examId ?? null}::int)`
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n ${wanted}`)
  const { offset, ...paging } = requirePage(counted?.n ?? 0, paged)
  const rows = await runPrepared<Row>(
    db,
    sql`select a.id as attempt_id, q.id, e.id as exam_id, e.title, v.content, q.answer, q.points, a.closed_at, q.score, q.comment ${wanted}
      order by a.closed_at, a.id, q.position limit ${paged.perPage}::int offset ${offset}::int`,
  )
  return { ...paging, data: rows.map(toEssay) }
}

function toEssay(row: Row) {
  const [answer = ''] = row.answer
  return {
    attemptId: row.attempt_id,
    questionId: row.id,
    exam: { id: row.exam_id, title: row.title },
    stem: render(row.content.stem),
    rubric: render(row.content.rubric),
    answer,
    words: answer.match(/\S+/g)?.length ?? 0,
    points: toPoints(row.points),
    closedAt: instant(row.closed_at),
    score: row.score === null ? null : toPoints(row.score),
    comment: row.comment,
  }
}
