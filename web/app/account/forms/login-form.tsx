import { login } from '@tq/contract/account.ts'
import { LoginForm as Shape } from '@tq/contract/forms/account.ts'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, PasswordInput } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { drafted, turnTo } from '../dialogs/account-dialog-store.ts'
import styles from '../dialogs/account-dialogs.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'
import { GoogleButton } from '../dialogs/google-button.tsx'
import { finishLogin } from '../log-in.ts'
import { WaitingCode } from './waiting-code.tsx'

export interface LoginFormProps {
  message?: string
  /** Where to go afterwards; the same page otherwise. */
  goTo?: string | null
}

export function LoginForm({ message, goTo }: LoginFormProps) {
  const { Email, Password, remember } = drafted()
  const form = useShapedForm(Shape, { Email, Password, remember })
  const isHydrated = useHydrated()
  const { register, errorOf, formState } = form
  const turn = (name: 'register' | 'forgot' | 'reactivate' | 'activate') => turnTo(name, form.getValues())
  const send = form.submit(async (values) => {
    const { data } = await call(login, { body: values })
    await finishLogin(data.token, goTo)
  })
  return (
    <>
      {message && <Notice tone="warning">{message}</Notice>}
      <WaitingCode onWant={() => turn('activate')} />
      <FormFrame
        label="Đăng nhập"
        failure={form.failure}
        failureAction={
          form.failureCode === 'LOGIN_FAILED' && (
            <Button isSmall onClick={() => turn('reactivate')}>
              Kích hoạt lại tài khoản
            </Button>
          )
        }
        onSubmit={send}
      >
        <Field label="Email" error={errorOf('Email')}>
          <Input {...register('Email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Mật khẩu" error={errorOf('Password')}>
          <PasswordInput {...register('Password')} autoComplete="current-password" />
        </Field>
        <div className={styles.between}>
          <Checkbox label="Ghi nhớ trong 30 ngày" {...register('remember')} />
          <Button look="text" isSmall onClick={() => turn('forgot')}>
            Quên mật khẩu?
          </Button>
        </div>
        <Button type="submit" look="son" isBlock isBusy={formState.isSubmitting} disabled={!isHydrated}>
          Đăng nhập
        </Button>
      </FormFrame>
      <GoogleButton goTo={goTo} onStart={form.clearFailure} onFailure={form.fail} />
      <p className={styles.turn}>
        Chưa có tài khoản?{' '}
        <Button look="text" isSmall onClick={() => turn('register')}>
          Đăng ký
        </Button>
      </p>
      <p className={styles.turn}>
        Đã đăng ký, chưa kích hoạt?{' '}
        <Button look="text" isSmall onClick={() => turn('reactivate')}>
          Lấy mã kích hoạt
        </Button>
      </p>
    </>
  )
}
