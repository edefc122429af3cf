import type { CourseUse, LessonKind } from '@tq/contract/enums.ts'
import type { OutlineChapter, OutlineLesson } from '@tq/contract/learning/course.ts'
import { Check, ChevronDown, FileDown, FileText, Headphones, Video } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { bindTitle } from '../../../lib/typography.ts'
import { classes } from '../../../ui/class-names.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { clock } from '../../../video/clock.ts'
import { lessonUrl } from '../addresses.ts'
import { durationWords, LESSON_KIND_WORDS, lessonLength } from '../words.ts'
import { LessonMark } from './lesson-mark.tsx'
import styles from './outline.module.css'
import { doneIn, type OutlineProgress, type OutlineView, standingOf, unfoldedChapters } from './standing.ts'

export const KIND_ICONS: Record<LessonKind, typeof Video> = {
  video: Video,
  text: FileText,
  audio: Headphones,
  document: FileDown,
}

export interface OutlineProps {
  chapters: OutlineChapter[]
  use: CourseUse
  /** The course is free, or belongs to whoever looks: no lesson is locked. */
  isOpen: boolean
  /** Left out while nobody's progress is known. */
  progress?: OutlineProgress | null
  /** The lesson one is in; without it the one to go on with. */
  currentId?: number
  /** Beside a lesson: smaller rows, without the kind of a lesson. */
  isCompact?: boolean
  /** Elsewhere than the site's own page of a lesson, such as inside the app. */
  linkOf?(lesson: OutlineLesson): string
}

/** What a course holds, on its own page as beside each of its lessons. Works without JavaScript. */
export function Outline({ chapters, use, isOpen, progress = null, currentId, isCompact, linkOf }: OutlineProps) {
  // What was never begun has no place to go on from.
  const hasBegun = progress?.lessons.some((state) => state.isDone || state.position > 0)
  const view: OutlineView = { isOpen, progress, currentId: currentId ?? (hasBegun ? progress?.next?.id : undefined) }
  const unfolded = unfoldedChapters(chapters, view)
  return (
    <div className={classes(styles.outline, isCompact && styles.compact)}>
      {chapters.map((chapter, at) => (
        <Chapter
          key={chapter.id}
          chapter={chapter}
          number={at + 1}
          view={view}
          isUnfolded={unfolded.has(chapter.id)}
          isCompact={isCompact}
          linkOf={linkOf ?? ((lesson) => lessonUrl(use, lesson))}
        />
      ))}
    </div>
  )
}

interface ChapterProps {
  chapter: OutlineChapter
  number: number
  view: OutlineView
  isUnfolded: boolean
  isCompact: boolean | undefined
  linkOf(lesson: OutlineLesson): string
}

function Chapter({ chapter, number, view, isUnfolded, isCompact, linkOf }: ChapterProps) {
  const done = doneIn(chapter, view.progress)
  const isDone = view.progress !== null && done === chapter.lessons.length
  const isHere = chapter.lessons.some(({ id }) => id === view.currentId)
  return (
    <details className={classes(styles.chapter, isDone && styles.finished, isHere && styles.here)} open={isUnfolded}>
      <summary>
        {isCompact ? (
          <h3>
            Chương {number}. {bindTitle(chapter.title)}
          </h3>
        ) : (
          <>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <span>
              <h3>
                <span className="visually-hidden">Chương {number}: </span>
                {bindTitle(chapter.title)}
              </h3>
              <span className={styles.caption}>
                {formatNumber(chapter.lessons.length)} bài · {durationWords(chapter.durationSeconds)}
              </span>
            </span>
          </>
        )}
        <span className={styles.sum}>
          {isDone && !isCompact ? (
            <>
              <Check size="1.6rem" aria-hidden="true" />
              Xong
            </>
          ) : (
            sumWords(chapter, view, done)
          )}
        </span>
        {!isCompact && <ChevronDown size="2rem" className={styles.arrow} aria-hidden="true" />}
      </summary>
      <ul>
        {chapter.lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonRow lesson={lesson} view={view} isCompact={isCompact} to={linkOf(lesson)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function sumWords({ lessons }: OutlineChapter, { isOpen, progress }: OutlineView, done: number): string {
  if (progress) return `${done}/${lessons.length} bài`
  const tries = lessons.filter(({ isPreview }) => isPreview).length
  return !isOpen && tries > 0 ? `${tries} bài học thử` : ''
}

interface LessonRowProps {
  lesson: OutlineLesson
  view: OutlineView
  isCompact: boolean | undefined
  to: string
}

function LessonRow({ lesson, view, isCompact, to }: LessonRowProps) {
  const standing = standingOf(lesson, view)
  const isHere = lesson.id === view.currentId && standing !== 'locked'
  const Icon = KIND_ICONS[lesson.kind]
  const inside = (
    <>
      <LessonMark standing={standing} />
      {!isCompact && (
        <span className={styles.kind} title={LESSON_KIND_WORDS[lesson.kind]}>
          <Icon size="1.8rem" aria-hidden="true" />
          <span className="visually-hidden">{LESSON_KIND_WORDS[lesson.kind]}: </span>
        </span>
      )}
      <span className={styles.title}>
        {bindTitle(lesson.title)}
        {!isCompact && standing === 'current' && <small>{whereWords(lesson, view)}</small>}
        {standing === 'locked' && <small>Mở khi bạn mua khoá học</small>}
      </span>
      {!isCompact && (
        <span className={styles.tag}>
          {standing === 'preview' && <Tag tone="lam">Học thử</Tag>}
          {standing === 'current' && <Tag tone="lam">Đang học</Tag>}
        </span>
      )}
      <span className={styles.length}>{lessonLength(lesson)}</span>
    </>
  )
  if (standing === 'locked') return <div className={classes(styles.lesson, styles.locked)}>{inside}</div>
  return (
    <Link to={to} prefetch="intent" className={styles.lesson} aria-current={isHere ? 'step' : undefined}>
      {inside}
    </Link>
  )
}

function whereWords({ id, kind }: OutlineLesson, { progress }: OutlineView): string {
  const position = progress?.lessons.find(({ lessonId }) => lessonId === id)?.position ?? 0
  if (position === 0) return 'Bài tiếp theo của bạn'
  if (kind === 'text' || kind === 'document') return `Đã đọc ${position}%`
  return `${kind === 'audio' ? 'Đang nghe' : 'Đang xem'} dở ở ${clock(position)}`
}
