import { ApiError } from '@tq/contract/errors.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BookFileError } from '../../engine/network-files.ts'
import styles from './failed-page.module.css'

/** In the place of a page that could not be fetched. */
export function FailedPage({ sentence, onRetry }: { sentence: string; onRetry(): void }) {
  return (
    <div className={styles.failed}>
      <Notice tone="error" isAlert title="Chưa mở được trang này" action={<Button onClick={onRetry}>Thử lại</Button>}>
        {sentence}
      </Notice>
    </div>
  )
}

/** The reader's own words for what went wrong: engines speak English. */
export function failureOfBook(error: unknown): string {
  if (error instanceof BookFileError)
    return [401, 403, 404].includes(error.status)
      ? 'Phiên đọc đã hết hạn, hoặc sách không còn mở cho bạn. Bạn tải lại trang này nhé.'
      : 'Máy chủ đang bận, bạn thử lại sau ít phút nhé.'
  const isOurs =
    error instanceof ApiError || error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError)
  return isOurs ? failureWords(error) : 'Có lỗi khi mở trang, bạn thử lại nhé. Nếu vẫn vậy, bạn báo cho Thư Quán ở trang Hỗ trợ.'
}
