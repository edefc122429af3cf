import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { Lock } from 'lucide-react'
import { classes } from '../../../ui/class-names.ts'
import { Button, LinkButton } from '../../../ui/form/button.tsx'
import { SkeletonLine } from '../../../ui/layout/skeleton.tsx'
import { Price } from '../../../ui/mark/price.tsx'
import { tellApp } from '../../app-token.ts'
import { courseUrl } from '../../parts/addresses.ts'
import { lessonLength } from '../../parts/words.ts'
import { useIsInApp } from '../learner/frame.ts'
import { LoginInvite } from '../login-invite.tsx'
import styles from './locked-lesson.module.css'

export interface LockedLessonProps {
  lesson: LessonDetail
  isMember: boolean | null
  /** It is being asked whether this person owns it. */
  isWaiting: boolean
  /** SPEC §3: why the owner's lesson could not be had. */
  errorMessage: string
  isMissing: boolean
  onRetry(): void
}

/** What this lesson is, why it is locked, and what opens it. */
export function LockedLesson({ lesson, isMember, isWaiting, errorMessage, isMissing, onRetry }: LockedLessonProps) {
  const isInApp = useIsInApp()
  const { offer, course } = lesson
  if (isWaiting && isMember)
    return (
      <div role="status" className={classes(styles.locked, styles.waiting)}>
        <span className="visually-hidden">Đang mở bài học…</span>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    )
  return (
    <section aria-labelledby="bai-dang-khoa" className={styles.locked}>
      <Lock size="3.2rem" className={styles.icon} aria-hidden="true" />
      <h2 id="bai-dang-khoa">{errorMessage ? 'Chưa mở được bài này' : 'Bài này dành cho người học của khoá'}</h2>
      {errorMessage ? (
        <p role="alert">{errorMessage}.</p>
      ) : (
        <p>
          “{lesson.title}” là bài {lesson.lessonNumber}, chương {lesson.chapterNumber} của khoá học “{course.title}” (
          {lessonLength(lesson)}). Bài mở khi bạn có khoá học.
        </p>
      )}
      {errorMessage && !isMissing && (
        <p>
          <Button look="lam" onClick={onRetry}>
            Thử lại
          </Button>
        </p>
      )}
      {offer && (
        <div className={styles.buy}>
          <Price {...offer} isLarge />
          {isInApp ? (
            <Button look="son" onClick={() => tellApp({ type: 'buy', productId: offer.productId })}>
              Mua khoá học
            </Button>
          ) : (
            <LinkButton to={`/san-pham/${offer.address}`} look="son">
              Mua khoá học
            </LinkButton>
          )}
          {!isInApp && (
            <LinkButton to={courseUrl(course)} look="line">
              Xem khoá học và bài học thử
            </LinkButton>
          )}
        </div>
      )}
      {!offer && (
        <p>
          Khoá này hiện không bán. <a href={courseUrl(course)}>Xem nội dung khoá học</a>
        </p>
      )}
      {isMember !== true && <LoginInvite reason="Bạn đã mua khoá này? Đăng nhập để học tiếp ở chỗ đang dở." />}
    </section>
  )
}
