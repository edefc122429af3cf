import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './filter-bar.module.css'

/** A row of choices between two hairlines. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
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
