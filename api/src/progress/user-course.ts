import { AppError } from '@tq/contract/errors.ts'
import { lessons } from '@tq/db/schema/learning/course.ts'
import { eq } from 'drizzle-orm'
import type { App } from '../deps.ts'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { requireLessonAccess } from '../learning/access.ts'
import { readCourse } from '../learning/course.ts'
import { readLesson } from '../learning/lesson.ts'
import { mediaOf } from '../video/lesson-media.ts'
import { unsafeReadProgress } from './course-progress.ts'

/** What a learner opens by its id. */
interface CourseRequest {
  id: number
  userId: string
  cacheInfo: CacheInfo
}

/** A bought course, with how far its owner is. */
export async function getUserCourse({ deps: { db } }: App, { id, ...asked }: CourseRequest) {
  const course = await readCourse(db, id, { viewer: 'owner', ...asked })
  return { ...course, progress: await unsafeReadProgress(db, asked.userId, course.id) }
}

export async function getUserLesson(app: App, { id, ...asked }: CourseRequest) {
  const lesson = await readLesson(app, id, { viewer: 'owner', ...asked })
  return { ...lesson, progress: await unsafeReadProgress(app.deps.db, asked.userId, lesson.course.id) }
}

/** New tickets before the old ones end. Whoever has lost the course meanwhile gets none. */
export async function renewVideo({ deps: { db }, tickets }: App, userId: string, lessonId: number) {
  const { isOpenToAll } = await requireLessonAccess(db, userId, lessonId)
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, lessonId))
  const { videoURL, video } = lesson
    ? await mediaOf({ db, tickets }, lesson, isOpenToAll ? null : userId)
    : { videoURL: null, video: null }
  if (videoURL === null || !video) throw new AppError('VIDEO_NOT_READY')
  return { videoURL, video }
}
