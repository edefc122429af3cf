import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { fileSize } from '../../documents/file-words.ts'
import { PageHead } from '../../head/page-head.tsx'
import { formatDecimal } from '../../lib/format.ts'
import { nothingYet, pageLoader, usePageData } from '../../lib/page-data.ts'
import { PageWaiting } from '../../lib/waiting.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { Button, LinkButton } from '../../ui/form/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Route } from './+types/kept-books-page.ts'
import { stopKeepingHere } from './keepings.ts'
import styles from './kept-books-page.module.css'
import { loadShelf, type Shelf, type ShelfBook } from './load-shelf.ts'

/** Opens without a network, so it shows nothing of the shop. */
export const handle: RouteHandle = { hides: ['navbar', 'toolbar', 'footer'] }
export const loader = nothingYet
export const clientLoader = pageLoader(loadShelf)

export default function KeptBooksPage({ loaderData: { data, failure } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title="Sách lưu trên máy này"
        description="Những sách điện tử bạn đã lưu để đọc khi không có mạng."
        path="/doc-sach"
        isHidden
      />
      <Link to="/tai-khoan/thu-vien-cua-toi?xem=sach" className={styles.back}>
        <ArrowLeft size="1.8rem" aria-hidden="true" /> Thư viện của tôi
      </Link>
      <h1>Sách lưu trên máy này</h1>
      <p className={styles.lead}>Những cuốn bạn đã lưu, đọc được khi không có mạng. Khi bạn đăng xuất, sách được gỡ khỏi máy.</p>
      {data ? <Kept shelf={data} /> : <PageWaiting failure={failure} />}
    </div>
  )
}

function Kept({ shelf: { isLoggedIn, isAble, books, room } }: { shelf: Shelf }) {
  if (!isLoggedIn)
    return (
      <EmptyState
        title="Bạn cần đăng nhập"
        sentence="Sách lưu trên máy chỉ mở được khi người mua đang đăng nhập. Khi có mạng, bạn đăng nhập rồi lưu lại sách nhé."
      >
        <LinkButton to="/login?redirect=/doc-sach" look="lam">
          Đăng nhập
        </LinkButton>
      </EmptyState>
    )
  if (!isAble)
    return (
      <EmptyState
        title="Trình duyệt này chưa giữ được sách"
        sentence="Để đọc khi không có mạng, bạn mở Thư Quán bằng một trình duyệt mới hơn, ngoài chế độ ẩn danh."
      />
    )
  if (!books.length)
    return (
      <EmptyState
        title="Chưa có sách nào trên máy này"
        sentence="Mở một cuốn sách của bạn khi có mạng, rồi chọn “Lưu trên máy này”: sách sẽ ở đây, đọc được cả khi mất mạng."
      >
        <LinkButton to="/tai-khoan/thu-vien-cua-toi?xem=sach" look="lam">
          Về thư viện của tôi
        </LinkButton>
      </EmptyState>
    )
  return (
    <>
      <p className={styles.lead}>
        {books.length} cuốn, {fileSize(books.reduce((sum, { bytes }) => sum + bytes, 0))}
        {room && ` · máy còn trống ${inGigabytes(room.free)}`}
      </p>
      <ul className={styles.books}>
        {books.map((book) => (
          <Book key={book.productId} book={book} />
        ))}
      </ul>
    </>
  )
}

const inGigabytes = (bytes: number) => (bytes < 1e9 ? fileSize(bytes) : `${formatDecimal(bytes / 1e9)} GB`)

function Book({ book }: { book: ShelfBook }) {
  const { refresh } = usePageData<typeof clientLoader>()
  const [isBusy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    await stopKeepingHere(book.productId)
    await refresh()
  }
  const percent = Math.round(book.percent)
  return (
    <li className={styles.book}>
      <span className={styles.cover}>
        {book.cover ? <img src={book.cover} alt="" width="80" height="120" /> : <span aria-hidden="true">{book.title}</span>}
      </span>
      <div className={styles.words}>
        <h2>{book.title}</h2>
        {book.authors.length > 0 && <p className={styles.note}>{book.authors.join(', ')}</p>}
        {percent > 0 && (
          <p className={styles.progress}>
            <ProgressBar value={percent} max={100} label="Đã đọc" tone="luc" /> <span>Đã đọc {percent}%</span>
          </p>
        )}
        <p className={styles.note}>
          {fileSize(book.bytes)} · {standingWords(book)}
        </p>
      </div>
      <div className={styles.buttons}>
        <LinkButton to={`/doc-sach/${book.address}`} look="lam" reloadDocument prefetch="none" aria-label={`Đọc ${book.title}`}>
          Đọc
        </LinkButton>
        <Button isBusy={isBusy} onClick={remove} aria-label={`Gỡ ${book.title} khỏi máy`}>
          Gỡ
        </Button>
      </div>
    </li>
  )
}

function standingWords({ isWhole, standing, daysLeft }: ShelfBook): string {
  if (!isWhole) return 'mới lưu được một phần'
  return standing === 'open' ? `còn đọc được ${daysLeft} ngày` : 'cần nối mạng để xác nhận quyền đọc'
}
