import { isPlayed } from '@tq/contract/enums.ts'
import type { OutlineLesson } from '@tq/contract/learning/course.ts'
import { FileText, Play } from 'lucide-react'
import { Link } from 'react-router'
import { bindTitle } from '../../../lib/typography.ts'
import { lessonUrl } from '../../parts/addresses.ts'
import { lessonLength } from '../../parts/words.ts'
import styles from './preview-lessons.module.css'

export interface PreviewLessonsProps {
  lessons: OutlineLesson[]
  /** The one that is open on this page. */
  currentId?: number
  /** Where a lesson opens, when it is not its own page. */
  linkOf?(lesson: OutlineLesson): string
}

/** What one may try before buying. */
export function PreviewLessons({ lessons, currentId, linkOf = (lesson) => lessonUrl('sold', lesson) }: PreviewLessonsProps) {
  return (
    <ul className={styles.lessons}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <Link to={linkOf(lesson)} prefetch="intent" aria-current={lesson.id === currentId ? 'page' : undefined}>
            <span className={styles.mark}>
              {isPlayed(lesson.kind) ? (
                <Play size="1.4rem" fill="currentColor" aria-hidden="true" />
              ) : (
                <FileText size="1.6rem" aria-hidden="true" />
              )}
            </span>
            <span>
              {bindTitle(lesson.title)}
              <small>Học thử · {lessonLength(lesson)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
