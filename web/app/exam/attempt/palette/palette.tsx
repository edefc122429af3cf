import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/form/button.tsx'
import { questionHash } from '../../addresses.ts'
import type { Fullness } from '../../question/parts.ts'
import styles from './palette.module.css'

export interface PaletteEntry {
  number: number
  fullness: Fullness
  isFlagged: boolean
}

const FULLNESS_WORDS: Record<Fullness, string> = { full: 'đã trả lời', partial: 'trả lời một phần', empty: 'chưa trả lời' }

/** Numbers of questions, each a way to its question; what stands behind a number is a shape, a colour and words. */
export function Numbers({ entries, current }: { entries: PaletteEntry[]; current?: number }) {
  return (
    <ol className={styles.numbers}>
      {entries.map(({ number, fullness, isFlagged }) => (
        <li key={number}>
          <Link
            to={questionHash(number)}
            className={classes(styles[fullness], isFlagged && styles.flagged)}
            aria-label={`Câu ${number}, ${FULLNESS_WORDS[fullness]}${isFlagged ? ', đã đánh dấu' : ''}`}
            aria-current={number === current || undefined}
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

/** Beside the paper; on narrow screens folded below the bar, so that the question comes first. */
export function Palette({ entries, saved }: { entries: PaletteEntry[]; saved: ReactNode }) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const current = useCurrent(entries.length)
  const done = entries.filter(({ fullness }) => fullness === 'full').length
  return (
    <nav aria-label="Bảng câu hỏi" className={styles.palette} data-palette="">
      <div className={styles.head}>
        <h2>Câu hỏi</h2>
        <span className={styles.count}>
          {done}/{entries.length} đã trả lời
        </span>
        <Button look="text" isSmall className={styles.fold} aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? 'Thu lại' : 'Xem các câu'}
          <ChevronDown size="1.8rem" aria-hidden="true" className={classes(isUnfolded && styles.up)} />
        </Button>
      </div>
      {/* A number that was pressed has done its work. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by key as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the links inside */}
      <div
        className={classes(styles.inside, !isUnfolded && styles.folded)}
        onClick={(event) => (event.target as Element).closest('a') && setIsUnfolded(false)}
      >
        <Numbers entries={entries} current={current} />
        <Legend />
        <div className={styles.saved}>{saved}</div>
      </div>
    </nav>
  )
}

/** The question that stands highest on the screen. */
function useCurrent(count: number): number | undefined {
  const [current, setCurrent] = useState<number>()
  useEffect(() => {
    const seen = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = Number(target.id.slice('cau-'.length))
          if (isIntersecting) seen.add(number)
          else seen.delete(number)
        }
        if (seen.size > 0) setCurrent(Math.min(...seen))
      },
      { rootMargin: '-20% 0px -40% 0px' },
    )
    for (const card of document.querySelectorAll('[id^="cau-"]')) observer.observe(card)
    return () => observer.disconnect()
  }, [count])
  return current
}
