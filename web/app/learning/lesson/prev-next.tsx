import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { Link } from 'react-router'
import { bindTitle } from '../../lib/typography.ts'
import styles from './prev-next.module.css'

export interface PrevNextProps {
  lesson: Pick<LessonDetail, 'previous' | 'next'>
  isDone: boolean
  /** Null: locked for whoever looks, so no way leads there. */
  linkOf(lesson: { id: number; address: string }): string | null
}

export function PrevNext({ lesson: { previous, next }, isDone, linkOf }: PrevNextProps) {
  const before = previous && linkOf(previous)
  const after = next && linkOf(next)
  if (!before && !after) return null
  return (
    <nav aria-label="Bài trước và bài sau" className={styles.ways}>
      {before && (
        <Link to={before} prefetch="intent" className={styles.way}>
          <small>Bài trước</small>
          {bindTitle(previous.title)}
        </Link>
      )}
      {after && (
        <Link to={after} prefetch="intent" className={`${styles.way} ${styles.next}`}>
          <small>{isDone ? 'Học xong, sang bài sau' : 'Bài sau'}</small>
          {bindTitle(next.title)}
        </Link>
      )}
    </nav>
  )
}
