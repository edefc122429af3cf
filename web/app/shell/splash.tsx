import { isCheckingSession } from '../lib/state/session.ts'
import { storedToken } from '../lib/state/stored-token.ts'
import { Seal } from '../ui/seal.tsx'
import styles from './splash.module.css'

/** SPEC §2.1, §4: while a kept token is being checked at the start. Guests have none, so they never wait. */
export function Splash() {
  const isChecking = isCheckingSession.use()
  if (!isChecking || storedToken() === null) return null
  return (
    <div className={styles.splash} role="status" data-part="splash">
      <Seal className={styles.seal} />
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">Đang mở tài khoản của bạn…</span>
    </div>
  )
}
