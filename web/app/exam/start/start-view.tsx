import { type ExamDetail, getExamination } from '@tq/contract/exam/exam.ts'
import { call } from '../../lib/browser-call.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { usePart } from '../../lib/use-part.ts'
import { Prose } from '../../ui/prose.tsx'
import { StaffPaperLink } from '../print/staff-paper-link.tsx'
import { formatMark, KIND_WORDS, spentWords } from '../words.ts'
import { Rules } from './rules.tsx'
import { StartBox } from './start-box.tsx'
import styles from './start-view.module.css'
import { Structure } from './structure.tsx'

/** What one must know before the clock runs, and the button that starts it. */
export function StartView({ exam, own }: { exam: ExamDetail; own: string }) {
  // Whose it is and how often they have sat it: the shared page can't know.
  const { answer, failure, again } = usePart(
    async () => (storedToken() ? (await call(getExamination, { params: { id: String(exam.id) } })).data : null),
    exam.id,
  )
  const standing = answer?.standing ?? null
  const limit = standing?.limitSeconds ?? exam.limitSeconds
  return (
    <div className={styles.brief}>
      <div className={styles.head}>
        <p className={styles.over}>
          {KIND_WORDS[exam.kind]}
          {exam.lesson ? `, bài học “${exam.lesson.title}”` : `, khoá học ${exam.course.title}`}
        </p>
        <h1>{exam.title}</h1>
        {exam.summary && <p className={styles.lead}>{exam.summary}</p>}
        <ul className={styles.figures}>
          <li>
            <b>{exam.questionCount}</b>câu hỏi
          </li>
          <li>
            {limit === null ? (
              <>
                <b>Thong thả</b>không tính giờ
              </>
            ) : (
              <>
                <b>{spentWords(limit)}</b>
                {standing && standing.extraSeconds > 0
                  ? `gồm ${spentWords(standing.extraSeconds)} thêm cho bạn`
                  : 'tính liên tục'}
              </>
            )}
          </li>
          <li>
            <b>{formatMark(exam.points)}</b>điểm tối đa
          </li>
          <li>
            {exam.attemptsAllowed === null ? (
              <>
                <b>Nhiều lần</b>làm lại tuỳ ý
              </>
            ) : standing?.attemptsLeft != null ? (
              <>
                <b>
                  {standing.attemptsLeft} / {Math.max(exam.attemptsAllowed, standing.attemptsLeft)}
                </b>
                lần làm còn lại
              </>
            ) : (
              <>
                <b>{exam.attemptsAllowed} lần</b>được làm
              </>
            )}
          </li>
        </ul>
      </div>
      <StartBox exam={exam} asked={answer} failure={failure} onRetry={again} own={own} />
      <div>
        <section aria-labelledby="can-biet">
          <h2 id="can-biet">Bạn cần biết trước khi bắt đầu</h2>
          <Rules exam={exam} limitSeconds={limit} />
        </section>
        {exam.instructions && (
          <section className={styles.section}>
            <h2>Lời dặn</h2>
            <Prose html={exam.instructions} />
          </section>
        )}
        <section className={styles.section} aria-labelledby="cau-truc">
          <h2 id="cau-truc">Cấu trúc đề</h2>
          <Structure exam={exam} />
          <StaffPaperLink examId={exam.id} />
        </section>
      </div>
    </div>
  )
}
