import type { ProductDetail } from '@tq/contract/catalog.ts'
import { BookOpen, Check, CircleAlert, Layers, ShieldCheck, ShoppingCart, Truck, Undo2, Video } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { clausesOf } from '../../../lib/typography.ts'
import { classes } from '../../../ui/class-names.ts'
import { Button, LinkButton } from '../../../ui/form/button.tsx'
import { Quantity } from '../../../ui/form/quantity.tsx'
import { Price, priceWords } from '../../../ui/mark/price.tsx'
import { Rating } from '../../../ui/mark/rating.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import { WishButton } from '../../../wish/heart-button.tsx'
import { KIND_NAMES } from '../../kinds.ts'
import { isReadyToOpen } from '../../opening-words.ts'
import { DeliveryEstimate } from '../delivery/delivery-estimate.tsx'
import { partsWords } from '../facts.tsx'
import type { OwnedBookParts } from '../owned/owned-book.tsx'
import { RestockForm } from '../restock/restock-form.tsx'
import { Sample } from '../sample/sample.tsx'
import { Share } from '../share.tsx'
import { buyNowUrl, comingDown, isFew, isOneWish, mostOf, needsShipping, putIntoCart, stockWords } from './buy.ts'
import styles from './buy-box.module.css'
import { ComboSavings } from './combo-savings.tsx'
import { CHOSEN, useFocusOfChoice } from './format-focus.ts'

/** From here on a title takes less room for each of its letters. */
const LONG_TITLE = 100
const ROLE_NAMES = { author: 'Tác giả', editor: 'Biên soạn', translator: 'Dịch giả', illustrator: 'Minh hoạ' } as const

interface BuyBoxProps {
  product: ProductDetail
  quantity: number
  onQuantity(quantity: number): void
  reviewCount: number
  /** A line of facts below the names, where the kind has such. */
  inShort?: ReactNode
  /** In place of the two buttons, for whoever has it already. */
  instead?: ReactNode
  /** The e-book, if it is theirs already. */
  ownBook: OwnedBookParts | null
}

/** Everything one needs to decide, and the two buttons. */
export function BuyBox({ product, quantity, onQuantity, reviewCount, inShort, instead, ownBook }: BuyBoxProps) {
  const most = mostOf(product)
  const isHeldBack = isFew(product) || (!ownBook && !isReadyToOpen(product))
  return (
    <div>
      {product.kind === 'course' && (
        <p className={styles.kind}>
          <Tag tone="lam" icon={<Video size="1.4rem" aria-hidden="true" />}>
            Khoá học trực tuyến
          </Tag>
        </p>
      )}
      {product.kind === 'combo' && (
        <p className={styles.kind}>
          <Tag tone="lam" icon={<Layers size="1.4rem" aria-hidden="true" />}>
            {`Trọn bộ ${partsWords(product.parts)}`}
          </Tag>
        </p>
      )}
      <h1 className={product.title.length > LONG_TITLE ? styles.long : undefined}>{inClauses(product.title)}</h1>
      <p className={styles.line}>
        <Contributors product={product} />
        <a href="#danh-gia" className={styles.rating}>
          <Rating value={product.rating} count={reviewCount} />
          {reviewCount > 0 && ` (${formatNumber(reviewCount)} đánh giá)`}
        </a>
        {product.sold > 0 && <span>Đã bán {formatNumber(product.sold)}</span>}
      </p>
      {inShort}
      <div className={classes(styles.buy, product.courseId !== null && styles.course)}>
        <div>
          <Price {...product} isLarge />
          <ComboSavings product={product} />
          {product.saleEndsAt && <SaleEnd endsAt={product.saleEndsAt} isFlash={product.flashSaleId !== null} />}
          {product.formats.length > 1 && <Formats product={product} />}
          <div className={styles.amount}>
            {needsShipping(product) && product.inStock && (
              <Quantity value={quantity} max={most} onChange={onQuantity} label="Số lượng" />
            )}
            <p className={classes(styles.stock, isHeldBack && styles.few, !product.inStock && styles.gone)}>
              {product.inStock && !isHeldBack ? (
                <Check size="1.8rem" aria-hidden="true" />
              ) : (
                <CircleAlert size="1.8rem" aria-hidden="true" />
              )}
              {ownBook ? 'Đã có trong thư viện của bạn' : stockWords(product)}
            </p>
            {needsShipping(product) && <Link to={`/mua-so-luong-lon?sach=${product.id}`}>Mua số lượng lớn</Link>}
          </div>
          {instead || ownBook?.buttons || (
            <div className={styles.buttons}>
              <Button
                look="son"
                disabled={!product.inStock}
                {...comingDown}
                onClick={(event) => isOneWish(event) && putIntoCart(product, quantity)}
              >
                <ShoppingCart size="1.8rem" aria-hidden="true" /> {product.releaseDay ? 'Đặt trước' : 'Thêm vào giỏ'}
              </Button>
              {product.inStock && <LinkButton to={buyNowUrl(product, quantity)}>Mua ngay</LinkButton>}
            </div>
          )}
          <PreviewButton product={product} instead={ownBook?.notes} />
          <noscript>
            <p className={styles.noscript}>
              Trình duyệt đang tắt JavaScript nên chưa bỏ vào giỏ được. Bạn có thể gọi 024 0000 1616 để đặt.
            </p>
          </noscript>
          <div className={styles.links}>
            <Sample product={product} />
            <WishButton product={product} />
            <Share title={product.title} />
          </div>
          {needsShipping(product) && product.inStock && <DeliveryEstimate productId={product.id} />}
          {needsShipping(product) && !product.inStock && <RestockForm productId={product.id} />}
        </div>
        <Assurances product={product} />
      </div>
    </div>
  )
}

