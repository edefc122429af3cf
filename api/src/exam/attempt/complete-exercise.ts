import type { Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { isOpenTo } from '../../learning/access.ts'
import { completeByExercise } from '../../progress/complete-lesson.ts'
import { hasPassed, onTen } from '../marks.ts'

interface Row {
  lesson_id: number
  course_id: number
  is_graded: boolean
  score: number
  most_points: number
  pass_mark: number | null
  is_answered: boolean
}

/** Whether marks in it can finish a lesson at all: asked once where many are changed. */
export async function completesLesson(tx: Tx, examId: number): Promise<boolean> {
  const rows = await runPrepared(
    tx,
    sql`select 1 from exams e join lessons l on l.id = e.lesson_id where e.id = ${examId}::int and l.completion = 'exercise'`,
  )
  return rows.length > 0
}

/**
 * A closed attempt of an exercise that its lesson is done by: passed, or with every question answered where nobody passes or fails. Also to
 * be called when the last essay of it is marked. Whoever may not open the lesson any more does not finish it.
 */
export async function completeExercise(tx: Tx, { attemptId, userId }: { attemptId: string; userId: string }): Promise<void> {
  const [row] = await runPrepared<Row>(
    tx,
    sql`select l.id as lesson_id, l.course_id, a.state = 'graded' as is_graded, a.score, a.most_points, e.pass_mark,
        not exists (select 1 from exam_attempt_questions q
          where q.attempt_id = a.id and array_to_string(q.answer, '') !~ '\\S') as is_answered
      from exam_attempts a join exams e on e.id = a.exam_id join lessons l on l.id = e.lesson_id join courses c on c.id = l.course_id
      where a.id = ${attemptId}::uuid and a.user_id = ${userId}::uuid and a.state in ('submitted', 'graded') and l.completion = 'exercise'
        and ${isOpenTo(userId)}`,
  )
  if (!row) return
  const mark = row.is_graded ? onTen(row.score, row.most_points) : null
  const isDone = row.pass_mark === null ? row.is_answered : hasPassed(mark, row.pass_mark)
  if (isDone) await completeByExercise(tx, { userId, lessonId: row.lesson_id, courseId: row.course_id })
}
