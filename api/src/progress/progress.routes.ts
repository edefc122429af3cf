import { listUserDocuments as listUserDocumentsCall } from '@tq/contract/learning/documents.ts'
import * as contract from '@tq/contract/learning/progress.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { certificatesRoutes } from './certificates/certificates.routes.ts'
import { markLessonRead } from './complete-lesson.ts'
import { getCourseProgress } from './course-progress.ts'
import { listCoursesBegun } from './courses-begun.ts'
import { listCoursesOwned } from './courses-owned.ts'
import { listUserDocuments } from './documents.ts'
import { findLastLesson } from './last-lesson.ts'
import { notesRoutes } from './notes/notes.routes.ts'
import { createPositionLimit } from './position-limit.ts'
import { questionsRoutes } from './questions/questions.routes.ts'
import { savePosition } from './save-position.ts'
import { getUserCourse, getUserLesson, renewVideo } from './user-course.ts'

export function progressRoutes(app: App) {
  serve(app, contract.listCoursesOwned, ({ db, user, query }) => listCoursesOwned(db, user.id, query))
  serve(app, contract.listCoursesBegun, ({ db, user, query }) => listCoursesBegun(db, user.id, query))
  serve(app, listUserDocumentsCall, ({ db, user, query }) => listUserDocuments({ db, tickets: app.tickets }, user.id, query))
  serve(app, contract.getUserCourse, async ({ user, params, cacheInfo }) => ({
    data: await getUserCourse(app, { id: params.id, userId: user.id, cacheInfo }),
  }))
  serve(app, contract.getUserLesson, async ({ user, params, cacheInfo }) => ({
    data: await getUserLesson(app, { id: params.id, userId: user.id, cacheInfo }),
  }))
  serve(app, contract.renewVideo, async ({ user, params }) => ({ data: await renewVideo(app, user.id, params.id) }))
  serve(app, contract.getCourseProgress, async ({ db, user, params }) => ({
    data: await getCourseProgress(db, user.id, params.id),
  }))
  serve(app, contract.getLastLesson, async ({ db, user }) => ({ data: await findLastLesson(db, user.id) }))
  const countSave = createPositionLimit()
  serve(app, contract.savePosition, async ({ db, user, body }) => {
    countSave(user.id)
    return { data: await savePosition(db, user.id, body) }
  })
  serve(app, contract.markLessonRead, async ({ db, user, body }) => ({ data: await markLessonRead(db, user.id, body.lessonId) }))
  certificatesRoutes(app)
  notesRoutes(app)
  questionsRoutes(app)
}
