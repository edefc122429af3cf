import { Button } from '../ui/form/button.tsx'
import { SkeletonLine } from '../ui/layout/skeleton.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './waiting.module.css'

/** What is shown could not be asked for again: it may be out of date. */
export function OutOfDate({ failure, onRetry }: { failure: string; onRetry(): void }) {
  if (!failure) return null
  return (
    <Notice tone="warning" isAlert className={styles.outOfDate} action={<Button onClick={onRetry}>Thử lại</Button>}>
      Những gì dưới đây có thể đã cũ. {failure}
    </Notice>
  )
}

/** While something of one's own is being fetched, or when it could not be. */
export function Waiting({ failure, onRetry }: { failure: string; onRetry(): void }) {
  if (failure)
    return (
      <Notice tone="error" isAlert action={<Button onClick={onRetry}>Thử lại</Button>}>
        {failure}
      </Notice>
    )
  return (
    <div role="status">
      <span className="visually-hidden">Đang tải…</span>
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
    </div>
  )
}
