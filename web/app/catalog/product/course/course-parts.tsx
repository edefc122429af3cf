import type { CourseDetail } from '@tq/contract/learning/course.ts'
import { ArrowRight, GraduationCap } from 'lucide-react'
import { PreviewLessons } from '../../../learning/course/visitor/preview-lessons.tsx'
import { courseUrl } from '../../../learning/parts/addresses.ts'
import { Board } from '../../../learning/parts/board.tsx'
import { FactLine } from '../../../learning/parts/fact-line.tsx'
import { Level } from '../../../learning/parts/level.tsx'
import { Outline } from '../../../learning/parts/outline/outline.tsx'
import { Teachers } from '../../../learning/parts/teachers.tsx'
import { durationWords } from '../../../learning/parts/words.ts'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { LinkButton } from '../../../ui/form/button.tsx'
import facts from '../product-facts.module.css'
import styles from './course-parts.module.css'

/** In place of a gallery: the course's board and what one may try. */
export function CourseGallery({ course }: { course: CourseDetail }) {
  const previews = course.chapters.flatMap(({ lessons }) => lessons).filter(({ isPreview }) => isPreview)
  return (
    <div className={styles.gallery}>
      <Board picture={course.picture} sizes="(max-width: 1023px) 100vw, 640px" isMain className={styles.board} />
      {previews.length > 0 && (
        <div className={styles.trial}>
          <h2 className="visually-hidden">Bài học thử</h2>
          <PreviewLessons lessons={previews.slice(0, 3)} />
        </div>
      )}
    </div>
  )
}

/** What one asks before the price: how hard, how many, how long. */
export function CourseInShort({ course }: { course: CourseDetail }) {
  return (
    <FactLine className={styles.short}>
      <Level level={course.level} />
      {`${formatNumber(course.lessonCount)} bài`}
      {durationWords(course.durationSeconds)}
      {course.hasCertificate && 'Có chứng nhận'}
    </FactLine>
  )
}

/** In place of the cart, for whoever has it already. */
export function EnterCourse({ course }: { course: CourseDetail }) {
  return (
    <div className={styles.enter}>
      <p>
        <GraduationCap size="2rem" aria-hidden="true" />
        Khoá học này đã ở trong thư viện của bạn.
      </p>
      <LinkButton to={courseUrl(course)} look="son">
        Vào học
      </LinkButton>
    </div>
  )
}

/** What it holds, chapter by chapter. */
export function CourseContents({ course, isOwned }: { course: CourseDetail; isOwned: boolean }) {
  return (
    <>
      <section id="muc-luc" className={facts.part}>
        <h2>Nội dung khoá học</h2>
        <p className={styles.sum}>
          {formatNumber(course.chapters.length)} chương, {formatNumber(course.lessonCount)} bài,{' '}
          {durationWords(course.durationSeconds)}
        </p>
        <Outline chapters={course.chapters} use={course.use} isOpen={isOwned} />
        <LinkButton to={courseUrl(course)} look="text" className={styles.more}>
          Xem trang khoá học <ArrowRight size="1.6rem" aria-hidden="true" />
        </LinkButton>
      </section>
      {course.requirements.length > 0 && (
        <section id="can-co" className={facts.part}>
          <h2>Bạn cần chuẩn bị</h2>
          <ul className={styles.needs}>
            {course.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </section>
      )}
      {course.teacherDetails.length > 0 && (
        <section id="giang-vien" className={facts.part}>
          <h2>Giảng viên</h2>
          <Teachers teachers={course.teacherDetails} />
        </section>
      )}
    </>
  )
}

export function CourseFacts({ course }: { course: CourseDetail }) {
  const all = [
    ['Loại', 'Khoá học trực tuyến'],
    ['Trình độ', <Level key="level" level={course.level} />],
    ['Số bài', `${formatNumber(course.lessonCount)} bài`],
    ['Thời lượng', durationWords(course.durationSeconds)],
    ['Ngôn ngữ', course.hasVideo ? 'Tiếng Việt, có phụ đề' : 'Tiếng Việt'],
    ['Thời hạn học', 'Không giới hạn'],
    ['Thiết bị', 'Trình duyệt trên máy tính và điện thoại'],
    ['Chứng nhận', course.hasCertificate ? 'Có, khi học hết các bài' : 'Không'],
    ['Cập nhật', formatDate(course.updatedAt)],
  ] as const
  return (
    <section id="chi-tiet" className={facts.part}>
      <h2>Chi tiết</h2>
      <dl className={facts.facts}>
        {all.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
