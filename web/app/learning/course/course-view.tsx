import type { CourseDetail, OutlineLesson } from '@tq/contract/learning/course.ts'
import { Check, FileDown, FileText, Headphones, MessageCircleQuestion, Video } from 'lucide-react'
import { CourseExams } from '../../exam/course-exams.tsx'
import { formatNumber } from '../../lib/format.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Prose } from '../../ui/prose.tsx'
import { lessonUrl } from '../parts/addresses.ts'
import { Outline } from '../parts/outline/outline.tsx'
import { Teachers } from '../parts/teachers.tsx'
import styles from './course-view.module.css'
import { CertificateGoal } from './learner/certificate-goal.tsx'
import { CourseHero } from './learner/course-hero.tsx'
import type { Learner } from './learner/use-learner.ts'
import { CourseBar } from './visitor/course-bar.tsx'
import { PriceBox } from './visitor/price-box.tsx'
import { VisitorHead } from './visitor/visitor-head.tsx'

export interface CourseViewProps {
  course: CourseDetail
  learner: Learner
  /** Elsewhere than the site's own page of a lesson, such as inside the app. */
  linkOf?(lesson: OutlineLesson): string
  /** The app logs in and sells in its own way. */
  isInApp?: boolean
}

/** For whoever learns here: how far they are and where to go on. For everybody else: what the course holds and how to begin. */
export function CourseView({ course, learner, linkOf, isInApp }: CourseViewProps) {
  const { progress, failure, again } = learner
  if (progress) return <LearnersView course={course} learner={learner} linkOf={linkOf} isInApp={isInApp} />
  return (
    <>
      {failure && course.use === 'sold' && (
        <Notice
          tone="warning"
          isAlert
          className={styles.notice}
          action={
            <Button isSmall onClick={again}>
              Thử lại
            </Button>
          }
        >
          Chưa kiểm tra được bạn đã có khoá học này chưa: {failure}
        </Notice>
      )}
      <VisitorsView course={course} learner={learner} linkOf={linkOf} isInApp={isInApp} />
      <CourseBar course={course} linkOf={linkOf} />
    </>
  )
}

function LearnersView({
  course,
  learner: { progress, isOpen },
  linkOf = (lesson) => lessonUrl(course.use, lesson),
  isInApp,
}: CourseViewProps) {
  if (!progress) return null
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  // Questions stand below the lesson they are about: the one this person is in.
  const asked = lessons.find(({ id }) => id === progress.next?.id) ?? lessons.at(-1)
  return (
    <>
      <CourseHero course={course} progress={progress} linkOf={linkOf} />
      <div className={styles.two}>
        <section aria-labelledby="noi-dung-khoa">
          <div className={styles.head}>
            <h2 id="noi-dung-khoa">Nội dung khoá học</h2>
            <KindKeys course={course} />
          </div>
          <div className={styles.wide}>
            <Outline chapters={course.chapters} use={course.use} isOpen={isOpen} progress={progress} linkOf={linkOf} />
          </div>
          <CourseExams courseId={course.id} isInApp={isInApp} />
        </section>
        <aside className={styles.beside}>
          {course.hasCertificate && <CertificateGoal progress={progress} />}
          {course.teacherDetails.length > 0 && (
            <section className={styles.panel} aria-labelledby="giang-vien">
              <h2 id="giang-vien" className={styles.small}>
                Giảng viên
              </h2>
              <Teachers teachers={course.teacherDetails} />
              {asked && (
                <LinkButton to={`${linkOf(asked)}#hoi-dap`} isBlock className={styles.ask}>
                  <MessageCircleQuestion size="1.8rem" aria-hidden="true" />
                  Hỏi giảng viên
                </LinkButton>
              )}
            </section>
          )}
        </aside>
      </div>
    </>
  )
}

function VisitorsView({ course, learner: { isOpen }, linkOf, isInApp }: CourseViewProps) {
  const previews = course.chapters.flatMap(({ lessons }) => lessons).filter(({ isPreview }) => isPreview)
  return (
    <div className={styles.visitor}>
      <VisitorHead course={course} />
      <aside className={styles.price}>
        <PriceBox course={course} previews={previews} linkOf={linkOf} isInApp={isInApp} />
      </aside>
      <div className={styles.rest}>
        {course.outcomes.length > 0 && (
          <section className={styles.block}>
            <h2>Bạn sẽ học được</h2>
            <ul className={styles.learn}>
              {course.outcomes.map((outcome) => (
                <li key={outcome}>
                  <Check size="2rem" aria-hidden="true" />
                  <span>{outcome}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {course.description && (
          <section className={styles.block}>
            <h2>Giới thiệu</h2>
            <Prose html={course.description} />
          </section>
        )}
        <section className={styles.block} aria-labelledby="noi-dung-khoa">
          <div className={styles.head}>
            <h2 id="noi-dung-khoa">Nội dung khoá học</h2>
            <p className={styles.count}>
              {formatNumber(course.chapters.length)} chương, {formatNumber(course.lessonCount)} bài
              {course.use === 'sold' && previews.length > 0 && `, ${formatNumber(previews.length)} bài học thử`}
            </p>
          </div>
          <div className={styles.wide}>
            <Outline chapters={course.chapters} use={course.use} isOpen={isOpen} linkOf={linkOf} />
          </div>
          <CourseExams courseId={course.id} isInApp={isInApp} />
        </section>
        {course.requirements.length > 0 && (
          <section className={styles.block}>
            <h2>Bạn cần chuẩn bị</h2>
            <ul className={styles.dots}>
              {course.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </section>
        )}
        {course.teacherDetails.length > 0 && (
          <section className={styles.block} id="giang-vien">
            <h2>Giảng viên</h2>
            <Teachers teachers={course.teacherDetails} />
          </section>
        )}
      </div>
    </div>
  )
}

const KEYS = [
  ['video', Video, 'Video'],
  ['text', FileText, 'Bài đọc'],
  ['audio', Headphones, 'Bài nghe'],
  ['document', FileDown, 'Tài liệu'],
] as const

/** What the icons of the rows mean; only those that this course has. */
function KindKeys({ course }: { course: CourseDetail }) {
  const kinds = new Set(course.chapters.flatMap(({ lessons }) => lessons.map(({ kind }) => kind)))
  return (
    <p className={styles.keys} aria-hidden="true">
      {KEYS.filter(([kind]) => kinds.has(kind)).map(([kind, Icon, word]) => (
        <span key={kind}>
          <Icon size="1.6rem" />
          {word}
        </span>
      ))}
    </p>
  )
}
