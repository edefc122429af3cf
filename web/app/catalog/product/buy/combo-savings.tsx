import type { ProductDetail } from '@tq/contract/catalog.ts'
import { formatPrice } from '../../../lib/format.ts'
import styles from './buy-box.module.css'

/** Why one should take all of them: what they cost one by one today, and what is left over. */
export function ComboSavings({ product: { parts, price } }: { product: ProductDetail }) {
  const apart = parts.reduce((sum, part) => sum + part.price * part.quantity, 0)
  if (apart <= price) return null
  return (
    <dl className={styles.savings}>
      <div>
        <dt>Mua lẻ từng món</dt>
        <dd>{formatPrice(apart)}</dd>
      </div>
      <div>
        <dt>Bạn tiết kiệm</dt>
        <dd>{formatPrice(apart - price)}</dd>
      </div>
    </dl>
  )
}
