import type { QuestionLevel, QuestionType } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Attempt } from '@tq/contract/exam/attempt.ts'
import type { ExamDetail, ExamPart } from '@tq/contract/exam/exam.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { readOwnSitting } from './attempt/own-sitting.ts'
import { readAttempt } from './attempt/read-attempt.ts'
import { render } from './attempt/render.ts'
import { instant, selectExams, toCard, toCourse, toLesson } from './exam-row.ts'
import { toPoints } from './marks.ts'
import { openOf } from './sitting.ts'
import { toStanding } from './standing.ts'

/** The rules for everybody; with a login also what it is to the one who asks, and the questions of an attempt that is open. */
export async function readExam(
  db: Database,
  examId: number,
  { userId, cacheInfo }: { userId: string | null; cacheInfo: CacheInfo },
): Promise<ExamDetail> {
  const sitting = userId === null ? null : await readOwnSitting(db, userId, examId)
  const [exam] = await selectExams(db, userId, sql`e.id = ${examId}::int`)
  // Whoever has sat it finds their own results, also when it was hidden since.
  if (!exam || (!exam.is_shown && !sitting?.attempts.length)) throw new AppError('EXAM_NOT_FOUND')
  cacheInfo.dependsOn(`exam:${examId}`, `course:${exam.course_id}`)
  const open = sitting && openOf(sitting)
  const attempt = open && userId ? await readAttempt(db, userId, open.id) : null
  return {
    ...toCard(exam),
    instructions: render(exam.instructions),
    parts: attempt ? partsOfAttempt(attempt) : await readParts(db, examId),
    course: toCourse(exam),
    lesson: toLesson(exam),
    waitSeconds: exam.wait_seconds,
    lastStartAt: instant(exam.last_start_at),
    tellsAtOnce: exam.tells_at_once,
    reviewNow: exam.review_now,
    reviewLater: exam.review_later,
    reviewOpensAt: instant(exam.review_opens_at),
    serverNow: instant(exam.now),
    standing: sitting && toStanding(exam, sitting),
    questionActives: attempt?.questionActives ?? [],
  }
}

/** Of the paper that somebody has before them: its questions name parts by place, and the exam may have others meanwhile. */
function partsOfAttempt({ parts, questionActives }: Attempt): ExamPart[] {
  return parts.map((part, place) => {
    const own = questionActives.filter((question) => question.part === place)
    const each = new Set(own.map(({ points }) => points))
    return {
      ...part,
      questionCount: own.length,
      // In thousandths, so that 0,1 + 0,2 are 0,3.
      points: toPoints(own.reduce((sum, { points }) => sum + Math.round(points * 1000), 0)),
      types: [...new Set(own.map(({ body }) => body.type))],
      pointsEach: each.size === 1 ? (own[0]?.points ?? null) : null,
    }
  })
}

interface PartRow {
  id: number
  title: string
  instructions: string
  draw_count: number | null
  points: number | null
  types: QuestionType[] | null
  level: QuestionLevel | null
}

/** By item, since a part may hold fixed and drawn ones. */
async function readParts(db: Db, examId: number): Promise<ExamPart[]> {
  const rows = await runPrepared<PartRow>(
    db,
    sql`select p.id, p.title, p.instructions, i.draw_count, i.points, i.level, (
        select array_agg(distinct b.type) from bank_questions b
        where b.id = i.question_id or (b.topic_id = i.topic_id and (i.level is null or b.level = i.level) and not b.is_retired)) as types
      from exam_parts p left join exam_items i on i.part_id = p.id and i.exam_id = p.exam_id where p.exam_id = ${examId}::int
      order by p.position, p.id, i.position, i.id`,
  )
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((items) => {
    const [part] = items
    const counted = items.map(({ draw_count, points }) => ({ count: draw_count ?? 0, points: points ?? 0 }))
    const questionCount = counted.reduce((sum, { count }) => sum + count, 0)
    if (!part || questionCount === 0) return []
    const each = new Set(counted.map(({ points }) => points))
    return {
      title: part.title,
      instructions: part.instructions,
      questionCount,
      points: toPoints(counted.reduce((sum, { count, points }) => sum + count * points, 0)),
      types: [...new Set(items.flatMap(({ types }) => types ?? []))],
      pointsEach: each.size === 1 ? toPoints(counted[0]?.points ?? 0) : null,
    }
  })
}
