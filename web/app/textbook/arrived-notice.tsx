import type { SubChapter, TextbookDetail } from '@tq/contract/learning/textbook.ts'
import { QrCode } from 'lucide-react'
import { useLocation } from 'react-router'
import { useHydrated } from '../lib/use-hydrated.ts'
import styles from './arrived-notice.module.css'

/** Where a printed code led: `?muc=` is for the browser alone, so that the server has one page for all codes of a book. */
export function useArrival({ subChapters }: Pick<TextbookDetail, 'subChapters'>): SubChapter | null {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const id = Number(new URLSearchParams(search).get('muc'))
  return subChapters.find(({ subChapterId }) => subChapterId === id) ?? null
}

export function ArrivedNotice({ here }: { here: SubChapter | null }) {
  return (
    <div role="status">
      {here && (
        <p className={styles.notice}>
          <QrCode size="2rem" aria-hidden="true" />
          <span>
            Bạn vừa mở mã{here.page !== null && ` ở trang ${here.page}`}: <a href={`#muc-${here.subChapterId}`}>{here.title}</a>.
            {here.lesson?.audioURL && ' Bạn bấm nút phát để nghe.'}
          </span>
        </p>
      )}
    </div>
  )
}
