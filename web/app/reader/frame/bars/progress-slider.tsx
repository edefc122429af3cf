import { type CSSProperties, useMemo, useState } from 'react'
import { rowAt, rowStarts } from '../../contents/chapters.ts'
import type { Where } from '../../engine/engine.ts'
import { useReader } from '../../reader-context.ts'
import styles from './progress-slider.module.css'
import slider from './slider.module.css'

/** Arrow keys go by one percent, Page Up and Page Down by ten, as the browser does it. */
export function ProgressSlider({ where }: { where: Where }) {
  const { book, engine } = useReader()
  /** While the hand is on it. */
  const [held, setHeld] = useState<number | null>(null)
  const starts = useMemo(() => rowStarts(book), [book])
  const percent = held ?? Math.round(where.percent)
  const row = held === null ? where.tocIndex : rowAt(starts, held)
  const title = row === null ? null : book.toc[row]?.title
  const go = (to: number) => void engine?.go({ percent: to }).finally(() => setHeld(null))
  return (
    <span className={styles.slider} style={{ '--at': `${percent}%` } as CSSProperties}>
      <input
        type="range"
        className={slider.slider}
        aria-label="Vị trí trong sách"
        aria-valuetext={`${percent} phần trăm${title ? `, ${title}` : ''}`}
        {...{ min: 0, max: 100, step: 1, value: percent, disabled: engine === null }}
        onChange={(event) => setHeld(event.currentTarget.valueAsNumber)}
        onPointerUp={() => held !== null && go(held)}
        onKeyUp={() => held !== null && go(held)}
        onBlur={() => held !== null && go(held)}
      />
      {held !== null && (
        <span className={styles.hint} aria-hidden="true">
          <b>{held}%</b> {title}
        </span>
      )}
    </span>
  )
}
