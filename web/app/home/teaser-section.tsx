import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import styles from './teaser-section.module.css'

export interface TeaserSectionProps {
  title: string
  lead?: string
  moreUrl: string
  /** What the link says, when it leads to more than books. */
  more: string
  children: ReactNode
}

/** A headed part with its own words for the way to the rest. */
export function TeaserSection({ title, lead, moreUrl, more, children }: TeaserSectionProps) {
  const id = useId()
  return (
    <section className={`lower ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <Link to={moreUrl} className={styles.more} prefetch="intent">
          {more}
          <ChevronRight size="1.6rem" aria-hidden="true" />
        </Link>
      </div>
      {children}
    </section>
  )
}
