import type { Cart, ShippingMethod, ShippingOption } from '@tq/contract/cart.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { formatPrice } from '../../lib/format.ts'
import { RadioOption } from '../../ui/form/choice.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { dayWords } from './day-words.ts'
import styles from './shipping-options.module.css'

export interface ShippingOptionsProps {
  quote: Cart | null
  hasFailed: boolean
  isPlaceKnown: boolean
  method: ShippingMethod
  error?: string
  onChoose(method: ShippingMethod): void
}

export function ShippingOptions({ quote, hasFailed, isPlaceKnown, method, error, onChoose }: ShippingOptionsProps) {
  return (
    <section aria-labelledby="cach-giao">
      <h2 id="cach-giao">Cách giao</h2>
      {hasFailed ? (
        <Notice tone="warning">Chưa tính được phí giao hàng, phí sẽ hiện ở bước sau trước khi bạn thanh toán.</Notice>
      ) : !isPlaceKnown ? (
        <p className={styles.none}>Chọn phường, xã nhận hàng để xem cách giao, phí và ngày dự kiến.</p>
      ) : !quote ? (
        <p className={styles.none} role="status">
          Đang tính phí giao hàng…
        </p>
      ) : quote.shippingOptions.length === 0 ? (
        <Notice tone="warning" title="Đơn này cần hẹn riêng">
          Kiện hàng nặng hơn mức các cách giao hiện có nhận chở. Bạn bớt số lượng, chia thành nhiều đơn, hoặc gọi{' '}
          <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a> để chúng tôi hẹn giao.
        </Notice>
      ) : (
        <fieldset>
          <legend className="visually-hidden">Cách giao</legend>
          {quote.shippingOptions.map((option) => (
            <RadioOption
              key={option.method}
              name="shipping-method"
              value={option.method}
              checked={option.method === method}
              onChange={() => onChoose(option.method)}
              title={option.name}
              hint={
                <>
                  Dự kiến {dayWords(option.from)}
                  {option.to !== option.from && ` đến ${dayWords(option.to)}`}
                  {option.note && <span className={styles.note}>{option.note}</span>}
                </>
              }
              beside={<Fee option={option} />}
            />
          ))}
        </fieldset>
      )}
      {error && <FieldError>{error}</FieldError>}
    </section>
  )
}

function Fee({ option: { fee, fullFee } }: { option: ShippingOption }) {
  if (fee === 0) return <b className={styles.free}>Miễn phí</b>
  return (
    <b className={styles.fee}>
      {fee < fullFee && <del>{formatPrice(fullFee)}</del>} {formatPrice(fee)}
    </b>
  )
}
