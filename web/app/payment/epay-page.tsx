import type { EpayModel } from '@tq/contract/order.ts'
import { useEffect, useRef, useState } from 'react'
import { PageHead } from '../head/page-head.tsx'
import { failureWords } from '../lib/failure-words.ts'
import { Waiting } from '../lib/waiting.tsx'
import { Button } from '../ui/form/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { requireAllowed } from './allowed-address.ts'
import { forgetEpayModel, keptEpayModel } from './epay-model.ts'
import styles from './gateway-page.module.css'
import { NextLinks } from './next-links.tsx'

type State = { is: 'reading' } | { is: 'ready'; model: EpayModel } | { is: 'missing' } | { is: 'failed'; message: string }

/** SPEC §4: posts what the checkout has left for the second gateway. */
export default function EpayPage() {
  const [state, setState] = useState<State>({ is: 'reading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const model = keptEpayModel()
    if (!model) return setState({ is: 'missing' })
    requireAllowed('epay', model.url).then(
      () => setState({ is: 'ready', model }),
      (error: unknown) => setState({ is: 'failed', message: failureWords(error) }),
    )
  }, [round])
  return (
    <div className="wrap">
      <PageHead title="Thanh toán qua Epay" description="Chuyển sang cổng thanh toán Epay." path="/thanh-toan/epay" isHidden />
      <div className={styles.page}>
        <h1>Thanh toán qua Epay</h1>
        {state.is === 'reading' && <Waiting failure="" onRetry={() => {}} />}
        {state.is === 'ready' && <Leave model={state.model} />}
        {state.is === 'missing' && (
          <>
            <Notice tone="warning">
              Không còn thông tin thanh toán trong trình duyệt này: có thể trang đã được mở rồi. Nếu chưa trả tiền, bạn mở đơn
              hàng và thanh toán lại.
            </Notice>
            <NextLinks />
          </>
        )}
        {state.is === 'failed' && (
          <>
            <Notice
              tone="error"
              isAlert
              title="Chưa mở được trang Epay"
              action={<Retry onRetry={() => setRound((n) => n + 1)} />}
            >
              {state.message}
            </Notice>
            <NextLinks />
          </>
        )}
        <noscript>
          <p>Trang này cần JavaScript để mở cổng thanh toán.</p>
        </noscript>
      </div>
    </div>
  )
}

const Retry = ({ onRetry }: { onRetry(): void }) => <Button onClick={onRetry}>Thử lại</Button>

/** Goes by itself; the button is for browsers that would not, and for who comes back. */
function Leave({ model }: { model: EpayModel }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The stored form is used once: a shopper who comes back is not sent to the gateway again.
    forgetEpayModel()
    form.current?.submit()
  }, [])
  return (
    <form ref={form} method="post" action={model.url} className={styles.form} aria-label="Mở trang Epay">
      {Object.entries(model.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status">
        Đang mở trang Epay để bạn xác nhận thanh toán. Xong việc, bạn được đưa trở lại đây; xin đừng đóng trang giữa chừng.
      </p>
      <Button type="submit" look="son">
        Mở trang Epay
      </Button>
    </form>
  )
}
