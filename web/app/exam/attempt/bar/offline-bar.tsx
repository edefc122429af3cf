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

/** Large, and not to be overlooked: since when, what waits, what is safe, and that the clock goes on. */
export function OfflineBar({ since, waitingCount, savedCount, hasClock, onRetry }: OfflineBarProps) {
  return (
    <div role="alert" className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <CloudOff size="2.4rem" aria-hidden="true" />
        <p>
          <b>Mất mạng từ {formatMinute(since)}.</b> Bạn cứ làm tiếp: {waitingCount} câu đang chờ gửi, giữ trên máy này;{' '}
          {savedCount} câu đã lưu an toàn.{hasClock && ' Đồng hồ vẫn chạy.'}
        </p>
        <Button isSmall onClick={onRetry}>
          Thử lại
        </Button>
      </div>
    </div>
  )
}
