import type { TrackedOrder } from '@tq/contract/order.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { session } from '../../lib/state/session.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TrackForm } from './track-form.tsx'
import styles from './track-page.module.css'
import { Tracked } from './tracked.tsx'

/** For guests, and for members who are not logged in just now: where an order is, by its code and the telephone number. */
export default function TrackOrderPage() {
  const isMember = session.use().roles.length > 0
  const { search } = useLocation()
  // The page is the same for everybody; what is in the address belongs to the browser.
  const [code, setCode] = useState('')
  useEffect(() => setCode(new URLSearchParams(search).get('ma') ?? ''), [search])
  const [tracked, setTracked] = useState<TrackedOrder | null>(null)
  return (
    <div className="wrap">
      <PageHead
        title="Theo dõi đơn hàng"
        description="Xem đơn hàng của bạn đang ở đâu bằng mã đơn và số điện thoại lúc đặt, không cần tài khoản."
        path="/theo-doi-don-hang"
      />
      <Breadcrumbs crumbs={[{ title: 'Theo dõi đơn hàng' }]} />
      <h1>Theo dõi đơn hàng</h1>
      <p className={styles.lead}>Không cần tài khoản: chỉ cần mã đơn và số điện thoại lúc đặt.</p>
      <div className={styles.columns}>
        <div>
          {isMember && (
            <Notice className={styles.member}>
              Đơn đặt từ tài khoản của bạn nằm sẵn ở <Link to="/tai-khoan/don-hang">Đơn hàng của tôi</Link>, không cần tra cứu.
            </Notice>
          )}
          <TrackForm key={code} code={code} onTracked={setTracked} />
        </div>
        {tracked ? <Tracked order={tracked} /> : <WhatIsShown />}
      </div>
    </div>
  )
}

/** Before anything is asked: what the answer will hold, and what it never does. */
function WhatIsShown() {
  return (
    <section className={styles.before} aria-labelledby="track-before">
      <h2 id="track-before">Bạn sẽ thấy gì?</h2>
      <ul>
        <li>Đơn đang ở bước nào, từ lúc đặt đến lúc giao</li>
        <li>Sách trong đơn, mã vận đơn và ngày dự kiến nhận</li>
        <li>Số tiền và tình trạng thanh toán</li>
      </ul>
      <p>Để bảo vệ thông tin cá nhân, trang này không hiện tên, email và địa chỉ đầy đủ của người nhận.</p>
    </section>
  )
}
