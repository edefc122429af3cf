import { activate, resendCode } from '@tq/contract/account.ts'
import { call } from '../../lib/browser-call.ts'
import { Button } from '../../ui/form/button.tsx'
import { openDialog, turnTo } from '../dialogs/account-dialog-store.ts'
import styles from '../dialogs/account-dialogs.module.css'
import { CodeStep } from './code-step.tsx'
import { registration } from './registration.ts'

export function ActivationForm() {
  const known = registration.get()
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
  return (
    <CodeStep
      label="Kích hoạt tài khoản"
      codeName="Mã kích hoạt"
      action="Kích hoạt"
      email={email}
      said={known.message}
      check={async (securityCode) => {
        const { data, successMessage } = await call(activate, { body: { token, email, securityCode } })
        registration.set({ ...known, userId: data.userId, proof: data.proof, message: successMessage ?? '' })
        openDialog('information')
      }}
      resend={async () => (await call(resendCode, { body: { token, email } })).successMessage}
      // A new account has no other address yet: it is registered under the right one.
      onBack={() => turnTo(known.from, { Email: email })}
    />
  )
}
