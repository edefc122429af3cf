import { Link } from 'react-router'
import { Plain } from '../drawing/plain.tsx'
import { Button } from '../ui/form/button.tsx'
import { QuestionRow } from '../ui/question-row.tsx'
import { decide } from './consent.ts'
import styles from './consent-notice.module.css'

/**
 * Stands in the page, above the footer, and covers nothing: without an answer nothing is measured, so nobody has to be
 * stopped for one. In every page's HTML; the script in the head decides whether it shows.
 */
export function ConsentNotice() {
  return (
    <Plain>
      <aside className={styles.notice} aria-label="Dữ liệu khi bạn xem trang">
        <QuestionRow
          answers={
            <>
              <Button isSmall onClick={() => decide(false)}>
                Không, cảm ơn
              </Button>
              <Button isSmall onClick={() => decide(true)}>
                Đồng ý
              </Button>
            </>
          }
        >
          <p>
            <b>Cho phép đo lượt truy cập?</b> Giỏ hàng và cài đặt nằm trong trình duyệt của bạn. Nếu bạn đồng ý, chúng tôi còn đếm
            lượt xem và đo tốc độ từng loại trang, không kèm tên, địa chỉ hay mã nhận dạng nào.{' '}
            <Link to="/chinh-sach-bao-mat">Chính sách bảo mật</Link>
          </p>
        </QuestionRow>
      </aside>
    </Plain>
  )
}
