import type { Cart, PriceStep } from '@tq/contract/cart.ts'
import { formatPrice } from '../lib/format.ts'
import { bindMoney } from '../lib/typography.ts'
import { classes } from '../ui/class-names.ts'
import styles from './price-steps.module.css'

export interface PriceStepsProps {
  cart: Pick<Cart, 'steps' | 'isOnlyDigital' | 'total'>
  isWaiting?: boolean
  /** Where it goes is asked here, not later. */
  isAskingPlace?: boolean
}

/** How the total comes about: every reduction is a line of its own with its reason. All numbers are the server's. */
export function PriceSteps({ cart, isWaiting, isAskingPlace }: PriceStepsProps) {
  const hasShipping = cart.steps.some(({ kind }) => kind === 'shipping')
  return (
    <dl className={classes(styles.rows, isWaiting && styles.waiting)} aria-busy={isWaiting}>
      {cart.steps.map((step) => (
        <Row key={`${step.kind}-${step.code}-${step.title}`} step={step} />
      ))}
      {!hasShipping && !cart.isOnlyDigital && (
        <div>
          <dt>
            Phí giao hàng
            <small>{isAskingPlace ? 'Tính theo phường, xã nhận hàng' : 'Tính theo nơi nhận, ở bước sau'}</small>
          </dt>
          <dd className={styles.open}>Chưa tính</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>
          <b>Tổng cộng</b>
          <small>Đã gồm thuế GTGT</small>
        </dt>
        <dd aria-live="polite" aria-atomic="true" data-part="total">
          {formatPrice(cart.total)}
        </dd>
      </div>
    </dl>
  )
}

function Row({ step: { kind, title, reason, amount } }: { step: PriceStep }) {
  return (
    <div>
      <dt>
        {title}
        {reason && <small>{bindMoney(reason)}</small>}
      </dt>
      <dd className={amount < 0 ? styles.minus : undefined}>
        {amount < 0 ? `−${formatPrice(-amount)}` : kind === 'shipping' && amount === 0 ? 'Miễn phí' : formatPrice(amount)}
      </dd>
    </div>
  )
}
