import { formatPrice } from '../../lib/format.ts'
import { classes } from '../class-names.ts'
import styles from './price.module.css'

export interface PriceProps {
  price: number
  listPrice: number
  discountPercent: number
  isLarge?: boolean
}

/** Nothing to pay is said, not counted. */
export const priceWords = (price: number) => (price === 0 ? 'Miễn phí' : formatPrice(price))

/** What it costs now; while on sale also what it cost before and the percent off, in words as well as in colour. */
export function Price({ price, listPrice, discountPercent, isLarge }: PriceProps) {
  const isSale = price < listPrice
  return (
    <p className={classes(styles.price, isSale && styles.sale, isLarge && styles.large)}>
      <span className={styles.now}>
        {isSale && <span className="visually-hidden">Giá bán </span>}
        {priceWords(price)}
      </span>
      {isSale && (
        <>
          <del className={styles.old}>
            <span className="visually-hidden">Giá gốc </span>
            {formatPrice(listPrice)}
          </del>
          <span className={styles.off}>{isLarge ? `Giảm ${discountPercent}%` : `−${discountPercent}%`}</span>
        </>
      )}
    </p>
  )
}
