import { BookOpen } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { LinkButton } from '../../ui/form/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { DownloadCopy } from '../kept/download-copy.tsx'
import { readerUrl } from '../reader-url.ts'
import { farWords, isRead, type Reading, readVerb, wholePercent } from '../reading-words.ts'
import styles from './book-reading.module.css'

const KeepBook = lazy(() => import('../../reader/offline/keep-book-row.tsx').then(({ KeepBook }) => ({ default: KeepBook })))

interface BookReadingProps {
  item: { productId: number; title: string; address: string }
  reading: Reading
  /** How often it may still be downloaded. */
  left: number
  /** The last download could not be made. */
  hasFailed: boolean
}

/** What one does with a book that is one's own: read it, here or on a device of one's own. */
export function BookReading({ item: { productId, title, address }, reading, left, hasFailed }: BookReadingProps) {
  const percent = wholePercent(reading)
  return (
    <div className={styles.reading}>
      <ProgressBar value={percent} max={100} tone={isRead(reading) ? 'luc' : 'lam'} label={`Đã đọc ${percent}%`} />
      <p className={styles.far}>{farWords(reading)}</p>
      <div className={styles.ways}>
        <LinkButton to={readerUrl(address)} look="son">
          <BookOpen size="1.8rem" aria-hidden="true" /> {readVerb(reading)}
        </LinkButton>
        <DownloadCopy {...{ productId, title, left, hasFailed }} format={reading.format} isAllowed={reading.canDownload} />
      </div>
      <div className={styles.keep}>
        <Suspense>
          <KeepBook productId={productId} />
        </Suspense>
      </div>
    </div>
  )
}
