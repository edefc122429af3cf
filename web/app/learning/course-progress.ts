import type { OutlineChapter } from '@tq/contract/learning/course.ts'
import type { CourseProgress, LessonState } from '@tq/contract/learning/progress.ts'

/** A guest's progress in one course, as the server would say it of a member. */
export function courseProgress(courseId: number, chapters: readonly OutlineChapter[], kept: LessonState[]): CourseProgress {
  const states = new Map(kept.map((state) => [state.lessonId, state]))
  const places = chapters.flatMap(({ lessons }, chapterAt) =>
    lessons.map((lesson, lessonAt) => ({ lesson, state: states.get(lesson.id), chapterAt, lessonAt })),
  )
  const doneCount = places.filter(({ state }) => state?.isDone).length
  const next = places.find(({ state }) => state && !state.isDone) ?? places.find(({ state }) => !state?.isDone)
  return {
    courseId,
    doneCount,
    lessonCount: places.length,
    percent: places.length > 0 ? Math.floor((100 * doneCount) / places.length) : 0,
    next: next
      ? {
          id: next.lesson.id,
          title: next.lesson.title,
          address: next.lesson.address,
          position: next.state?.position ?? 0,
          durationSeconds: next.lesson.durationSeconds,
          chapterNumber: next.chapterAt + 1,
          lessonNumber: next.lessonAt + 1,
        }
      : null,
    lessons: places.flatMap(({ state }) => state ?? []),
    finishedAt: null,
    certificateCode: null,
  }
}

/** A member's progress with what this browser still keeps of the time before the login: nothing one has done seems lost. */
export function withKept(progress: CourseProgress, chapters: readonly OutlineChapter[], kept: LessonState[]): CourseProgress {
  if (kept.length === 0) return progress
  const states = new Map(progress.lessons.map((state) => [state.lessonId, state]))
  for (const state of kept) {
    const known = states.get(state.lessonId) ?? { ...state, isDone: false }
    const isDone = known.isDone || state.isDone
    states.set(state.lessonId, { ...known, isDone, watchedPercent: Math.max(known.watchedPercent, state.watchedPercent) })
  }
  const { finishedAt, certificateCode } = progress
  return { ...courseProgress(progress.courseId, chapters, [...states.values()]), finishedAt, certificateCode }
}

/** Whether somebody has done anything in it yet. */
export const hasBegun = ({ lessons }: Pick<CourseProgress, 'lessons'>): boolean =>
  lessons.some(({ position, isDone }) => isDone || position > 0)
