import { useState } from 'react'
import { useLocation } from 'react-router'
import { askForLogin } from '../../account/dialogs/account-dialog-store.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { tellApp } from '../app-token.ts'
import { useIsInApp } from './learner/frame.ts'
import styles from './login-invite.module.css'

/** Why one logs in here, and the way: our dialog, without JavaScript the login page, in the app the app's own. */
export function LoginInvite({ reason, isMain }: { reason: string; isMain?: boolean }) {
  const isInApp = useIsInApp()
  const [isTold, setIsTold] = useState(false)
  const { pathname } = useLocation()
  const look = isMain ? 'lam' : 'line'
  return (
    <div className={styles.invite}>
      <p>{reason}</p>
      {!isInApp && (
        <LinkButton
          to={`/login?redirect=${encodeURIComponent(pathname)}`}
          look={look}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            askForLogin(reason)
          }}
        >
          Đăng nhập
        </LinkButton>
      )}
      {isInApp && !isTold && (
        <Button
          look={look}
          onClick={() => {
            tellApp({ type: 'login', reason })
            setIsTold(true)
          }}
        >
          Đăng nhập
        </Button>
      )}
      {isTold && (
        <p role="status" className={styles.quiet}>
          Bạn đăng nhập trong ứng dụng rồi mở lại bài này nhé.
        </p>
      )}
    </div>
  )
}
