import { User } from 'lucide-react'
import { Link } from 'react-router'
import { isCheckingSession, session } from '../../lib/state/session.ts'
import { opensDialog } from '../navigation/opens-dialog.ts'
import styles from './phone-account.module.css'

/** On narrow screens, where the top bar is not: the way to log in; filled once somebody is. */
export function PhoneAccount() {
  const { roles } = session.use()
  const isMember = isCheckingSession.use() || roles.length > 0
  return (
    <Link
      to={isMember ? '/tai-khoan' : '/login'}
      onClick={isMember ? undefined : opensDialog({ modal: 'login' })}
      className={styles.account}
    >
      <User size="2rem" aria-hidden="true" />
      <span className="visually-hidden">{isMember ? 'Tài khoản' : 'Đăng nhập'}</span>
    </Link>
  )
}
