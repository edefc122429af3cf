import { Download, FileText } from 'lucide-react'
import { durationWords } from '../../parts/words.ts'
import styles from './document.module.css'

export interface DocumentProps {
  url: string
  title: string
  durationSeconds: number
}

/** A lesson that is a PDF: opened in the browser's own viewer, or taken along. */
export function Document({ url, title, durationSeconds }: DocumentProps) {
  return (
    <div className={styles.document}>
      <span className={styles.sheet} aria-hidden="true">
        PDF
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>Tài liệu PDF, đọc khoảng {durationWords(durationSeconds)}</p>
        <p className={styles.ways}>
          <a href={url} target="_blank" rel="noopener" className={styles.open}>
            <FileText size="1.8rem" aria-hidden="true" />
            Mở tài liệu<span className="visually-hidden"> trong thẻ mới</span>
          </a>
          <a href={url} download className={styles.get}>
            <Download size="1.8rem" aria-hidden="true" />
            Tải về
          </a>
        </p>
      </div>
    </div>
  )
}
