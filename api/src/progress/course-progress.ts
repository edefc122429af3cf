import type { CourseProgress } from '@tq/contract/learning/progress.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { requireCourseAccess } from '../learning/access.ts'
import { type LessonRow, toLessonState, WATCHED_SECONDS } from './lesson-state.ts'

/** Of a course that is free or owned. */
export async function getCourseProgress(db: Db, userId: string, courseId: number): Promise<CourseProgress> {
  await requireCourseAccess(db, userId, courseId)
  return unsafeReadProgress(db, userId, courseId)
}

/** Of a course the person is known to be allowed to open. */
export async function unsafeReadProgress(db: Db, userId: string, courseId: number): Promise<CourseProgress> {
  const progress = (await unsafeReadProgressOf(db, userId, [courseId])).get(courseId)
  return progress ?? summarise(courseId, [], null)
}

/** `lessons` left out, for lists. */
export function toSummary({ lessons: _, ...summary }: CourseProgress): Omit<CourseProgress, 'lessons'> {
  return summary
}

interface Row extends Omit<LessonRow, 'position'> {
  course_id: number
  chapter_id: number
  title: string
  duration_seconds: number
  /** Null: not begun. */
  position: number | null
  visited_at: Date | null
}

/** In the order of the outline. */
export async function unsafeReadProgressOf(db: Db, userId: string, courseIds: number[]): Promise<Map<number, CourseProgress>> {
  const rows = await runPrepared<Row>(
    db,
    sql`select l.course_id, l.chapter_id, l.id as lesson_id, l.title, l.duration_seconds, l.completion,
        case when l.kind in ('video', 'audio') then l.duration_seconds else 0 end as playable,
        p.position, p.done_at, p.updated_at as visited_at, ${WATCHED_SECONDS} as watched_seconds
      from lessons l join course_chapters ch on ch.id = l.chapter_id
      left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId}::uuid
      where l.course_id = any(${sql.param(courseIds)}::int[]) and l.is_published
      order by l.course_id, ch.position, ch.id, l.position, l.id`,
  )
  const codes = await runPrepared<{ course_id: number; code: string }>(
    db,
    sql`select course_id, code from certificates
      where user_id = ${userId}::uuid and course_id = any(${sql.param(courseIds)}::int[]) and revoked_at is null`,
  )
  const codeOf = new Map(codes.map(({ course_id, code }) => [course_id, code]))
  const byCourse = Map.groupBy(rows, ({ course_id }) => course_id)
  return new Map(courseIds.map((id) => [id, summarise(id, byCourse.get(id) ?? [], codeOf.get(id) ?? null)]))
}

function summarise(courseId: number, rows: Row[], certificateCode: string | null): CourseProgress {
  const done = rows.filter(({ done_at }) => done_at)
  const isFinished = rows.length > 0 && done.length === rows.length
  const lastDone = Math.max(...done.map(({ done_at }) => Number(done_at)))
  return {
    courseId,
    doneCount: done.length,
    lessonCount: rows.length,
    // Never 100 before all is done.
    percent: rows.length ? Math.floor((done.length * 100) / rows.length) : 0,
    next: isFinished ? null : nextOf(rows),
    lessons: rows.filter(hasBegun).map(toLessonState),
    finishedAt: isFinished ? new Date(lastDone).toISOString() : null,
    certificateCode,
  }
}

const hasBegun = (row: Row): row is Row & { position: number } => row.position !== null

/** The lesson of the last visit if it is not done, else the first one that is not. */
function nextOf(rows: Row[]): CourseProgress['next'] {
  const visited = rows.filter(({ visited_at }) => visited_at)
  const last = visited.reduce<Row | undefined>((a, b) => (a && Number(a.visited_at) >= Number(b.visited_at) ? a : b), undefined)
  const next = last && !last.done_at ? last : rows.find(({ done_at }) => !done_at)
  if (!next) return null
  const chapters = [...new Set(rows.map(({ chapter_id }) => chapter_id))]
  const siblings = rows.filter(({ chapter_id }) => chapter_id === next.chapter_id)
  return {
    id: next.lesson_id,
    title: next.title,
    address: addressId(next.title, next.lesson_id),
    position: next.position ?? 0,
    durationSeconds: next.duration_seconds,
    chapterNumber: chapters.indexOf(next.chapter_id) + 1,
    lessonNumber: siblings.indexOf(next) + 1,
  }
}
