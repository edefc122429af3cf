import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/form/button.tsx'
import { ruleWords, useMarkRead, watchedVerb } from '../completion.tsx'
import type { Learner } from '../learner/use-learner.ts'
import styles from './app-bar.module.css'

interface AppBarProps {
  lesson: LessonDetail
  learner: Learner
  linkOf(lesson: { id: number; address: string }): string
}

/** In reach of the thumb: the lesson before, whether this one is done, the one after. */
export function AppBar({ lesson, learner, linkOf }: AppBarProps) {
  const { previous, next } = lesson
  return (
    <nav aria-label="Chuyển bài" className={styles.bar}>
      <div>
        {previous ? (
          <Link to={linkOf(previous)} className={styles.way} aria-label={`Bài trước: ${previous.title}`}>
            <ChevronLeft size="2.2rem" aria-hidden="true" />
          </Link>
        ) : (
          <span />
        )}
        <Middle lesson={lesson} learner={learner} />
        {next ? (
          <Link to={linkOf(next)} className={styles.way} aria-label={`Bài sau: ${next.title}`}>
            <ChevronRight size="2.2rem" aria-hidden="true" />
          </Link>
        ) : (
          <span />
        )}
      </div>
    </nav>
  )
}

function Middle({ lesson, learner }: Pick<AppBarProps, 'lesson' | 'learner'>) {
  const { isBusy, failure, mark } = useMarkRead(learner)
  const { isDone = false, watchedPercent = 0 } = learner.state ?? {}
  if (lesson.isLocked) return <p className={styles.words}>Bài này đang khoá</p>
  if (isDone)
    return (
      <p className={`${styles.words} ${styles.done}`}>
        <Check size="2rem" aria-hidden="true" />
        Đã học xong
      </p>
    )
  if (lesson.completion === 'watched')
    return (
      <p className={styles.words}>
        <span>
          {ruleWords(lesson)}
          {watchedPercent > 0 && (
            <b>
              Bạn đã {watchedVerb(lesson)} {watchedPercent}%
            </b>
          )}
        </span>
      </p>
    )
  return (
    <div>
      <Button look="lam" isBusy={isBusy} disabled={learner.isMember === null} onClick={mark} className={styles.mark}>
        <Check size="2rem" aria-hidden="true" />
        Học xong bài này
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}
