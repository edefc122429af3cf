import { useId, useState } from 'react'
import { classes } from '../../ui/class-names.ts'
import styles from './words.module.css'

const LONG = { characters: 320, lines: 6 }
/** What one has to act upon is not hidden without need. */
const LONG_WITH_ROOM = { characters: 1200, lines: 16 }

/** What somebody wrote, line by line; of what is long, the beginning until it is asked for. */
export function Words({ text, hasRoom, className }: { text: string; hasRoom?: boolean; className?: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  const { characters, lines } = hasRoom ? LONG_WITH_ROOM : LONG
  const isLong = text.length > characters || text.split('\n').length > lines
  if (!isLong) return <p className={classes(styles.words, className)}>{text}</p>
  return (
    <div className={className}>
      <p id={id} className={classes(styles.words, !isWhole && (hasRoom ? styles.half : styles.short))}>
        {text}
      </p>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? 'Thu gọn' : 'Đọc tiếp'}
      </button>
    </div>
  )
}
