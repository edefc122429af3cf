import { formatMark } from '../words.ts'
import styles from './ruler.module.css'

const percent = (mark: number) => `${mark * 10}%`

/** From 0 to 10: what was needed, the time before, this time. */
export function Ruler({ mark, passMark, before }: { mark: number; passMark: number | null; before: number | null }) {
  const words = [
    passMark !== null && `điểm cần đạt ${formatMark(passMark)}`,
    before !== null && `lần trước ${formatMark(before)}`,
    `lần này ${formatMark(mark)}`,
  ].filter(Boolean)
  return (
    <div className={styles.ruler} role="img" aria-label={`Thang 10: ${words.join(', ')}`}>
      <span className={styles.rail}>
        <i style={{ width: percent(mark) }} />
      </span>
      {passMark !== null && (
        <span className={styles.tick} style={{ left: percent(passMark) }}>
          <b>{formatMark(passMark)}</b>cần đạt
        </span>
      )}
      {before !== null && <span className={styles.old} style={{ left: percent(before) }} />}
      <span className={styles.dot} style={{ left: percent(mark) }} />
      <span className={styles.label} style={{ left: percent(Math.min(8.6, Math.max(1.4, mark))) }}>
        lần này {formatMark(mark)}
      </span>
      <span className={styles.first}>0</span>
      <span className={styles.last}>10</span>
    </div>
  )
}
