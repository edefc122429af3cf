import type { ProductDetail } from '@tq/contract/catalog.ts'
import { BookOpen, CircleAlert, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isFew, mostOf, needsShipping, stockWords } from '../catalog/buy.ts'
import { Cover } from '../catalog/cover.tsx'
import { KIND_NAMES } from '../catalog/kinds.ts'
import { formatPrice } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { IconButton } from '../ui/button.tsx'
import { priceWords } from '../ui/price.tsx'
import { Quantity } from '../ui/quantity.tsx'
import { SkeletonBlock, SkeletonText } from '../ui/skeleton.tsx'
import styles from './cart-line.module.css'
import { type CartLine, setQuantity } from './offline-cart.ts'
import { buyable } from './use-cart-products.ts'

export interface CartLineRowProps {
  line: CartLine
  /** Null: not sold any more. Undefined: not known yet. */
  product: ProductDetail | null | undefined
  hasFailed: boolean
}

export function CartLineRow({ line, product, hasFailed }: CartLineRowProps) {
  if (product === undefined) return <UnknownLine line={line} isWaiting={!hasFailed} />
  if (product === null) {
    return (
      <li className={styles.line}>
        <Cover picture={null} sizes="72px" isDecorative className={styles.cover} />
        <div className={styles.words}>
          <h2>Sản phẩm này không còn bán</h2>
          <p>Bạn bỏ khỏi giỏ để đặt những cuốn còn lại nhé.</p>
        </div>
        <Remove line={line} title="sản phẩm này" />
      </li>
    )
  }
  const quantity = buyable(line, product)
  return (
    <li className={styles.line}>
      <Cover picture={product.picture} sizes="72px" isDecorative className={styles.cover} />
      <div className={styles.words}>
        <h2>
          <Link to={`/san-pham/${product.address}`}>{bindTitle(product.title)}</Link>
        </h2>
        <p>
          {KIND_NAMES[product.kind]} · {priceWords(product.price)}
        </p>
        <State product={product} isTooMany={line.quantity > mostOf(product)} />
      </div>
      <div className={styles.amount}>
        {!needsShipping(product) ? (
          <span className={styles.one}>1 {product.kind === 'course' ? 'khoá' : 'bản'}</span>
        ) : (
          product.inStock && (
            <Quantity
              isSmall
              value={line.quantity}
              max={mostOf(product)}
              onChange={(next) => setQuantity(product.id, next)}
              label={`Số lượng ${product.title}`}
            />
          )
        )}
      </div>
      <p className={styles.sum}>
        {quantity > 0 && product.price < product.listPrice && (
          <del>
            <span className="visually-hidden">Giá bìa </span>
            {formatPrice(product.listPrice * quantity)}
          </del>
        )}
        {quantity > 0 ? priceWords(product.price * quantity) : 'Chưa tính'}
      </p>
      <Remove line={line} title={product.title} />
    </li>
  )
}

function State({ product, isTooMany }: { product: ProductDetail; isTooMany: boolean }) {
  if (!needsShipping(product) && product.inStock) return <Remark icon={<BookOpen />}>{stockWords(product)}</Remark>
  if (!product.inStock)
    return (
      <Remark icon={<CircleAlert />} tone={styles.gone}>
        Tạm hết hàng
      </Remark>
    )
  if (!isFew(product) && !isTooMany) return null
  return (
    <Remark icon={<CircleAlert />} tone={styles.few}>
      {isFew(product) ? stockWords(product) : `Chỉ còn ${product.stock}`}
      {isTooMany && ', giỏ chỉ tính chừng ấy'}
    </Remark>
  )
}

function Remark({ icon, tone, children }: { icon: ReactNode; tone?: string; children: ReactNode }) {
  return (
    <p className={`${styles.remark} ${tone ?? ''}`}>
      <span aria-hidden="true">{icon}</span>
      {children}
    </p>
  )
}

function Remove({ line, title }: { line: CartLine; title: string }) {
  return (
    <IconButton label={`Bỏ ${title} khỏi giỏ`} className={styles.remove} onClick={() => setQuantity(line.productId, 0)}>
      <Trash2 size="2rem" aria-hidden="true" />
    </IconButton>
  )
}

/** On its way, or out of reach: either way the line is still the reader's to keep or take out. */
function UnknownLine({ line, isWaiting }: { line: CartLine; isWaiting: boolean }) {
  return (
    <li className={styles.line} aria-busy={isWaiting}>
      {isWaiting ? <SkeletonBlock ratio="cover" /> : <Cover picture={null} sizes="72px" isDecorative className={styles.cover} />}
      <div className={styles.words}>
        {isWaiting ? (
          <SkeletonText lines={2} />
        ) : (
          <>
            <h2>Sản phẩm số {line.productId}</h2>
            <p>Số lượng {line.quantity} · chưa tải được</p>
          </>
        )}
      </div>
      {!isWaiting && <Remove line={line} title={`sản phẩm số ${line.productId}`} />}
    </li>
  )
}
