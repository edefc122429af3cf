import type { Cart } from '@tq/contract/cart.ts'
import { type ReactNode, useState } from 'react'
import { PriceSteps } from '../cart/price-steps.tsx'
import { Summary } from '../cart/summary.tsx'
import { Cover } from '../catalog/cover.tsx'
import { KIND_NAMES } from '../catalog/kinds.ts'
import { openingWords } from '../catalog/opening-words.ts'
import { releaseWords } from '../catalog/release-words.ts'
import { formatNumber } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { Button } from '../ui/form/button.tsx'
import { priceWords } from '../ui/mark/price.tsx'
import { useCheckout } from './checkout-context.tsx'
import styles from './order-summary.module.css'

/** A long order shows its first lines; the rest on demand. */
const MANY = 6
const SHOWN = 4

/** What is being ordered, beside the steps after the cart. */
export function OrderSummary({ cart, onEdit, children }: { cart: Cart; onEdit(): void; children?: ReactNode }) {
  const isWaiting = useCheckout().waiting.use() > 0
  const [isWhole, setIsWhole] = useState(cart.lines.length <= MANY)
  const shown = isWhole ? cart.lines : cart.lines.slice(0, SHOWN)
  return (
    <Summary
      title="Đơn hàng"
      action={
        <Button look="text" isSmall className={styles.edit} onClick={onEdit}>
          Sửa giỏ
        </Button>
      }
    >
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.productId} className={styles.line}>
            <Cover picture={line.picture} sizes="44px" isDecorative />
            <div>
              <p className={styles.title}>{bindTitle(line.title)}</p>
              <p className={styles.kind}>
                {KIND_NAMES[line.kind]}
                {line.quantity > 1 && ` × ${formatNumber(line.quantity)}`}
              </p>
              {line.releaseDay && <p className={styles.kind}>{releaseWords(line.releaseDay)}</p>}
              {line.isOwned ? (
                <p className={styles.owned}>Đã có trong thư viện của bạn, không cần mua lại</p>
              ) : (
                !line.isReady && <p className={styles.kind}>{openingWords(line)}</p>
              )}
            </div>
            <p className={styles.sum}>{priceWords(line.subtotal)}</p>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button look="text" isSmall className={styles.more} onClick={() => setIsWhole(true)}>
          Xem thêm {formatNumber(cart.lines.length - SHOWN)} sản phẩm
        </Button>
      )}
      <PriceSteps cart={cart} isWaiting={isWaiting} isAskingPlace />
      {children}
    </Summary>
  )
}
