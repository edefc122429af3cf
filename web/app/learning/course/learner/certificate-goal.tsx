import type { CourseProgress } from '@tq/contract/learning/progress.ts'
import { session } from '../../../lib/state/session.ts'
import { LinkButton } from '../../../ui/form/button.tsx'
import { LessonMark } from '../../parts/outline/lesson-mark.tsx'
import styles from './certificate-goal.module.css'

const NAME_FITS = 20

/** What stands at the end of the way, with the learner's own name on it. */
export function CertificateGoal({ progress }: { progress: CourseProgress }) {
  const { displayName } = session.use()
  const isDone = progress.doneCount === progress.lessonCount
  return (
    <section className={styles.goal} aria-labelledby="chung-nhan">
      <MiniCertificate name={displayName || 'Tên của bạn'} />
      <h2 id="chung-nhan">{isDone ? 'Bạn đã học trọn khoá' : 'Học hết khoá, nhận chứng nhận'}</h2>
      <p className={styles.condition}>
        <LessonMark standing={isDone ? 'done' : progress.doneCount > 0 ? 'current' : 'open'} />
        <span>Học hết các bài</span>
        <span className={styles.count}>
          {progress.doneCount}/{progress.lessonCount}
        </span>
      </p>
      {displayName === '' && <p className={styles.hint}>Chứng nhận được cấp cho người học có tài khoản.</p>}
      {progress.certificateCode && (
        <LinkButton to={`/cn/${progress.certificateCode}`} isBlock className={styles.way}>
          Xem chứng nhận
        </LinkButton>
      )}
    </section>
  )
}

/** A print: its colours are the same in every theme. */
function MiniCertificate({ name }: { name: string }) {
  const size = name.length > NAME_FITS ? Math.max(11, (21 * NAME_FITS) / name.length) : 21
  return (
    <svg className={styles.mini} viewBox="0 0 297 150" role="img" aria-label="Mẫu chứng nhận">
      <rect width="297" height="150" fill="#FDFAF3" />
      <rect width="46" height="150" fill="#231F47" />
      {[9, 29, 49, 69, 89, 109, 129, 149].map((y, at) => (
        <g key={y}>
          <path d={`M23 ${y - 11}l14 11-14 11-14-11z`} fill={at % 2 ? '#EE6352' : '#EDE8EE'} />
          <path d={`M23 ${y - 5}l6 5-6 5-6-5z`} fill="#231F47" />
        </g>
      ))}
      <rect x="6" y="6" width="285" height="138" fill="none" stroke="#B8A98A" />
      <rect x="64" y="22" width="14" height="14" rx="2" fill="#B42318" />
      <text x="64" y="64" fontFamily="Literata, serif" fontSize="13" fontWeight="600" fill="#B42318">
        Chứng nhận hoàn thành
      </text>
      <text x="64" y="90" fontFamily="Literata, serif" fontSize={size} fontWeight="600" fill="#1C2430">
        {name}
      </text>
      <path d="M64 108h150M64 116h110" stroke="#C9BDA6" strokeWidth="3" />
      <path d="M64 134h44M124 134h44" stroke="#8A8172" />
      <rect x="250" y="108" width="26" height="26" fill="#D9CDB6" />
    </svg>
  )
}
