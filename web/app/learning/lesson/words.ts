import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { LESSON_KIND_WORDS, lessonLength } from '../parts/words.ts'

/** For search engines; a lesson without a summary says where it stands and how long it takes. */
export function descriptionOf(lesson: LessonDetail): string {
  const place = `${LESSON_KIND_WORDS[lesson.kind]} ${lessonLength(lesson)}, bài ${lesson.lessonNumber} chương ${lesson.chapterNumber} (${lesson.chapterTitle}) của khoá “${lesson.course.title}”`
  return lesson.summary ? `${lesson.summary} ${place}.` : `${lesson.title}: ${place}.`
}
