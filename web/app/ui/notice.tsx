import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './class-names.ts'
import styles from './notice.module.css'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX }

export interface NoticeProps {
  tone?: keyof typeof ICONS
  title?: ReactNode
  /** Came up after something the reader did: said aloud at once. */
  isAlert?: boolean
  /** A button or link at the end. */
  action?: ReactNode
  className?: string
  children?: ReactNode
}

/** Something to know about this page, beside what it is about. */
export function Notice({ tone = 'info', title, isAlert, action, className, children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div role={isAlert ? 'alert' : undefined} className={classes(styles.notice, styles[tone], className)}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  )
}
