import { logout } from '@tq/contract/account.ts'
import { useEffect } from 'react'
import { forgetDraft } from '../checkout/delivery/forget-draft.ts'
import { forgetPendingAnswers } from '../exam/attempt/pending-answers.ts'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { forgetKeptBooks } from '../lib/state/kept-books.ts'
import { forgetPerson } from '../lib/state/personal-storage.ts'
import { resetStores } from '../lib/state/store.ts'
import { storedToken } from '../lib/state/stored-token.ts'
import { forgetMarks } from '../reader/notes/sync/mark-store.ts'
import { leaveDeviceLists } from '../reader/offline/leave-device-lists.ts'
import styles from './logout-page.module.css'

/** The longest wait for the server; if it does not answer, the session ends when it expires. */
const MOST_WAIT_MS = 3000

/** SPEC §2.3, §4: ends the session and everything this browser knew of the person. */
export default function LogoutPage() {
  useEffect(() => {
    const token = storedToken()
    // A guest who opens this page keeps the cart.
    const forget = token ? forgetPerson : forgetDraft
    const go = () => window.location.replace('/trang-chu')
    const leave = () => {
      resetStores()
      forgetPendingAnswers()
      forgetMarks()
      // Again: an answer that arrived meanwhile may have stored something.
      forget()
      const slow = new Promise((done) => setTimeout(done, MOST_WAIT_MS))
      Promise.race([forgetKeptBooks(), slow]).then(go, go)
    }
    // The call has read the token already, so it is cleared before the answer: on a shared machine also if none comes.
    if (token) leaveDeviceLists()
    const ended = token && call(logout)
    forget()
    const late = new Promise((done) => setTimeout(done, MOST_WAIT_MS))
    Promise.race([ended, late]).then(leave, leave)
  }, [])
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title="Đăng xuất" description="Đăng xuất khỏi Thư Quán trên thiết bị này." path="/logout" isHidden />
      <h1 className="visually-hidden">Đăng xuất</h1>
      <p role="status">Logging out..</p>
      <noscript>
        <p>Bạn chưa đăng nhập ở trình duyệt này: đăng nhập và đăng xuất cần JavaScript.</p>
      </noscript>
    </div>
  )
}
