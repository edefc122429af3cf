import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useReader } from '../reader-context.ts'
import styles from './keep-book-row.module.css'
import { KeepBook } from './keep-book-row.tsx'
import { lookUp } from './keepings.ts'
import { isReadOffline } from './read-offline.ts'
import { renewKept } from './renew-kept.ts'
import { rememberNow } from './store/kept-books.ts'

/** Keeps this book on the device: a row in `menu` of `useReader()`. */
export function KeepOffline() {
  const { book, menu, where } = useReader()
  const isOffline = isReadOffline.use()
  useEffect(() => {
    if (!isOffline) return
    const listening = new AbortController()
    const back = () => reachAgain(book.productId)
    window.addEventListener('online', back, { signal: listening.signal })
    return () => listening.abort()
  }, [isOffline, book.productId])
  const place = where?.cfi ?? where?.chapter
  useEffect(() => {
    // With every page: who sets the clock back afterwards has read at this moment all the same.
    if (isOffline && place) rememberNow().catch(() => undefined)
  }, [isOffline, place])
  if (!menu) return null
  return createPortal(
    <li className={styles.inMenu}>
      <KeepBook productId={book.productId} bytes={book.bytes} versionId={book.versionId} />
    </li>,
    menu,
  )
}

/** The network is back: the right is confirmed, and what is read goes on from the device. */
async function reachAgain(productId: number): Promise<void> {
  try {
    await renewKept({ isUrgent: true })
    isReadOffline.set(false)
    await lookUp(productId)
  } catch {
    // Not yet: at the next sign of a network, or when the book is opened again.
  }
}
