import { isPlayed } from '@tq/contract/enums.ts'
import type { CourseDetail, OutlineLesson } from '@tq/contract/learning/course.ts'
import type { CourseProgress } from '@tq/contract/learning/progress.ts'
import { Award, Play } from 'lucide-react'
import { bindTitle } from '../../../lib/typography.ts'
import { LinkButton } from '../../../ui/form/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { lessonUrl } from '../../parts/addresses.ts'
import { BoardPanel } from '../../parts/board-panel.tsx'
import { durationWords } from '../../parts/words.ts'
import styles from './course-hero.module.css'

export interface CourseHeroProps {
  course: CourseDetail
  progress: CourseProgress
  linkOf?(lesson: OutlineLesson): string
}

/** How far one is and the one button that goes on. */
export function CourseHero({ course, progress, linkOf = (lesson) => lessonUrl(course.use, lesson) }: CourseHeroProps) {
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const next = lessons.find(({ id }) => id === progress.next?.id)
  const [first] = lessons
  return (
    <BoardPanel
      picture={course.picture}
      sizes="(max-width: 1023px) 100vw, 560px"
      isFirst
      kicker={course.use === 'sold' ? 'Khoá học của bạn' : 'Bạn đang học'}
      title={<h1>{bindTitle(course.title)}</h1>}
      teachers={course.teachers}
      className={styles.hero}
    >
      <div className={styles.progress}>
        <p className={styles.percent}>
          {progress.percent}
          <small>%</small>
        </p>
        <div>
          <ProgressBar
            value={progress.doneCount}
            max={Math.max(1, progress.lessonCount)}
            tone="luc"
            label={`Đã học ${progress.doneCount} trên ${progress.lessonCount} bài`}
            className={styles.bar}
          />
          <p className={styles.sum}>
            Đã học {progress.doneCount} trên {progress.lessonCount} bài
            {next ? `, còn khoảng ${durationWords(secondsLeft(lessons, progress))}` : ', trọn khoá'}
          </p>
        </div>
      </div>
      <div className={styles.go}>
        {next && progress.next ? (
          <>
            <LinkButton to={linkOf(next)} look="son">
              <Play size="1.6rem" fill="currentColor" aria-hidden="true" />
              {progress.doneCount === 0 && progress.next.position === 0 ? 'Bắt đầu học' : 'Học tiếp'}
            </LinkButton>
            <p>
              Chương {progress.next.chapterNumber}, bài {progress.next.lessonNumber} · {leftWords(next, progress.next.position)}
              <b>{bindTitle(next.title)}</b>
            </p>
          </>
        ) : (
          <>
            {progress.certificateCode && (
              <LinkButton to={`/cn/${progress.certificateCode}`} look="son">
                <Award size="1.8rem" aria-hidden="true" /> Xem chứng nhận
              </LinkButton>
            )}
            {first && <LinkButton to={linkOf(first)}>Học lại từ đầu</LinkButton>}
          </>
        )}
      </div>
    </BoardPanel>
  )
}

function secondsLeft(lessons: OutlineLesson[], progress: CourseProgress): number {
  const done = new Set(progress.lessons.flatMap(({ lessonId, isDone }) => (isDone ? lessonId : [])))
  return lessons.reduce((sum, { id, durationSeconds }) => sum + (done.has(id) ? 0 : durationSeconds), 0)
}

/** What is left of a lesson: a place in what plays is a second, in a text a percent. */
function leftWords({ kind, durationSeconds }: OutlineLesson, position: number): string {
  const left = isPlayed(kind) ? durationSeconds - position : durationSeconds * (1 - position / 100)
  return position > 0 ? `còn ${durationWords(left)}` : durationWords(durationSeconds)
}
