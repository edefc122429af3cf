import type { Certificate } from '@tq/contract/learning/certificate.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { durationWords } from '../learning/parts/words.ts'
import { formatDate, formatNumber } from '../lib/format.ts'
import { useShellData } from '../shell/shell-data.ts'
import { classes } from '../ui/class-names.ts'
import { CertificateGround } from './certificate-ground.tsx'
import styles from './certificate-sheet.module.css'

const [DIRECTOR = '', OFFICE = ''] = PUBLISHER.responsible.split(', ')
/** So many letters stand in one line. */
const LONG_NAME = 22

/** The paper in small: one unit is 1/297 of its width. A print, so its colours are the same in every theme. */
export function CertificateSheet({ certificate, code }: { certificate: Certificate; code: string }) {
  const { origin } = useShellData()
  const [teacher] = certificate.teachers
  return (
    <div className={styles.frame} role="img" aria-label="Hình thu nhỏ của chứng nhận">
      <div className={styles.sheet} aria-hidden="true">
        <CertificateGround className={styles.ground} />
        <div className={styles.words}>
          <p className={styles.issuer}>
            <b>{PUBLISHER.name}</b>
            {PUBLISHER.kind}
          </p>
          <p className={styles.kind}>Chứng nhận hoàn thành</p>
          <p>Trao cho</p>
          <p className={classes(styles.name, certificate.name.length > LONG_NAME && styles.long)}>{certificate.name}</p>
          <p>đã học xong khoá học</p>
          <p className={styles.course}>{certificate.courseTitle}</p>
          <p>
            {formatNumber(certificate.lessonCount)} bài, {durationWords(certificate.durationSeconds)} học. Cấp ngày{' '}
            <b>{formatDate(certificate.issuedAt)}</b>.
          </p>
          <p className={styles.end}>
            {teacher && (
              <span className={styles.signer}>
                <b>{teacher}</b>
                Giảng viên khoá học
              </span>
            )}
            <span className={styles.signer}>
              <b>{DIRECTOR}</b>
              {OFFICE}
            </span>
            <span className={styles.check}>
              Mã tra cứu
              <b>{code}</b>
              {new URL(origin).host}/cn
            </span>
          </p>
        </div>
        {certificate.revokedAt && <span className={styles.stamp}>Đã thu hồi</span>}
      </div>
    </div>
  )
}
