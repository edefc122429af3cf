import { Link } from 'react-router'
import { classes } from '../../../ui/class-names.ts'
import { questionHash } from '../../addresses.ts'
import type { Fullness } from '../../question/parts.ts'
import styles from './numbers.module.css'

export interface PaletteEntry {
  number: number
  fullness: Fullness
  isFlagged: boolean
}

const FULLNESS_WORDS: Record<Fullness, string> = { full: 'đã trả lời', partial: 'trả lời một phần', empty: 'chưa trả lời' }

export interface NumbersProps {
  entries: PaletteEntry[]
  current?: number
  onPress?(): void
}

/** Numbers of questions, each a way to its question; what stands behind a number is a shape, a colour and words. */
export function Numbers({ entries, current, onPress }: NumbersProps) {
  return (
    <ol className={styles.numbers}>
      {entries.map(({ number, fullness, isFlagged }) => (
        <li key={number}>
          <Link
            to={questionHash(number)}
            className={classes(styles[fullness], isFlagged && styles.flagged)}
            aria-label={`Câu ${number}, ${FULLNESS_WORDS[fullness]}${isFlagged ? ', đã đánh dấu' : ''}`}
            aria-current={number === current || undefined}
            onClick={onPress}
          >
            {number}
          </Link>
        </li>
      ))}
    </ol>
  )
}

export function Legend({ className }: { className?: string }) {
  return (
    <ul className={classes(styles.legend, className)}>
      <li>
        <i className={styles.full} />
        Đã trả lời
      </li>
      <li>
        <i className={styles.partial} />
        Một phần
      </li>
      <li>
        <i />
        Chưa trả lời
      </li>
      <li>
        <i className={styles.flagged} />
        Đánh dấu
      </li>
    </ul>
  )
}
