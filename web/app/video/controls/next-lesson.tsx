import { useEffect, useRef, useState } from 'react'
import styles from './notes.module.css'

const COUNTDOWN_SECONDS = 8

/** The next lesson begins by itself, unless somebody stays. */
export function NextLesson({ title, go }: { title: string; go(): void }) {
  const [left, setLeft] = useState<number | null>(COUNTDOWN_SECONDS)
  const leave = useRef(go)
  useEffect(() => {
    leave.current = go
  })
  useEffect(() => {
    if (left === null) return
    if (left === 0) return leave.current()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div className={styles.next}>
      <p>
        {/* The count is not read aloud each second. */}
        <small aria-live="off">{left === null ? 'Bài sau' : `Bài sau bắt đầu sau ${left} giây`}</small>
        <b>{title}</b>
      </p>
      <div className={styles.ways}>
        <button type="button" className={styles.main} onClick={go} ref={focusOnce}>
          Học bài sau
        </button>
        {left !== null && (
          <button type="button" onClick={() => setLeft(null)}>
            Ở lại bài này
          </button>
        )}
      </div>
    </div>
  )
}

/** Where the keyboard goes on; not when it comes from somewhere else on the page. */
function focusOnce(button: HTMLButtonElement | null): void {
  const section = button?.closest('section')
  if (section?.contains(document.activeElement)) button?.focus()
}
