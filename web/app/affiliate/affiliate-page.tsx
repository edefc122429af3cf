import { getUserAffiliate, listCommissions, type UserAffiliate } from '@tq/contract/promotion/affiliate.ts'
import { Link } from 'react-router'
import { PageHead } from '../head/page-head.tsx'
import { call } from '../lib/browser-call.ts'
import { failureWords } from '../lib/failure-words.ts'
import { formatPrice } from '../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../lib/page-data.ts'
import { pageIn } from '../lib/use-list-address.ts'
import { OutOfDate, PageWaiting } from '../lib/waiting.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/affiliate-page.ts'
import styles from './affiliate-page.module.css'
import { ApplyForm } from './apply-form.tsx'
import { Dashboard, type DashboardProps } from './dashboard.tsx'

export const loader = nothingYet

export const clientLoader = pageLoader(async ({ request }: Route.ClientLoaderArgs) => {
  const page = pageIn(new URL(request.url).searchParams)
  // A list that does not come says so in its own panel.
  const commissions = call(listCommissions, { query: { page } }).then(
    (answer) => ({ answer, failure: '' }),
    (error: unknown) => ({ answer: null, failure: failureWords(error) }),
  )
  const { data: affiliate } = await call(getUserAffiliate)
  return { affiliate, commissions: await commissions }
})

export default AffiliatePage

function AffiliatePage({ loaderData: { data, failure } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { show } = usePageData<typeof clientLoader>()
  return (
    <>
      <PageHead
        title="Cộng tác viên"
        description="Giới thiệu sách Thư Quán và nhận hoa hồng."
        path="/tai-khoan/affiliate"
        isHidden
      />
      <h1>Cộng tác viên</h1>
      {data ? (
        <>
          <OutOfDate failure={failure} />
          <State {...data} onChange={(affiliate) => show({ affiliate })} />
        </>
      ) : (
        <PageWaiting failure={failure} />
      )}
    </>
  )
}

function State({ affiliate, commissions, onChange }: DashboardProps) {
  if (affiliate.status === 'active' || affiliate.status === 'closed')
    return <Dashboard affiliate={affiliate} commissions={commissions} onChange={onChange} />
  if (affiliate.status === 'pending')
    return (
      <EmptyState
        title="Hồ sơ đang được xem xét"
        sentence="Chúng tôi trả lời qua email trong 3 ngày làm việc. Mã và đường dẫn của bạn sẽ hiện ở đây."
      />
    )
  return (
    <div className={styles.narrow}>
      {affiliate.status === 'refused' ? (
        <Notice tone="warning" title="Hồ sơ chưa được duyệt">
          Lý do có trong email chúng tôi gửi bạn. Sửa lại những chỗ ấy rồi gửi lại hồ sơ nhé.
        </Notice>
      ) : (
        <Explanation affiliate={affiliate} />
      )}
      <ApplyForm onDone={onChange} />
    </div>
  )
}

function Explanation({ affiliate: { percent, payoutFrom } }: { affiliate: UserAffiliate }) {
  return (
    <div className={styles.about}>
      <p className={styles.lead}>
        Giới thiệu sách của Thư Quán ở lớp học, câu lạc bộ, trang viết hay kênh của bạn, và nhận hoa hồng khi đơn hàng hoàn tất.
      </p>
      <ul className={styles.steps}>
        <li>
          <b>{percent}% tiền hàng</b>
          <span>sau giảm giá, không tính phí giao và thuế</span>
        </li>
        <li>
          <b>Ghi nhận trong 30 ngày</b>
          <span>từ khi người đọc bấm đường dẫn của bạn</span>
        </li>
        <li>
          <b>Trả ngày 15</b>
          <span>hằng tháng, từ {formatPrice(payoutFrom)}</span>
        </li>
      </ul>
      <p>
        Người mua không phải trả thêm gì. Xem đầy đủ <Link to="/dieu-khoan-cong-tac-vien">Điều khoản cộng tác viên</Link>.
      </p>
    </div>
  )
}
