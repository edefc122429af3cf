import type { AttemptSummary } from '@tq/contract/exam/exam.ts'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { classes } from '../../ui/class-names.ts'
import { Tag } from '../../ui/mark/tag.tsx'
import { attemptUrl, resultUrl } from '../addresses.ts'
import table from '../table.module.css'
import { formatMark, spentWords } from '../words.ts'
import styles from './history.module.css'

export interface HistoryRow extends Pick<AttemptSummary, 'id' | 'number' | 'mark' | 'closedBy' | 'seconds' | 'closedAt'> {
  startedAt?: string
  state?: AttemptSummary['state']
  isPassed?: boolean | null
}

export interface HistoryProps {
  attempts: HistoryRow[]
  own: string
  passMark: number | null
  /** The one that is being looked at. */
  currentId?: string
}

/** One's own sittings, the latest first. */
export function History({ attempts, own, passMark, currentId }: HistoryProps) {
  return (
    <table className={classes(table.table, styles.history)}>
      <thead>
        <tr>
          <th>Lần</th>
          <th>Ngày</th>
          <th>Thời gian làm</th>
          <th className={table.right}>Điểm</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt) => {
          const isOpen = attempt.state === 'inProgress'
          return (
            <tr key={attempt.id}>
              <td>
                {attempt.id === currentId ? (
                  <b>Lần {attempt.number}</b>
                ) : (
                  <Link to={isOpen ? attemptUrl(own) : resultUrl(own, attempt.id)}>Lần {attempt.number}</Link>
                )}{' '}
                {attempt.id === currentId && <Tag tone="lam">Bài này</Tag>}
                {isOpen && <Tag tone="vang">Đang làm</Tag>}
              </td>
              <td>{formatDate(attempt.closedAt ?? attempt.startedAt ?? '')}</td>
              <td>
                {attempt.seconds === null ? '' : spentWords(attempt.seconds)}
                {attempt.closedBy === 'clock' && ', hết giờ tự nộp'}
              </td>
              <td className={table.right}>
                {attempt.mark === null ? (
                  <span className={table.quiet}>{isOpen ? '' : attempt.state === 'submitted' ? 'Chờ chấm' : 'Chưa hiện'}</span>
                ) : (
                  <b>{formatMark(attempt.mark)}</b>
                )}
                {attempt.isPassed != null && passMark !== null && (
                  <span className="visually-hidden">{attempt.isPassed ? ', đạt' : ', chưa đạt'}</span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
