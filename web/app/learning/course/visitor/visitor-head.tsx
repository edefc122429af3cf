import type { CourseDetail } from '@tq/contract/learning/course.ts'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { bindTitle } from '../../../lib/typography.ts'
import { Rating } from '../../../ui/mark/rating.tsx'
import { Level } from '../../parts/level.tsx'
import { durationWords } from '../../parts/words.ts'
import styles from './visitor-head.module.css'

export function VisitorHead({ course }: { course: CourseDetail }) {
  const { offer, learnerCount } = course
  return (
    <div className={styles.head}>
      <h1>{bindTitle(course.title)}</h1>
      <p className={styles.lead}>{course.summary}</p>
      {course.teachers.length > 0 && (
        <p className={styles.line}>
          <span>
            Giảng viên: <a href="#giang-vien">{course.teachers.join(', ')}</a>
          </span>
        </p>
      )}
      <p className={styles.line}>
        {offer && offer.ratingCount > 0 && (
          <Link to={`/san-pham/${offer.address}#danh-gia`} className={styles.rating}>
            <Rating value={offer.rating} count={offer.ratingCount} /> ({formatNumber(offer.ratingCount)} đánh giá)
          </Link>
        )}
        {learnerCount > 0 && <span className={styles.quiet}>{formatNumber(learnerCount)} người đã học</span>}
        {course.textbook && (
          <span>
            Đi cùng sách <Link to={`/sach-giao-khoa/${course.textbook.address}`}>lớp {course.textbook.grade}</Link>
          </span>
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Bài học</dt>
          <dd>{formatNumber(course.lessonCount)} bài</dd>
        </div>
        <div>
          <dt>Thời lượng</dt>
          <dd>{durationWords(course.durationSeconds)}</dd>
        </div>
        <div>
          <dt>Trình độ</dt>
          <dd>
            <Level level={course.level} />
          </dd>
        </div>
        <div>
          <dt>{course.hasCertificate ? 'Hoàn thành' : 'Ngôn ngữ'}</dt>
          <dd>{course.hasCertificate ? 'Có chứng nhận' : 'Tiếng Việt'}</dd>
        </div>
      </dl>
    </div>
  )
}
