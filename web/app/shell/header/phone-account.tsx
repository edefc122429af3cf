import { User } from 'lucide-react'
import { Link } from 'react-router'
import { isCheckingSession, session } from '../../lib/state/session.ts'
import { opensDialog } from '../navigation/opens-dialog.ts'
import styles from './phone-account.module.css'

/** On narrow screens, where the top bar is not: the way to log in, or the member's own letter. */
export function PhoneAccount() {
  const { roles, displayName } = session.use()
  const isChecking = isCheckingSession.use()
  const isMember = roles.length > 0 || isChecking
  const [letter] = displayName.trim().split(/\s+/).at(-1) ?? ''
  return (
    <Link
      to={isMember ? '/tai-khoan' : '/login'}
      onClick={isMember ? undefined : opensDialog({ modal: 'login' })}
      className={styles.account}
    >
      {letter ? (
        <span className={styles.letter} aria-hidden="true">
          {letter}
        </span>
      ) : (
        <User size="2rem" aria-hidden="true" />
      )}
      <span className="visually-hidden">{isMember ? 'Tài khoản' : 'Đăng nhập'}</span>
    </Link>
  )
}
