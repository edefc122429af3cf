import type { OutlineLesson } from '@tq/contract/learning/course.ts'
import { FileText, Play } from 'lucide-react'
import { Link } from 'react-router'
import { bindTitle } from '../../lib/typography.ts'
import { lessonUrl } from '../parts/addresses.ts'
import { lessonLength } from '../parts/words.ts'
import styles from './preview-lessons.module.css'

/** What one may try before buying. */
export function PreviewLessons({ lessons }: { lessons: OutlineLesson[] }) {
  return (
    <ul className={styles.lessons}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <Link to={lessonUrl('sold', lesson)} prefetch="intent">
            <span className={styles.mark}>
              {lesson.kind === 'video' || lesson.kind === 'audio' ? (
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
