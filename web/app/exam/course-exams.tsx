import { listExaminations } from '@tq/contract/exam/exam.ts'
import { call } from '../lib/browser-call.ts'
import { usePart } from '../lib/use-part.ts'
import styles from './course-exams.module.css'
import { ExamLinks } from './exam-links.tsx'

/** Below a course's lessons; a course without exams has no such part. */
export function CourseExams({ courseId, isInApp = false }: { courseId: number; isInApp?: boolean }) {
  const { answer, isOld } = usePart(async () => (await call(listExaminations, { query: { courseId } })).data, courseId)
  if (!answer || isOld || answer.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="kiem-tra-cua-khoa">
      <h2 id="kiem-tra-cua-khoa">Bài kiểm tra</h2>
      <ExamLinks exams={answer} isInApp={isInApp} />
    </section>
  )
}
