import * as contract from '@tq/contract/learning/progress.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { markLessonRead } from './complete-lesson.ts'
import { getCourseProgress } from './course-progress.ts'
import { listCoursesOwned } from './courses-owned.ts'
import { findLastLesson } from './last-lesson.ts'
import { savePosition } from './save-position.ts'

export function progressRoutes(app: App) {
  serve(app, contract.listCoursesOwned, ({ db, user, query }) => listCoursesOwned(db, user.id, query))
  serve(app, contract.savePosition, async ({ db, user, body }) => ({ data: await savePosition(db, user.id, body) }))
  serve(app, contract.markLessonRead, async ({ db, user, body }) => ({ data: await markLessonRead(db, user.id, body.lessonId) }))
  serve(app, contract.getCourseProgress, async ({ db, user, params }) => ({
    data: await getCourseProgress(db, user.id, params.id),
  }))
  serve(app, contract.getLastLesson, async ({ db, user }) => ({ data: await findLastLesson(db, user.id) }))
}
