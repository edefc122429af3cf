import type { ReactNode } from 'react'
import { needsShipping } from '../catalog/buy.ts'
import { formatNumber, formatPrice } from '../lib/format.ts'
import { PUBLISHER } from '../shell/publisher.ts'
import { LinkButton } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './cart-summary.module.css'
import type { CartLine } from './offline-cart.ts'
import { buyable, type CartProducts } from './use-cart-products.ts'

export interface CartSummaryProps {
  lines: CartLine[]
  products: CartProducts
  hasFailed: boolean
}

/** What can be bought now and what it costs; every reduction is a line of its own with its reason. */
export function CartSummary({ lines, products, hasFailed }: CartSummaryProps) {
  // A sum of some of the lines would look like the price of all.
  const isKnown = lines.every((line) => products[line.productId] !== undefined)
  const money = (amount: number) => (isKnown ? formatPrice(amount) : hasFailed ? 'Chưa rõ' : 'Đang tính')
  const counted = lines.flatMap((line) => {
    const product = products[line.productId]
    return product ? [{ product, quantity: buyable(line, product) }] : []
  })
  const count = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const listed = counted.reduce((sum, { product, quantity }) => sum + product.listPrice * quantity, 0)
  const total = counted.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
  const reduced = counted.filter(({ product, quantity }) => quantity > 0 && product.price < product.listPrice)
  const isShipped = counted.some(({ product, quantity }) => quantity > 0 && needsShipping(product))
  return (
    <Panel title="Tóm tắt" className={styles.summary}>
      <dl className={styles.rows}>
        <Row
          name="Tạm tính"
          reason={isKnown ? `${formatNumber(count)} sản phẩm, theo giá bìa` : 'Theo giá bìa'}
          value={money(listed)}
        />
        {isKnown && reduced.length > 0 && (
          <Row
            name="Giảm giá sách"
            reason={`${formatNumber(reduced.length)} đầu sách đang khuyến mãi`}
            value={`−${formatPrice(listed - total)}`}
            isMinus
          />
        )}
        {isShipped && <Row name="Phí giao hàng" reason="Tính theo địa chỉ nhận" value="Chưa tính" />}
        <div className={styles.total}>
          <dt>
            <b>Tổng cộng</b>
            <small>Đã gồm thuế GTGT</small>
          </dt>
          <dd aria-live="polite">{money(total)}</dd>
        </div>
      </dl>
      <LinkButton to="/san-pham" isBlock>
        Chọn thêm sách
      </LinkButton>
      <p className={styles.note}>
        Đặt hàng qua điện thoại: <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>
      </p>
    </Panel>
  )
}

function Row({ name, reason, value, isMinus }: { name: string; reason: string; value: ReactNode; isMinus?: boolean }) {
  return (
    <div>
      <dt>
        {name}
        <small>{reason}</small>
      </dt>
      <dd className={isMinus ? styles.minus : undefined}>{value}</dd>
    </div>
  )
}
