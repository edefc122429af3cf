import { listAssignments } from '@tq/contract/exam/exam.ts'
import { call } from '../lib/browser-call.ts'
import { usePart } from '../lib/use-part.ts'
import styles from './course-exams.module.css'
import { ExamLinks } from './exam-links.tsx'

/** Below a lesson; one without exercises has no such part. */
export function LessonExercises({ lessonId, isInApp }: { lessonId: number; isInApp: boolean }) {
  const { answer, isOld } = usePart(async () => (await call(listAssignments, { query: { lessonId } })).data, lessonId)
  if (!answer || isOld || answer.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="bai-tap-cua-bai">
      <h2 id="bai-tap-cua-bai">Bài tập của bài này</h2>
      <ExamLinks exams={answer} isInApp={isInApp} />
    </section>
  )
}
