import type { OutlineChapter } from '@tq/contract/learning/course.ts'
import { expect, test } from 'vitest'
import { courseProgress, withKept } from './course-progress.ts'
import { standingOf, unfoldedChapters } from './parts/outline/standing.ts'

const chapter = (id: number, ...lessons: number[]): OutlineChapter => ({
  id,
  title: `Chương ${id}`,
  durationSeconds: 600,
  lessons: lessons.map((lesson) => ({
    id: lesson,
    title: `Bài ${lesson}`,
    address: `bai.${lesson}`,
    kind: 'video',
    durationSeconds: 300,
    isPreview: lesson === 21,
    completion: 'watched',
  })),
})
const COURSE = [chapter(1, 11, 12), chapter(2, 21), chapter(3, 31)]
const state = (lessonId: number, position: number, isDone: boolean) => ({ lessonId, position, isDone, watchedPercent: 0 })

test("what is still kept of the time before the login is added to what the server knows; the server's place stays", () => {
  const known = courseProgress(1, COURSE, [state(11, 40, false)])
  const all = withKept({ ...known, certificateCode: 'x' }, COURSE, [state(11, 90, true), state(12, 10, false)])
  expect(all).toMatchObject({ doneCount: 1, percent: 25, certificateCode: 'x' })
  expect(all.lessons).toMatchObject([
    { lessonId: 11, position: 40, isDone: true },
    { lessonId: 12, position: 10, isDone: false },
  ])
})

test('a guest goes on in a lesson that was begun, else in the first that is not done; percent counts lessons', () => {
  const next = (...states: ReturnType<typeof state>[]) => courseProgress(1, COURSE, states).next?.id
  expect(next()).toBe(11)
  expect(next(state(21, 30, false))).toBe(21)
  expect(next(state(11, 5, true), state(21, 300, true))).toBe(12)
  const all = courseProgress(
    1,
    COURSE,
    [11, 12, 21, 31].map((id) => state(id, 0, true)),
  )
  expect([all.next, all.percent, all.doneCount]).toEqual([null, 100, 4])
  // A lesson that is gone from the course counts for nothing.
  expect(courseProgress(1, COURSE, [state(11, 40, true), state(99, 1, true)])).toMatchObject({
    ...{ doneCount: 1, lessonCount: 4, percent: 25, next: { id: 12, chapterNumber: 1, lessonNumber: 2, position: 0 } },
    lessons: [{ lessonId: 11, position: 40, isDone: true }],
  })
})

test('a visitor of a sold course gets previews and locks, its owner what is done, where they are and what is left', () => {
  const standings = (isOpen: boolean, currentId?: number) =>
    COURSE.flatMap(({ lessons }) =>
      lessons.map((lesson) => standingOf(lesson, { isOpen, currentId, progress: { lessons: [state(11, 9, true)], next: null } })),
    )
  expect(standings(false)).toEqual(['locked', 'locked', 'preview', 'locked'])
  expect(standings(false, 31)).toEqual(['locked', 'locked', 'preview', 'locked'])
  expect(standings(false, 21)).toEqual(['locked', 'locked', 'current', 'locked'])
  expect(standings(true, 12)).toEqual(['done', 'current', 'open', 'open'])
  expect(standings(true, 11)).toEqual(['done', 'open', 'open', 'open'])
})

test('unfolded is the chapter one is in, else what a visitor may try, else the first two', () => {
  const unfolded = (isOpen: boolean, currentId?: number) => [...unfoldedChapters(COURSE, { isOpen, currentId, progress: null })]
  expect(unfolded(true, 31)).toEqual([3])
  expect(unfolded(false)).toEqual([2])
  expect(unfolded(true)).toEqual([1, 2])
})
