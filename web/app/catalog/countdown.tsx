import { useEffect, useEffectEvent, useState } from 'react'
import { formatMoment } from '../lib/format.ts'
import styles from './countdown.module.css'

const SECOND = 1_000
/** Clocks differ by a little: the server is asked once more, in case it was not there yet. */
const ASK_AGAIN_MS = 15_000
const LONGEST_IN_HOURS = 100

export interface CountdownProps {
  /** Kết thúc, Mở bán… */
  verb: string
  until: string
  onEnd(): void
}

/** Says when in words; once the page is alive, how long still. The page in the cache is older than the second. */
export function Countdown({ verb, until, onEnd }: CountdownProps) {
  const left = useTimeLeft(until, onEnd)
  return (
    <p className={styles.countdown} role="timer">
      {left === null ? (
        <>
          {verb} lúc <time dateTime={until}>{formatMoment(until)}</time>
        </>
      ) : (
        <>
          {verb} sau{' '}
          {partsOf(left).map(([unit, n]) => (
            <span key={unit} className={styles.part}>
              <b>{String(n).padStart(2, '0')}</b> {unit}{' '}
            </span>
          ))}
        </>
      )}
    </p>
  )
}

function partsOf(ms: number): [unit: string, n: number][] {
  const seconds = Math.ceil(ms / SECOND)
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  if (hours >= LONGEST_IN_HOURS) {
    return [
      ['ngày', Math.floor(hours / 24)],
      ['giờ', hours % 24],
      ['phút', minutes],
    ]
  }
  return [
    ['giờ', hours],
    ['phút', minutes],
    ['giây', seconds % 60],
  ]
}

/** null before hydration: the server's second would not be the reader's. */
function useTimeLeft(until: string, onEnd: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function tick() {
      const ms = Math.max(0, Date.parse(until) - Date.now())
      setLeft(ms)
      if (ms > 0) timer = setTimeout(tick, ms % SECOND || SECOND)
      else {
        end()
        timer = setTimeout(end, ASK_AGAIN_MS)
      }
    }
    tick()
    return () => clearTimeout(timer)
  }, [until])
  return left
}
