import { Download } from 'lucide-react'
import styles from './intake-page.module.css'
import outline from './templates/de-cuong-va-tom-tat.docx?url'
import request from './templates/giay-de-nghi-xuat-ban.docx?url'
import rules from './templates/quy-cach-ban-thao.docx?url'

/** Made by scripts/make-manuscript-templates.ts. */
const TEMPLATES = [
  { url: rules, title: 'Quy cách bản thảo' },
  { url: request, title: 'Giấy đề nghị xuất bản' },
  { url: outline, title: 'Đề cương và tóm tắt' },
]

export function Templates() {
  return (
    <ul className={styles.templates} aria-label="Biểu mẫu tải về">
      {TEMPLATES.map(({ url, title }) => (
        <li key={title}>
          <a href={url} download={`${title} – Thư Quán.docx`}>
            <Download size="1.8rem" aria-hidden="true" />
            {title} <small>.docx</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
