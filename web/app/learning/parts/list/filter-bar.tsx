import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../ui/class-names.ts'
import styles from './filter-bar.module.css'

/** A row of choices between two hairlines. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}

/** The same for several rows: on phones they are folded, so that what is listed begins on the first screen. */
export function FoldedFilterBar({ chosen, children }: { chosen: readonly string[]; children: ReactNode }) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  return (
    <div className={classes(styles.bar, styles.folded)} data-unfolded={isUnfolded || undefined}>
      <button type="button" className={styles.fold} aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
        <SlidersHorizontal size="1.8rem" aria-hidden="true" />
        <span>Bộ lọc{chosen.length > 0 && `: ${chosen.join(', ')}`}</span>
      </button>
      {children}
    </div>
  )
}

export interface FilterGroupProps {
  title: string
  /** Null is "Tất cả". */
  options: readonly (readonly [value: string | null, name: string])[]
  chosen: string | undefined
  hrefOf(value: string | null): string
}

/** Each choice is an address: it works without JavaScript, and a shared link shows the same. */
export function FilterGroup({ title, options, chosen, hrefOf }: FilterGroupProps) {
  const id = useId()
  return (
    <nav className={styles.group} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {title}
      </span>
      {options.map(([value, name]) => (
        <Link
          key={value}
          to={hrefOf(value)}
          preventScrollReset
          prefetch="intent"
          className={styles.option}
          aria-current={value === (chosen ?? null) ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** At the right end of the bar. */
export function FilterEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>
}
