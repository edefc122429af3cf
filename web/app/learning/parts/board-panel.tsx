import type { ReactNode } from 'react'
import { classes } from '../../ui/class-names.ts'
import { Board, type BoardProps } from './board.tsx'
import styles from './board-panel.module.css'

export interface BoardPanelProps extends Omit<BoardProps, 'className' | 'children'> {
  /** What it is, above the title. */
  kicker: string
  teachers: readonly string[]
  title: ReactNode
  className?: string
  children: ReactNode
}

/** One course as large as the page: its board, and beside it the words. On phones from edge to edge, the board above. */
export function BoardPanel({ kicker, teachers, title, className, children, ...board }: BoardPanelProps) {
  return (
    <article className={classes(styles.panel, className)} data-picture>
      <Board {...board} className={styles.board} />
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        {title}
        {teachers.length > 0 && <p className={styles.by}>{teachers.join(', ')}</p>}
        {children}
      </div>
    </article>
  )
}
