import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { classes } from '../class-names.ts'
import styles from './field.module.css'

export interface FieldProps {
  label: ReactNode
  /** The label is there for readers only. */
  isLabelHidden?: boolean
  isOptional?: boolean
  hint?: ReactNode
  /** What is wrong, in one sentence; empty or missing when all is well. */
  error?: string | null
  /** What went well, such as "Mã đã được áp dụng". */
  success?: string | null
  className?: string
  /** One Input, Textarea, Select, PasswordInput or any control that takes `useFieldControl()`. */
  children: ReactNode
}

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const FieldContext = createContext<FieldControl | null>(null)

/** What ties a control to the label and sentences of the field around it; nothing outside a field. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {}
}

/** A label above, a control, and below it what to know or what is wrong. */
export function Field({ label, isLabelHidden, isOptional, hint, error, success, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> (không bắt buộc)</span>}
      </label>
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!error && success && <p className={styles.success}>{success}</p>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The sentence below a control that is not right: never colour alone. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} data-field-error="">
      <TriangleAlert className={styles.icon} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
