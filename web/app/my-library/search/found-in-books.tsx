import type { Data } from '@tq/contract/http/endpoint.ts'
import type { searchLibrary } from '@tq/contract/reading/book.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { libraryUrl, ownedUrl } from '../library-address.ts'
import { readerUrl } from '../reader-url.ts'
import styles from './found-in-books.module.css'

type FoundBook = Data<typeof searchLibrary>[number]
type Hit = FoundBook['hits'][number]

/** By book, the one with most of it first; of each the first places, and the way to all of them. */
export function FoundInBooks({ words, books }: { words: string; books: FoundBook[] }) {
  if (books.length === 0)
    return (
      <EmptyState
        title="Không thấy trong sách nào của bạn"
        sentence={`Không có chỗ nào viết “${words}”. Bạn thử ít chữ hơn; gõ không dấu cũng tìm được. Sách quét từ giấy chưa tìm được chữ.`}
      >
        <LinkButton to={libraryUrl('books')} look="lam">
          Về mọi sách của tôi
        </LinkButton>
      </EmptyState>
    )
  const total = books.reduce((sum, book) => sum + book.total, 0)
  return (
    <>
      <div className={styles.head}>
        <div role="status">
          <h2>
            {formatNumber(total)} chỗ có “{words}” trong {formatNumber(books.length)} cuốn
          </h2>
        </div>
        <Link to={libraryUrl('books')} className={styles.clear}>
          Xoá tìm kiếm
        </Link>
      </div>
      {books.map((book) => (
        <section key={book.productId} className={styles.book} aria-labelledby={`sach-${book.productId}`}>
          <h3 id={`sach-${book.productId}`}>
            <Link to={ownedUrl(book.address)}>{bindTitle(book.title)}</Link>
            <span>{formatNumber(book.total)} chỗ</span>
          </h3>
          <ol>
            {book.hits.map((hit) => (
              <li key={`${hit.chapter} ${hit.occurrence}`}>
                <Link
                  to={readerUrl(book.address, { words, chapter: hit.chapter, occurrence: hit.occurrence })}
                  className={styles.hit}
                >
                  <span className={styles.text}>
                    {hit.before}
                    <mark>{hit.match}</mark>
                    {hit.after}
                  </span>
                  <span className={styles.place}>{placeOf(hit)}</span>
                </Link>
              </li>
            ))}
          </ol>
          {book.total > book.hits.length && (
            <Link to={readerUrl(book.address, { words })} className={styles.all}>
              Mở sách, xem cả {formatNumber(book.total)} chỗ <ChevronRight size="1.6rem" aria-hidden="true" />
            </Link>
          )}
        </section>
      ))}
    </>
  )
}

const placeOf = ({ chapterTitle, page, percent }: Hit): string =>
  [chapterTitle, page ? `trang ${page}` : `${Math.round(percent)}%`].filter(Boolean).join('\u00a0· ')
