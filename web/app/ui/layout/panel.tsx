import { type ReactNode, useId } from 'react'
import { classes } from '../class-names.ts'
import styles from './panel.module.css'

export interface PanelProps {
  title?: ReactNode
  /** At the right of the heading. */
  action?: ReactNode
  /** The children come with their own padding. */
  isFlush?: boolean
  className?: string
  children: ReactNode
}

/** A framed part of a page: a summary, a form, a list of lines. */
export function Panel({ title, action, isFlush, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined} className={classes(styles.panel, !isFlush && styles.pad, className)}>
      {title && (
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
