import { activate, resendCode } from '@tq/contract/account.ts'
import { SecurityCode } from '@tq/contract/forms/account.ts'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { openDialog, turnTo } from './account-dialog-store.ts'
import styles from './account-dialogs.module.css'
import { CodeInput } from './code-input.tsx'
import { FormFrame } from './form-frame.tsx'
import { registration } from './registration.ts'
import { ResendButton } from './resend-button.tsx'

const Shape = z.strictObject({ securityCode: SecurityCode })

export function ActivationForm() {
  const known = registration.get()
  const form = useShapedForm(Shape, { securityCode: '' })
  const [success, setSuccess] = useState(known?.message ?? '')
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
    form.clearFailure()
    const { successMessage } = await call(resendCode, { body: { token, email } })
    setSuccess(successMessage ?? 'Đã gửi lại mã')
  }
  return (
    <>
      <p className={styles.lead}>
        Nhập mã gồm 6 chữ số trong thư gửi tới <b>{email}</b>. Mã có hiệu lực trong 10 phút.{' '}
        <Button look="text" isSmall onClick={() => turnTo('reactivate', { Email: email })}>
          Đổi địa chỉ
        </Button>
      </p>
      <FormFrame label="Kích hoạt tài khoản" failure={form.failure} success={success} onSubmit={send}>
        <Field label="Mã kích hoạt" error={form.errorOf('securityCode')}>
          <CodeInput {...form.register('securityCode')} autoFocus />
        </Field>
        <Button type="submit" look="son" isBlock isBusy={form.formState.isSubmitting}>
          Kích hoạt
        </Button>
      </FormFrame>
      <ResendButton send={resend} onFailure={form.fail} />
    </>
  )
}
