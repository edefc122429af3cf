import { getLastLesson } from '@tq/contract/learning/progress.ts'
import { BookMarked, Play } from 'lucide-react'
import { Link } from 'react-router'
import { handOverGuestProgress } from '../learning/hand-over.ts'
import { lessonUrl } from '../learning/parts/addresses.ts'
import { call } from '../lib/browser-call.ts'
import { usePart } from '../lib/use-part.ts'
import { LinkButton } from '../ui/form/button.tsx'
import styles from './learn-on.module.css'

const MY_LIBRARY = '/tai-khoan/thu-vien-cua-toi'

/** Where this person stopped learning; for whoever has not begun, the way to what is theirs. */
export function LearnOnBand() {
  const { answer: lesson, failure } = usePart(askLast, 'last')
  if (lesson === null && !failure) return null
  if (!lesson)
    return (
      <section className={styles.band} aria-label="Của bạn">
        <BookMarked size="2rem" aria-hidden="true" />
        <p className={styles.words}>Sách điện tử và khoá học của bạn nằm ở một nơi</p>
        <LinkButton to={MY_LIBRARY} isSmall>
          Thư viện của tôi
        </LinkButton>
      </section>
    )
  return (
    <section className={styles.band} aria-label="Học tiếp">
      <p className={styles.words}>
        <Link to={lessonUrl(lesson.use, lesson)}>{lesson.title}</Link>
        <small>{lesson.courseTitle}</small>
      </p>
      <LinkButton to={lessonUrl(lesson.use, lesson)} look="lam" isSmall>
        <Play size="1.4rem" fill="currentColor" aria-hidden="true" /> Học tiếp
      </LinkButton>
    </section>
  )
}

/** False: nothing was begun. */
async function askLast() {
  await handOverGuestProgress()
  return (await call(getLastLesson)).data ?? false
}
