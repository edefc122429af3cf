import type { ExamResult } from '@tq/contract/exam/attempt.ts'
import type { ExamDetail } from '@tq/contract/exam/exam.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { bareLessonUrl, courseUrl, lessonUrl } from '../../learning/parts/addresses.ts'
import { questionHash, reviewUrl } from '../addresses.ts'
import styles from './again.module.css'

/** More numbers than this are a list that nobody reads. */
const MOST_NAMED = 12

const MOST_LESSONS = 3

/** Those where most points were lost first. */
function lessonsOf(lost: ExamResult['questions']) {
  const losses = Map.groupBy(lost, ({ lesson }) => lesson?.id)
  return [...losses.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([question]) => question?.lesson ?? [])
    .slice(0, MOST_LESSONS)
}

export interface AgainProps {
  result: ExamResult
  course: ExamDetail['course']
  own: string
  isInApp: boolean
  /** The review shows more than the mark. */
  canLook: boolean
}

/** Where points were lost: the lessons that practise it, or the course, and each of the questions. */
export function Again({ result, course, own, isInApp, canLook }: AgainProps) {
  const lost = result.questions.filter(({ score, points, isWaiting }) => !isWaiting && score !== null && score < points)
  if (lost.length === 0) return null
  const places = lessonsOf(lost).map((lesson) => ({
    to: isInApp ? bareLessonUrl(course.use, lesson) : lessonUrl(course.use, lesson),
    title: lesson.title,
    kind: 'Bài học',
  }))
  if (places.length === 0 && !isInApp) places.push({ to: courseUrl(course), title: course.title, kind: 'Khoá học' })
  return (
    <section aria-labelledby="nen-on-lai" className={styles.again}>
      <h2 id="nen-on-lai">Nên ôn lại</h2>
      {places.map(({ to, title, kind }) => (
        <Link key={to} to={to} className={styles.place}>
          <span>
            <small>{kind}</small>
            <b>{title}</b>
          </span>
          <ChevronRight size="2rem" aria-hidden="true" />
        </Link>
      ))}
      <p className={styles.small}>
        {lost.length > MOST_NAMED || !canLook
          ? `Bạn mất điểm ở ${lost.length > MOST_NAMED ? `${lost.length} câu` : `câu ${lost.map(({ number }) => number).join(', ')}`}.`
          : 'Những câu bạn mất điểm:'}
      </p>
      {lost.length <= MOST_NAMED && canLook && (
        <ul className={styles.numbers}>
          {lost.map(({ id, number }) => (
            <li key={id}>
              <Link to={reviewUrl(own, result.attemptId) + questionHash(number)}>Câu {number}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
