import type { Picture } from '@tq/contract/catalog.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { listCoursesBegun, listCoursesOwned } from '@tq/contract/learning/progress.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { courseUrl, lessonUrl } from '../learning/parts/addresses.ts'
import { Board } from '../learning/parts/board.tsx'
import { formatDate, formatNumber } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { LinkCard } from '../ui/layout/link-card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './course-cards.module.css'

type Owned = Data<typeof listCoursesOwned>[number]
type Begun = Data<typeof listCoursesBegun>[number]
type Progress = Begun['progress']

export function OwnCourses({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

/** Bought or given. One whose lessons are not put in yet is the buyer's all the same, and says so. */
export function OwnedCourse({ item }: { item: Owned }) {
  const { course, progress } = item
  const since = `${item.orderId ? 'Mua' : 'Được tặng'} ngày ${formatDate(item.openedAt)}`
  if (!course || !progress)
    return (
      <Card title={item.title} to={`/tai-khoan/thu-vien-cua-toi/${item.address}`} picture={null}>
        <p className={styles.note}>{since}. Các bài học đang được chuẩn bị.</p>
      </Card>
    )
  const to = courseUrl({ use: 'sold', address: course.address })
  return (
    <Card title={item.title} to={to} picture={course.picture}>
      <Standing progress={progress} use="sold" courseTo={to} untouched={`${since}, chưa bắt đầu`} />
    </Card>
  )
}

export function BegunCourse({ course }: { course: Begun }) {
  const to = courseUrl(course)
  return (
    <Card title={course.title} to={to} picture={course.picture}>
      <Standing progress={course.progress} use={course.use} courseTo={to} untouched="Miễn phí, vừa mở" />
    </Card>
  )
}

function Card({ title, to, picture, children }: { title: string; to: string; picture: Picture | null; children: ReactNode }) {
  return (
    <li>
      <LinkCard className={styles.card}>
        <Board picture={picture} sizes="(max-width: 719px) 100vw, (max-width: 1279px) 45vw, 320px" className={styles.board} />
        <div className={styles.body}>
          <h3>
            <Link to={to}>{bindTitle(title)}</Link>
          </h3>
          {children}
        </div>
      </LinkCard>
    </li>
  )
}

interface StandingProps {
  progress: Progress
  use: Begun['use']
  courseTo: string
  /** What is said before the first lesson. */
  untouched: string
}

/** How far one is, and the one way on from there. */
function Standing({ progress, use, courseTo, untouched }: StandingProps) {
  const { doneCount, lessonCount, percent, next, finishedAt, certificateCode } = progress
  const isBegun = doneCount > 0 || (next?.position ?? 0) > 0
  const isDone = next === null
  return (
    <>
      <p className={styles.note}>
        {isDone && finishedAt ? `Xong ngày ${formatDate(finishedAt)}` : isBegun && next ? `Bài tiếp: ${next.title}` : untouched}
      </p>
      <ProgressBar
        value={doneCount}
        max={lessonCount}
        tone={isDone ? 'luc' : 'lam'}
        label={`Đã học ${doneCount} trên ${lessonCount} bài`}
        className={styles.bar}
      />
      <p className={styles.numbers}>
        <span>
          {formatNumber(doneCount)} trên {formatNumber(lessonCount)} bài
        </span>
        <b>{percent}%</b>
      </p>
      <LinkButton
        to={isDone ? (certificateCode ? `/cn/${certificateCode}` : courseTo) : next ? lessonUrl(use, next) : courseTo}
        className={styles.act}
      >
        {isDone ? (certificateCode ? 'Xem chứng nhận' : 'Xem lại') : isBegun ? 'Học tiếp' : 'Bắt đầu học'}
      </LinkButton>
    </>
  )
}
