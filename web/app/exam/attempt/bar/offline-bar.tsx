import { CloudOff } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import { formatMinute } from '../../words.ts'
import styles from './offline-bar.module.css'

export interface OfflineBarProps {
  since: number
  waitingCount: number
  savedCount: number
  hasClock: boolean
  onRetry(): void
}

/** Not to be overlooked: since when, what waits, what is safe, and that the clock goes on. Phones get the short form, on two lines. */
export function OfflineBar({ since, waitingCount, savedCount, hasClock, onRetry }: OfflineBarProps) {
  const clock = hasClock && ' Đồng hồ vẫn chạy.'
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <CloudOff size="2.4rem" aria-hidden="true" />
        <p>
          {/* Only this is said aloud: the counts behind it change with every answer. */}
          <span role="alert">
            <b>Mất mạng từ {formatMinute(since)}.</b>
          </span>{' '}
          <span className={styles.long}>
            Bạn cứ làm tiếp: {waitingCount} câu đang chờ gửi, giữ trên máy này; {savedCount} câu đã lưu an toàn.{clock}
          </span>
          <span className={styles.short}>
            Cứ làm tiếp, {waitingCount} câu chờ gửi.{clock}
          </span>
        </p>
        <Button isSmall className={styles.retry} onClick={onRetry}>
          Thử lại
        </Button>
      </div>
    </div>
  )
}
