import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { Link } from 'react-router'
import { bindTitle } from '../../../lib/typography.ts'
import { courseUrl, textbookUrl } from '../../parts/addresses.ts'
import styles from './prev-next.module.css'

export interface PrevNextProps {
  lesson: Pick<LessonDetail, 'previous' | 'next' | 'course'>
  isDone: boolean
  /** Null: locked for whoever looks, so no way leads there. */
  linkOf(lesson: { id: number; address: string }): string | null
}

export function PrevNext({ lesson: { previous, next, course }, isDone, linkOf }: PrevNextProps) {
  const before = previous && linkOf(previous)
  const after = next && linkOf(next)
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
      {!after && (
        <Link
          to={course.textbook ? textbookUrl(course.textbook) : courseUrl(course)}
          prefetch="intent"
          className={`${styles.way} ${styles.next}`}
        >
          <small>
            {next ? 'Bài sau mở khi bạn có khoá học' : `Đây là bài cuối, về ${course.textbook ? 'sách' : 'khoá học'}`}
          </small>
          {bindTitle(course.textbook?.title ?? course.title)}
        </Link>
      )}
    </nav>
  )
}
