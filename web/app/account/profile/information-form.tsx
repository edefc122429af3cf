import { updateUser } from '@tq/contract/account.ts'
import { InformationForm as Shape } from '@tq/contract/forms/account.ts'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { Button } from '../../ui/form/button.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { turnTo } from '../dialogs/account-dialog-store.ts'
import styles from '../dialogs/account-dialogs.module.css'
import { FormFrame } from '../dialogs/form-frame.tsx'
import { registration } from '../forms/registration.ts'
import { logInAfterRegistration } from '../log-in.ts'
import { PlaceAndBirthday } from './place-and-birthday.tsx'

/** The last step of a registration. Nothing here is required; a way to the login is always there. */
export function InformationForm() {
  const known = registration.get()
  const form = useShapedForm(Shape, {
    Address: '',
    WardId: null,
    // The default is where the calendar opens: nobody's birthday is guessed.
    Birthday: null,
  })
  const toLogin = () => {
    registration.clear()
    turnTo('login', { Email: known?.email ?? '' })
  }
  const send = form.submit(async (values) => {
    // The proof is in memory only. After a reload it is gone, and the profile is filled in after the login.
    if (!known?.userId || !known.proof) return toLogin()
    // After a re-activation no name was typed in this browser: the registered one stays.
    const given = { ...(known.name ? { Name: known.name } : {}), ...(known.phone ? { Phone: known.phone } : {}) }
    const body = { ...values, ...given, WardId: values.WardId || null, proof: known.proof }
    const { successMessage } = await call(updateUser, { params: { userId: known.userId }, body })
    showToast(successMessage ?? 'Đã lưu thông tin')
    if (!(await logInAfterRegistration(known.email))) toLogin()
  })
  return (
    <>
      <p className={styles.lead}>Tài khoản đã sẵn sàng. Thông tin dưới đây giúp giao sách nhanh hơn; bạn có thể bỏ qua.</p>
      <FormFrame label="Thông tin cá nhân" failure={form.failure} success={known?.message} onSubmit={send}>
        <PlaceAndBirthday form={form} />
        <Button type="submit" look="son" isBlock isBusy={form.formState.isSubmitting}>
          Hoàn tất
        </Button>
      </FormFrame>
      <p className={styles.turn}>
        <Button look="text" isSmall onClick={toLogin}>
          Đăng nhập
        </Button>
      </p>
    </>
  )
}
