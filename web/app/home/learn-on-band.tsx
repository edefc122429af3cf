import type { Data } from '@tq/contract/http/endpoint.ts'
import { getLastLesson } from '@tq/contract/learning/progress.ts'
import { BookMarked, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { lessonUrl } from '../learning/parts/addresses.ts'
import { call } from '../lib/browser-call.ts'
import { LinkButton } from '../ui/form/button.tsx'
import styles from './learn-on.module.css'

const MY_LIBRARY = '/tai-khoan/thu-vien-cua-toi'

/** Where this person stopped learning; for whoever has not begun, or can't be asked about, the way to what is theirs. */
export function LearnOnBand() {
  const [lesson, setLesson] = useState<Data<typeof getLastLesson> | undefined>()
  useEffect(() => {
    askLast().then(setLesson, () => setLesson(null))
  }, [])
  if (lesson === undefined) return null
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

async function askLast() {
  const { handOverGuestProgress } = await import('../learning/hand-over.ts')
  await handOverGuestProgress()
  return (await call(getLastLesson)).data
}
