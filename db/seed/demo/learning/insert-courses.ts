import type { CourseUse } from '@tq/contract/enums.ts'
import { type InferInsertModel, inArray } from 'drizzle-orm'
import { courseChapters, courses, lessons } from '../../../src/schema/all.ts'
import type { StoredPicture } from '../../../src/schema/content/home.ts'
import { randomFor } from '../../random.ts'
import type { CourseText, LessonText } from '../../texts/learning/course-text.ts'
import { daysFrom, insertAll, type Press } from '../press.ts'

export interface DemoCourse {
  /** Below 500, so that what is made of it stays below the first ids given out later. */
  id: number
  use: CourseUse
  text: CourseText
  position: number
  categoryId?: number
  productId?: number
  picture?: StoredPicture
}

/** The n-th lesson of a course, from 1, counted through its chapters. Printed codes hold it: lessons are added at the end. */
export const lessonIdOf = (courseId: number, n: number) => courseId * 100 + n
export const chapterIdOf = (courseId: number, n: number) => courseId * 20 + n

/** Courses with their chapters and lessons. A course of an earlier release, which had none, is written anew under its id. */
export async function insertCourses({ tx, now }: Press, list: DemoCourse[]): Promise<void> {
  const ids = list.map(({ id }) => id)
  await tx.delete(courses).where(inArray(courses.id, ids))
  await insertAll(
    tx,
    courses,
    list.map((course) => courseRow(course, now)),
  )
  await insertAll(tx, courseChapters, list.flatMap(chapterRows))
  await insertAll(tx, lessons, list.flatMap(lessonRows))
}

function courseRow(
  { id, use, text, position, categoryId, productId, picture }: DemoCourse,
  now: Date,
): InferInsertModel<typeof courses> {
  const random = randomFor('learning', id)
  const createdAt = daysFrom(now, -random.int(200, 600))
  const { chapters, ...facts } = text
  const all = chapters.flatMap((chapter) => chapter.lessons)
  return {
    ...facts,
    id,
    use,
    position,
    categoryId,
    productId,
    picture: picture ?? { url: `/media/library/${id}.webp`, alt: `Minh hoạ khoá học ${text.title}`, width: 800, height: 450 },
    lessonCount: all.length,
    durationSeconds: all.reduce((sum, lesson) => sum + secondsOf(lesson), 0),
    createdAt,
    updatedAt: daysFrom(now, -random.int(2, 180)),
  }
}

function chapterRows({ id, text }: DemoCourse): InferInsertModel<typeof courseChapters>[] {
  return text.chapters.map(({ title }, position) => ({ id: chapterIdOf(id, position + 1), courseId: id, title, position }))
}

function lessonRows({ id: courseId, text }: DemoCourse): InferInsertModel<typeof lessons>[] {
  let n = 0
  return text.chapters.flatMap((chapter, chapterPlace) =>
    chapter.lessons.map((lesson, position) => {
      n += 1
      const { title, summary, body, isPreview } = lesson
      return {
        id: lessonIdOf(courseId, n),
        courseId,
        chapterId: chapterIdOf(courseId, chapterPlace + 1),
        position,
        title,
        summary,
        body,
        isPreview,
        kind: 'text' as const,
        completion: 'read' as const,
        durationSeconds: secondsOf(lesson),
      }
    }),
  )
}

const secondsOf = ({ minutes }: LessonText) => minutes * 60
