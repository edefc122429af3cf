import { COPIES_USED_UP, COPY_NOT_ALLOWED } from '@tq/contract/errors/reading.ts'
import { Download } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/form/button.tsx'
import styles from './download-copy.module.css'
import { COPY_FAILED, useCopy } from './use-copy.ts'

interface DownloadCopyProps {
  productId: number
  title: string
  format: 'epub' | 'pdf'
  isAllowed: boolean
  /** How often it may still be fetched. */
  left: number
  /** The last one could not be made. */
  hasFailed: boolean
}

/** The file that carries its buyer's name: made when it is first asked for. */
export function DownloadCopy({ productId, title, format, isAllowed, left: before, hasFailed }: DownloadCopyProps) {
  const copy = useCopy(productId)
  const left = copy.left ?? before
  if (!isAllowed)
    return (
      <p className={styles.note}>
        {COPY_NOT_ALLOWED.message}. Bạn vẫn đọc trên web, và lưu sách trong trang đọc để đọc khi không có mạng.
      </p>
    )
  if (left === 0 && copy.state !== 'fetched') return <p className={styles.note}>{COPIES_USED_UP.message}.</p>
  const isPreparing = copy.state === 'preparing'
  const failure = copy.failure || (hasFailed && copy.state === 'idle' ? COPY_FAILED : '')
  const words = isPreparing ? 'Đang chuẩn bị…' : `${failure ? 'Thử tải lại' : 'Tải về'} ${format.toUpperCase()}`
  return (
    <>
      <Button
        isBusy={isPreparing}
        disabled={left === 0}
        onClick={copy.ask}
        className={styles.button}
        aria-label={`${words}: ${title}`}
      >
        {!isPreparing && <Download size="1.8rem" aria-hidden="true" />}
        {words}
      </Button>
      <p className={styles.note} role="status">
        {failure ? (
          <span className={styles.failure}>{failure}</span>
        ) : isPreparing ? (
          'Đang ghi tên bạn vào sách, vài giây là xong.'
        ) : copy.state === 'fetched' ? (
          `Sách đang được tải về. Còn tải được ${formatNumber(left)} lần.`
        ) : (
          `Bản tải về có ghi tên bạn. Còn tải được ${formatNumber(left)} lần.`
        )}
      </p>
    </>
  )
}
