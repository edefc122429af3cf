import { PUBLISHER } from '@tq/contract/publisher.ts'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/form/button.tsx'
import { Notice, type NoticeProps } from '../ui/notice.tsx'
import styles from './desk-form.module.css'

export interface DeskFormProps {
  label: string
  onSubmit(event: FormEvent): void
  isBusy: boolean
  /** Why it was not sent, below its title. */
  failure: string | null
  failureTitle: string
  /** What is done with it, in one sentence. */
  promise: string
  button: string
  /** The field that only programs fill in. */
  trap: ComponentProps<'input'>
  children: ReactNode
}

/** Written to the press by anybody: a person reads it and answers by mail. */
export function DeskForm({ label, onSubmit, isBusy, failure, failureTitle, promise, button, trap, children }: DeskFormProps) {
  const isHydrated = useHydrated()
  const mail = <a href={`mailto:${PUBLISHER.email}`}>{PUBLISHER.email}</a>
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={label}>
      {failure && (
        <Outcome tone="error" title={failureTitle}>
          {failure}. Những gì bạn viết vẫn còn đây; bạn cũng có thể viết thư tới {mail}.
        </Outcome>
      )}
      {children}
      {/* People don't see it and keyboards skip it; programs that fill in everything give themselves away. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Trang web <input {...trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={styles.note}>
        {promise} Xem <a href="/chinh-sach-bao-mat">chính sách bảo mật</a>.
      </p>
      <Button type="submit" look="son" isBusy={isBusy} disabled={!isHydrated} className={styles.send}>
        {button}
      </Button>
      <noscript>
        <p>
          Biểu mẫu này cần JavaScript. Bạn viết thư tới {mail} hoặc gọi <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>.
        </p>
      </noscript>
    </form>
  )
}

/**
 * What came of it. The form is long and its button at the end: whoever pressed it on a telephone would otherwise be left at the foot of
 * the page, and with a keyboard nowhere.
 */
export function Outcome(props: NoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Notice {...props} isAlert />
    </div>
  )
}

/** Two short fields side by side, where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
