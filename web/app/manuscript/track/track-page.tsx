import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { session } from '../../lib/state/session.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TrackForm } from './track-form.tsx'
import styles from './track-page.module.css'

/** For guests, and for whoever has no letter at hand: where a manuscript stands, by its code and the mailbox that sent it. */
export default function TrackPage() {
  const isMember = session.use().roles.length > 0
  const { search } = useLocation()
  // The page is the same for everybody; what is in the address belongs to the browser.
  const [code, setCode] = useState('')
  useEffect(() => setCode(new URLSearchParams(search).get('code') ?? ''), [search])
  return (
    <div className="wrap">
      <PageHead
        title="Tra cứu bản thảo đã gửi"
        description="Xem bản thảo bạn gửi nhà xuất bản đang ở bước nào, bằng mã hồ sơ và email, không cần tài khoản."
        path="/tra-cuu-ban-thao"
        isHidden
      />
      <Breadcrumbs crumbs={[{ title: 'Tiếp nhận bản thảo', url: '/tiep-nhan-ban-thao' }, { title: 'Tra cứu bản thảo' }]} />
      <div className={styles.page}>
        <h1>Tra cứu bản thảo đã gửi</h1>
        <p className={styles.lead}>
          Nhập mã hồ sơ trong thư biên nhận và email của tác giả chính. Trang này chỉ cho biết bản thảo đang ở đâu; muốn đọc thư,
          tải tệp hay gửi bản sửa, bạn mở hồ sơ bằng liên kết trong thư.
        </p>
        {isMember && (
          <Notice className={styles.member}>
            Bản thảo gửi từ tài khoản của bạn nằm sẵn ở <Link to="/tiep-nhan-ban-thao">Tiếp nhận bản thảo</Link>, không cần tra
            cứu.
          </Notice>
        )}
        <TrackForm key={code} code={code} />
        <noscript>
          <p>Tra cứu cần JavaScript. Mọi thư về bản thảo đều được gửi đến hộp thư của tác giả chính.</p>
        </noscript>
      </div>
    </div>
  )
}
