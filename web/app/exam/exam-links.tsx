import type { ExamCard } from '@tq/contract/exam/exam.ts'
import { ClipboardCheck, PencilLine } from 'lucide-react'
import { Link } from 'react-router'
import { bareStartUrl, startUrl } from './addresses.ts'
import styles from './exam-links.module.css'
import { limitWords } from './words.ts'

/** Exams of a course, exercises of a lesson: each a way to its rules. */
export function ExamLinks({ exams, isInApp }: { exams: ExamCard[]; isInApp: boolean }) {
  return (
    <ul className={styles.list}>
      {exams.map((exam) => {
        const Icon = exam.kind === 'exam' ? ClipboardCheck : PencilLine
        return (
          <li key={exam.id}>
            <Link to={isInApp ? bareStartUrl(exam) : startUrl(exam)} className={styles.link}>
              <Icon size="2rem" aria-hidden="true" />
              <span>
                <b>{exam.title}</b>
                {exam.summary && <span className={styles.summary}>{exam.summary}</span>}
              </span>
              <small>
                {exam.questionCount} câu · {limitWords(exam.limitSeconds).toLowerCase()}
              </small>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
