import type { ProductCard as Product } from '@tq/contract/catalog.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Kept } from '../drawing/kept.tsx'
import { Plain } from '../drawing/plain.tsx'
import { formatNumber } from '../lib/format.ts'
import { clausesOf } from '../lib/typography.ts'
import { classes } from '../ui/class-names.ts'
import { Price } from '../ui/mark/price.tsx'
import { Rating } from '../ui/mark/rating.tsx'
import { HeartButton } from '../wish/heart-button.tsx'
import { Cover } from './cover.tsx'
import styles from './product-card.module.css'
import { QuickAdd } from './quick-add.tsx'
import { preorderWords, releaseWords } from './release-words.ts'

const CARD_SIZES = '(max-width: 719px) 45vw, (max-width: 1023px) 30vw, 250px'

export interface ProductCardProps {
  product: Product
  isFirst?: boolean
  isMain?: boolean
  sizes?: string
  /** More facts below the price, such as a flash sale's bar. */
  children?: ReactNode
}

/** Cover, title, authors, stars, price. No box: the cover is the only loud thing. */
export function ProductCard({ product, isFirst, isMain, sizes = CARD_SIZES, children }: ProductCardProps) {
  return (
    <article className={styles.card}>
      <Cover
        picture={product.picture}
        sizes={sizes}
        isFirst={isFirst}
        isMain={isMain}
        isDecorative
        title={product.title}
        className={styles.cover}
      />
      <h3 className={styles.title}>
        <Link to={`/san-pham/${product.address}`} prefetch="intent">
          {clausesOf(product.title).map((clause) => (
            <span key={clause}>{clause} </span>
          ))}
        </Link>
      </h3>
      {product.authors.length > 0 && <p className={styles.by}>{product.authors.join(', ')}</p>}
      <p className={styles.meta}>
        <Rating value={product.rating} count={product.ratingCount} />
        {factOf(product)}
      </p>
      <HeartButton product={product} />
      <div className={styles.price}>
        <Price {...product} />
        <QuickAdd product={product} />
      </div>
      {children}
    </article>
  )
}

function factOf(product: Product): ReactNode {
  if (!product.inStock) return <span className={styles.gone}>Tạm hết hàng</span>
  if (product.releaseDay) return <span title={releaseWords(product.releaseDay)}>{preorderWords(product.releaseDay)}</span>
  if (product.kind === 'digital') return 'Sách điện tử'
  if (product.kind === 'course') return 'Khoá học'
  if (product.kind === 'combo') return 'Trọn bộ'
  return product.sold > 0 ? `Đã bán ${formatNumber(product.sold)}` : null
}

/** A phone shows these before anybody scrolls, where the grid begins a page. */
const FIRST_CARDS = 4

export interface ProductGridProps<P extends Product = Product> {
  products: P[]
  /** How many covers are above the fold and must not wait. */
  firstCount?: number
  /** On narrow screens one row that scrolls sideways. */
  isScroller?: boolean
  /** Most of it is below the first screen, and waits with its layout, card by card. */
  isLong?: boolean
  /** All of it is. */
  isLower?: boolean
  columns?: 4 | 5 | 6
  /** More facts below each price. */
  more?(product: P): ReactNode
}

export function ProductGrid<P extends Product>(props: ProductGridProps<P>) {
  const { products, firstCount = 0, isScroller, isLong, isLower, columns = 5, more } = props
  const waitsFrom = isLower ? 0 : isLong ? FIRST_CARDS : products.length
  return (
    <Plain>
      <ul
        className={classes(styles.grid, columns === 4 && styles.four, columns === 6 && styles.six, isScroller && styles.scroller)}
      >
        {products.map((product, index) => (
          <li key={product.id} className={index >= waitsFrom ? classes('lower', styles.later) : undefined}>
            {more || index < firstCount ? (
              <ProductCard product={product} isFirst={index < firstCount} isMain={firstCount > 0 && index === 0}>
                {more?.(product)}
              </ProductCard>
            ) : (
              <Kept product={product} as={ProductCard} />
            )}
          </li>
        ))}
      </ul>
    </Plain>
  )
}
