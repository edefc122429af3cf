import { readPaymentReturn } from '@tq/contract/order.ts'
import { replace, useLocation } from 'react-router'
import { confirmationPath } from '../checkout/outcome.ts'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { PageWaiting } from '../lib/waiting.tsx'
import { Loading, SkeletonText } from '../ui/layout/skeleton.tsx'
import type { Route } from './+types/gateway-result-page.ts'
import styles from './gateway-page.module.css'
import { NextLinks } from './next-links.tsx'

const GATEWAYS = {
  epay: { path: '/thanh-toan/epay-result', title: 'Kết quả thanh toán', name: 'Epay' },
  vnpay: { path: '/thanh-toan/vnpay-result', title: 'Kết quả thanh toán qua VNPAY', name: 'VNPAY' },
} as const

const gatewayOf = (pathname: string) => (pathname.startsWith(GATEWAYS.vnpay.path) ? 'vnpay' : 'epay')

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url)
  const { data } = await call(readPaymentReturn, { body: { gateway: gatewayOf(pathname), query: search.slice(1) } })
  throw replace(confirmationPath(data.orderId))
})

export default GatewayResultPage

/**
 * Where Epay sends the browser back to, and where it comes to when what VNPAY sent could not be read: the server reads which
 * order it is about, the order's page says the rest.
 */
function GatewayResultPage({ loaderData: { failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { path, title, name } = GATEWAYS[gatewayOf(useLocation().pathname)]
  return (
    <div className="wrap">
      <PageHead title={title} description={`Đọc kết quả từ cổng thanh toán ${name}.`} path={path} isHidden />
      <div className={styles.page}>
        <h1>{title}</h1>
        <PageWaiting
          title="Chưa đọc được kết quả"
          failure={failure && `${failure}. Nếu bạn đã trả tiền, đơn vẫn tự được xác nhận sau ít phút.`}
        >
          <Loading label="Đang hỏi cổng thanh toán…">
            <SkeletonText />
          </Loading>
        </PageWaiting>
        {failure && <NextLinks />}
        <noscript>
          <p>Trang này cần JavaScript để đọc kết quả thanh toán. Đơn hàng vẫn tự được xác nhận.</p>
        </noscript>
      </div>
    </div>
  )
}
