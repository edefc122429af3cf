import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from '../class-names.ts'
import styles from './chip.module.css'

interface ChipLook {
  isOn?: boolean
  /** Pressing it takes something away: shows ×. */
  isRemovable?: boolean
  children: ReactNode
}

export function Chip({ isOn, isRemovable, className, children, ...rest }: ChipLook & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-pressed={isRemovable ? undefined : isOn}
      {...rest}
      className={classes(styles.chip, (isOn || isRemovable) && styles.on, className)}
    >
      <Inside isRemovable={isRemovable}>{children}</Inside>
    </button>
  )
}

export function ChipLink({ isOn, isRemovable, className, children, ...rest }: ChipLook & LinkProps) {
  return (
    <Link
      prefetch="intent"
      aria-current={isOn && !isRemovable ? 'true' : undefined}
      {...rest}
      className={classes(styles.chip, (isOn || isRemovable) && styles.on, className)}
    >
      <Inside isRemovable={isRemovable}>{children}</Inside>
    </Link>
  )
}

function Inside({ isRemovable, children }: Omit<ChipLook, 'isOn'>) {
  return (
    <>
      {isRemovable && <span className="visually-hidden">Bỏ lọc </span>}
      {children}
      {isRemovable && <X size="1.6rem" aria-hidden="true" />}
    </>
  )
}

export interface ChipsProps {
  /** On phones one row that scrolls sideways. */
  isScroller?: boolean
  className?: string
  children: ReactNode
}

export function Chips({ isScroller, className, children }: ChipsProps) {
  return <div className={classes(styles.chips, isScroller && styles.scroller, className)}>{children}</div>
}
