import * as course from '@tq/contract/learning/course.ts'
import * as lesson from '@tq/contract/learning/lesson.ts'
import * as lessonChanges from '@tq/contract/learning/lesson-changes.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listCourseCategories } from './categories.ts'
import { changeLesson } from './change-lesson.ts'
import { readCourse } from './course.ts'
import { listCourses } from './course-list.ts'
import { readLesson } from './lesson.ts'

export function learningRoutes(app: App) {
  serve(app, course.listCourseCategories, async ({ db, cacheInfo }) => ({ data: await listCourseCategories(db, cacheInfo) }))
  serve(app, course.listLibraryCourses, ({ db, query, cacheInfo }) => listCourses(db, 'library', query, cacheInfo))
  serve(app, course.listTextbookCourses, ({ db, query, cacheInfo }) => listCourses(db, 'textbook', query, cacheInfo))
  serve(app, course.getLibraryCourse, async ({ db, params, cacheInfo }) => ({
    data: await readCourse(db, params.id, { viewer: 'free', userId: null, cacheInfo }),
  }))
  serve(app, course.getCourseForVisitor, async ({ db, params, cacheInfo }) => ({
    data: await readCourse(db, params.id, { viewer: 'visitor', userId: null, cacheInfo }),
  }))
  serve(app, lesson.getLibraryLesson, async ({ params, cacheInfo }) => ({
    data: await readLesson(app, params.id, { viewer: 'free', userId: null, cacheInfo }),
  }))
  serve(app, lesson.getLessonForVisitor, async ({ params, cacheInfo }) => ({
    data: await readLesson(app, params.id, { viewer: 'visitor', userId: null, cacheInfo }),
  }))
  serve(app, lessonChanges.changeLesson, async ({ db, params, body, actor }) => ({
    data: await changeLesson(db, params.id, { ...body, actor }),
  }))
}
