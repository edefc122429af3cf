import { Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/class-names.ts'
import { clockWords, spokenTime } from '../../words.ts'
import type { ServerClock } from '../server-clock.ts'
import styles from './timer.module.css'

const LOW_SECONDS = 300
/** Said aloud when they are reached, and never in between: a voice that counts seconds drowns the questions. */
const TOLD_SECONDS = [600, 300, 60]

export interface TimerProps {
  clock: ServerClock
  deadline: string
  /** Another one: it was over, and there is time after all. */
  round: number
  onTimeUp(): void
}

/** What is left by the server's clock; Alt + G reads it aloud. */
export function Timer({ clock, deadline, round, onTimeUp }: TimerProps) {
  const left = () => Math.max(0, Math.ceil((Date.parse(deadline) - clock.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  const [said, setSaid] = useState('')
  const last = useRef(seconds)
  const timeUp = useRef(onTimeUp)
  timeUp.current = onTimeUp

  useEffect(() => {
    const look = () => {
      const now = left()
      setSeconds(now)
      const told = TOLD_SECONDS.find((mark) => last.current > mark && now <= mark)
      if (told) setSaid(`Còn ${told / 60} phút`)
      if (now === 0 && last.current > 0) setSaid('Hết giờ')
      last.current = now
      if (now > 0) return
      clearInterval(timer)
      timeUp.current()
    }
    const timer = setInterval(look, 250)
    look()
    return () => clearInterval(timer)
  }, [clock, deadline, round])

  useEffect(() => {
    const tell = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyG' || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setSaid(`Còn ${spokenTime(left())}`)
    }
    document.addEventListener('keydown', tell)
    return () => document.removeEventListener('keydown', tell)
  }, [clock, deadline])

  return (
    <>
      <p
        role="timer"
        aria-live="off"
        aria-label={`Thời gian còn lại, nhấn Alt G để nghe: ${clockWords(seconds)}`}
        title="Alt + G: đọc thời gian còn lại"
        className={classes(styles.timer, seconds <= LOW_SECONDS && styles.low)}
      >
        <Clock size="2rem" aria-hidden="true" />
        <span aria-hidden="true">{clockWords(seconds)}</span>
        <small aria-hidden="true">còn lại</small>
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
