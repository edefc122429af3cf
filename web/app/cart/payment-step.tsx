import type { Cart } from '@tq/contract/cart.ts'
import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { formatPrice } from '../lib/format.ts'
import { PUBLISHER } from '../shell/publisher.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox, RadioOption } from '../ui/choice.tsx'
import { Notice } from '../ui/notice.tsx'
import { useCheckout } from './checkout-context.tsx'
import { ContactForm } from './contact-form.tsx'
import { DeliveryReview } from './delivery-review.tsx'
import stepStyles from './delivery-step.module.css'
import { OrderSummary } from './order-summary.tsx'
import { methodsFor, type PaymentMethod } from './payment-methods.ts'
import styles from './payment-step.module.css'

export interface PaymentStepProps {
  cart: Cart
  /** Places the order and pays; throws the sentence to show. Without it, orders are taken by telephone. */
  onPay?(method: PaymentMethod): Promise<void>
}

/** SPEC §4, step 2: everything once more, then the money. */
export function PaymentStep({ cart, onPay }: PaymentStepProps) {
  const checkout = useCheckout()
  const [isEditing, setIsEditing] = useState(false)
  const needsContact = cart.isOnlyDigital && (cart.delivery === null || isEditing)
  return (
    <div className={stepStyles.step}>
      <div className={stepStyles.parts}>
        {needsContact ? (
          <ContactForm cart={cart} onSaved={() => setIsEditing(false)} />
        ) : (
          <DeliveryReview cart={cart} onEdit={() => (cart.isOnlyDigital ? setIsEditing(true) : checkout.goBack(1))} />
        )}
        {!needsContact && onPay && <Pay cart={cart} onPay={onPay} />}
      </div>
      <OrderSummary cart={cart} onEdit={() => checkout.goBack(0)}>
        {!onPay && (
          <p className={styles.note}>
            Đặt hàng qua điện thoại:{' '}
            <a href={PUBLISHER.phoneUrl} className={styles.phone}>
              {PUBLISHER.phone}
            </a>
            <br />
            {PUBLISHER.hours}
          </p>
        )}
      </OrderSummary>
    </div>
  )
}

function Pay({ cart, onPay }: Required<PaymentStepProps>) {
  const choices = methodsFor(cart)
  const [method, setMethod] = useState<PaymentMethod>('vnpay')
  const [hasAgreed, setHasAgreed] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const isFree = cart.total === 0
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (!hasAgreed || isBusy) return
    setIsBusy(true)
    setFailure('')
    try {
      await onPay(method)
    } catch (error) {
      setFailure((error as Error).message)
    }
    setIsBusy(false)
  }
  return (
    <form onSubmit={send} noValidate aria-label="Thanh toán" className={styles.pay}>
      {failure && (
        <Notice tone="error" isAlert title="Chưa đặt được hàng">
          {failure}
        </Notice>
      )}
      {!isFree && (
        <fieldset>
          <legend className={styles.legend}>Cách thanh toán</legend>
          {choices.map(({ method: one, title, hint, refusal }) => (
            <RadioOption
              key={one}
              name="payment-method"
              value={one}
              checked={method === one}
              disabled={refusal !== null}
              onChange={() => setMethod(one)}
              title={title}
              hint={refusal ?? hint}
              beside={one === 'vnpay' && <Lock size="2rem" aria-hidden="true" />}
            />
          ))}
        </fieldset>
      )}
      <Checkbox
        label={
          <>
            Tôi đồng ý với <Link to="/dieu-khoan-giao-dich-chung">điều khoản giao dịch chung</Link> và{' '}
            <Link to="/chinh-sach-doi-tra">chính sách đổi trả</Link>
          </>
        }
        checked={hasAgreed}
        onChange={(event) => setHasAgreed(event.target.checked)}
        error={isAsked && !hasAgreed ? 'Bạn đọc và đánh dấu vào ô này để đặt hàng' : null}
      />
      <Button type="submit" look="son" isBlock isBusy={isBusy}>
        {isFree ? 'Đặt hàng' : `${method === 'cod' ? 'Đặt hàng' : 'Thanh toán'} ${formatPrice(cart.total)}`}
      </Button>
    </form>
  )
}
