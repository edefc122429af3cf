import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import styles from './link-card.module.css'

/** A card that is one link as a whole: the one in its `h3`. What else can be pressed in it needs a `z-index` above that link. */
export function LinkCard({ className, children }: { className?: string; children: ReactNode }) {
  return <article className={classes(styles.card, className)}>{children}</article>
}
