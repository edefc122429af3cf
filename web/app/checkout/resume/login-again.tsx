import { askForLogin } from '../../account/dialogs/account-dialog-store.ts'
import { Button } from '../../ui/form/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from '../checkout-steps.module.css'
import { LOGIN_AGAIN } from './use-return.ts'

/** Instead of an empty cart: the member's own lies behind a login. */
export function LoginAgain({ title, onGuest }: { title: string; onGuest(): void }) {
  return (
    <>
      <h1 className={styles.first}>{title}</h1>
      <Notice
        tone="warning"
        title="Phiên đăng nhập đã hết hạn"
        className={styles.failure}
        action={
          <>
            <Button isSmall look="lam" onClick={() => askForLogin()}>
              Đăng nhập
            </Button>
            <Button isSmall look="text" onClick={onGuest}>
              Mua không cần tài khoản
            </Button>
          </>
        }
      >
        {LOGIN_AGAIN}
      </Notice>
    </>
  )
}
