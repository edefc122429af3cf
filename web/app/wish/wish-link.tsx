import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { formatNumber } from '../lib/format.ts'
import styles from './wish-link.module.css'
import { wishedIds } from './wishes.ts'

/** The header's way to the wish list, with how much is in it. */
export function WishLink() {
  const count = wishedIds.use().length
  return (
    <Link to="/yeu-thich" className={styles.wishes} prefetch="intent">
      <span className={styles.picture}>
        <Heart size="2rem" aria-hidden="true" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true" data-part="wish-count">
            {formatNumber(count)}
          </span>
        )}
      </span>
      <span className={styles.words}>Yêu thích</span>
      {count > 0 && <span className="visually-hidden">, số sản phẩm: {formatNumber(count)}</span>}
    </Link>
  )
}
