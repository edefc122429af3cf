import { PUBLISHER } from '@tq/contract/publisher.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { isSessionKnown, session } from '../lib/state/session.ts'
import { Seal } from '../ui/seal.tsx'
import { openDialog } from './dialogs/account-dialog-store.ts'
import { LoginForm } from './forms/login-form.tsx'
import styles from './login-page.module.css'
import { safePath } from './safe-path.ts'

/** SPEC §2.3: where a guest is sent who may not go on; the way back is in the address. */
export default function LoginPage() {
  const { roles } = session.use()
  const isKnown = isSessionKnown.use()
  const { search } = useLocation()
  // The page is the same for everybody; what is in the address belongs to the browser.
  const [goTo, setGoTo] = useState('/')
  useEffect(() => {
    const query = new URLSearchParams(search)
    setGoTo(safePath(query.get('redirect')))
    if (query.get('dialog') === 'register') openDialog('register')
  }, [search])
  useEffect(() => {
    if (isKnown && roles.length > 0) window.location.replace(goTo)
  }, [isKnown, roles, goTo])
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title="Đăng nhập"
        description="Đăng nhập Thư Quán để xem đơn hàng, đọc sách điện tử và học tiếp khoá học của bạn."
        path="/login"
        isHidden
      />
      <div className={styles.card}>
        <Seal className={styles.seal} />
        <h1>Đăng nhập</h1>
        <p className={styles.lead}>Để xem thư viện, đơn hàng và bài đang học.</p>
        <noscript>
          <p>
            Đăng nhập cần JavaScript. Không có nó bạn vẫn xem được mọi kệ sách, tin sách và các trang hướng dẫn; cần đặt sách, xin
            gọi <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>.
          </p>
        </noscript>
        <LoginForm goTo={goTo} />
      </div>
    </div>
  )
}
