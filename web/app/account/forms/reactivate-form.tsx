import { reactivate } from '@tq/contract/account.ts'
import { ReactivateForm as Shape } from '@tq/contract/forms/account.ts'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, PasswordInput } from '../../ui/form/input.tsx'
import { drafted, turnTo } from '../dialogs/account-dialog-store.ts'
import styles from '../dialogs/account-dialogs.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'
import { registration } from './registration.ts'

export function ReactivateForm() {
  const { Email, Password, Name, Phone } = drafted()
  const form = useShapedForm(Shape, { Email, Password })
  const { register, errorOf, formState } = form
  const send = form.submit(async (values) => {
    const { data, successMessage } = await call(reactivate, { body: values })
    const message = successMessage ?? ''
    registration.set({ token: data.token, email: values.Email, from: 'reactivate', name: Name, phone: Phone, message })
    turnTo('activate', values)
  })
  // SPEC §5: only a form that was touched and is right can be sent. What came from another dialog counts as typed.
  const isReady = formState.isValid && (formState.isDirty || (Email !== '' && Password !== ''))
  return (
    <>
      <p className={styles.lead}>Nhập email và mật khẩu bạn đã đăng ký; nếu cả hai đúng, mã kích hoạt được gửi tới hộp thư ấy.</p>
      <FormFrame label="Lấy mã kích hoạt" failure={form.failure} onSubmit={send}>
        <Field label="Email" error={errorOf('Email')}>
          <Input {...register('Email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Mật khẩu" error={errorOf('Password')}>
          <PasswordInput {...register('Password')} autoComplete="current-password" />
        </Field>
        <Button type="submit" look="son" isBlock isBusy={formState.isSubmitting} disabled={!isReady}>
          Lấy mã kích hoạt
        </Button>
      </FormFrame>
      <p className={styles.turn}>
        Chưa có tài khoản?{' '}
        <Button look="text" isSmall onClick={() => turnTo('register', form.getValues())}>
          Đăng ký
        </Button>
      </p>
      <p className={styles.turn}>
        <Button look="text" isSmall onClick={() => turnTo('login', form.getValues())}>
          Quay lại đăng nhập
        </Button>
      </p>
    </>
  )
}
