import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { countOf, offlineCart } from '../cart/offline-cart.ts'
import { formatNumber } from '../lib/format.ts'
import styles from './cart-link.module.css'

/** SPEC §2.1: the header's cart shows the real count. Nothing in it, no badge. */
export function CartLink() {
  const count = countOf(offlineCart.use())
  return (
    <Link to="/gio-hang" className={styles.cart} prefetch="intent">
      <span className={styles.picture}>
        <ShoppingCart size="2rem" aria-hidden="true" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true" data-part="cart-count">
            {formatNumber(count)}
          </span>
        )}
      </span>
      <span className={styles.words}>Giỏ hàng</span>
      {count > 0 && <span className="visually-hidden">, số sản phẩm: {formatNumber(count)}</span>}
    </Link>
  )
}
