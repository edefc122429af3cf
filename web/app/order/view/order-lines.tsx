import type { Order, OrderLine } from '@tq/contract/order.ts'
import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { Cover } from '../../catalog/cover.tsx'
import { KIND_NAMES } from '../../catalog/kinds.ts'
import { openingWords } from '../../catalog/opening-words.ts'
import { releaseWords } from '../../catalog/release-words.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import { bindTitle } from '../../lib/typography.ts'
import { readerUrl } from '../../my-library/reader-url.ts'
import { LinkButton } from '../../ui/form/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { priceWords } from '../../ui/mark/price.tsx'
import styles from './order-lines.module.css'

/** What was bought, at the prices of that day. */
export function OrderLines({ order, hasReviews, isMine }: { order: Order; hasReviews?: boolean; isMine: boolean }) {
  return (
    <Panel title="Sản phẩm" isFlush className={styles.panel}>
      <ul>
        {order.lines.map((line) => (
          <Line key={line.id} {...{ line, order, hasReviews, isMine }} />
        ))}
      </ul>
    </Panel>
  )
}

interface LineProps {
  line: OrderLine
  order: Order
  hasReviews?: boolean
  isMine: boolean
}

function Line({ line, order, hasReviews, isMine }: LineProps) {
  const { title, address, kind, quantity, picture, listTotal, parts, refundedQuantity, refundedAmount } = line
  // What a code takes off the whole order stands once, beside the sum: its share of each line is for the books only.
  const total = line.total + line.voucherDiscount
  const isWaitedFor = !line.isReady && order.status !== 'cancelled' && refundedQuantity < quantity
  return (
    <li className={styles.line}>
      <Cover picture={picture} sizes="56px" isDecorative className={styles.cover} />
      <div className={styles.words}>
        <h3>
          <Link to={`/san-pham/${address}`}>{bindTitle(title)}</Link>
        </h3>
        <p>
          {KIND_NAMES[kind]} × {formatNumber(quantity)}
        </p>
        {line.releaseDay && <p>{releaseWords(line.releaseDay)}</p>}
        {isWaitedFor && <p>{openingWords(line)}</p>}
        {kind === 'combo' && (
          <p>Gồm {parts.map((part) => (part.quantity > 1 ? `${part.title} × ${part.quantity}` : part.title)).join('; ')}</p>
        )}
        {line.couponCode && line.couponDiscount > 0 && (
          <p className={styles.good}>
            Phiếu {line.couponCode}: −{formatPrice(line.couponDiscount)}
          </p>
        )}
        {refundedQuantity > 0 && (
          <p className={styles.good}>
            Được hoàn {formatNumber(refundedQuantity)}: {formatPrice(refundedAmount)}
          </p>
        )}
        {isMine && line.canRead && (
          <LinkButton to={readerUrl(address)} isSmall className={styles.read} aria-label={`Đọc ngay: ${title}`}>
            <BookOpen size="1.8rem" aria-hidden="true" /> Đọc ngay
          </LinkButton>
        )}
        {hasReviews && line.canReview && (
          <LinkButton
            to={`/tai-khoan/danh-gia-san-pham?don-hang=${order.code}&san-pham=${line.productId}`}
            look="text"
            isSmall
            className={styles.review}
          >
            Viết đánh giá<span className="visually-hidden"> {title}</span>
          </LinkButton>
        )}
      </div>
      <p className={styles.sum}>
        {total < listTotal && (
          <del>
            <span className="visually-hidden">Giá gốc </span>
            {formatPrice(listTotal)}
          </del>
        )}
        {priceWords(total)}
      </p>
    </li>
  )
}
