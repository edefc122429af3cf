import { type ReactNode, useId } from 'react'
import { classes } from '../class-names.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: string
  /** What happened and what one can do. */
  sentence?: ReactNode
  /** One or two ways on: LinkButton, Button; more sentences may stand between them. */
  children?: ReactNode
  /** Inside a panel: less room around it. */
  isSmall?: boolean
}

/** Nothing here yet: says so, and shows a way on. */
export function EmptyState({ title, sentence, children, isSmall }: EmptyStateProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes(styles.empty, isSmall && styles.small)}>
      <Shelf />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  )
}

/** A shelf with room left on it. */
function Shelf() {
  return (
    <svg className={styles.shelf} viewBox="0 0 160 84" aria-hidden="true">
      <path className={styles.board} d="M4 74h152v6H4z" />
      <path className={styles.a} d="M22 22h14v52H22z" />
      <path className={styles.b} d="M38 14h11v60H38z" />
      <path className={styles.c} d="M51 30h16v44H51z" />
      <path className={styles.d} d="m71.500 31.500 11-3.200 12.600 43.400-2.500.8L82 74z" />
      <path className={styles.band} d="M22 30h14v3H22zM22 36h14v2H22zM38 58h11v8H38zM51 38h16v2H51zM51 62h16v2H51z" />
      <path className={styles.gap} d="M104 72V34m12 38V22m12 50V30m12 42V38" />
    </svg>
  )
}
