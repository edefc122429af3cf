import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useReader, useWhere } from '../reader-context.ts'
import styles from './keep-book-row.module.css'
import { KeepBook } from './keep-book-row.tsx'
import { lookUp } from './keepings.ts'
import { isReadOffline } from './read-offline.ts'
import { renewKept } from './renew-kept.ts'
import { rememberNow } from './store/kept-books.ts'

const TRY_AGAIN_MS = 10_000

/** Keeps this book on the device: a row in `menu` of `useReader()`. */
export function KeepOffline() {
  const { book, menu } = useReader()
  const where = useWhere()
  const isOffline = isReadOffline.use()
  useEffect(() => {
    if (!isOffline) return
    // A network may be there and not answer, or have come back before this part was fetched.
    const tryAgain = () => navigator.onLine && reachAgain(book.productId)
    tryAgain()
    const timer = setInterval(tryAgain, TRY_AGAIN_MS)
    window.addEventListener('online', tryAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
    }
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
