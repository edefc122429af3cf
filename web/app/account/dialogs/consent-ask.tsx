import { giveConsent } from '@tq/contract/account.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import type { LazyDialogProps } from '../../shell/lazy-dialog.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/choice.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { QuestionRow } from '../../ui/question-row.tsx'
import { AgreedTexts } from './agreed-texts.tsx'
import styles from './consent-ask.module.css'

/** Stands in the page and covers nothing: nobody is kept from their account. Who says later is asked again with the next page load. */
export default function ConsentAsk({ isOpen, onClose }: LazyDialogProps) {
  const [isAgreed, setIsAgreed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  if (!isOpen) return null
  const leave = () => {
    onClose()
    document.getElementById('noi-dung')?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      const { successMessage } = await call(giveConsent, { body: { purpose: 'terms', isGiven: true } })
      showToast(successMessage ?? '')
      leave()
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
      setIsBusy(false)
    }
  }
  return (
    <form className={styles.ask} aria-label="Điều khoản và chính sách bảo mật" onSubmit={send}>
      <QuestionRow
        answers={
          <>
            <Button isSmall look="text" onClick={leave}>
              Để sau
            </Button>
            <Button isSmall type="submit" isBusy={isBusy} disabled={!isAgreed}>
              Xác nhận
            </Button>
          </>
        }
      >
        <p>
          <b>Chào mừng bạn đến với Thư Quán.</b> Trước khi mua sách, mời bạn đọc và cho chúng tôi biết bạn có đồng ý không.
        </p>
        <Checkbox checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)} label={<AgreedTexts />} />
      </QuestionRow>
    </form>
  )
}
