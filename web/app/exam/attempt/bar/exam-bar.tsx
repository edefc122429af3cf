import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../../../ui/class-names.ts'
import { Seal } from '../../../ui/seal.tsx'
import styles from './exam-bar.module.css'

export interface ExamBarProps {
  title: string
  facts: string
  /** The page has another heading. */
  isHeading?: boolean
  /** The app has its own way back. */
  isInApp: boolean
  /** On phones the title scrolls away: while a paper is written, only what is pressed or watched stays. */
  isLean?: boolean
  children?: ReactNode
  /** Below the bar, and stays with it: no network. */
  under?: ReactNode
}

/** All there is of a frame while a paper is written or looked through. */
export function ExamBar({ title, facts, isHeading = true, isInApp, isLean = false, children, under }: ExamBarProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className={classes(styles.bar, isLean && styles.lean)}>
      <div className={`wrap ${styles.row}`}>
        {!isInApp && (
          <Link to="/trang-chu" className={styles.home} aria-label="Thư Quán, về trang chủ">
            <Seal className={styles.seal} />
          </Link>
        )}
        <div className={styles.title}>
          <Title>{title}</Title>
          <small>{facts}</small>
        </div>
        <div className={styles.controls}>{children}</div>
      </div>
      {under}
    </div>
  )
}
