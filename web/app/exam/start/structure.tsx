import type { ExamDetail, ExamPart } from '@tq/contract/exam/exam.ts'
import { formatMark, TYPE_WORDS } from '../words.ts'
import styles from './structure.module.css'

export function Structure({ exam }: { exam: ExamDetail }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Phần</th>
          <th>Cách tính điểm</th>
          <th className={styles.right}>Số câu</th>
          <th className={styles.right}>Điểm</th>
        </tr>
      </thead>
      <tbody>
        {exam.parts.map((part, at) => (
          <tr key={at}>
            <td>{part.title || part.types.map((type) => TYPE_WORDS[type]).join(', ')}</td>
            <td className={styles.quiet}>{scoringOf(part)}</td>
            <td className={styles.right}>{part.questionCount} câu</td>
            <td className={styles.right}>
              {formatMark(part.points)}
              <span> điểm</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Tổng</td>
          <td />
          <td className={styles.right}>{exam.questionCount} câu</td>
          <td className={styles.right}>
            {formatMark(exam.points)}
            <span> điểm</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function scoringOf({ instructions, pointsEach, types, title }: ExamPart): string {
  if (instructions) return instructions
  const kinds = title ? `${types.map((type) => TYPE_WORDS[type]).join(', ')}. ` : ''
  return kinds + (pointsEach === null ? 'Điểm ghi ở từng câu' : `${formatMark(pointsEach)} điểm mỗi câu`)
}
