import { isPlayed, type SubChapterKind } from '@tq/contract/enums.ts'
import type { SubChapter, TextbookDetail } from '@tq/contract/learning/textbook.ts'
import { BookOpen, FileText, Headphones, Link2, Pencil, Video } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Link } from 'react-router'
import { lessonUrl } from '../learning/parts/addresses.ts'
import { durationWords } from '../learning/parts/words.ts'
import { bindTitle } from '../lib/typography.ts'
import { classes } from '../ui/class-names.ts'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { clock } from '../video/clock.ts'
import { AudioRow } from './audio-row.tsx'
import rows from './textbook-row.module.css'
import styles from './textbook-view.module.css'
import { columnsOf, type NumberedChapter } from './tree.ts'
import { type AudioControls, type Track, useAudio } from './use-audio.ts'

const KINDS: Record<SubChapterKind, readonly [icon: typeof Video, words: string]> = {
  heading: [BookOpen, 'Mục'],
  lesson: [FileText, 'Bài học'],
  audio: [Headphones, 'Bài nghe'],
  video: [Video, 'Video'],
  exercise: [Pencil, 'Bài tập'],
  page: [BookOpen, 'Trang'],
}

export interface TextbookViewProps {
  book: TextbookDetail
  /** The sub-chapter a printed code led to. */
  hereId: number | null
  /** Elsewhere than the site's own page of a lesson, such as inside the app. */
  linkOf?(lesson: { id: number; address: string }): string
}

/** The book as it is printed: two columns of chapters, one below 1024 px; a column without chapters takes no room. */
export function TextbookView({ book, hereId, linkOf = (lesson) => lessonUrl('textbook', lesson) }: TextbookViewProps) {
  const { first, second } = useMemo(() => columnsOf(book), [book])
  const audio = useAudio()
  useEffect(() => {
    const here = book.subChapters.find(({ subChapterId }) => subChapterId === hereId)
    if (!here) return
    const track = trackOf(here)
    if (track) audio.open(track)
    document.getElementById(`muc-${here.subChapterId}`)?.scrollIntoView({ block: 'center' })
  }, [hereId, book.id])
  const columns = [first, second].filter((column) => column.length > 0)
  if (columns.length === 0)
    return <EmptyState title="Học liệu đang được soạn" sentence="Bài nghe và bài học của cuốn này sẽ sớm có ở đây." />
  return (
    <div className={classes(styles.columns, columns.length < 2 && styles.single)}>
      {columns.map((column) => (
        <div key={column[0]?.chapterId}>
          {column.map((chapter) => (
            <Chapter key={chapter.chapterId} chapter={chapter} hereId={hereId} audio={audio} linkOf={linkOf} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface ChapterProps extends Required<Pick<TextbookViewProps, 'hereId' | 'linkOf'>> {
  chapter: NumberedChapter
  audio: AudioControls
}

function Chapter({ chapter, hereId, audio, linkOf }: ChapterProps) {
  const id = `chuong-${chapter.chapterId}`
  return (
    <section className={styles.chapter} id={id} aria-labelledby={`${id}-ten`}>
      <header>
        <span className={styles.number} aria-hidden="true">
          {chapter.number}
        </span>
        <div>
          <h2 id={`${id}-ten`}>
            <span className="visually-hidden">Chương {chapter.number}: </span>
            {bindTitle(chapter.title)}
          </h2>
          {chapter.firstPage !== null && (
            <p>
              Trang {chapter.firstPage}
              {chapter.lastPage !== null && `–${chapter.lastPage}`}
            </p>
          )}
        </div>
        <a href={`#${id}`} className={styles.link} aria-label={`Liên kết tới chương ${chapter.number}`}>
          <Link2 size="2rem" aria-hidden="true" />
        </a>
      </header>
      {chapter.parts.map(({ heading, rows: subs }, at) => (
        <div
          key={heading?.subChapterId ?? `${at}`}
          className={classes(styles.part, heading?.subChapterId === hereId && !heading?.lesson && rows.here)}
        >
          {heading && (
            <h3 id={`muc-${heading.lesson ? 'dau-' : ''}${heading.subChapterId}`}>
              {bindTitle(heading.title)}
              {heading.page !== null && <span>tr. {heading.page}</span>}
            </h3>
          )}
          <ul>
            {subs.map((sub) => (
              <li
                key={sub.subChapterId}
                id={`muc-${sub.subChapterId}`}
                className={sub.subChapterId === hereId ? rows.here : undefined}
              >
                <Row sub={sub} audio={audio} linkOf={linkOf} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function trackOf({ subChapterId: id, lesson }: SubChapter): Track | null {
  return lesson?.audioURL ? { id, url: lesson.audioURL, durationSeconds: lesson.durationSeconds } : null
}

function Row({ sub, audio, linkOf }: { sub: SubChapter; audio: AudioControls } & Pick<ChapterProps, 'linkOf'>) {
  const track = trackOf(sub)
  if (track && sub.lesson) return <AudioRow sub={sub} track={track} to={linkOf(sub.lesson)} audio={audio} />
  const [Icon, words] = KINDS[sub.kind]
  const inside = (
    <>
      <span className={rows.icon} title={words}>
        <Icon size="1.7rem" aria-hidden="true" />
        <span className="visually-hidden">{words}: </span>
      </span>
      <span>{bindTitle(sub.title)}</span>
      <span className={rows.side}>{sideWords(sub)}</span>
    </>
  )
  if (!sub.lesson) return <div className={rows.row}>{inside}</div>
  return (
    <Link to={linkOf(sub.lesson)} className={rows.row} prefetch="intent">
      {inside}
    </Link>
  )
}

function sideWords({ kind, lesson, page }: SubChapter): string {
  if (!lesson) return page === null ? '' : `tr. ${page}`
  return isPlayed(kind) ? clock(lesson.durationSeconds) : durationWords(lesson.durationSeconds)
}
