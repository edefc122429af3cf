import type { Cart } from '@tq/contract/cart.ts'
import { listProductsInSameCategory } from '@tq/contract/catalog.ts'
import { useEffect, useRef } from 'react'
import { askForLogin } from '../account/dialogs/account-dialog-store.ts'
import { Bestsellers } from '../catalog/bestsellers.tsx'
import { LazyShelf } from '../catalog/lazy-shelf.tsx'
import { SeenShelf } from '../catalog/seen/seen-shelf.tsx'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { call } from '../lib/browser-call.ts'
import { formatPrice } from '../lib/format.ts'
import { AffiliateField, VoucherField } from '../offers/code-fields.tsx'
import { Offers } from '../offers/offers.tsx'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { BottomBar } from '../ui/layout/bottom-bar.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { CartLineRow } from './cart-line.tsx'
import styles from './cart-step.module.css'
import { LaterLines } from './later-lines.tsx'
import { PriceSteps } from './price-steps.tsx'
import { Summary } from './summary.tsx'

/** SPEC §4, step 0. */
export function CartStep({ cart, isBuyNow }: { cart: Cart; isBuyNow?: boolean }) {
  const checkout = useCheckout()
  const isWaiting = checkout.waiting.use() > 0
  const list = useFocusKept(cart.lines.map((line) => line.productId))
  return (
    <>
      <Problems cart={cart} />
      <div className={styles.cart}>
        <div className={styles.main}>
          {cart.lines.length === 0 ? (
            <EmptyState isSmall title="Chưa chọn mua cuốn nào" sentence="Những cuốn bạn lưu lại mua sau ở ngay bên dưới." />
          ) : (
            <ul className={styles.lines} ref={list} aria-label="Sản phẩm trong giỏ">
              {cart.lines.map((line) => (
                <CartLineRow key={line.productId} line={line} isBuyNow={isBuyNow} />
              ))}
            </ul>
          )}
          <LaterLines lines={cart.laterLines} />
          {cart.lines.length > 0 && <Offers cart={cart} />}
        </div>
        {cart.lines.length > 0 && (
          <Summary title="Tóm tắt">
            <VoucherField cart={cart} />
            <AffiliateField />
            <hr className={styles.rule} />
            <FreeShippingHint missing={cart.missingForFreeShipping} />
            <PriceSteps cart={cart} isWaiting={isWaiting} />
            <div className={styles.order}>
              <OrderButton cart={cart} />
            </div>
            {!checkout.isMember && !isBuyNow && (
              <p className={styles.note}>
                Mua không cần tài khoản.{' '}
                <button type="button" className={styles.link} onClick={() => askForLogin()}>
                  Đăng nhập
                </button>{' '}
                để lưu đơn.
              </p>
            )}
          </Summary>
        )}
      </div>
      <BesideThese ids={cart.lines.map((line) => line.productId)} />
      {cart.lines.length > 0 && (
        <BottomBar>
          <p>
            Tổng cộng
            <b>{formatPrice(cart.total)}</b>
          </p>
          <OrderButton cart={cart} />
        </BottomBar>
      )}
    </>
  )
}

/** Under the sum, and on phones in the bar instead. */
function OrderButton({ cart }: { cart: Cart }) {
  const checkout = useCheckout()
  const isWaiting = checkout.waiting.use() > 0
  return (
    <Button look="son" isBlock isBusy={isWaiting} disabled={!cart.canCheckOut} onClick={checkout.review}>
      Tiến hành đặt hàng
    </Button>
  )
}

/** What keeps one from ordering: said here once, in full at each line. */
function Problems({ cart }: { cart: Cart }) {
  const { shortages } = useCheckout().state.use()
  const wrong = cart.lines.filter((line) => line.problem !== null || shortages[line.productId] !== undefined)
  if (wrong.length === 0) return null
  return (
    <Notice tone="warning" isAlert title="Có chỗ cần sửa trước khi đặt hàng" className={styles.problems}>
      {wrong.map((line) => `“${line.title}”`).join(', ')}: xem lời nhắn ở từng sản phẩm.
    </Notice>
  )
}

function FreeShippingHint({ missing }: { missing: number | null }) {
  if (!missing) return null
  return <p className={styles.free}>Mua thêm {formatPrice(missing)} sách giấy để được miễn phí giao hàng</p>
}

/** A line that goes takes the focus with it: it moves to the line that follows. */
function useFocusKept(ids: number[]) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef({ ids, focused: -1 })
  const key = ids.join(',')
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const { focused, ids: old } = before.current
    if (document.activeElement === document.body && old.length > ids.length && focused >= 0) {
      rows[Math.min(focused, rows.length - 1)]?.querySelector<HTMLElement>('a')?.focus()
    }
    before.current = { ids, focused: -1 }
    const note = (event: Event) => {
      before.current.focused = rows.findIndex((row) => row.contains(event.target as Node))
    }
    list.current?.addEventListener('focusin', note)
    list.current?.addEventListener('click', note)
    const element = list.current
    return () => {
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('click', note)
    }
  }, [key])
  return list
}

export function EmptyCart() {
  return (
    <>
      <EmptyState title="Giỏ hàng đang trống" sentence="Mời bạn dạo một vòng các kệ sách.">
        <LinkButton to="/san-pham" look="lam">
          Xem sách
        </LinkButton>
      </EmptyState>
      <Bestsellers />
      <SeenShelf />
    </>
  )
}

/** From the shelf of the first book in the cart. */
function BesideThese({ ids }: { ids: number[] }) {
  const [first] = ids
  if (first === undefined) return null
  const load = () =>
    call(listProductsInSameCategory, { params: { id: String(first) } }).then(({ data }) =>
      data.filter((product) => product.inStock && !ids.includes(product.id)),
    )
  return <LazyShelf key={first} title="Có thể bạn cũng thích" load={load} about={first} />
}
