import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { BookSelection } from '../engine/engine.ts'
import { useReader } from '../reader-context.ts'
import styles from './floating-bar.module.css'

/** Somebody selects words of a preview: what they could do with the book. */
export function PreviewHint() {
  const { book, subscribe } = useReader()
  const [selection, setSelection] = useState<BookSelection | null>(null)
  useEffect(() => subscribe('selected', setSelection), [subscribe])
  return (
    <div role="status" className={styles.place}>
      {selection && (
        <div className={styles.bar}>
          <p>Mua sách để tô màu, ghi chú và tìm trong cả cuốn.</p>
          <Link to={`/san-pham/${book.address}`} className={styles.buy}>
            Xem sách
          </Link>
        </div>
      )}
    </div>
  )
}
