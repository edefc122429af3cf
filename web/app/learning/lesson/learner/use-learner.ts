import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { type CourseProgress, getCourseProgress, type LessonState, markLessonRead } from '@tq/contract/learning/progress.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import type { Played } from '../../../video/player.ts'
import { courseProgress, withKept } from '../../course-progress.ts'
import { guestProgress, markGuestRead, saveGuestPosition } from '../../guest-progress.ts'
import { handOverGuestProgress } from '../../hand-over.ts'
import { places } from './save-position.ts'
import { useIsMember } from './use-member.ts'

export interface Learner {
  /** Null until it is known, and in the server's HTML. */
  isMember: boolean | null
  /** Null while nobody's progress is known. */
  progress: CourseProgress | null
  /** Where they stand in this lesson. */
  state: LessonState | null
  /** It became done while this page was open. */
  isJustDone: boolean
  save(played: Played): void
  markRead(): Promise<void>
}

type Answer = LessonState & { courseDone?: boolean; certificateCode?: string | null }

/** Who learns here and how far they are: members with the server, guests in their browser. */
export function useLearner(lesson: LessonDetail, ownProgress: CourseProgress | null): Learner {
  const isMember = useIsMember()
  const [progress, setProgress] = useState<CourseProgress | null>(null)
  const [doneHere, setDoneHere] = useState<number | null>(null)
  const { id, course, outline, durationSeconds } = lesson
  const known = progress?.courseId === course.id ? progress : null
  const state = known?.lessons.find(({ lessonId }) => lessonId === id) ?? null

  useEffect(() => {
    if (isMember === null) return
    if (!isMember) return setProgress(courseProgress(course.id, outline, guestProgress(course.id)))
    if (ownProgress) return setProgress(ownProgress)
    if (lesson.isLocked) return
    let isGone = false
    // Marks stand beside the lesson: without them it is learnt all the same.
    handOverGuestProgress()
      .then(() => call(getCourseProgress, { params: { id: course.id } }))
      .then(
        ({ data }) => !isGone && setProgress(withKept(data, outline, guestProgress(course.id))),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [isMember, ownProgress?.courseId, course.id])

  function take(answer: Answer) {
    setProgress((now) => now && withState(now, lesson, answer))
    if (answer.isDone && answer.lessonId === id && !state?.isDone) setDoneHere(id)
  }

  useEffect(() => (isMember ? places.start(take) : undefined), [isMember, id, state?.isDone])

  return {
    isMember,
    progress: known,
    state,
    isJustDone: doneHere === id,
    save({ position, played, isLeaving }) {
      const range = played ? { played } : {}
      if (isMember) places.keep({ lessonId: id, position, at: new Date().toISOString(), ...range }, { isLeaving })
      if (isMember === false) take(saveGuestPosition({ courseId: course.id, lessonId: id, position, durationSeconds, ...range }))
    },
    async markRead() {
      if (isMember) take((await call(markLessonRead, { body: { lessonId: id } })).data)
      if (isMember === false) take(markGuestRead(course.id, id))
    },
  }
}

/** What the server said of one lesson, put into what is known of the course. */
function withState(progress: CourseProgress, { course, outline }: LessonDetail, answer: Answer): CourseProgress {
  const { lessonId, position, isDone, watchedPercent } = answer
  const others = progress.lessons.filter((each) => each.lessonId !== lessonId)
  const next = courseProgress(course.id, outline, [...others, { lessonId, position, isDone, watchedPercent }])
  return {
    ...next,
    finishedAt: progress.finishedAt ?? (answer.courseDone ? new Date().toISOString() : null),
    certificateCode: answer.certificateCode ?? progress.certificateCode,
  }
}
