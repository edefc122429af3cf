import { PIECES } from '@tq/contract/catalog/pieces.ts'
import type { MyVotes } from '@tq/contract/review.ts'
import { lazy, Suspense, useRef } from 'react'
import { askForLogin } from '../../account/dialogs/account-dialog-store.ts'
import { session } from '../../lib/state/session.ts'
import { Button } from '../../ui/form/button.tsx'
import type { StandingProps } from './standing.tsx'
import styles from './write-review.module.css'

/** Members only: nobody else needs it. Without it the page says nothing that is wrong. */
const Standing = lazy(() => import('./standing.tsx').catch(() => ({ default: () => <></> })))

/** The way to the form for whoever has the book, a sentence why there is none for everybody else. */
export function WriteReview({ product, votes, onWritten }: Omit<StandingProps, 'votes'> & { votes: MyVotes | null }) {
  const { userId } = session.use()
  const place = useRef<HTMLDivElement>(null)
  if (!userId)
    return (
      <div className={`${styles.write} ${styles.guest}`}>
        <p>Bạn đã mua {PIECES[product.kind]} này? Đăng nhập để viết đánh giá.</p>
        <Button isSmall onClick={() => askForLogin('Đăng nhập để viết đánh giá')}>
          Đăng nhập
        </Button>
      </div>
    )
  return (
    // The button goes with the review that it led to: the focus has a place to stay.
    <div className={styles.write} ref={place} tabIndex={-1}>
      {votes && (
        <Suspense>
          <Standing
            product={product}
            votes={votes}
            onWritten={() => {
              place.current?.focus()
              onWritten()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
