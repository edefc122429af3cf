import type { Data } from '@tq/contract/http/endpoint.ts'
import type { listMyCertificates } from '@tq/contract/learning/certificate.ts'
import { Award, Download } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, formatNumber } from '../lib/format.ts'
import styles from './certificate-list.module.css'

type Certificate = Data<typeof listMyCertificates>[number]

export function CertificateList({ certificates }: { certificates: Certificate[] }) {
  return (
    <ul className={styles.list}>
      {certificates.map((one) => (
        <li key={one.code} className={styles.row}>
          <Award size="2.8rem" aria-hidden="true" className={styles.mark} />
          <div>
            <h3 className={styles.title}>
              <Link to={`/cn/${one.code}`}>{one.courseTitle}</Link>
            </h3>
            <p className={styles.about}>
              Cấp ngày {formatDate(one.issuedAt)} cho {one.name}, {formatNumber(one.lessonCount)} bài. Mã tra cứu{' '}
              <b className={styles.code}>{one.code.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ')}</b>
            </p>
            {one.revokedAt && (
              <p className={styles.revoked}>
                Đã thu hồi ngày {formatDate(one.revokedAt)}
                {one.revokeReason ? `: ${one.revokeReason}` : ''}
              </p>
            )}
          </div>
          {!one.revokedAt && (
            <a href={one.pdfURL} className={styles.get} download aria-label={`Tải PDF: chứng nhận ${one.courseTitle}`}>
              <Download size="1.8rem" aria-hidden="true" /> Tải PDF
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
