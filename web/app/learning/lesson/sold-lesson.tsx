import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import type { ReactNode } from 'react'
import { LockedLesson } from './closed/locked-lesson.tsx'
import { type Learner, useLearner } from './learner/use-learner.ts'
import { useOwnLesson } from './learner/use-own-lesson.ts'
import { LessonView } from './lesson-view.tsx'

interface SoldLessonProps {
  /** As a visitor sees it. */
  lesson: LessonDetail
  linkOf(lesson: { id: number; address: string }): string
  /** Inside the app: its bar. */
  bar?(lesson: LessonDetail, learner: Learner): ReactNode
}

/** What the server sent is everybody's; what this person has bought is put in its place when it comes. */
export function SoldLesson({ lesson: shared, linkOf, bar }: SoldLessonProps) {
  const { own, isMember, ...asked } = useOwnLesson(shared.id)
  const lesson = own ?? shared
  const learner = useLearner(lesson, own?.progress ?? null)
  const locked = lesson.isLocked ? (
    <LockedLesson
      lesson={lesson}
      isMember={isMember}
      isWaiting={asked.isWaiting}
      errorMessage={asked.errorMessage}
      isMissing={asked.isMissing}
      onRetry={asked.again}
    />
  ) : undefined
  return (
    <>
      <LessonView
        lesson={lesson}
        learner={learner}
        isOwn={own !== null}
        linkOf={linkOf}
        locked={locked}
        isInApp={bar !== undefined}
      />
      {bar?.(lesson, learner)}
    </>
  )
}
