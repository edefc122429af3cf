import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { useRef } from 'react'
import { Document } from '../learning/lesson/content/document.tsx'
import { LessonMedia } from '../learning/lesson/content/lesson-content.tsx'
import { LessonText } from '../learning/lesson/content/lesson-text.tsx'
import { useLearner } from '../learning/lesson/learner/use-learner.ts'
import { LESSON_KIND_WORDS, lessonLength } from '../learning/parts/words.ts'
import { bindTitle } from '../lib/typography.ts'
import type { PlayerHandle } from '../video/player.ts'
import styles from './preview-lesson.module.css'

/** A lesson that is open to everybody, by itself: what plays, its title, what is read. How far one is, is kept as on its own page. */
export function PreviewLesson({ lesson }: { lesson: LessonDetail }) {
  const learner = useLearner(lesson, null)
  const player = useRef<PlayerHandle>(null)
  const text = useRef<HTMLElement>(null)
  return (
    <article aria-labelledby="bai-dang-xem">
      <LessonMedia lesson={lesson} isOwn={false} learner={learner} player={player} nextTo={null} />
      <h2 id="bai-dang-xem" className={styles.title}>
        {bindTitle(lesson.title)}
      </h2>
      <p className={styles.kind}>
        {LESSON_KIND_WORDS[lesson.kind]} {lessonLength(lesson)}
      </p>
      {lesson.kind === 'document' && lesson.documentURL && (
        <Document url={lesson.documentURL} title={lesson.title} durationSeconds={lesson.durationSeconds} />
      )}
      {lesson.html && (
        <div className={styles.text}>
          <LessonText key={lesson.id} html={lesson.html} isRead={lesson.kind === 'text'} learner={learner} text={text} />
        </div>
      )}
    </article>
  )
}
