import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { type Paged, requirePage } from '../http/paging.ts'
import { IS_SHOWN, selectExams, toCard } from './exam-row.ts'

/** For everybody; whether somebody may sit them is said by each. */
export async function listExams(db: Db, { courseId, ...paged }: Paged & { courseId: number }, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn(`course:${courseId}`)
  return listShown(db, sql`e.course_id = ${courseId}::int and e.kind = 'exam'`, paged, cacheInfo)
}

export async function listExercises(db: Db, { lessonId, ...paged }: Paged & { lessonId: number }, cacheInfo: CacheInfo) {
  const [lesson] = await runPrepared<{ course_id: number }>(db, sql`select course_id from lessons where id = ${lessonId}::int`)
  if (lesson) cacheInfo.dependsOn(`course:${lesson.course_id}`)
  return listShown(db, sql`e.lesson_id = ${lessonId}::int`, paged, cacheInfo)
}

async function listShown(db: Db, which: SQL, paged: Paged, cacheInfo: CacheInfo) {
  const exams = await selectExams(db, null, sql`${which} and ${IS_SHOWN} order by e.position, e.id`)
  const { offset, ...paging } = requirePage(exams.length, paged)
  cacheInfo.dependsOn(...exams.map(({ id }) => `exam:${id}`))
  return { ...paging, data: exams.slice(offset, offset + paged.perPage).map(toCard) }
}
