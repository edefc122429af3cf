import type { CourseCard as Course } from '@tq/contract/learning/course.ts'
import { Award, Clock, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { classes } from '../../ui/class-names.ts'
import { LinkCard } from '../../ui/layout/link-card.tsx'
import { courseUrl, lessonUrl } from './addresses.ts'
import { Board } from './board.tsx'
import styles from './course-card.module.css'
import { Level } from './level.tsx'
import { durationWords } from './words.ts'

const SIZES = '(max-width: 719px) 100vw, (max-width: 1023px) 50vw, 425px'

export interface CourseCardProps {
  course: Omit<Course, 'foundLesson'> & { foundLesson?: Course['foundLesson'] }
  /** Above the fold. */
  isFirst?: boolean
  /** In place of the price: what belongs to one learner. It lies above the card's link, so it may hold a button. */
  foot?: ReactNode
}

/** The whole card is one link. */
export function CourseCard({ course, isFirst, foot }: CourseCardProps) {
  return (
    <LinkCard className={styles.course}>
      <Board picture={course.picture} sizes={SIZES} isFirst={isFirst} className={styles.board}>
        <span className={styles.length}>
          <Play size="1.4rem" fill="currentColor" aria-hidden="true" />
          {formatNumber(course.lessonCount)} bài
        </span>
      </Board>
      <div className={styles.body}>
        <p className={styles.top}>
          <span>{course.textbook ? `${course.textbook.subject}, lớp ${course.textbook.grade}` : course.category?.name}</span>
          <Level level={course.level} />
        </p>
        <h3>
          <Link to={courseUrl(course)} prefetch="intent">
            {bindTitle(course.title)}
          </Link>
        </h3>
        {course.teachers.length > 0 && <p className={styles.by}>{course.teachers.join(', ')}</p>}
        <p className={styles.say}>{course.summary}</p>
        {course.foundLesson && (
          <p className={classes(styles.found, styles.above)}>
            Có trong bài:{' '}
            <Link to={lessonUrl(course.use, course.foundLesson)} prefetch="intent">
              {course.foundLesson.title}
            </Link>
          </p>
        )}
        {foot === undefined ? (
          <>
            <p className={styles.facts}>
              <Clock size="1.6rem" aria-hidden="true" />
              {durationWords(course.durationSeconds)}
            </p>
            <p className={styles.foot}>
              {course.use === 'sold' ? <span /> : <b>Miễn phí</b>}
              {course.hasCertificate && (
                <span className={styles.award}>
                  <Award size="1.6rem" aria-hidden="true" />
                  Có chứng nhận
                </span>
              )}
            </p>
          </>
        ) : (
          <div className={classes(styles.own, styles.above)}>{foot}</div>
        )}
      </div>
    </LinkCard>
  )
}

/** Three in a row, as many as fit below that. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
