import { DONE_PERCENT, type LessonState } from '@tq/contract/learning/progress.ts'
import { readStored, readText, removeStored, writeStored } from '../lib/state/local-storage.ts'
import { addRange, rangesLength, type SecondRange } from './second-ranges.ts'

/** What a guest has learnt stays in this browser; whoever has an account has it with the server, on every device. */
export const GUEST_PROGRESS_KEY = 'guest-progress'

/** The courses begun last; older ones are forgotten. */
const MOST_COURSES = 40

interface KeptLesson {
  position: number
  isDone: boolean
  /** Seconds that were played. */
  watched: SecondRange[]
  percent: number
}
interface KeptCourse {
  at: number
  lessons: Record<string, KeptLesson>
}
type StoredProgress = Record<string, KeptCourse>

export interface GuestPlace {
  courseId: number
  lessonId: number
  /** A second of the video or audio; of a text the percent that was read. */
  position: number
  played?: { from: number; to: number }
  durationSeconds: number
}

/** Where this browser's guest stands in the lessons of a course. */
export function guestProgress(courseId: number): LessonState[] {
  return Object.entries(readAll()[courseId]?.lessons ?? {}).map(([id, lesson]) => stateOf(Number(id), lesson))
}

export const hasGuestProgress = (): boolean => readText(GUEST_PROGRESS_KEY) !== null

export interface KeptPlace extends KeptLesson {
  courseId: number
  lessonId: number
  /** When the guest was in this course last. */
  at: string
}

/** Everything that is kept, for whoever hands it over. */
export const keptPlaces = (): KeptPlace[] =>
  Object.entries(readAll()).flatMap(([courseId, { at, lessons }]) =>
    Object.entries(lessons).map(([lessonId, lesson]) => ({
      ...lesson,
      courseId: Number(courseId),
      lessonId: Number(lessonId),
      at: new Date(Math.min(at, Date.now())).toISOString(),
    })),
  )

export function forgetGuestLesson({ courseId, lessonId }: Pick<KeptPlace, 'courseId' | 'lessonId'>): void {
  const { [courseId]: course, ...others } = readAll()
  const { [lessonId]: _, ...lessons } = course?.lessons ?? {}
  const left = course && Object.keys(lessons).length > 0 ? { ...others, [courseId]: { ...course, lessons } } : others
  if (Object.keys(left).length > 0) writeStored(GUEST_PROGRESS_KEY, left)
  else removeStored(GUEST_PROGRESS_KEY)
}

export function saveGuestPosition({ courseId, lessonId, position, played, durationSeconds }: GuestPlace): LessonState {
  return change(courseId, lessonId, (lesson) => {
    const watched = played ? addRange(lesson.watched, [played.from, played.to]) : lesson.watched
    const part = durationSeconds > 0 ? rangesLength(watched) / durationSeconds : 0
    return {
      position,
      watched,
      percent: Math.min(100, Math.floor(part * 100)),
      isDone: lesson.isDone || (watched.length > 0 && part * 100 >= DONE_PERCENT),
    }
  })
}

export function markGuestRead(courseId: number, lessonId: number): LessonState {
  return change(courseId, lessonId, (lesson) => ({ ...lesson, position: 100, isDone: true }))
}

function change(courseId: number, lessonId: number, next: (lesson: KeptLesson) => KeptLesson): LessonState {
  const all = readAll()
  const course = all[courseId] ?? { at: 0, lessons: {} }
  const lesson = next(course.lessons[lessonId] ?? { position: 0, isDone: false, watched: [], percent: 0 })
  const changed: StoredProgress = { ...all, [courseId]: { at: Date.now(), lessons: { ...course.lessons, [lessonId]: lesson } } }
  const latest = Object.entries(changed)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST_COURSES)
  writeStored(GUEST_PROGRESS_KEY, Object.fromEntries(latest))
  return stateOf(lessonId, lesson)
}

const stateOf = (lessonId: number, { position, isDone, percent }: KeptLesson): LessonState => ({
  lessonId,
  position,
  isDone,
  watchedPercent: percent,
})

const readAll = (): StoredProgress => readStored(GUEST_PROGRESS_KEY, readKept) ?? {}

/** Whatever another version or a person put there: what is not understood is left out. */
function readKept(value: unknown): StoredProgress {
  const kept: StoredProgress = {}
  for (const [courseId, course] of entriesOf(value)) {
    if (!isRecord(course)) continue
    const lessons: KeptCourse['lessons'] = {}
    for (const [lessonId, lesson] of entriesOf(course.lessons)) {
      if (!isRecord(lesson)) continue
      const watched = Array.isArray(lesson.watched) ? lesson.watched.filter(isRange) : []
      lessons[lessonId] = {
        position: numberOf(lesson.position),
        isDone: lesson.isDone === true,
        watched,
        percent: numberOf(lesson.percent),
      }
    }
    kept[courseId] = { at: numberOf(course.at), lessons }
  }
  return kept
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value).filter(([id]) => /^\d+$/.test(id)) : [])
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0)
const isRange = (value: unknown): value is SecondRange =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isInteger(n) && n >= 0) && value[0] <= value[1]
