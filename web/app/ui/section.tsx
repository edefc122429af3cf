import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { classes } from './class-names.ts'
import styles from './section.module.css'

export interface SectionProps {
  title: string
  /** Where "Xem tất cả" leads. */
  moreUrl?: string
  /** Beside the heading, such as a countdown. */
  beside?: ReactNode
  className?: string
  children: ReactNode
}

/** A headed part of a page. */
export function Section({ title, moreUrl, beside, className, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes('lower', styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {beside}
        {moreUrl && (
          <Link to={moreUrl} className={styles.more} prefetch="intent">
            Xem tất cả<span className="visually-hidden"> {title}</span>
            <ChevronRight size="1.6rem" aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
