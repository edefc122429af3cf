import type { OwnedProduct } from '@tq/contract/my-library.ts'
import { Link } from 'react-router'
import { Cover } from '../catalog/cover.tsx'
import { formatDate } from '../lib/format.ts'
import styles from './book-shelf.module.css'

export function BookShelf({ books }: { books: OwnedProduct[] }) {
  return (
    <ul className={styles.shelf}>
      {books.map((book) => (
        <li key={book.productId} className={styles.card}>
          <Cover picture={book.picture} sizes="(max-width: 719px) 42vw, 200px" isDecorative />
          <h3 className={styles.title}>
            <Link to={`/tai-khoan/thu-vien-cua-toi/${book.address}`} className={styles.link}>
              {book.title}
            </Link>
          </h3>
          {book.authors.length > 0 && <p className={styles.note}>{book.authors.join(', ')}</p>}
          <p className={styles.note}>
            {book.orderId ? 'Mua' : 'Được tặng'} ngày {formatDate(book.openedAt)}
          </p>
          <p className={styles.coming}>Sắp mở đọc</p>
        </li>
      ))}
    </ul>
  )
}
