import { CODE_LENGTH } from '@tq/contract/forms/account.ts'
import type { ComponentProps } from 'react'
import { classes } from '../../ui/class-names.ts'
import { Input } from '../../ui/form/input.tsx'
import styles from './code-input.module.css'

/** Six digits in one field: phones fill it in from the letter, and a code can be pasted with its spaces. */
export function CodeInput({ className, onPaste, ...rest }: ComponentProps<typeof Input>) {
  return (
    <Input
      {...rest}
      className={classes(styles.code, className)}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      maxLength={CODE_LENGTH}
      onPaste={(event) => {
        const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, CODE_LENGTH)
        if (digits.length !== CODE_LENGTH) return
        event.preventDefault()
        const input = event.currentTarget
        // React listens to the browser's own setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, digits)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }}
    />
  )
}
