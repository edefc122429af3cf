import type { PaperQuestion } from '@tq/contract/exam/paper.ts'
import { classes } from '../../ui/class-names.ts'
import { Rich } from '../question/rich.tsx'
import { formatMark, spentWords } from '../words.ts'
import styles from './paper.module.css'
import { PaperBody } from './paper-body.tsx'

export interface PaperSheetProps {
  title: string
  courseTitle: string
  limitSeconds?: number | null
  points: number
  /** Null where it is nobody's version but a learner's own. */
  code: string | null
  stamp?: string
  name?: string
  parts: { title: string; instructions?: string }[]
  questions: Omit<PaperQuestion, 'recording'>[] | PaperQuestion[]
}

/** One paper of A4 in two columns, to be written on. */
export function PaperSheet({ title, courseTitle, limitSeconds, points, code, stamp, name, parts, questions }: PaperSheetProps) {
  return (
    <section className={styles.sheet} aria-label={code ? `Mã đề ${code}` : 'Đề giấy'} data-code={code ?? undefined}>
      <header className={styles.head}>
        <div>
          <p className={styles.house}>Thư Quán</p>
          <p>{courseTitle}</p>
        </div>
        <div>
          <h2>{title}</h2>
          {limitSeconds != null && <p>Thời gian làm bài: {spentWords(limitSeconds)}, không kể thời gian phát đề</p>}
          <p>
            {questions.length} câu, {formatMark(points)} điểm
          </p>
        </div>
      </header>
      <div className={styles.person}>
        <p className={styles.blanks}>
          <span>Họ và tên: {name && <b>{name}</b>}</span>
          <span>Lớp:</span>
          <span>Số báo danh:</span>
        </p>
        {code && (
          <p className={styles.code}>
            Mã đề <b>{code}</b>
          </p>
        )}
      </div>
      <table className={styles.marks}>
        <tbody>
          <tr>
            <td>Điểm</td>
            <td>Lời nhận xét</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.columns}>
        {parts.map((part, at) => {
          const own = questions.filter((question) => question.part === at)
          return (
            own.length > 0 && (
              <div key={at}>
                {(part.title || part.instructions) && (
                  <div className={styles.part}>
                    {part.title && <h3>{part.title}</h3>}
                    {part.instructions && <p>{part.instructions}</p>}
                  </div>
                )}
                {own.map((question) => (
                  <Question key={question.number} question={question} />
                ))}
              </div>
            )
          )
        })}
      </div>
      <p className={styles.end}>Hết{stamp && <small>Bản {stamp}</small>}</p>
    </section>
  )
}

function Question({ question }: { question: Omit<PaperQuestion, 'recording'> | PaperQuestion }) {
  const { number, points, stem, body } = question
  const recording = 'recording' in question ? question.recording : null
  return (
    <div className={classes(styles.question, body.type === 'essay' && styles.long)}>
      <div className={styles.stem}>
        <b>Câu {number}</b> <span className={styles.points}>({formatMark(points)} điểm)</span>
        <b>.</b> {stem && <Rich html={stem} />}
      </div>
      {recording && (
        <p className={styles.note}>
          Nghe đoạn ghi âm{recording.mostPlays !== null && ` (nhiều nhất ${recording.mostPlays} lần)`}, người coi thi mở.
        </p>
      )}
      {body.type === 'multiple' && <p className={styles.note}>Có thể chọn nhiều phương án.</p>}
      <PaperBody body={body} />
    </div>
  )
}
