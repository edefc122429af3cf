import { PUBLISHER } from '@tq/contract/publisher.ts'
import styles from './till-footer.module.css'

/** At the till nothing leads away but the rules of the sale: the site's own footer steps back (`data-till`). */
export function TillFooter() {
  return (
    <div className={styles.foot}>
      <p>
        © 2026 {PUBLISHER.name} · <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a> · {PUBLISHER.hours}
      </p>
      <nav aria-label="Chính sách" className={styles.links}>
        <a href="/chinh-sach-doi-tra" target="_blank" rel="noopener">
          Chính sách đổi trả
        </a>
        <a href="/chinh-sach-bao-mat" target="_blank" rel="noopener">
          Chính sách bảo mật
        </a>
        <a href="/dieu-khoan-giao-dich-chung" target="_blank" rel="noopener">
          Điều khoản giao dịch chung
        </a>
      </nav>
    </div>
  )
}
