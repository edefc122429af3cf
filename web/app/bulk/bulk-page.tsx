import { PUBLISHER } from '@tq/contract/publisher.ts'
import { PageHead } from '../head/page-head.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { BulkForm } from './bulk-form.tsx'
import styles from './bulk-page.module.css'

/** Schools, libraries, companies: what many copies cost is answered by a person. */
export default function BulkPage() {
  return (
    <div className="wrap">
      <PageHead
        title="Mua số lượng lớn"
        description="Báo giá sách cho trường học, thư viện, cơ quan: gửi tên sách và số lượng, nhà xuất bản trả lời trong một ngày làm việc."
        path="/mua-so-luong-lon"
      />
      <Breadcrumbs crumbs={[{ title: 'Mua số lượng lớn' }]} />
      <h1>Mua số lượng lớn</h1>
      <p className={styles.lead}>
        Cho trường học, thư viện, cơ quan: bạn gửi tên sách và số lượng, chúng tôi báo giá và ngày giao trong một ngày làm việc.
        Cần gấp, bạn gọi <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>.
      </p>
      <div className={styles.form}>
        <BulkForm />
      </div>
    </div>
  )
}
