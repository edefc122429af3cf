import type { CourseDetail } from '@tq/contract/learning/course.ts'
import { Play } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { courseUrl, lessonUrl } from '../parts/addresses.ts'
import { Board } from '../parts/board.tsx'
import { FactLine } from '../parts/fact-line.tsx'
import { Level } from '../parts/level.tsx'
import { durationWords } from '../parts/words.ts'
import styles from './featured-course.module.css'

/** The one course that stands before the others, with the page's one son button. */
export function FeaturedCourse({ course }: { course: CourseDetail }) {
  const first = course.chapters[0]?.lessons[0]
  return (
    <article className={styles.feature}>
      <Board picture={course.picture} sizes="(max-width: 1023px) 100vw, 740px" isMain className={styles.board} />
      <div className={styles.words}>
        <p className={styles.kicker}>Khoá học tiêu biểu</p>
        <h2>{bindTitle(course.title)}</h2>
        {course.teachers.length > 0 && <p className={styles.by}>{course.teachers.join(', ')}</p>}
        <p className={styles.summary}>{course.summary}</p>
        <FactLine className={styles.facts}>
          {`${formatNumber(course.lessonCount)} bài`}
          {durationWords(course.durationSeconds)}
          <Level level={course.level} />
          {course.hasCertificate && 'Có chứng nhận'}
        </FactLine>
        <p className={styles.ways}>
          <LinkButton to={courseUrl(course)} look="son">
            Vào học miễn phí
          </LinkButton>
          {first && (
            <LinkButton to={lessonUrl(course.use, first)} look="text">
              <Play size="1.6rem" fill="currentColor" aria-hidden="true" /> Xem bài mở đầu
            </LinkButton>
          )}
        </p>
      </div>
    </article>
  )
}
