import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'
import styles from './form-frame.module.css'

export interface FormFrameProps {
  label: string
  /** The server's error; shown above the form, scrolled to, read aloud (SPEC §8). */
  failure: string | null
  /** What can be done about it. */
  failureAction?: ReactNode
  /** Good news of the step before. */
  success?: string | null
  onSubmit(event: FormEvent): void
  children: ReactNode
}

/** A form of an account dialog. */
export function FormFrame({ label, failure, failureAction, success, onSubmit, children }: FormFrameProps) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!failure) return
    top.current?.scrollIntoView({ block: 'nearest' })
    // The submit button lost the focus when it was disabled while sending.
    if (!top.current?.parentElement?.contains(document.activeElement)) top.current?.focus({ preventScroll: true })
  }, [failure])
  return (
    // A form sent before hydration must not put what was typed into the address.
    <form className={styles.form} method="post" aria-label={label} onSubmit={onSubmit} noValidate>
      <div ref={top} className={styles.top} tabIndex={-1}>
        {failure && (
          <Notice tone="error" isAlert action={failureAction}>
            {failure}
          </Notice>
        )}
        {!failure && success && (
          <Notice tone="success" isAlert>
            {success}
          </Notice>
        )}
      </div>
      {children}
    </form>
  )
}
