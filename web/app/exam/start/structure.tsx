import type { ExamDetail, ExamPart } from '@tq/contract/exam/exam.ts'
import { classes } from '../../ui/class-names.ts'
import { PartTitle } from '../part-title.tsx'
import table from '../table.module.css'
import { capital, formatMark, inARow, TYPE_WORDS } from '../words.ts'
import styles from './structure.module.css'

export function Structure({ exam }: { exam: ExamDetail }) {
  return (
    <table className={classes(table.table, styles.structure)}>
      <thead>
        <tr>
          <th>Phần</th>
          <th>Cách tính điểm</th>
          <th className={table.right}>Số câu</th>
          <th className={table.right}>Điểm</th>
        </tr>
      </thead>
      <tbody>
        {exam.parts.map((part, at) => (
          <tr key={at}>
            <td>
              <PartTitle title={part.title || typeWords(part.types)} />
            </td>
            <td className={table.quiet}>{scoringOf(part)}</td>
            <td className={table.right}>{part.questionCount} câu</td>
            <td className={table.right}>
              {formatMark(part.points)}
              <small> điểm</small>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Tổng</td>
          <td />
          <td className={table.right}>{exam.questionCount} câu</td>
          <td className={table.right}>
            {formatMark(exam.points)}
            <small> điểm</small>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Một phương án đúng, nối cặp và tự luận */
function typeWords(types: ExamPart['types']): string {
  return capital(inARow(types.map((type) => TYPE_WORDS[type].toLowerCase())))
}

function scoringOf({ instructions, pointsEach, types, title }: ExamPart): string {
  if (instructions) return instructions
  const kinds = title ? `${typeWords(types)}. ` : ''
  return kinds + (pointsEach === null ? 'Điểm ghi ở từng câu' : `${formatMark(pointsEach)} điểm mỗi câu`)
}
