import { isPlayed } from '@tq/contract/enums.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { getLastLesson } from '@tq/contract/learning/progress.ts'
import type { listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import { BookOpen, Play } from 'lucide-react'
import { Cover } from '../catalog/cover.tsx'
import { lessonUrl } from '../learning/parts/addresses.ts'
import { Board } from '../learning/parts/board.tsx'
import { durationWords } from '../learning/parts/words.ts'
import { bindTitle } from '../lib/typography.ts'
import { classes } from '../ui/class-names.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { readerUrl } from './reader-url.ts'
import { farWords, isRead, type Reading, wholePercent } from './reading-words.ts'
import styles from './resume-strip.module.css'

type Lesson = NonNullable<Data<typeof getLastLesson>>
type OwnedBook = Data<typeof listDigitalProductsOwned>[number]
type BegunBook = OwnedBook & { reading: Reading & { readAt: string } }

/** The last place, above everything: the one thing this page is for. A lesson or a book, whichever was later. */
export function Resume({ lesson, books }: { lesson: Lesson | null; books: OwnedBook[] }) {
  const book = books.filter(isBegun).toSorted((a, b) => Date.parse(b.reading.readAt) - Date.parse(a.reading.readAt))[0]
  if (book && !(lesson && Date.parse(lesson.seenAt) > Date.parse(book.reading.readAt))) return <ResumeBook book={book} />
  return lesson && <ResumeLesson lesson={lesson} />
}

const isBegun = (book: OwnedBook): book is BegunBook => !!book.reading?.readAt && !isRead(book.reading)

function ResumeLesson({ lesson }: { lesson: Lesson }) {
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

function ResumeBook({ book: { title, address, authors, picture, reading } }: { book: BegunBook }) {
  const percent = wholePercent(reading)
  return (
    <section className={classes(styles.resume, styles.book)} aria-label="Đọc tiếp">
      <Cover picture={picture} sizes="112px" isFirst isDecorative />
      <div>
        <p className={styles.kicker}>Lần trước bạn dừng ở đây</p>
        <h2 className={styles.title}>{bindTitle(title)}</h2>
        <p className={styles.about}>{[authors.join(', '), farWords(reading)].filter(Boolean).join('\u00a0· ')}</p>
        <ProgressBar value={percent} max={100} tone="lam" label={`Đã đọc ${percent}% cuốn này`} className={styles.bar} />
      </div>
      <LinkButton to={readerUrl(address)} look="son" className={styles.go}>
        <BookOpen size="1.8rem" aria-hidden="true" /> Đọc tiếp
      </LinkButton>
    </section>
  )
}
