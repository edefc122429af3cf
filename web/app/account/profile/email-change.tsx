import { askForEmailChange, confirmEmailChange, getMe } from '@tq/contract/account.ts'
import { EmailChangeForm } from '@tq/contract/forms/account.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, PasswordInput } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from '../dialogs/account-dialogs.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'
import { CodeStep } from '../forms/code-step.tsx'

type EmailChangeValues = z.infer<typeof EmailChangeForm>

/** Another mailbox for the account: the password first, then the code that was sent there. */
export function EmailChange({ hasPassword, onDone }: { hasPassword: boolean; onDone(email: string): void }) {
  // The letter is often read in another program, and the page is gone when one comes back: then only the code is known.
  const [asked, setAsked] = useState<(EmailChangeValues & { said: string }) | 'before' | null>(null)
  const [typed, setTyped] = useState<EmailChangeValues>({ Email: '', Password: '' })
  if (!hasPassword)
    return (
      <Notice>
        Tài khoản này chưa có mật khẩu. Bạn hãy đặt mật khẩu ở trang{' '}
        <Link to="/tai-khoan/doi-mat-khau">Mật khẩu và thiết bị</Link> rồi đổi email.
      </Notice>
    )
  if (!asked)
    return (
      <Ask
        typed={typed}
        onAsked={(values, said) => {
          setTyped(values)
          setAsked({ ...values, said })
        }}
        onHasCode={() => setAsked('before')}
      />
    )
  const sendAgain = async () => (await call(askForEmailChange, { body: typed })).successMessage
  return (
    <CodeStep
      label="Nhập mã đổi email"
      action="Đổi email"
      email={asked === 'before' ? '' : asked.Email}
      said={asked === 'before' ? '' : asked.said}
      check={async (code) => {
        const { successMessage } = await call(confirmEmailChange, { body: { SecurityCode: code } })
        showToast(successMessage ?? 'Đã đổi email')
        onDone(asked === 'before' ? (await call(getMe)).data.email : asked.Email.trim().toLowerCase())
      }}
      resend={asked === 'before' ? undefined : sendAgain}
      onBack={() => setAsked(null)}
    />
  )
}

interface AskProps {
  typed: EmailChangeValues
  onAsked(asked: EmailChangeValues, said: string): void
  onHasCode(): void
}

function Ask({ typed, onAsked, onHasCode }: AskProps) {
  const form = useShapedForm(EmailChangeForm, typed)
  const { register, errorOf, formState } = form
  const send = form.submit(async (values) => {
    const { successMessage } = await call(askForEmailChange, { body: values })
    onAsked(values, successMessage ?? '')
  })
  return (
    <FormFrame label="Đổi email" failure={form.failure} onSubmit={send}>
      <p className={styles.lead}>
        Chúng tôi gửi một mã 6 chữ số tới địa chỉ mới; bạn nhập mã xong, tài khoản đổi sang địa chỉ ấy.
      </p>
      <Field label="Email mới" error={errorOf('Email')}>
        <Input {...register('Email')} type="email" autoComplete="email" inputMode="email" autoFocus />
      </Field>
      <Field label="Mật khẩu hiện tại" error={errorOf('Password')}>
        <PasswordInput {...register('Password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" look="son" isBlock isBusy={formState.isSubmitting}>
        Gửi mã
      </Button>
      <Button look="text" isSmall onClick={onHasCode}>
        Tôi đã có mã
      </Button>
    </FormFrame>
  )
}
