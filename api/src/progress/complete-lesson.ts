import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { requireLessonAccess } from '../learning/access.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import { type LessonRow, toLessonState } from './lesson-state.ts'

/** Where a lesson that is done leaves its course. */
export interface Standing {
  courseDone: boolean
  certificateCode: string | null
}

interface LearnersLesson {
  userId: string
  lessonId: number
  courseId: number
}

/** For texts and documents: the reader has come to the end. */
export async function markLessonRead(db: Database, userId: string, lessonId: number) {
  const lesson = await requireLessonAccess(db, userId, lessonId)
  if (lesson.completion !== 'read')
    throw new AppError(lesson.completion === 'exercise' ? 'LESSON_NEEDS_EXERCISE' : 'LESSON_IS_WATCHED')
  const [known] = await runPrepared<LessonRow>(
    db,
    sql`select lesson_id, position, done_at, 0 as watched_seconds, 'read' as completion, 0 as playable
      from lesson_progress where user_id = ${userId}::uuid and lesson_id = ${lessonId}::int and done_at is not null`,
  )
  // Without the lock below: somebody who sends it a hundred times at once must not hold every connection in its line.
  if (known) return { ...toLessonState(known), ...(await readStanding(db, { userId, lessonId, courseId: lesson.courseId })) }
  return db.transaction(async (tx) => {
    const [row] = await runPrepared<LessonRow>(
      tx,
      sql`insert into lesson_progress as p (user_id, lesson_id, position) values (${userId}::uuid, ${lessonId}::int, 100)
        on conflict (user_id, lesson_id) do update set position = 100,
          position_at = greatest(p.position_at, now()), updated_at = greatest(p.updated_at, now())
        returning p.lesson_id, p.position, now() as done_at, 0 as watched_seconds, 'read' as completion, 0 as playable`,
    )
    const standing = await complete(tx, { userId, lessonId, courseId: lesson.courseId })
    return { ...toLessonState(row as LessonRow), ...standing }
  })
}

/** Nine tenths of it were played. */
export const completeLesson = (db: Database, lesson: LearnersLesson): Promise<Standing> =>
  db.transaction((tx) => complete(tx, lesson))

/** The exercise that decides over it was passed, in the transaction that marked it. */
export async function completeByExercise(tx: Tx, lesson: LearnersLesson): Promise<Standing> {
  await runPrepared(
    tx,
    sql`insert into lesson_progress as p (user_id, lesson_id, position) values (${lesson.userId}::uuid, ${lesson.lessonId}::int, 0)
      on conflict (user_id, lesson_id) do update set updated_at = greatest(p.updated_at, now())`,
  )
  return complete(tx, lesson)
}

/** With the last lesson of a course comes its certificate, in the same transaction. */
async function complete(tx: Tx, { userId, lessonId, courseId }: LearnersLesson): Promise<Standing> {
  // One lesson of a person's course after the other: of the last two done at once, one must see that the other is done.
  await runPrepared(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`course:${courseId}:${userId}`}, 0))`)
  await runPrepared(
    tx,
    sql`update lesson_progress set done_at = now() where user_id = ${userId}::uuid and lesson_id = ${lessonId}::int and done_at is null`,
  )
  const { isDue, ...standing } = await findStanding(tx, userId, courseId)
  return isDue ? { ...standing, certificateCode: await issueCertificate(tx, userId, courseId) } : standing
}

/** For a lesson that was done before. A course whose other lessons were taken out since is finished by it. */
export async function readStanding(db: Database, lesson: LearnersLesson): Promise<Standing> {
  const { isDue, ...standing } = await findStanding(db, lesson.userId, lesson.courseId)
  return isDue ? completeLesson(db, lesson) : standing
}

async function findStanding(db: Db, userId: string, courseId: number): Promise<Standing & { isDue: boolean }> {
  const [row] = await runPrepared<{ is_done: boolean; has_certificate: boolean; had_one: boolean; code: string | null }>(
    db,
    sql`select c.has_certificate, not exists (
        select 1 from lessons l left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId}::uuid
        where l.course_id = c.id and l.is_published and p.done_at is null) as is_done,
      exists (select 1 from certificates where user_id = ${userId}::uuid and course_id = c.id) as had_one,
      (select code from certificates where user_id = ${userId}::uuid and course_id = c.id and revoked_at is null) as code
      from courses c where c.id = ${courseId}::int`,
  )
  const courseDone = row?.is_done === true
  // Whoever had one that was withdrawn gets no other by watching again.
  const isDue = courseDone && row.has_certificate && !row.had_one
  return { courseDone, certificateCode: courseDone ? row.code : null, isDue }
}
