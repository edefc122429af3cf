import type { Cart, ShippingOption } from '@tq/contract/cart.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { dayWords } from './day-words.ts'
import styles from './delivery-review.module.css'
import { giftWords } from './gift-words.ts'

/** What was filled in, read once more before paying. */
export function DeliveryReview({ cart, onEdit }: { cart: Cart; onEdit(): void }) {
  const { delivery, isOnlyDigital, shippingOptions } = cart
  if (!delivery) return null
  const option = shippingOptions.find(({ method }) => method === delivery.method)
  return (
    <Panel
      title={isOnlyDigital ? 'Người mua' : 'Giao tới'}
      action={
        <Button look="text" isSmall className={styles.edit} onClick={onEdit}>
          Sửa<span className="visually-hidden"> {isOnlyDigital ? 'người mua' : 'nơi nhận'}</span>
        </Button>
      }
    >
      <dl className={styles.facts}>
        <Fact name={isOnlyDigital ? 'Họ và tên' : 'Người nhận'}>
          {delivery.name} · {delivery.phone}
        </Fact>
        <Fact name="Email">{delivery.email}</Fact>
        {!isOnlyDigital && (
          <Fact name="Địa chỉ">
            {delivery.address}, {delivery.placeText}
          </Fact>
        )}
        {!isOnlyDigital && option && <Fact name="Cách giao">{wayOf(option)}</Fact>}
        {delivery.note && <Fact name="Ghi chú">{delivery.note}</Fact>}
        {delivery.gift && !isOnlyDigital && (
          <Fact name="Gửi tặng">
            <span className={styles.gift}>{giftWords(delivery.gift)}</span>
          </Fact>
        )}
        {delivery.invoice && (
          <Fact name="Hoá đơn">
            {delivery.invoice.name}, mã số thuế {delivery.invoice.taxCode}, {delivery.invoice.address}
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

const wayOf = ({ name, from, to }: ShippingOption) =>
  `${name}, dự kiến ${dayWords(from)}${to === from ? '' : ` đến ${dayWords(to)}`}`

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
