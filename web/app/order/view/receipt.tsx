import type { Order } from '@tq/contract/order.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { formatMoment, formatNumber, formatPrice } from '../../lib/format.ts'
import { Seal } from '../../ui/seal.tsx'
import { METHOD_NAMES, paidWords } from './order-words.ts'
import styles from './receipt.module.css'

/** What the printer gets: one sheet of A4 with a letterhead. Unseen on the screen. */
export function Receipt({ order }: { order: Order }) {
  const { delivery } = order
  return (
    <article className={styles.receipt} aria-hidden="true">
      <header className={styles.letterhead}>
        <Seal className={styles.seal} />
        <div>
          <b>{PUBLISHER.name}</b>
          <p>{PUBLISHER.legalName}</p>
          <p>
            {PUBLISHER.address} · {PUBLISHER.phone} · {PUBLISHER.email}
          </p>
          <p>Mã số thuế {PUBLISHER.taxCode}</p>
        </div>
      </header>
      <h2>Đơn hàng {order.code}</h2>
      <dl className={styles.facts}>
        <Fact name="Ngày đặt" text={formatMoment(order.createdAt)} />
        <Fact name="Tình trạng" text={order.statusName} />
        <Fact name={order.isOnlyDigital ? 'Người mua' : 'Người nhận'} text={`${delivery.name}, ${delivery.phone}`} />
        <Fact name="Thanh toán" text={`${METHOD_NAMES[order.paymentMethod]} – ${paidWords(order)}`} />
        {!order.isOnlyDigital && <Fact name="Địa chỉ" text={`${delivery.address}, ${delivery.placeText}`} />}
        {order.trackingCode && <Fact name="Mã vận đơn" text={order.trackingCode} />}
        {delivery.invoice && (
          <Fact
            name="Hoá đơn cho"
            text={[delivery.invoice.name, delivery.invoice.taxCode && `MST ${delivery.invoice.taxCode}`, delivery.invoice.address]
              .filter(Boolean)
              .join(', ')}
          />
        )}
      </dl>
      <Lines order={order} />
      <div className={styles.sums}>
        <Vat order={order} />
        <table>
          <tbody>
            {order.steps.map((step) => (
              <tr key={`${step.kind}-${step.code}-${step.title}`}>
                <td>{step.title}</td>
                <td className={styles.number}>{formatPrice(step.amount)}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <td>Tổng cộng</td>
              <td className={styles.number}>{formatPrice(order.total)}</td>
            </tr>
            {order.refundedTotal > 0 && (
              <tr>
                <td>Hoàn lại</td>
                <td className={styles.number}>{formatPrice(order.refundedTotal)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <footer className={styles.foot}>
        Phiếu này ghi nội dung đơn hàng, không thay cho hoá đơn điện tử. Giá đã gồm thuế giá trị gia tăng.
      </footer>
    </article>
  )
}

function Lines({ order }: { order: Order }) {
  return (
    <table>
      <thead>
        <tr>
          <th className={styles.index}>STT</th>
          <th>Sản phẩm</th>
          <th className={styles.number}>Số lượng</th>
          <th className={styles.number}>Giá gốc</th>
          <th className={styles.number}>Được giảm</th>
          <th className={styles.number}>Thành tiền</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, index) => (
          <tr key={line.id}>
            <td className={styles.index}>{index + 1}</td>
            <td>
              {line.title}
              {line.kind === 'combo' && <small>Gồm {line.parts.map(({ title }) => title).join('; ')}</small>}
            </td>
            <td className={styles.number}>{formatNumber(line.quantity)}</td>
            <td className={styles.number}>{formatPrice(line.listTotal)}</td>
            <td className={styles.number}>{line.listTotal > line.total ? formatPrice(line.listTotal - line.total) : '–'}</td>
            <td className={styles.number}>{formatPrice(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Vat({ order }: { order: Order }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Thuế GTGT</th>
          <th className={styles.number}>Chưa thuế</th>
          <th className={styles.number}>Tiền thuế</th>
        </tr>
      </thead>
      <tbody>
        {order.vat.map(({ vatClass, base, amount }) => (
          <tr key={vatClass}>
            <td>{vatName(vatClass)}</td>
            <td className={styles.number}>{formatPrice(base)}</td>
            <td className={styles.number}>{formatPrice(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A rate in percent, or the law's word for goods outside of it. */
const vatName = (vatClass: string) => (/^\d+$/.test(vatClass) ? `${vatClass}%` : 'Không chịu thuế')

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
