import type { Data } from '@tq/contract/endpoint.ts'
import { isPlayed } from '@tq/contract/enums.ts'
import type { getLastLesson } from '@tq/contract/learning/progress.ts'
import { Play } from 'lucide-react'
import { lessonUrl } from '../learning/parts/addresses.ts'
import { Board } from '../learning/parts/board.tsx'
import { durationWords } from '../learning/parts/words.ts'
import { bindTitle } from '../lib/typography.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './resume-strip.module.css'

type Lesson = NonNullable<Data<typeof getLastLesson>>

/** The last place, above everything: the one thing this page is for. */
export function ResumeStrip({ lesson }: { lesson: Lesson }) {
  const percent = percentOf(lesson)
  const left = Math.round(lesson.durationSeconds * (1 - percent / 100))
  return (
    <section className={styles.resume} aria-label="Học tiếp">
      <Board picture={lesson.picture} sizes="(max-width: 719px) 100vw, 280px" isFirst className={styles.board} />
      <div>
        <p className={styles.kicker}>Lần trước bạn dừng ở đây</p>
        <h2 className={styles.title}>{bindTitle(lesson.title)}</h2>
        <p className={styles.about}>
          {lesson.courseTitle} · còn {durationWords(left)}
        </p>
        <ProgressBar value={percent} max={100} tone="lam" label={`Đã học ${percent}% bài này`} className={styles.bar} />
      </div>
      <LinkButton to={lessonUrl(lesson.use, lesson)} look="son" className={styles.go}>
        <Play size="1.6rem" fill="currentColor" aria-hidden="true" /> Học tiếp
      </LinkButton>
    </section>
  )
}

/** Of what plays the place is a second, of what is read a percent already. */
function percentOf({ kind, position, durationSeconds }: Lesson): number {
  const percent = isPlayed(kind) ? (position / Math.max(1, durationSeconds)) * 100 : position
  return Math.min(100, Math.round(percent))
}
