import { PUBLISHER } from '@tq/contract/publisher.ts'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/form/button.tsx'
import { Notice } from '../ui/notice.tsx'
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
        <Notice tone="error" title={failureTitle} isAlert>
          {failure}. Những gì bạn viết vẫn còn đây; bạn cũng có thể viết thư tới {mail}.
        </Notice>
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

/** Two short fields side by side, where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
