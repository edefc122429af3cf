import { activate, resendCode } from '@tq/contract/account.ts'
import { SecurityCode } from '@tq/contract/forms/account.ts'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { openDialog } from './account-dialog-store.ts'
import styles from './account-dialogs.module.css'
import { CodeInput } from './code-input.tsx'
import { FormFrame } from './form-frame.tsx'
import { registration } from './registration.ts'
import { useWait } from './use-wait.ts'

const RESEND_AFTER_S = 60
const Shape = z.strictObject({ securityCode: SecurityCode })

export function ActivationForm() {
  const known = registration.get()
  const form = useShapedForm(Shape, { securityCode: '' })
  const [success, setSuccess] = useState(known?.message ?? '')
  const [left, restart] = useWait(RESEND_AFTER_S)
  if (!known) {
    return (
      <p className={styles.lead}>
        Chưa có đăng ký nào đang chờ.{' '}
        <Button look="text" isSmall onClick={() => openDialog('reactivate')}>
          Lấy mã kích hoạt
        </Button>
      </p>
    )
  }
  const { token, email } = known
  const send = form.submit(async ({ securityCode }) => {
    const { data, successMessage } = await call(activate, { body: { token, email, securityCode } })
    registration.set({ ...known, userId: data.userId, proof: data.proof, message: successMessage ?? '' })
    openDialog('information')
  })
  const resend = async () => {
    try {
      const { successMessage } = await call(resendCode, { body: { token, email } })
      setSuccess(successMessage ?? 'Đã gửi lại mã')
      restart()
    } catch (error) {
      showToast((error as Error).message, { variant: 'error' })
    }
  }
  return (
    <>
      <p className={styles.lead}>
        Mã gồm 6 chữ số đã được gửi tới <b>{email}</b>. Mã có hiệu lực trong 10 phút.
      </p>
      <FormFrame label="Kích hoạt tài khoản" failure={form.failure} success={success} onSubmit={send}>
        <Field label="Mã kích hoạt" error={form.errorOf('securityCode')}>
          <CodeInput {...form.register('securityCode')} autoFocus />
        </Field>
        <Button type="submit" look="son" isBlock isBusy={form.formState.isSubmitting}>
          Kích hoạt
        </Button>
      </FormFrame>
      <p className={styles.turn}>
        Chưa nhận được thư?{' '}
        <Button look="text" isSmall disabled={left > 0} onClick={resend}>
          {left > 0 ? `Gửi lại mã sau ${left} giây` : 'Gửi lại mã'}
        </Button>
      </p>
    </>
  )
}
