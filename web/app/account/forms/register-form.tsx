import { register as registerCall } from '@tq/contract/account.ts'
import { DEFAULT_BIRTHDAY, RegisterForm as Shape } from '@tq/contract/forms/account.ts'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, PasswordInput } from '../../ui/form/input.tsx'
import { drafted, turnTo } from '../dialogs/account-dialog-store.ts'
import styles from '../dialogs/account-dialogs.module.css'
import { AgreedTexts } from '../dialogs/agreed-texts.tsx'
import { FormFrame } from '../dialogs/form-frame.tsx'
import { registration } from './registration.ts'
import { WaitingCode } from './waiting-code.tsx'

export function RegisterForm() {
  const { remember: _remember, ...typed } = drafted()
  const form = useShapedForm(Shape, typed)
  const { register, errorOf, formState, watch } = form
  const send = form.submit(async ({ confirm: _confirm, isAgreed: _agreed, ...values }) => {
    // SPEC §3: the birthday of a new account is fixed; the next step asks for the real one.
    const body = { ...values, Address: '', WardId: null, Birthday: DEFAULT_BIRTHDAY }
    const { data, successMessage } = await call(registerCall, { body })
    registration.set({
      token: data.token,
      email: values.Email,
      from: 'register',
      name: values.Name,
      phone: values.Phone,
      message: successMessage ?? '',
    })
    turnTo('activate', form.getValues())
  })
  return (
    <>
      <WaitingCode onWant={() => turnTo('activate', form.getValues())} />
      <FormFrame label="Đăng ký" failure={form.failure} onSubmit={send}>
        <Field label="Họ và tên" error={errorOf('Name')}>
          <Input {...register('Name')} autoComplete="name" />
        </Field>
        <Field label="Số điện thoại" error={errorOf('Phone')}>
          <Input {...register('Phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
        <Field label="Email" error={errorOf('Email')}>
          <Input {...register('Email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field label="Mật khẩu" error={errorOf('Password')} hint="Ít nhất 8 ký tự; một câu dài dễ nhớ là tốt nhất.">
          <PasswordInput
            {...register('Password', { onChange: () => form.getValues('confirm') && form.trigger('confirm') })}
            autoComplete="new-password"
          />
        </Field>
        <Field label="Nhập lại mật khẩu" error={errorOf('confirm')}>
          <PasswordInput {...register('confirm')} autoComplete="new-password" />
        </Field>
        <Checkbox {...register('isAgreed')} label={<AgreedTexts />} />
        <Button type="submit" look="son" isBlock isBusy={formState.isSubmitting} disabled={!watch('isAgreed')}>
          Đăng ký
        </Button>
      </FormFrame>
      <p className={styles.turn}>
        Đã có tài khoản?{' '}
        <Button look="text" isSmall onClick={() => turnTo('login', form.getValues())}>
          Đăng nhập
        </Button>
      </p>
    </>
  )
}
