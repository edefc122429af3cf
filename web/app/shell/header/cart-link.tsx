import { ShoppingCart } from 'lucide-react'
import { type ComponentType, useDeferredValue, useEffect, useState } from 'react'
import { useCartCount } from '../../cart/data/cart-count.ts'
import { addedWords, justAdded } from '../../cart/data/just-added.ts'
import { loadMiniCart, MiniCartHere } from '../../cart/load-mini-cart.ts'
import type { MiniCartProps } from '../../cart/mini-cart.tsx'
import { CountedLink } from '../../ui/counted-link.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import styles from './cart-link.module.css'

/** SPEC §2.1: the header's cart shows the real count. Nothing in it, no badge. */
export function CartLink() {
  return (
    <CountedLink
      to="/gio-hang"
      title="Giỏ hàng"
      icon={<ShoppingCart size="2rem" aria-hidden="true" />}
      count={useCartCount()}
      part="cart-count"
    />
  )
}

/**
 * Where the small cart opens: below the cart that is in sight, which stands in the top bar or, on narrow screens, in the row. In the
 * page before there is anything in it, so that readers follow it.
 */
export function MiniCartPlace() {
  return (
    <div aria-live="polite" className={styles.place}>
      <MiniCartLater />
    </div>
  )
}

/** Comes with the first book that is put into the cart; out of reach, a message says the same. */
function MiniCartLater() {
  // After the count has changed: drawn with it, it would keep a slow phone from answering the finger.
  const added = useDeferredValue(justAdded.use())
  const count = useCartCount()
  const [Loaded, setLoaded] = useState<ComponentType<MiniCartProps> | null>(null)
  const MiniCart = Loaded ?? MiniCartHere
  useEffect(() => {
    if (!added || MiniCart) return
    loadMiniCart().then(
      (Small) => setLoaded(() => Small),
      () => {
        justAdded.set(null)
        showToast(addedWords(added), {
          variant: added.remark ? 'info' : 'success',
          link: { title: 'Xem giỏ', url: '/gio-hang' },
        })
      },
    )
  }, [added])
  return added && MiniCart && <MiniCart added={added} count={count} onClose={() => justAdded.set(null)} />
}
