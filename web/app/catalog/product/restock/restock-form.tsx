import { askForRestock } from '@tq/contract/restock.ts'
import { Bell } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { session } from '../../../lib/state/session.ts'
import { usePart } from '../../../lib/use-part.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './restock-form.module.css'

/** For what is sold out: one letter when it is back. A member presses, a guest names a mailbox and confirms it there. */
export function RestockForm({ productId }: { productId: number }) {
  const isMember = session.use().roles.length > 0
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [thanks, setThanks] = useState<string | null>(null)
  const { answer: Asked, again } = usePart(async () => (await loadAsked()).findAsked(productId, isMember), productId, isMember)
  async function ask(event: FormEvent) {
    event.preventDefault()
    if (!isMember && !email.trim()) return setFailure('Email không được để trống')
    setIsBusy(true)
    setFailure('')
    try {
      const { successMessage } = await call(askForRestock, { body: { productId, ...(isMember ? {} : { email }) } })
      setThanks(successMessage)
      if (!isMember) (await loadAsked()).noteAsked(productId)
    } catch (error) {
      setFailure(failureWords(error))
    }
    setIsBusy(false)
  }
  if (Asked) return <Asked onStopped={again} />
  if (thanks !== null)
    return (
      <Notice tone="success" isAlert className={styles.said}>
        {thanks}.
      </Notice>
    )
  return (
    <form className={styles.form} onSubmit={ask} noValidate aria-label="Báo khi có hàng">
      {isMember ? (
        failure && (
          <Notice tone="error" isAlert>
            {failure}.
          </Notice>
        )
      ) : (
        <Field label="Email nhận báo khi có hàng" error={failure} hint="Chỉ một thư khi có hàng, rồi chúng tôi xoá địa chỉ này">
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      )}
      <Button type="submit" look="lam" isBlock isBusy={isBusy}>
        <Bell size="1.8rem" aria-hidden="true" /> Báo tôi khi có hàng
      </Button>
    </form>
  )
}

/** Few come back to a book that is sold out: what they need comes for them alone. */
const loadAsked = () => import('./asked-restock.tsx')
