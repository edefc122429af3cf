import type { Data } from '@tq/contract/http/endpoint.ts'
import type { listDigitalProductsOwned } from '@tq/contract/my-library.ts'
import { Link } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { formatDate } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './book-shelf.module.css'
import { readerUrl } from './reader-url.ts'
import { farWords, isRead, readVerb, wholePercent } from './reading-words.ts'

type OwnedBook = Data<typeof listDigitalProductsOwned>[number]

export function BookShelf({ books }: { books: OwnedBook[] }) {
  return (
    <ul className={styles.shelf}>
      {books.map((book) => (
        <li key={book.productId} className={styles.card}>
          <Cover picture={book.picture} sizes="(max-width: 719px) 42vw, 240px" isDecorative className={styles.cover} />
          <h3 className={styles.title}>
            <Link to={`/tai-khoan/thu-vien-cua-toi/${book.address}`} className={styles.link}>
              {bindTitle(book.title)}
            </Link>
          </h3>
          {book.authors.length > 0 && <p className={styles.by}>{book.authors.join(', ')}</p>}
          <Far book={book} />
        </li>
      ))}
    </ul>
  )
}

/** How far one is, and the way on from there. */
function Far({ book: { reading, title, address, orderId, openedAt } }: { book: OwnedBook }) {
  if (!reading)
    return (
      <p className={styles.waiting}>
        {orderId ? 'Mua' : 'Được tặng'} ngày {formatDate(openedAt)}. Bản đọc trên web đang được chuẩn bị.
      </p>
    )
  const verb = readVerb(reading)
  return (
    <>
      <ProgressBar
        value={wholePercent(reading)}
        max={100}
        tone={isRead(reading) ? 'luc' : 'lam'}
        label={`Đã đọc ${wholePercent(reading)}%`}
        className={styles.bar}
      />
      <p className={styles.far}>{farWords(reading)}</p>
      <LinkButton to={readerUrl(address)} isSmall className={styles.act} aria-label={`${verb}: ${title}`}>
        {verb}
      </LinkButton>
    </>
  )
}
