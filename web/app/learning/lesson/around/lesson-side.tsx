import type { OutlineLesson } from '@tq/contract/learning/course.ts'
import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { bindTitle } from '../../../lib/typography.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { hasBegun } from '../../course-progress.ts'
import { courseUrl } from '../../parts/addresses.ts'
import { Outline } from '../../parts/outline/outline.tsx'
import { useIsInApp } from '../learner/frame.ts'
import type { Learner } from '../learner/use-learner.ts'
import styles from './lesson-side.module.css'

export interface LessonSideProps {
  lesson: LessonDetail
  learner: Learner
  /** Every lesson is open to whoever looks. */
  isOpen: boolean
  linkOf(lesson: OutlineLesson): string
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** The course around a lesson: beside it where there is room, folded below the lesson's title where there is not. */
export function LessonSide({ lesson, learner, isOpen, linkOf }: LessonSideProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isInApp = useIsInApp()
  const { course, outline } = lesson
  // Nobody who has not begun needs to be told that nothing is done.
  const progress = learner.progress && hasBegun(learner.progress) ? learner.progress : null
  const done = progress?.doneCount ?? 0
  const words = progress
    ? `Đã học ${formatNumber(done)} trên ${formatNumber(progress.lessonCount)} bài (${progress.percent}%)`
    : `${formatNumber(course.lessonCount)} bài`
  return (
    <aside aria-label="Mục lục khoá học" className={styles.side} data-unfolded={isUnfolded || undefined}>
      <div className={styles.top}>
        <div className={styles.course}>
          <h2 className={styles.title}>
            {isInApp ? bindTitle(course.title) : <Link to={courseUrl(course)}>{bindTitle(course.title)}</Link>}
          </h2>
          <p className={styles.words}>{words}</p>
          {progress && <ProgressBar value={done} max={progress.lessonCount} label={words} tone="luc" />}
        </div>
        <h2 className={styles.folded}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            aria-controls="muc-luc"
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <span>
              <b>Mục lục khoá học</b>
              {progress && (
                <span aria-hidden="true">
                  <ProgressBar value={done} max={progress.lessonCount} label={words} tone="luc" />
                </span>
              )}
              <small>
                {isInApp && `${course.title}, `}
                {isInApp ? lowerFirst(words) : words}
              </small>
            </span>
            <ChevronDown size="2rem" aria-hidden="true" />
          </button>
        </h2>
      </div>
      <div id="muc-luc" className={styles.outline}>
        <Outline
          chapters={outline}
          use={course.use}
          isOpen={isOpen}
          progress={progress}
          currentId={lesson.id}
          isCompact
          linkOf={linkOf}
        />
      </div>
    </aside>
  )
}
