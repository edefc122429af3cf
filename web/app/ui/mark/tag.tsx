import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import styles from './tag.module.css'

export interface TagProps {
  tone?: 'plain' | 'lam' | 'son' | 'luc' | 'vang'
  /** A lucide icon; colour alone says nothing. */
  icon?: ReactNode
  children: ReactNode
}

/** One or two words about a thing: "Đã mua sách", "Chờ thanh toán". */
export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={classes(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
