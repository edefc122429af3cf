import type { Certificate } from '@tq/contract/learning/certificate.ts'
import { durationWords } from '../learning/parts/words.ts'
import { formatDate, formatNumber } from '../lib/format.ts'
import styles from './certificate-sheet.module.css'

const LEAVES = [0, 1, 2, 3, 4, 5]

/** The paper in small: one unit is 1/297 of its width. A print, so its colours are the same in every theme. */
export function CertificateSheet({ certificate, code }: { certificate: Certificate; code: string }) {
  return (
    <div className={styles.frame} role="img" aria-label="Hình thu nhỏ của chứng nhận">
      <div className={styles.sheet} aria-hidden="true">
        <svg viewBox="0 0 297 210" className={styles.ground} aria-hidden="true">
          <rect width="54" height="210" fill="#14402F" />
          <rect x="54" width="1.6" height="210" fill="#8DBB7B" />
          <path d="M27 56v154" stroke="#8DBB7B" strokeWidth="1.6" />
          <path d="M27 32c5 6 6 14 0 22-6-8-5-16 0-22z" fill="#E06440" />
          {LEAVES.map((at) => (
            <path
              key={at}
              d={`M27 ${84 + at * 23}c-12 2-21-4-22-16 12-1 20 5 22 16zm0 0c12 2 21-4 22-16-12-1-20 5-22 16z`}
              fill="#8DBB7B"
            />
          ))}
          <g fill="none" stroke="#F0E7D3" strokeWidth="1.4">
            <circle cx="250" cy="62" r="54" />
            <circle cx="250" cy="62" r="40" />
            <circle cx="250" cy="62" r="20" />
          </g>
          <rect x="62" y="8" width="227" height="194" fill="none" stroke="#CDBE9F" strokeWidth=".5" />
          <rect x="63.5" y="9.5" width="224" height="191" fill="none" stroke="#CDBE9F" strokeWidth=".25" />
        </svg>
        <div className={styles.words}>
          <p className={styles.issuer}>
            <b>Thư Quán</b>
            Nhà xuất bản Đại học
          </p>
          <p className={styles.kind}>Chứng nhận hoàn thành</p>
          <p>Trao cho</p>
          <p className={styles.name}>{certificate.name}</p>
          <p>đã học xong khoá học</p>
          <p className={styles.course}>{certificate.courseTitle}</p>
          <p>
            {formatNumber(certificate.lessonCount)} bài, {durationWords(certificate.durationSeconds)} học. Cấp ngày{' '}
            <b>{formatDate(certificate.issuedAt)}</b>.
          </p>
          <p className={styles.end}>
            <span>
              <b>{certificate.teachers[0] ?? 'Thư Quán'}</b>
              {certificate.teachers[0] ? 'Giảng viên khoá học' : 'Nhà xuất bản Đại học'}
            </span>
            <span>
              Mã tra cứu
              <b>{code}</b>
            </span>
          </p>
        </div>
        {certificate.revokedAt && <span className={styles.stamp}>Đã thu hồi</span>}
      </div>
    </div>
  )
}
