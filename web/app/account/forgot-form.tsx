import { resetPassword, sendSecurityCode, validateSecurityCode } from '@tq/contract/account.ts'
import { Email, ResetForm, SecurityCode } from '@tq/contract/forms/account.ts'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { forgetToken } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input, PasswordInput } from '../ui/input.tsx'
import { showToast } from '../ui/toast-store.ts'
import { draft, openDialog } from './account-dialog-store.ts'
import styles from './account-dialogs.module.css'
import { CodeInput } from './code-input.tsx'
import { FormFrame } from './form-frame.tsx'

type Step = { name: 'send' } | { name: 'check'; email: string; said: string } | { name: 'change'; email: string; code: string }

/** SPEC §4: send the code, check it, choose a new password; then log in with it. */
export function ForgotForm() {
  const [step, setStep] = useState<Step>({ name: 'send' })
  return (
    <>
      {step.name === 'send' && <Send onSent={(email, said) => setStep({ name: 'check', email, said })} />}
      {step.name === 'check' && (
        <Check
          {...step}
          onBack={() => setStep({ name: 'send' })}
          onChecked={(code) => setStep({ name: 'change', email: step.email, code })}
        />
      )}
      {step.name === 'change' && <Change {...step} />}
      <p className={styles.turn}>
        <Button look="text" isSmall onClick={() => openDialog('login')}>
          Quay lại đăng nhập
        </Button>
      </p>
    </>
  )
}

const SendShape = z.strictObject({ Email })

function Send({ onSent }: { onSent(email: string, said: string): void }) {
  const form = useShapedForm(SendShape, { Email: draft.get().Email })
  const send = form.submit(async (values) => {
    const { successMessage } = await call(sendSecurityCode, { body: values })
    draft.set((now) => ({ ...now, Email: values.Email }))
    onSent(values.Email, successMessage ?? '')
  })
  return (
    <FormFrame label="Gửi mã xác thực" failure={form.failure} onSubmit={send}>
      <p className={styles.lead}>Chúng tôi gửi một mã 6 chữ số tới thư điện tử của bạn.</p>
      <Field label="Thư điện tử" error={form.errorOf('Email')}>
        <Input {...form.register('Email')} type="email" autoComplete="username" inputMode="email" autoFocus />
      </Field>
      <Button type="submit" look="son" isBlock isBusy={form.formState.isSubmitting}>
        Gửi mã
      </Button>
    </FormFrame>
  )
}

const CheckShape = z.strictObject({ SecurityCode })

function Check({
  email,
  said,
  onChecked,
  onBack,
}: {
  email: string
  said: string
  onChecked(code: string): void
  onBack(): void
}) {
  const form = useShapedForm(CheckShape, { SecurityCode: '' })
  const send = form.submit(async ({ SecurityCode: code }) => {
    await call(validateSecurityCode, { body: { Email: email, SecurityCode: code } })
    onChecked(code)
  })
  return (
    <FormFrame label="Nhập mã xác thực" failure={form.failure} success={said} onSubmit={send}>
      <p className={styles.lead}>
        Nhập mã trong thư gửi tới <b>{email}</b>.{' '}
        <Button look="text" isSmall onClick={onBack}>
          Đổi địa chỉ
        </Button>
      </p>
      <Field label="Mã xác thực" error={form.errorOf('SecurityCode')}>
        <CodeInput {...form.register('SecurityCode')} autoFocus />
      </Field>
      <Button type="submit" look="son" isBlock isBusy={form.formState.isSubmitting}>
        Tiếp tục
      </Button>
    </FormFrame>
  )
}

function Change({ email, code }: { email: string; code: string }) {
  const form = useShapedForm(ResetForm, { SecurityCode: code, NewPassword: '', confirm: '' })
  const { register, errorOf } = form
  const send = form.submit(async ({ SecurityCode: sent, NewPassword }) => {
    const { successMessage } = await call(resetPassword, { body: { Email: email, SecurityCode: sent, NewPassword } })
    // Every login of this account has ended, this browser's too if it had one.
    forgetToken()
    showToast(successMessage ?? 'Đã đổi mật khẩu')
    draft.set((now) => ({ ...now, Password: '' }))
    openDialog('login')
  })
  return (
    <FormFrame label="Mật khẩu mới" failure={form.failure} onSubmit={send}>
      <input type="hidden" {...register('SecurityCode')} />
      {/* For password managers: whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <Field label="Mật khẩu mới" error={errorOf('NewPassword')}>
        <PasswordInput
          {...register('NewPassword', { onChange: () => form.getValues('confirm') && form.trigger('confirm') })}
          autoComplete="new-password"
          autoFocus
        />
      </Field>
      <Field label="Nhập lại mật khẩu mới" error={errorOf('confirm')}>
        <PasswordInput {...register('confirm')} autoComplete="new-password" />
      </Field>
      <Button type="submit" look="son" isBlock isBusy={form.formState.isSubmitting}>
        Đổi mật khẩu
      </Button>
    </FormFrame>
  )
}
