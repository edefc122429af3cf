import { SecurityCode } from '@tq/contract/forms/account.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useShapedForm } from '../../lib/form.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import styles from '../dialogs/account-dialogs.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'
import { CodeInput } from './code-input.tsx'
import { ResendButton } from './resend-button.tsx'

const Shape = z.strictObject({ SecurityCode })

interface CodeStepProps {
  label: string
  /** What the letter calls the code. */
  codeName?: string
  /** The word on the button. */
  action: string
  /** Where the letter went; empty when that is not known here. */
  email: string
  /** What the server said when it sent the code; empty when that is a while ago, so another may be asked for at once. */
  said: string
  /** Why one is back here. */
  failure?: string
  check(code: string): Promise<void>
  /** Sends another code and returns the message; absent where that is impossible and the reader must go back a step. */
  resend?: () => Promise<string | null>
  onBack(): void
}

/** The six digits out of a letter, the way to another letter, and the way back to the address. */
export function CodeStep({
  label,
  codeName = 'Mã xác thực',
  action,
  email,
  said,
  failure,
  check,
  resend,
  onBack,
}: CodeStepProps) {
  const form = useShapedForm(Shape, { SecurityCode: '' })
  const [news, setNews] = useState({ said, failure })
  const send = form.submit(async (values) => {
    setNews({ said: '', failure: undefined })
    await check(values.SecurityCode)
  })
  const sendAgain = async () => {
    form.clearFailure()
    setNews({ said: (await resend?.()) ?? 'Đã gửi lại mã', failure: undefined })
  }
  return (
    <>
      <FormFrame label={label} failure={form.failure ?? news.failure ?? null} success={news.said} onSubmit={send}>
        <p className={styles.lead}>
          Nhập mã gồm 6 chữ số trong thư gửi tới {email ? <b>{email}</b> : 'địa chỉ mới'}. Mã có hiệu lực trong 10 phút.{' '}
          <Button look="text" isSmall onClick={onBack}>
            {email ? 'Đổi địa chỉ' : 'Lấy mã khác'}
          </Button>
        </p>
        <Field label={codeName} error={form.errorOf('SecurityCode')}>
          <CodeInput {...form.register('SecurityCode')} autoFocus />
        </Field>
        <Button type="submit" look="son" isBlock isBusy={form.formState.isSubmitting}>
          {action}
        </Button>
      </FormFrame>
      {resend && <ResendButton send={sendAgain} onFailure={form.fail} isReady={said === ''} />}
    </>
  )
}
