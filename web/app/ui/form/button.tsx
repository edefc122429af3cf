import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from '../class-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** son: the one thing the page is for · lam: search, start · line: second · text: third */
  look?: 'son' | 'lam' | 'line' | 'text'
  isSmall?: boolean
  isBlock?: boolean
}

function classOf({ look = 'line', isSmall, isBlock }: ButtonLook, more?: string) {
  return classes(styles.button, styles[look], isSmall && styles.small, isBlock && styles.block, more)
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows that it works and takes no second press. */
  isBusy?: boolean
}

export function Button({ look, isSmall, isBlock, isBusy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, isSmall, isBlock }, classes(isBusy && styles.busy, className))}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({ look, isSmall, isBlock, className, ...rest }: ButtonLook & LinkProps) {
  return <Link prefetch="intent" {...rest} className={classOf({ look, isSmall, isBlock }, className)} />
}

/** Only a picture to see, so it needs words for those who can't. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: { label: string; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classes(styles.icon, className)} aria-label={label} title={rest.title ?? label}>
      {children}
    </button>
  )
}
