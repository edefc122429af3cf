import { askForRestock, getRestockWish, removeRestockWish } from '@tq/contract/restock.ts'
import { Bell } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { session } from '../../../lib/state/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { AskedNotice } from './asked-notice.tsx'
import { noteAsked, wasAskedHere } from './asked-restock.ts'
import styles from './restock-form.module.css'

/** For what is sold out: one letter when it is back. A member presses, a guest names a mailbox and confirms it there. */
export function RestockForm({ productId }: { productId: number }) {
  const isMember = session.use().roles.length > 0
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [thanks, setThanks] = useState<string | null>(null)
  const [wasAsked, setWasAsked] = useWasAsked(productId, isMember)
  async function ask(event: FormEvent) {
    event.preventDefault()
    if (!isMember && !email.trim()) return setFailure('Email không được để trống')
    setIsBusy(true)
    setFailure('')
    try {
      const { successMessage } = await call(askForRestock, { body: { productId, ...(isMember ? {} : { email }) } })
      setThanks(successMessage)
      if (!isMember) noteAsked(productId, true)
    } catch (error) {
      setFailure(failureWords(error))
    }
    setIsBusy(false)
  }
  async function stop() {
    if (isMember) showToast(`${(await call(removeRestockWish, { params: { productId } })).successMessage}.`)
    else noteAsked(productId, false)
    setWasAsked(false)
  }
  if (wasAsked) return <AskedNotice isMember={isMember} onStop={stop} />
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

/** On an earlier visit: of a member the server knows, of a guest this browser. */
function useWasAsked(productId: number, isMember: boolean) {
  const state = useState(false)
  const [, setWasAsked] = state
  useEffect(() => {
    if (!isMember) return setWasAsked(wasAskedHere(productId))
    let isGone = false
    call(getRestockWish, { params: { productId } }).then(
      ({ data }) => !isGone && setWasAsked(data.isAsked),
      // Then it can be asked for again, which changes nothing.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [productId, isMember])
  return state
}
