import { classes } from './class-names.ts'
import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  value: number
  max: number
  /** What it measures, for readers: "Đã bán 12 trên 40". */
  label: string
  tone?: 'son' | 'lam' | 'luc' | 'vang'
  className?: string
}

/** The browser's own element: its length needs no style attribute, which our security policy forbids. */
export function ProgressBar({ value, max, label, tone = 'son', className }: ProgressBarProps) {
  return <progress className={classes(styles.bar, styles[tone], className)} value={value} max={max} aria-label={label} />
}
