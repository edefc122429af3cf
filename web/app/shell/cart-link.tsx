import { ShoppingCart } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCartCount } from '../cart/cart-count.ts'
import { type JustAdded, justAdded } from '../cart/just-added.ts'
import { formatNumber } from '../lib/format.ts'
import { showToast } from '../ui/toast-store.ts'
import styles from './cart-link.module.css'

/** SPEC §2.1: the header's cart shows the real count. Nothing in it, no badge. */
export function CartLink() {
  const count = useCartCount()
  return (
    <div className={styles.place}>
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
      {/* In the page before there is anything in it, so that readers follow it. */}
      <div aria-live="polite">
        <MiniCartLater />
      </div>
    </div>
  )
}

export interface MiniCartProps {
  added: JustAdded
  count: number
  onClose(): void
}

/** Comes with the first book that is put into the cart; out of reach, a message says the same. */
function MiniCartLater() {
  const added = justAdded.use()
  const count = useCartCount()
  const [MiniCart, setMiniCart] = useState<ComponentType<MiniCartProps> | null>(null)
  useEffect(() => {
    if (!added || MiniCart) return
    import('../cart/mini-cart.tsx').then(
      (module) => setMiniCart(() => module.default),
      () => {
        justAdded.set(null)
        const { title, remark } = added
        showToast(remark ? `“${title}”: ${remark}` : `Đã thêm “${title}” vào giỏ hàng`, {
          variant: remark ? 'info' : 'success',
          link: { title: 'Xem giỏ', url: '/gio-hang' },
        })
      },
    )
  }, [added])
  return added && MiniCart && <MiniCart added={added} count={count} onClose={() => justAdded.set(null)} />
}
