import { readPaymentReturn } from '@tq/contract/order.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { confirmationPath } from '../checkout/outcome.ts'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { failureWords } from '../lib/failure-words.ts'
import { Button } from '../ui/form/button.tsx'
import { Loading, SkeletonText } from '../ui/layout/skeleton.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './gateway-page.module.css'
import { NextLinks } from './next-links.tsx'

const GATEWAYS = {
  epay: { path: '/thanh-toan/epay-result', title: 'Kết quả thanh toán', name: 'Epay' },
  vnpay: { path: '/thanh-toan/vnpay-result', title: 'Kết quả thanh toán qua VNPAY', name: 'VNPAY' },
} as const

/**
 * Where Epay sends the browser back to, and where it comes to when what VNPAY sent could not be read: the server reads which
 * order it is about, the order's page says the rest.
 */
export default function GatewayResultPage() {
  const { pathname, search } = useLocation()
  const gateway = pathname.startsWith(GATEWAYS.vnpay.path) ? 'vnpay' : 'epay'
  const { path, title, name } = GATEWAYS[gateway]
  const navigate = useNavigate()
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    setFailure('')
    call(readPaymentReturn, { body: { gateway, query: window.location.search.slice(1) } }).then(
      ({ data }) => !isGone && navigate(confirmationPath(data.orderId), { replace: true }),
      (error: unknown) => !isGone && setFailure(failureWords(error)),
    )
    return () => {
      isGone = true
    }
  }, [gateway, search, round])
  return (
    <div className="wrap">
      <PageHead title={title} description={`Đọc kết quả từ cổng thanh toán ${name}.`} path={path} isHidden />
      <div className={styles.page}>
        <h1>{title}</h1>
        {failure ? (
          <>
            <Notice
              tone="error"
              isAlert
              title="Chưa đọc được kết quả"
              action={<Button onClick={() => setRound((n) => n + 1)}>Thử lại</Button>}
            >
              {failure}. Nếu bạn đã trả tiền, đơn vẫn tự được xác nhận sau ít phút.
            </Notice>
            <NextLinks />
          </>
        ) : (
          <Loading label="Đang hỏi cổng thanh toán…">
            <SkeletonText />
          </Loading>
        )}
        <noscript>
          <p>Trang này cần JavaScript để đọc kết quả thanh toán. Đơn hàng vẫn tự được xác nhận.</p>
        </noscript>
      </div>
    </div>
  )
}
