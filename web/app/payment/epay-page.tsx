import type { EpayModel } from '@tq/contract/order.ts'
import { useEffect, useRef } from 'react'
import { PageHead } from '../head/page-head.tsx'
import { nothingYet, pageLoader } from '../lib/page-data.ts'
import { PageWaiting } from '../lib/waiting.tsx'
import { Button } from '../ui/form/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/epay-page.ts'
import { requireAllowed } from './allowed-address.ts'
import { forgetEpayModel, keptEpayModel } from './epay-model.ts'
import styles from './gateway-page.module.css'
import { NextLinks } from './next-links.tsx'

export const loader = nothingYet

export const clientLoader = pageLoader(async () => {
  const model = keptEpayModel()
  if (model) await requireAllowed('epay', model.url)
  return { model }
})

export default EpayPage

/** SPEC §4: posts what the checkout has left for the second gateway. */
function EpayPage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <div className="wrap">
      <PageHead title="Thanh toán qua Epay" description="Chuyển sang cổng thanh toán Epay." path="/thanh-toan/epay" isHidden />
      <div className={styles.page}>
        <h1>Thanh toán qua Epay</h1>
        {!data ? (
          <>
            <PageWaiting title="Chưa mở được trang Epay" failure={failure} />
            {failure && <NextLinks />}
          </>
        ) : data.model ? (
          <Leave model={data.model} />
        ) : (
          <>
            <Notice tone="warning">
              Không còn thông tin thanh toán trong trình duyệt này: có thể trang đã được mở rồi. Nếu chưa trả tiền, bạn mở đơn
              hàng và thanh toán lại.
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
        Đang mở trang Epay để bạn xác nhận thanh toán. Xong, bạn được đưa trở lại đây; xin đừng đóng trang giữa chừng.
      </p>
      <Button type="submit" look="son">
        Mở trang Epay
      </Button>
    </form>
  )
}
