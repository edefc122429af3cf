import { isPlayed } from '@tq/contract/enums.ts'
import type { OutlineLesson } from '@tq/contract/learning/course.ts'
import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import { LessonExercises } from '../../exam/lesson-exercises.tsx'
import { bindTitle } from '../../lib/typography.ts'
import { clock } from '../../video/clock.ts'
import type { PlayerHandle } from '../../video/player.ts'
import { FactLine } from '../parts/fact-line.tsx'
import { LESSON_KIND_WORDS, lessonLength } from '../parts/words.ts'
import { LessonSide } from './around/lesson-side.tsx'
import { PrevNext } from './around/prev-next.tsx'
import { Completion, CourseFinished } from './completion.tsx'
import { Document } from './content/document.tsx'
import { LessonMedia, resumeAt } from './content/lesson-content.tsx'
import { LessonText } from './content/lesson-text.tsx'
import { currentSection, headingsOf, sectionOf } from './content/reading.ts'
import type { Learner } from './learner/use-learner.ts'
import { LessonParts } from './lesson-parts.tsx'
import styles from './lesson-view.module.css'
import type { LessonPlaces } from './notes/note-place.ts'

export interface LessonViewProps {
  lesson: LessonDetail
  learner: Learner
  /** Of a course this person has bought. */
  isOwn: boolean
  /** Where a lesson's address leads, on the site or inside the app. */
  linkOf(lesson: { id: number; address: string }): string
  /** In the place of the content, when it is not for whoever looks. */
  locked?: ReactNode
  /** Below everything else: the app's bar. */
  isInApp?: boolean
}

/** A lesson with its course around it: the same in the library, in one's own course, as a preview and inside the app. */
export function LessonView({ lesson, learner, isOwn, linkOf, locked, isInApp = false }: LessonViewProps) {
  const player = useRef<PlayerHandle>(null)
  const text = useRef<HTMLElement>(null)
  const places = useMemo(() => placesIn(lesson, player, text), [lesson.id])
  const isOpen = isOwn || lesson.course.use !== 'sold'
  const openTo = (each: { id: number; address: string } | null) =>
    each && (isOpen || isPreview(lesson, each.id)) ? linkOf(each) : null
  const isDone = learner.state?.isDone ?? false
  const isShown = lesson.kind === 'video' && !locked
  const heading = <Heading lesson={lesson} learner={learner} hasRule={!locked && !isInApp} isUnder={isShown} />
  return (
    <div className={styles.lesson}>
      <div className={styles.top}>
        {/* What is seen comes before its title, what is read after it. */}
        {!isShown && heading}
        {!locked && (
          <div className={isShown ? styles.picture : styles.sound} data-picture={isShown || undefined}>
            <LessonMedia lesson={lesson} isOwn={isOwn} learner={learner} player={player} nextTo={openTo(lesson.next)} />
          </div>
        )}
        {isShown && heading}
      </div>
      <div className={styles.side}>
        <LessonSide lesson={lesson} learner={learner} isOpen={isOpen} linkOf={linkOf} />
      </div>
      <div className={styles.rest}>
        {locked}
        {!locked && (
          <>
            {lesson.kind === 'document' && lesson.documentURL && (
              <Document url={lesson.documentURL} title={lesson.title} durationSeconds={lesson.durationSeconds} />
            )}
            {lesson.html && (
              <div className={styles.text}>
                <LessonText key={lesson.id} html={lesson.html} isRead={lesson.kind === 'text'} learner={learner} text={text} />
              </div>
            )}
            {lesson.kind === 'text' && !isInApp && <Completion lesson={lesson} learner={learner} />}
            <CourseFinished learner={learner} title={lesson.course.title} />
            <LessonExercises lessonId={lesson.id} isInApp={isInApp} />
            <LessonParts
              lesson={lesson}
              learner={learner}
              places={places}
              isStacked={!isPlayed(lesson.kind) && !isInApp}
              hasSummary={isInApp}
            />
          </>
        )}
        {!isInApp && <PrevNext lesson={lesson} isDone={isDone} linkOf={openTo} />}
      </div>
    </div>
  )
}

const isPreview = ({ outline }: LessonDetail, id: number): boolean =>
  outline.some(({ lessons }: { lessons: OutlineLesson[] }) => lessons.some((each) => each.id === id && each.isPreview))

interface HeadingProps {
  lesson: LessonDetail
  learner: Learner
  hasRule: boolean
  /** Below the picture it belongs to. */
  isUnder: boolean
}

function Heading({ lesson, learner, hasRule, isUnder }: HeadingProps) {
  const { state } = learner
  const isWatched = lesson.completion === 'watched'
  const left = isWatched && state && !state.isDone ? resumeAt(state.position, lesson.durationSeconds) : 0
  return (
    <header className={isUnder ? styles.under : styles.over}>
      <h1 className={isUnder ? styles.small : undefined}>{bindTitle(lesson.title)}</h1>
      <FactLine className={styles.facts}>
        <span>
          Chương {lesson.chapterNumber}, bài {lesson.lessonNumber}
        </span>
        {!isWatched && (
          <span>
            {LESSON_KIND_WORDS[lesson.kind]} {lessonLength(lesson)}
          </span>
        )}
        {lesson.course.teachers.length > 0 && <span>{lesson.course.teachers.join(', ')}</span>}
        {left > 0 && (
          <span>
            Bạn đang {lesson.kind === 'audio' ? 'nghe' : 'xem'} dở ở {clock(left)}
          </span>
        )}
      </FactLine>
      {hasRule && lesson.kind !== 'text' && <Completion lesson={lesson} learner={learner} />}
      {lesson.summary && isWatched && <p className={styles.summary}>{lesson.summary}</p>}
    </header>
  )
}

/** Where notes belong in this lesson, and how one gets there again. */
function placesIn(
  lesson: LessonDetail,
  player: { current: PlayerHandle | null },
  text: { current: HTMLElement | null },
): LessonPlaces {
  const hasSeconds = isPlayed(lesson.kind)
  const find = (id: string) => headingsOf(text.current).find((heading) => heading.id === id)
  return {
    here: () => ({
      seconds: hasSeconds ? (player.current?.position() ?? 0) : null,
      section: hasSeconds ? null : currentSection(text.current),
    }),
    goTo({ seconds, section }) {
      if (seconds !== null) return player.current?.seek(seconds)
      const place = (section === null ? null : find(section)) ?? text.current
      place?.scrollIntoView({ block: 'start' })
    },
    titleOf: (section) => {
      const heading = find(section)
      return heading ? sectionOf(heading).title : ''
    },
  }
}
