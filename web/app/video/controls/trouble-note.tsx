import { WifiOff } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Trouble } from '../stream/open-stream.ts'
import styles from './notes.module.css'

export interface TroubleNoteProps {
  trouble: Trouble
  courseTo: string | undefined
  retry(): void
}

/** What went wrong, and the way on. */
export function TroubleNote({ trouble, courseTo, retry }: TroubleNoteProps) {
  const { pathname, search } = useLocation()
  if (trouble === 'offline')
    return (
      <p className={styles.lost} role="status">
        <WifiOff size="1.8rem" aria-hidden="true" /> Mất kết nối mạng. Video tự phát tiếp khi có mạng trở lại.
      </p>
    )
  if (trouble === 'expired')
    return (
      <div className={styles.trouble} role="alert">
        <p>
          <b>Phiên xem đã hết hạn</b>
          Bạn đăng nhập lại để xem tiếp từ đúng chỗ này.
        </p>
        <div className={styles.ways}>
          <Link className={styles.main} to={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
            Đăng nhập lại
          </Link>
          <button type="button" onClick={retry}>
            Thử lại
          </button>
        </div>
      </div>
    )
  if (trouble === 'refused')
    return (
      <div className={styles.trouble} role="alert">
        <p>
          <b>Chưa mở được bài này cho tài khoản của bạn</b>
          Bài này dành cho người đã có khoá học. Nếu bạn mua bằng tài khoản khác, xin đăng nhập tài khoản ấy. Tiến độ vẫn được
          giữ.
        </p>
        <div className={styles.ways}>
          {courseTo && (
            <Link className={styles.main} to={courseTo}>
              Xem khoá học
            </Link>
          )}
          <button type="button" onClick={retry}>
            Thử lại
          </button>
        </div>
      </div>
    )
  return (
    <div className={styles.trouble} role="alert">
      <p>
        <b>Chưa phát được video này</b>
        Bạn thử lại sau ít phút. Học liệu và bài viết bên dưới vẫn mở được.
      </p>
      <div className={styles.ways}>
        <button type="button" className={styles.main} onClick={retry}>
          Thử lại
        </button>
      </div>
    </div>
  )
}
