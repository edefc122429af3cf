import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../lib/format.ts'
import styles from './counted-link.module.css'

export interface CountedLinkProps {
  to: string
  title: string
  icon: ReactNode
  /** Nothing in it, no badge. */
  count: number
  /** Names the badge for tests. */
  part: string
}

/** A picture with a number on it and a name beside it; on narrow screens the name is for readers only. */
export function CountedLink({ to, title, icon, count, part }: CountedLinkProps) {
  return (
    <Link to={to} className={styles.link} prefetch="intent">
      <span className={styles.picture}>
        {icon}
        {count > 0 && (
          <span className={styles.count} aria-hidden="true" data-part={part}>
            {formatNumber(count)}
          </span>
        )}
      </span>
      <span className={styles.words}>{title}</span>
      {count > 0 && <span className="visually-hidden">, số sản phẩm: {formatNumber(count)}</span>}
    </Link>
  )
}
