import { WifiOff } from 'lucide-react'
import styles from './offline-sign.module.css'
import { isReadOffline } from './read-offline.ts'

/** In the bar, as long as the server is out of reach. */
export function OfflineSign() {
  return (
    <span role="status" className={styles.room}>
      {isReadOffline.use() && (
        <span className={styles.sign} title="Đang đọc khi không có mạng">
          <WifiOff aria-hidden="true" /> <span>Đang đọc khi không có mạng</span>
        </span>
      )}
    </span>
  )
}
