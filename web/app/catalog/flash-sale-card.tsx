import type { FlashSale } from '@tq/contract/catalog.ts'
import { formatNumber, formatPrice } from '../lib/format.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import styles from './flash-sale-card.module.css'
import { ProductCard } from './product-card.tsx'

type Item = FlashSale['items'][number]

export interface FlashSaleCardProps {
  item: Item
  isFirst?: boolean
  isMain?: boolean
  sizes?: string
}

/** A product with how many of its quota are gone. */
export function FlashSaleCard({ item, isFirst, isMain, sizes }: FlashSaleCardProps) {
  const isGone = item.quotaSold >= item.quota
  const counted = `Đã bán ${formatNumber(item.quotaSold)}/${formatNumber(item.quota)}`
  return (
    <ProductCard product={withoutSold(item)} isFirst={isFirst} isMain={isMain} sizes={sizes}>
      <p className={styles.sold}>
        <ProgressBar value={item.quotaSold} max={item.quota} label={counted} className={isGone ? styles.gone : undefined} />
        {isGone ? 'Đã hết suất giờ vàng' : counted}
      </p>
    </ProductCard>
  )
}

/** A product with what it will cost; today it still costs what the card says. */
export function ComingSaleCard({ item, sizes }: FlashSaleCardProps) {
  return (
    <ProductCard product={withoutSold(item)} sizes={sizes}>
      <p className={styles.coming}>
        Giá giờ vàng <b>{formatPrice(item.salePrice)}</b>
      </p>
    </ProductCard>
  )
}

/** Two numbers that both say "sold" would only confuse: the sale's own stays. */
const withoutSold = (item: Item): Item => ({ ...item, sold: 0 })
