import type { VideoSprite } from '@tq/contract/learning/lesson.ts'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { clock, clockWords } from '../clock.ts'
import { useMedia } from './media-state.tsx'
import styles from './sliders.module.css'

/** A screen reader moves the slider without letting it go. */
const SETTLE_MS = 180

export interface SeekBarProps {
  duration: number
  sprite: VideoSprite | null
  seek(seconds: number): void
}

export function SeekBar({ duration, sprite, seek }: SeekBarProps) {
  const time = useMedia((state) => state.mediaCurrentTime) ?? 0
  const loaded = useMedia(({ mediaBuffered }) => loadedUntil(mediaBuffered, time))
  /** While it is dragged: there already for the eye, not yet for the stream. */
  const [dragged, setDragged] = useState<number | null>(null)
  const [pointed, setPointed] = useState<{ seconds: number; left: number } | null>(null)
  const settling = useRef(0)
  const at = dragged ?? time

  function drag(seconds: number) {
    setDragged(seconds)
    window.clearTimeout(settling.current)
    settling.current = window.setTimeout(() => settle(seconds), SETTLE_MS)
  }
  function settle(seconds: number) {
    window.clearTimeout(settling.current)
    seek(seconds)
    setDragged(null)
  }
  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    setPointed({ seconds: share * duration, left: share * 100 })
  }

  return (
    <div
      className={styles.seek}
      style={{ '--done': share(at, duration), '--loaded': share(loaded, duration) } as CSSProperties}
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
    >
      {pointed && (
        <div className={styles.peek} style={{ '--at': `${pointed.left}%` } as CSSProperties} aria-hidden="true">
          {sprite && <span className={styles.still} style={stillOf(sprite, pointed.seconds)} />}
          <span>{clock(pointed.seconds)}</span>
        </div>
      )}
      <input
        type="range"
        className={styles.track}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(at)}
        aria-label="Vị trí"
        aria-valuetext={`${clockWords(at)} trên ${clockWords(duration)}`}
        onChange={({ target }) => drag(Number(target.value))}
        onPointerUp={() => dragged !== null && settle(dragged)}
      />
    </div>
  )
}

const share = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`

function loadedUntil(ranges: readonly (readonly number[])[] | undefined, time: number): number {
  const here = ranges?.find(([from = 0, to = 0]) => from <= time + 0.5 && time <= to)
  return here?.[1] ?? time
}

/** The small picture of a second: a window on the large one. */
function stillOf({ url, everySeconds, columns, rows, width, height }: VideoSprite, seconds: number): CSSProperties {
  const nth = Math.min(columns * rows - 1, Math.floor(seconds / everySeconds))
  const [column, row] = [nth % columns, Math.floor(nth / columns)]
  return {
    width,
    height,
    backgroundImage: `url("${url}")`,
    backgroundPosition: `-${column * width}px -${row * height}px`,
    backgroundSize: `${columns * width}px ${rows * height}px`,
  }
}
