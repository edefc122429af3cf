import { useEffect, useRef } from 'react'
import { fileSize } from '../../../documents/file-words.ts'
import { formatMoment } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useManuscript } from '../manuscript-context.ts'
import styles from './revision.module.css'

/** The receipt, where the form was: nobody wonders whether it arrived. */
export function Sent({ round }: { round: number }) {
  const { manuscript } = useManuscript()
  const place = useRef<HTMLDivElement>(null)
  const sent = manuscript.rounds.find(({ number }) => number === round)
  const files = manuscript.files.filter((file) => file.by === 'author' && file.round === round)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [])
  if (!sent?.sentAt) return null
  return (
    <div ref={place} tabIndex={-1} className={styles.receipt}>
      <Notice tone="success" isAlert title={`Nhà xuất bản đã nhận, lúc ${formatMoment(sent.sentAt)}`}>
        {files.length > 0 && <p>{files.map(({ name, bytes }) => `${name} (${fileSize(bytes)})`).join(', ')}.</p>}
        <p>Thư biên nhận, có tên tệp, dung lượng và mã kiểm SHA-256, được gửi đến {manuscript.authorEmail}.</p>
      </Notice>
    </div>
  )
}
