import type { ReactNode } from 'react'
import styles from './question-row.module.css'

/** A question across the page with its answers beside it, below it on phones. */
export const QuestionRow = ({ answers, children }: { answers: ReactNode; children: ReactNode }) => (
  <div className={`wrap ${styles.row}`}>
    <div className={styles.words}>{children}</div>
    <div className={styles.answers}>{answers}</div>
  </div>
)
