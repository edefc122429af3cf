import type { LessonLink, OutlineChapter, OutlineLesson } from '@tq/contract/learning/course.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

type Row = Omit<OutlineLesson, 'address'> & { chapterId: number; chapterTitle: string }

/** What a course holds, in order: its published lessons by chapter. A chapter without any is not named. */
export async function readOutline(db: Db, courseId: number): Promise<OutlineChapter[]> {
  const rows = await runPrepared<Row>(
    db,
    sql`select l.id, l.title, l.kind, l.duration_seconds as "durationSeconds", l.is_preview as "isPreview", l.completion,
        ch.id as "chapterId", ch.title as "chapterTitle"
      from lessons l join course_chapters ch on ch.id = l.chapter_id
      where l.course_id = ${courseId}::int and l.is_published
      order by ch.position, ch.id, l.position, l.id`,
  )
  const chapters = new Map<number, OutlineChapter>()
  for (const { chapterId, chapterTitle, ...lesson } of rows) {
    const chapter = chapters.get(chapterId) ?? { id: chapterId, title: chapterTitle, durationSeconds: 0, lessons: [] }
    chapter.durationSeconds += lesson.durationSeconds
    chapter.lessons.push({ ...lesson, address: addressId(lesson.title, lesson.id) })
    chapters.set(chapterId, chapter)
  }
  return [...chapters.values()]
}

export interface LessonPlace {
  /** Both from 1. */
  chapterNumber: number
  lessonNumber: number
  chapterTitle: string
  lesson: OutlineLesson
  previous: LessonLink | null
  next: LessonLink | null
}

/** Where a lesson stands; null when the outline does not name it. */
export function findPlace(outline: OutlineChapter[], lessonId: number): LessonPlace | null {
  const places = outline.flatMap((chapter, chapterAt) =>
    chapter.lessons.map((lesson, lessonAt) => ({ chapter, chapterAt, lesson, lessonAt })),
  )
  const at = places.findIndex(({ lesson }) => lesson.id === lessonId)
  const place = places[at]
  if (!place) return null
  return {
    chapterNumber: place.chapterAt + 1,
    lessonNumber: place.lessonAt + 1,
    chapterTitle: place.chapter.title,
    lesson: place.lesson,
    previous: linkTo(places[at - 1]?.lesson),
    next: linkTo(places[at + 1]?.lesson),
  }
}

const linkTo = (lesson: OutlineLesson | undefined): LessonLink | null =>
  lesson ? { id: lesson.id, title: lesson.title, address: lesson.address } : null
