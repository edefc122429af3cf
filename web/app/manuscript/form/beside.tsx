import { BookOpenText, Mail, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './beside.module.css'
import type { StepNumber } from './checks.ts'

const icon = { size: '2rem', 'aria-hidden': true } as const

/** What happens next is always in sight. */
export function Beside({ step }: { step: StepNumber }) {
  return (
    <aside aria-label="Sau khi gửi">
      <Panel title="Sau khi gửi">
        <ul className={styles.list}>
          <li>
            <Mail {...icon} />
            <span>Bạn nhận thư có mã hồ sơ, tên tệp, dung lượng và giờ nhận.</span>
          </li>
          <li>
            <BookOpenText {...icon} />
            <span>Biên tập viên đọc sơ bộ trong hai đến ba tuần rồi viết cho bạn.</span>
          </li>
          <li>
            <RefreshCw {...icon} />
            <span>Cần sửa, bạn tải phiên bản mới lên; bản cũ không bị xoá.</span>
          </li>
        </ul>
      </Panel>
      <section className={styles.help}>
        <h2>{step === 2 ? 'Nên chuẩn bị tệp thế nào?' : 'Chưa viết xong hôm nay?'}</h2>
        <p>
          {step === 2
            ? 'Một tệp cho toàn bộ bản thảo, có mục lục và đánh số trang. Hình để riêng trong một tệp .zip, tên theo số hình.'
            : 'Cứ đóng trang. Có tài khoản, bản nháp nằm trong tài khoản; chưa có, nó nằm trong trình duyệt này.'}
        </p>
        <Link to="/tiep-nhan-ban-thao#chuan-bi">Xem quy cách và biểu mẫu</Link>
      </section>
    </aside>
  )
}
