import type { OrderStatus, OrderSummary } from '@tq/contract/order.ts'
import { Link } from 'react-router'
import { Cover } from '../../catalog/cover.tsx'
import { formatDate, formatNumber, formatPrice } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { BuyAgainButton } from '../actions/buy-again-button.tsx'
import styles from './order-card.module.css'
import { Stages } from './stages.tsx'
import { StatusTag } from './status-tag.tsx'

/** One order in the list of one's own. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { id, code, status, statusName, lines, count, total, createdAt, canPay, canReview, isOnlyDigital } = order
  const [first] = lines
  const others = count - (first?.quantity ?? 0)
  const path = `/tai-khoan/don-hang/${id}`
  return (
    <article className={styles.order} aria-label={`Đơn ${code}`}>
      <header className={styles.head}>
        <b>Đơn {code}</b>
        <span className={styles.date}>Đặt ngày {formatDate(createdAt)}</span>
        <span className={styles.tag}>
          <StatusTag status={status} name={statusName} />
        </span>
      </header>
      <div className={styles.body}>
        <div className={styles.pile} aria-hidden="true">
          {lines.map((line) => (
            <Cover key={line.address} picture={line.picture} sizes="56px" isDecorative />
          ))}
        </div>
        <div className={styles.words}>
          <h2>
            <Link to={path}>{bindTitle(first?.title ?? code)}</Link>
          </h2>
          <p className={styles.others}>
            {others > 0 ? `và ${formatNumber(others)} sản phẩm khác` : `${formatNumber(count)} sản phẩm`}
          </p>
          <p>{status === 'awaitingPayment' && !canPay ? OVER : SENTENCES[status]}</p>
          {!isOnlyDigital && status !== 'awaitingPayment' && <Stages status={status} />}
        </div>
        <div className={styles.right}>
          <b>{formatPrice(total)}</b>
          <div className={styles.actions}>
            {canReview && (
              <LinkButton to={`/tai-khoan/danh-gia-san-pham?don-hang=${code}`} isSmall>
                Viết đánh giá<span className="visually-hidden"> cho đơn {code}</span>
              </LinkButton>
            )}
            {ENDED.includes(status) && <BuyAgainButton orderId={id} code={code} look="text" isSmall />}
            {canPay ? (
              <>
                <LinkButton to={`${path}?huy=1`} look="text" isSmall>
                  Huỷ đơn<span className="visually-hidden"> {code}</span>
                </LinkButton>
                <LinkButton to={path} look="son" isSmall>
                  Thanh toán<span className="visually-hidden"> đơn {code}</span>
                </LinkButton>
              </>
            ) : (
              <LinkButton to={path} isSmall>
                {status === 'shipped' ? 'Theo dõi đơn' : 'Xem đơn'}
                <span className="visually-hidden"> {code}</span>
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}

const ENDED: OrderStatus[] = ['delivered', 'completed', 'cancelled', 'refunded']

const OVER = 'Đã hết thời gian giữ sách; chúng tôi kiểm tra lại khoản thanh toán rồi xác nhận hoặc huỷ đơn.'
const SENTENCES: Record<OrderStatus, string> = {
  awaitingPayment: 'Sách được giữ cho bạn trong lúc chờ thanh toán; quá hạn, đơn tự huỷ.',
  paid: 'Đã nhận đủ tiền, sách sắp được đóng gói.',
  processing: 'Sách đang được đóng gói.',
  shipped: 'Sách đang trên đường tới bạn.',
  delivered: 'Đã giao hàng.',
  completed: 'Cảm ơn bạn đã mua sách ở Thư Quán.',
  cancelled: 'Đơn đã huỷ, bạn không phải trả khoản nào.',
  partlyRefunded: 'Một phần tiền được hoàn cho bạn.',
  refunded: 'Toàn bộ tiền được hoàn cho bạn.',
  needsAttention: 'Nhân viên đang kiểm tra đơn này.',
}