/** Where a title needs a second line, that begins after its colon. */
const inClauses = (title: string) =>
  clausesOf(title).map((clause, at) => (
    <Fragment key={clause}>
      {at > 0 && ' '}
      <span className={styles.clause}>{clause}</span>
    </Fragment>
  ))

/** The beginning of the e-book, from its own page and from that of the printed book. */
function PreviewButton({ product, instead }: { product: ProductDetail; instead?: ReactNode }) {
  const format = product.formats.find(({ hasPreview }) => hasPreview)
  if (!format) return null
  return (
    <p className={styles.preview}>
      {instead ?? (
        <LinkButton to={`/xem-truoc?id=${format.address}`} isBlock>
          <BookOpen size="1.8rem" aria-hidden="true" /> Đọc thử{format.id !== product.id && ' bản điện tử'}
        </LinkButton>
      )}
    </p>
  )
}

function Contributors({ product }: { product: ProductDetail }) {
  const byRole = Object.groupBy(product.contributors, (person) => person.role)
  return Object.entries(byRole).map(([role, people]) => (
    <span key={role} className={styles.people}>
      {product.kind === 'course' && role === 'author' ? 'Giảng viên' : ROLE_NAMES[role as keyof typeof ROLE_NAMES]}:{' '}
      {people?.map((person, index) => (
        <span key={person.id}>
          {index > 0 && ', '}
          <Link to={`/tac-gia/${person.address}`}>{person.name}</Link>
        </span>
      ))}
    </span>
  ))
}

/** The day in words, the same for everybody: a page is shared. */
function SaleEnd({ endsAt, isFlash }: { endsAt: string; isFlash: boolean }) {
  return (
    <p className={styles.saleEnd}>
      {isFlash ? 'Giá trong đợt giờ vàng' : 'Giá khuyến mãi'} đến {formatMoment(endsAt)}
    </p>
  )
}

/** Printed and digital are one choice: each is a page of its own, so each can be shared. */
function Formats({ product }: { product: ProductDetail }) {
  const chosen = useFocusOfChoice()
  return (
    <fieldset className={styles.formats}>
      <legend>Hình thức</legend>
      {product.formats.map((format) => (
        <Link
          key={format.id}
          ref={format.id === product.id ? chosen : undefined}
          to={`/san-pham/${format.address}`}
          state={CHOSEN}
          className={classes(styles.format, format.id === product.id && styles.chosen)}
          aria-current={format.id === product.id ? 'true' : undefined}
          preventScrollReset
          replace
        >
          <b>{KIND_NAMES[format.kind]}</b>
          <span>{priceWords(format.price)}</span>
          {!format.inStock && <small className={styles.gone}>Tạm hết</small>}
        </Link>
      ))}
    </fieldset>
  )
}

function Assurances({ product }: { product: ProductDetail }) {
  return (
    <ul className={classes('lower', styles.assure)}>
      {needsShipping(product) ? (
        <>
          <li>
            <Truck size="2rem" aria-hidden="true" />
            <span>
              <b>{product.releaseDay ? 'Giao từ ngày phát hành' : 'Giao 2–4 ngày làm việc'}</b> tới mọi tỉnh, thành phố.{' '}
              <Link to="/phuong-thuc-van-chuyen">Phương thức vận chuyển</Link>
            </span>
          </li>
          <li>
            <Undo2 size="2rem" aria-hidden="true" />
            <span>
              <b>Đổi trả trong 7 ngày</b> nếu sách lỗi in, thiếu trang hoặc rách khi giao.{' '}
              <Link to="/chinh-sach-doi-tra">Chính sách đổi trả</Link>
            </span>
          </li>
        </>
      ) : (
        <li>
          <BookOpen size="2rem" aria-hidden="true" />
          <span>
            <b>{product.kind === 'course' ? 'Học' : 'Đọc'} trên mọi thiết bị</b> trong Thư viện của tôi, không giới hạn thời gian.
          </span>
        </li>
      )}
      <li>
        <ShieldCheck size="2rem" aria-hidden="true" />
        <span>
          <b>{product.kind === 'course' ? 'Khoá học' : 'Sách'} của chính nhà xuất bản</b>, giá đã gồm thuế, có hoá đơn.
        </span>
      </li>
    </ul>
  )
}
