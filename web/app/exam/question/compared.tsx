import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/class-names.ts'
import styles from './compared.module.css'

export interface ComparedRow {
  id: string
  item: ReactNode
  mine: ReactNode
  /** Null where nothing was said, or the key is not shown. */
  isRight: boolean | null
  answerKey: ReactNode
}

export interface ComparedProps {
  /** Headings of the columns: what is asked of, what one said. */
  names: { item: string; mine: string }
  /** Read aloud behind one's own: "chọn đúng". */
  verdicts: { right: string; wrong: string }
  rows: ComparedRow[]
  hasKey: boolean
}

/** One's own answer beside the key, item by item. */
export function Compared({ names, verdicts, rows, hasKey }: ComparedProps) {
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <th>{names.item}</th>
          <th>{names.mine}</th>
          {hasKey && <th>Đáp án</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, item, mine, isRight, answerKey }) => (
          <tr key={id}>
            <td>{item}</td>
            <td data-label={names.mine} className={classes(isRight === true && styles.yes, isRight === false && styles.no)}>
              {isRight === true && <Check aria-hidden="true" />}
              {isRight === false && <X aria-hidden="true" />}
              {mine}
              {isRight !== null && <span className="visually-hidden">, {isRight ? verdicts.right : verdicts.wrong}</span>}
            </td>
            {hasKey && <td data-label="Đáp án">{answerKey}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
