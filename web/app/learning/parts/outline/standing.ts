import type { OutlineChapter, OutlineLesson } from '@tq/contract/learning/course.ts'
import type { CourseProgress } from '@tq/contract/learning/progress.ts'
import type { LessonStanding } from './lesson-mark.tsx'

/** As much of a learner's progress as an outline shows. */
export type OutlineProgress = Pick<CourseProgress, 'lessons' | 'next'>

export interface OutlineView {
  /** The course is free, or belongs to whoever looks: no lesson is locked. */
  isOpen: boolean
  progress: OutlineProgress | null
  /** The lesson one is in; else the one to go on with. */
  currentId: number | undefined
}

export function standingOf(lesson: OutlineLesson, { isOpen, progress, currentId }: OutlineView): LessonStanding {
  if (lesson.id === currentId && (isOpen || lesson.isPreview)) return isDone(lesson.id, progress) ? 'done' : 'current'
  if (!isOpen) return lesson.isPreview ? 'preview' : 'locked'
  return isDone(lesson.id, progress) ? 'done' : 'open'
}

const isDone = (lessonId: number, progress: OutlineProgress | null) =>
  progress?.lessons.some((state) => state.lessonId === lessonId && state.isDone) ?? false

export const doneIn = (chapter: OutlineChapter, progress: OutlineProgress | null): number =>
  chapter.lessons.filter(({ id }) => isDone(id, progress)).length

/**
 * Unfolded from the start: where one is; before that the chapters with something to try; before that the first two, of a course one
 * has not begun.
 */
export function unfoldedChapters(chapters: OutlineChapter[], { isOpen, currentId }: OutlineView): Set<number> {
  const here = chapters.filter(({ lessons }) => lessons.some(({ id }) => id === currentId))
  const toTry = isOpen ? [] : chapters.filter(({ lessons }) => lessons.some(({ isPreview }) => isPreview))
  const shown = [here, toTry, chapters.slice(0, 2)].find((some) => some.length > 0) ?? []
  return new Set(shown.map(({ id }) => id))
}
