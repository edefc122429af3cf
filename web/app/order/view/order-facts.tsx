import type { Order } from '@tq/contract/order.ts'
import type { ReactNode } from 'react'
import { PriceSteps } from '../../cart/price-steps.tsx'
import { dayWords } from '../../checkout/delivery/day-words.ts'
import { giftWords } from '../../checkout/delivery/gift-words.ts'
import { formatDate, formatMoment, formatPrice } from '../../lib/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './order-facts.module.css'
import { METHOD_NAMES, paidWords, refundWords } from './order-words.ts'

export function OrderSum({ order }: { order: Order }) {
  return (
    <Panel title="Thanh toán" className={styles.sum}>
      <PriceSteps cart={order} />
      <dl className={styles.facts}>
        <Fact name="Cách thanh toán">{METHOD_NAMES[order.paymentMethod]}</Fact>
        <Fact name="Tình trạng">
          <b>{paidWords(order)}</b>
        </Fact>
        {order.refunds.map((refund) => (
          <Fact key={`${refund.at}-${refund.amount}`} name="Hoàn tiền">
            {formatPrice(refund.amount)}, {refundWords(refund)} {formatDate(refund.at)}
          </Fact>
        ))}
        {order.canPay && order.holdUntil && <Fact name="Giữ sách đến">{formatMoment(order.holdUntil)}</Fact>}
      </dl>
    </Panel>
  )
}

export function OrderDelivery({ order }: { order: Order }) {
  const { delivery, isOnlyDigital, shippingFrom, shippingTo, trackingCode } = order
  const isUnderWay = ['awaitingPayment', 'paid', 'processing', 'shipped'].includes(order.status)
  return (
    <Panel title={isOnlyDigital ? 'Người mua' : 'Giao hàng'}>
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
        {!isOnlyDigital && (
          <Fact name="Cách giao">{delivery.method === 'express' ? 'Giao nhanh trong ngày' : 'Giao tiêu chuẩn'}</Fact>
        )}
        {shippingFrom && isUnderWay && <Fact name="Dự kiến">{daysOf(shippingFrom, shippingTo)}</Fact>}
        {trackingCode && (
          <Fact name="Mã vận đơn">
            <b className={styles.code}>{trackingCode}</b>
          </Fact>
        )}
        {delivery.note && <Fact name="Ghi chú">{delivery.note}</Fact>}
        {delivery.gift && (
          <Fact name="Gửi tặng">
            <span className={styles.gift}>{giftWords(delivery.gift)}</span>
          </Fact>
        )}
        {delivery.invoice && (
          <Fact name="Xuất hoá đơn">
            {delivery.invoice.name}
            {delivery.invoice.taxCode && <>, mã số thuế {delivery.invoice.taxCode}</>}, {delivery.invoice.address}. Gửi tới{' '}
            {delivery.invoice.email}
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

const daysOf = (from: string, to: string | null) => (to && to !== from ? `${dayWords(from)} đến ${dayWords(to)}` : dayWords(from))

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
