import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../ui/form/button.tsx'
import { SkeletonLine } from '../ui/layout/skeleton.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './waiting.module.css'

/** What the page shows could not be asked for again: it may be out of date. */
export function OutOfDate({ failure }: { failure: string }) {
  const { state, revalidate } = useRevalidator()
  if (!failure) return null
  return (
    <Notice
      tone="warning"
      isAlert
      className={styles.outOfDate}
      action={
        <Button isBusy={state === 'loading'} onClick={revalidate}>
          Thử lại
        </Button>
      }
    >
      Những gì dưới đây có thể đã cũ. {failure}
    </Notice>
  )
}

export interface PageWaitingProps {
  failure: string
  /** What could not be done; the failure says why. */
  title?: string
  /** Shapes of what is to come, where three lines are not enough. */
  children?: ReactNode
}

/** In the place of a page's data while it is on its way, or when it could not be had. */
export function PageWaiting({ failure, ...words }: PageWaitingProps) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className={failure ? undefined : styles.page}>
      <Waiting {...words} failure={state === 'loading' ? '' : failure} onRetry={revalidate} />
    </div>
  )
}

/** The same for a part that asks for something by itself. */
export function Waiting({ failure, title, children, onRetry }: PageWaitingProps & { onRetry(): void }) {
  if (failure)
    return (
      <Notice tone="error" isAlert title={title} action={<Button onClick={onRetry}>Thử lại</Button>}>
        {failure}
      </Notice>
    )
  if (children) return children
  return (
    <div role="status">
      <span className="visually-hidden">Đang tải…</span>
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
    </div>
  )
}
