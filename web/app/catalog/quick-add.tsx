import type { ProductCard } from '@tq/contract/catalog.ts'
import { ShoppingCart } from 'lucide-react'
import { loadMiniCart } from '../cart/load-mini-cart.ts'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './quick-add.module.css'

const loadBuying = () => import('./product/buy/buy.ts')

/** One into the cart, from a card. What moves the cart comes with the first press: most visitors of a list never press. */
export function QuickAdd({ product }: { product: ProductCard }) {
  if (!product.inStock || product.kind === 'course') return null
  const add = () =>
    loadBuying().then(
      ({ putIntoCart }) => putIntoCart({ ...product, stock: null }, 1),
      () => showToast('Chưa thêm được, bạn thử lại nhé', { variant: 'error' }),
    )
  return (
    <button
      type="button"
      className={styles.add}
      data-brings="cart"
      aria-label={product.releaseDay ? `Đặt trước ${product.title}` : `Thêm ${product.title} vào giỏ`}
      onPointerDown={() => Promise.all([loadBuying(), loadMiniCart()]).catch(() => undefined)}
      // The second press of a double click is the same wish.
      onClick={({ detail }) => detail < 2 && add()}
    >
      <ShoppingCart size="1.8rem" aria-hidden="true" />
    </button>
  )
}
