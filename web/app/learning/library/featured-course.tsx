import type { CourseDetail } from '@tq/contract/learning/course.ts'
import { Play } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { courseUrl, lessonUrl } from '../parts/addresses.ts'
import { BoardPanel } from '../parts/board-panel.tsx'
import { FactLine } from '../parts/fact-line.tsx'
import { Level } from '../parts/level.tsx'
import { durationWords } from '../parts/words.ts'
import styles from './featured-course.module.css'

/** The one course that stands before the others, with the page's one son button. */
export function FeaturedCourse({ course }: { course: CourseDetail }) {
  const first = course.chapters[0]?.lessons[0]
  return (
    <BoardPanel
      picture={course.picture}
      sizes="(max-width: 1023px) 100vw, 740px"
      isMain
      kicker="Khoá học tiêu biểu"
      title={<h2>{bindTitle(course.title)}</h2>}
      teachers={course.teachers}
      className={styles.feature}
    >
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
    </BoardPanel>
  )
}
