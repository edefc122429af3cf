import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import styles from './skeleton.module.css'

/** Around the shapes: tells readers that something is on its way. */
export function Loading({
  label = 'Đang tải…',
  className,
  children,
}: {
  label?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  )
}

/** Lines below each other keep their own distance. */
export function SkeletonLine({ isShort }: { isShort?: boolean }) {
  return <span className={classes(styles.skeleton, styles.line, isShort && styles.short)} aria-hidden="true" />
}

/** A whole picture or panel. */
export function SkeletonBlock({ ratio = 'wide', className }: { ratio?: 'wide' | 'cover' | 'square'; className?: string }) {
  return <span className={classes(styles.skeleton, styles[ratio], className)} aria-hidden="true" />
}

/** Where a book card will stand. */
export function SkeletonCard() {
  return (
    <div>
      <SkeletonBlock ratio="cover" />
      <SkeletonLine />
      <SkeletonLine isShort />
    </div>
  )
}

/** A few lines of text to come, the last one short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return Array.from({ length: lines }, (_, index) => index).map((index) => (
    <SkeletonLine key={index} isShort={index === lines - 1} />
  ))
}
