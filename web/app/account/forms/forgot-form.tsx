import { resetPassword, sendSecurityCode, validateSecurityCode } from '@tq/contract/account.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { Email, ResetForm } from '@tq/contract/forms/account.ts'
import { useState } from 'react'
import { z } from 'zod'
import { tellAfterReload } from '../../cart/data/start-cart.ts'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { forgetPerson } from '../../lib/state/personal-storage.ts'
import { resetStores } from '../../lib/state/store.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, PasswordInput } from '../../ui/form/input.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { drafted, keepTyped, turnTo } from '../dialogs/account-dialog-store.ts'
import styles from '../dialogs/account-dialogs.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'
import { CodeStep } from './code-step.tsx'

type Passwords = { NewPassword: string; confirm: string }
type Step = { name: 'send' } | { name: 'check'; said: string; failure?: string } | { name: 'change'; code: string }

/** SPEC §4: send the code, check it, choose a new password; then log in with it. */
export function ForgotForm() {
  const [step, setStep] = useState<Step>({ name: 'send' })
  const [email, setEmail] = useState(() => drafted().Email)
  // The code may expire while the password is typed: then only the code is asked for again.
  const [passwords, setPasswords] = useState<Passwords>({ NewPassword: '', confirm: '' })
  return (
    <>
      {step.name === 'send' && (
        <Send
          email={email}
          onType={setEmail}
          onCode={(sentTo, said) => {
            setEmail(sentTo)
            setStep({ name: 'check', said })
          }}
        />
      )}
      {step.name === 'check' && (
        <CodeStep
          label="Nhập mã xác thực"
          action="Tiếp tục"
          email={email}
          said={step.said}
          failure={step.failure}
          check={async (code) => {
            await call(validateSecurityCode, { body: { Email: email, SecurityCode: code } })
            setStep({ name: 'change', code })
          }}
          resend={async () => (await call(sendSecurityCode, { body: { Email: email } })).successMessage}
          onBack={() => setStep({ name: 'send' })}
        />
      )}
      {step.name === 'change' && (
        <Change
          email={email}
          code={step.code}
          passwords={passwords}
          onDead={(typed, failure) => {
            setPasswords(typed)
            setStep({ name: 'check', said: '', failure })
          }}
        />
      )}
      <p className={styles.turn}>
        <Button look="text" isSmall onClick={() => turnTo('login', { Email: email })}>
          Quay lại đăng nhập
        </Button>
      </p>
    </>
  )
}

const SendShape = z.strictObject({ Email })

interface SendProps {
  email: string
  onType(email: string): void
  /** A code is on its way there, or there already. */
  onCode(email: string, said: string): void
}

function Send({ email, onType, onCode }: SendProps) {
  const form = useShapedForm(SendShape, { Email: email })
  const send = form.submit(async (values) => {
    const { successMessage } = await call(sendSecurityCode, { body: values })
    onCode(values.Email, successMessage ?? '')
  })
  // For readers whose dialog was lost while they read the letter: sending another code would make that one invalid.
  const goOn = form.submit(async (values) => onCode(values.Email, ''))
  return (
    <FormFrame label="Gửi mã xác thực" failure={form.failure} onSubmit={send}>
      <p className={styles.lead}>Chúng tôi gửi một mã 6 chữ số tới email của bạn.</p>
      <Field label="Email" error={form.errorOf('Email')}>
        <Input
          {...form.register('Email', { onChange: ({ target }) => onType(target.value) })}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
        />
      </Field>
      <Button type="submit" look="son" isBlock isBusy={form.formState.isSubmitting}>
        Gửi mã
      </Button>
      <Button look="text" isSmall onClick={goOn}>
        Tôi đã có mã
      </Button>
    </FormFrame>
  )
}

/** A reset ends every session of the account, this browser's too, so the page drops its token. */
function beginAnew(said: string): void {
  forgetPerson()
  resetStores()
  tellAfterReload(said)
  window.location.assign(`/login?redirect=${encodeURIComponent(window.location.pathname)}`)
}

interface ChangeProps {
  email: string
  code: string
  passwords: Passwords
  /** The code has ended, or its tries are used up. */
  onDead(typed: Passwords, failure: string): void
}

function Change({ email, code, passwords, onDead }: ChangeProps) {
  const form = useShapedForm(ResetForm, { SecurityCode: code, ...passwords })
  const { register, errorOf } = form
  const send = form.submit(async ({ SecurityCode: sent, NewPassword, confirm }) => {
    try {
      const { successMessage } = await call(resetPassword, { body: { Email: email, SecurityCode: sent, NewPassword } })
      const said = successMessage ?? 'Đã đổi mật khẩu'
      if (storedToken()) return beginAnew(said)
      showToast(said)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CODE_INVALID') return onDead({ NewPassword, confirm }, error.message)
      throw error
    }
    keepTyped({ Password: '' })
    turnTo('login', { Email: email })
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
