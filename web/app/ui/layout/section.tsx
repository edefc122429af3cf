import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { classes } from '../class-names.ts'
import styles from './section.module.css'

export interface SectionProps {
  title: string
  /** A sentence below the heading. */
  lead?: string
  /** Where "Xem tất cả" leads. */
  moreUrl?: string
  /** What the link says, when it leads to more than books. */
  more?: string
  /** Beside the heading, such as a countdown. */
  beside?: ReactNode
  className?: string
  children: ReactNode
}

/** A headed part of a page. */
export function Section({ title, lead, moreUrl, more, beside, className, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes('lower', styles.section, className)} aria-labelledby={id}>
      <div className={classes(styles.head, lead && styles.withLead)}>
        <h2 id={id}>{title}</h2>
        {beside}
        {lead && <p className={styles.lead}>{lead}</p>}
        {moreUrl && (
          <Link to={moreUrl} className={styles.more} prefetch="intent">
            {more ?? (
              <>
                Xem tất cả<span className="visually-hidden"> {title}</span>
              </>
            )}
            <ChevronRight size="1.6rem" aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
