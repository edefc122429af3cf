import type { CompletionRule, CourseUse, LessonKind } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { isOpenToAll } from '@tq/db/open-to-all.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { mayOpen } from '../entitlement/require-entitlement.ts'

/** A lesson that somebody may open. */
export interface OpenLesson {
  id: number
  courseId: number
  use: CourseUse
  kind: LessonKind
  completion: CompletionRule
  durationSeconds: number
  /** Nobody needs a ticket for it. */
  isOpenToAll: boolean
}

/** A course that somebody may learn in. */
export interface OpenCourse {
  id: number
  use: CourseUse
  title: string
  hasCertificate: boolean
  lessonCount: number
  durationSeconds: number
}

/** Whether the person has the course `c` by what they own; nobody has what is free. */
export const isOwned = (userId: string | null): SQL => sql`(c.use = 'sold' and ${mayOpen(userId, sql`c.product_id`)})`

/** Whether everybody may open the lesson `l` of the course `c`, both published. */
export const OPEN_TO_ALL = isOpenToAll({ use: sql`c.use`, isPreview: sql`l.is_preview` })

/** Whether the person may open the lesson `l` of the course `c`: it is free, a preview (`lessons.is_preview`), or theirs. */
export const isOpenTo = (userId: string | null): SQL =>
  sql`l.is_published and c.is_published and (${OPEN_TO_ALL} or ${isOwned(userId)})`

/** For everything a learner does in a lesson: it is free, a preview, or theirs. To everybody else it is as if it were not there. */
export async function requireLessonAccess(db: Db, userId: string | null, lessonId: number): Promise<OpenLesson> {
  const [lesson] = await runPrepared<OpenLesson>(
    db,
    sql`select l.id, l.course_id as "courseId", c.use, l.kind, l.completion, l.duration_seconds as "durationSeconds",
        ${OPEN_TO_ALL} as "isOpenToAll"
      from lessons l join courses c on c.id = l.course_id
      where l.id = ${lessonId}::int and ${isOpenTo(userId)}`,
  )
  if (!lesson) throw new AppError('USER_LESSON_NOT_FOUND')
  return lesson
}

/** The same for a course as a whole: free or theirs. */
export async function requireCourseAccess(db: Db, userId: string | null, courseId: number): Promise<OpenCourse> {
  const [course] = await runPrepared<OpenCourse>(
    db,
    sql`select c.id, c.use, c.title, c.has_certificate as "hasCertificate", c.lesson_count as "lessonCount",
        c.duration_seconds as "durationSeconds"
      from courses c where c.id = ${courseId}::int and c.is_published and (c.use <> 'sold' or ${isOwned(userId)})`,
  )
  if (!course) throw new AppError('USER_COURSE_NOT_FOUND')
  return course
}

/** As whom a page is read: of what is free everybody, of what is sold a visitor or its owner. */
export type Viewer = 'free' | 'visitor' | 'owner'

/** Which published courses `c` a viewer finds. */
export function shownTo(viewer: Viewer, userId: string | null): SQL {
  if (viewer === 'free') return sql`c.is_published and c.use <> 'sold'`
  if (viewer === 'visitor') return sql`c.is_published and c.use = 'sold'`
  return sql`c.is_published and ${isOwned(userId)}`
}
