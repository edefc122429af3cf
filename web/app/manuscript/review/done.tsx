import { REVIEW_CRITERIA } from '@tq/contract/manuscript/enums.ts'
import type { ReviewTask } from '@tq/contract/manuscript/review-form.ts'
import { CRITERION_NAMES, RECOMMENDATION_NAMES } from '@tq/contract/manuscript/words.ts'
import { useEffect, useRef } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './review.module.css'

/** Thanks, and what was sent, as it lies with the press. */
export function Done({ task }: { task: ReviewTask }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  if (task.state !== 'submitted')
    return (
      <div ref={place} tabIndex={-1} className={styles.part}>
        <Notice tone="success" isAlert title="Đã ghi câu trả lời của Quý vị">
          Cảm ơn Quý vị đã cho biết. Chúng tôi sẽ mời người khác nhận xét bản thảo này; Quý vị không cần làm gì thêm.
        </Notice>
      </div>
    )
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.part}>
        <Notice tone="success" isAlert title="Đã nhận được nhận xét, xin trân trọng cảm ơn Quý vị">
          {task.submittedAt && `Gửi lúc ${formatMoment(task.submittedAt)}. `}Tác giả đọc phần “cho tác giả” mà không biết ai viết.
        </Notice>
      </div>
      <Panel title="Nhận xét đã gửi" className={styles.panel}>
        <dl className={styles.sent}>
          {REVIEW_CRITERIA.map((name) => (
            <div key={name}>
              <dt>{CRITERION_NAMES[name]}</dt>
              <dd>{task.answers[name]} trên 5</dd>
            </div>
          ))}
          <div>
            <dt>Đề nghị</dt>
            <dd>{task.recommendation && RECOMMENDATION_NAMES[task.recommendation]}</dd>
          </div>
        </dl>
        <h3 className={styles.small}>Cho tác giả</h3>
        <p className={styles.words}>{task.forAuthor}</p>
        {task.forHouse && (
          <>
            <h3 className={styles.small}>Chỉ cho nhà xuất bản</h3>
            <p className={styles.words}>{task.forHouse}</p>
          </>
        )}
      </Panel>
    </>
  )
}
