import type { CartLine } from '@tq/contract/cart.ts'
import { PIECES } from '@tq/contract/catalog/pieces.ts'
import { BookOpen, CircleAlert, Clock, Package, Tag, Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { askForLogin } from '../account/dialogs/account-dialog-store.ts'
import { Cover } from '../catalog/cover.tsx'
import { KIND_NAMES } from '../catalog/kinds.ts'
import { openingWords } from '../catalog/opening-words.ts'
import { releaseWords } from '../catalog/release-words.ts'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { formatNumber, formatPrice } from '../lib/format.ts'
import { bindTitle } from '../lib/typography.ts'
import { ownedUrl } from '../my-library/library-address.ts'
import { classes } from '../ui/class-names.ts'
import { Button, IconButton } from '../ui/form/button.tsx'
import { Quantity } from '../ui/form/quantity.tsx'
import { priceWords } from '../ui/mark/price.tsx'
import { showToast } from '../ui/overlay/toast-store.ts'
import styles from './cart-line.module.css'

const TYPED_AFTER_MS = 400
const FEW = 5

export function CartLineRow({ line, isBuyNow }: { line: CartLine; isBuyNow?: boolean }) {
  const checkout = useCheckout()
  const { shortages } = checkout.state.use()
  const quantity = checkout.wished.use()[line.productId] ?? line.quantity
  const isShipped = line.objectType === 0
  const isGone = line.problem === 'gone' || line.problem === 'soldOut'
  const problem = sentence(shortages[line.productId] ?? line.problemText)
  return (
    <li className={classes(styles.line, problem !== '' && styles.wrong)} aria-busy={quantity !== line.quantity}>
      <Cover picture={line.picture} sizes="72px" isDecorative className={styles.cover} />
      <div className={styles.words}>
        <h2>
          {line.problem === 'gone' ? (
            bindTitle(line.title)
          ) : (
            <Link to={`/san-pham/${line.address}`}>{bindTitle(line.title)}</Link>
          )}
        </h2>
        {line.problem !== 'gone' && (
          <p>
            {KIND_NAMES[line.kind]} · {priceWords(line.unitPrice)}
          </p>
        )}
        {problem && (
          <Remark icon={<CircleAlert />} tone={styles.gone}>
            {problem}
          </Remark>
        )}
        <Remarks line={line} hasProblem={problem !== ''} />
        {!isBuyNow && line.problem !== 'gone' && (
          <Button
            look="text"
            isSmall
            className={styles.later}
            onClick={() => (checkout.isMember ? checkout.setLater(line, true) : askForLogin('Đăng nhập để lưu sách lại mua sau'))}
          >
            Lưu lại mua sau<span className="visually-hidden"> {line.title}</span>
          </Button>
        )}
      </div>
      <div className={styles.deal}>
        <div className={styles.amount}>
          {!isShipped ? (
            <span className={styles.one}>1 {line.kind === 'course' ? 'khoá' : 'bản'}</span>
          ) : (
            !isGone && (
              <Quantity
                isSmall
                value={quantity}
                max={Math.max(line.most, 1)}
                onChange={(next) => checkout.wishQuantity(line, next)}
                onTooMany={() => showToast(tooMany(line), { variant: 'warning' })}
                settleAfterMs={TYPED_AFTER_MS}
                label={`Số lượng ${line.title}`}
              />
            )
          )}
        </div>
        <p className={classes(styles.sum, quantity !== line.quantity && styles.old)} data-part="line-sum">
          {line.subtotal < line.listTotal && (
            <del>
              <span className="visually-hidden">Giá gốc </span>
              {formatPrice(line.listTotal)}
            </del>
          )}
          {isGone ? 'Chưa tính' : priceWords(line.subtotal)}
        </p>
      </div>
      {!isBuyNow && (
        <IconButton label={`Bỏ ${line.title} khỏi giỏ`} className={styles.remove} onClick={() => checkout.remove(line)}>
          <Trash2 size="2rem" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

/** A shortage comes as the end of a sentence. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const tooMany = ({ most, available, kind, title }: CartLine) =>
  `${most === available ? 'Chỉ còn' : 'Mỗi đơn mua nhiều nhất'} ${formatNumber(most)} ${PIECES[kind]} “${title}”`

function Remarks({ line, hasProblem }: { line: CartLine; hasProblem: boolean }) {
  const isShipped = line.objectType === 0
  const isFew = isShipped && line.available !== null && line.available > 0 && line.available <= FEW
  return (
    <>
      {line.releaseDay && <Remark icon={<Clock />}>{releaseWords(line.releaseDay)}</Remark>}
      {line.isOwned && (
        <Remark icon={<CircleAlert />} tone={styles.few}>
          Đã có trong thư viện của bạn, không cần mua lại. <Link to={ownedUrl(line.address)}>Mở trong thư viện</Link>
        </Remark>
      )}
      {!isShipped && !line.isOwned && !hasProblem && (
        <Remark icon={line.isReady ? <BookOpen /> : <Clock />} tone={line.isReady ? undefined : styles.few}>
          {openingWords(line)}
        </Remark>
      )}
      {isFew && !hasProblem && (
        <Remark icon={<CircleAlert />} tone={styles.few}>
          Chỉ còn {line.available} {PIECES[line.kind]}
        </Remark>
      )}
      <PriceChange line={line} />
      <Flash line={line} />
      {line.couponCode && line.couponDiscount > 0 && (
        <Remark icon={<Tag />} tone={styles.good}>
          Phiếu {line.couponCode}: −{formatPrice(line.couponDiscount)}
        </Remark>
      )}
      {line.parts.length > 0 && (
        <Remark icon={<Package />}>
          Gồm{' '}
          {line.parts.map((part, index) => (
            <span key={part.address}>
              {index > 0 && '; '}
              <Link to={`/san-pham/${part.address}`}>{part.title}</Link>
              {part.quantity > 1 && ` × ${formatNumber(part.quantity)}`}
            </span>
          ))}
        </Remark>
      )}
    </>
  )
}

function PriceChange({ line }: { line: CartLine }) {
  const { priceBefore, priceNow: price } = line
  if (priceBefore === null || priceBefore === price) return null
  const isDearer = price > priceBefore
  return (
    <Remark icon={isDearer ? <TrendingUp /> : <TrendingDown />} tone={isDearer ? styles.few : styles.good}>
      Giá đã {isDearer ? 'tăng' : 'giảm'} từ {formatPrice(priceBefore)} {isDearer ? 'lên' : 'xuống'} {priceWords(price)} từ khi
      bạn bỏ vào giỏ
    </Remark>
  )
}

function Flash({ line }: { line: CartLine }) {
  const { flashPrice, flashQuantity, flashLimit, quantity, unitPrice, kind } = line
  if (flashPrice === null || flashQuantity === 0) return null
  const rest = quantity - flashQuantity
  return (
    <Remark icon={<Clock />} tone={styles.sale}>
      {formatNumber(flashQuantity)} {PIECES[kind]} giá giờ vàng {formatPrice(flashPrice)}
      {rest > 0 && `, ${formatNumber(rest)} ${PIECES[kind]} còn lại ${formatPrice(unitPrice)}`}
      {flashLimit !== null && ` (mỗi khách nhiều nhất ${formatNumber(flashLimit)})`}
    </Remark>
  )
}

function Remark({ icon, tone, children }: { icon: ReactNode; tone?: string; children: ReactNode }) {
  return (
    <p className={classes(styles.remark, tone)}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </p>
  )
}
