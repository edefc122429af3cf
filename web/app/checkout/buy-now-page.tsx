import { HIGHEST_PRODUCT_ID, MOST_OF_ONE } from '@tq/contract/cart/limits.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { buyNowSource } from '../cart/data/buy-now-source.ts'
import { guestCalls } from '../cart/data/cart-calls.ts'
import { parseQuantity } from '../cart/parse-quantity.ts'
import { PageHead } from '../head/page-head.tsx'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { createCheckout } from './checkout.ts'
import { CheckoutSteps, WaitingCart } from './checkout-steps.tsx'
import { LoginAgain } from './resume/login-again.tsx'
import type { ReturnStep } from './resume/sealed-step.ts'
import { useReturn } from './resume/use-return.ts'

/** One thing, bought at once; the cart stays as it is. Open calls know a member by the token they send along. */
export default function BuyNowPage() {
  const back = useReturn()
  const [query] = useSearchParams()
  const productId = parseQuantity(query.get('productId'), HIGHEST_PRODUCT_ID)
  const quantity = parseQuantity(query.get('quantity'), MOST_OF_ONE) ?? 1
  return (
    <div className="wrap tall">
      <PageHead
        title="Mua ngay"
        description="Mua ngay một sản phẩm ở Thư Quán, giỏ hàng vẫn nguyên như cũ."
        path="/mua-ngay"
        isHidden
      />
      {back.is === 'waiting' ? (
        <WaitingCart title="Mua ngay" />
      ) : back.is === 'loginAgain' ? (
        <LoginAgain title="Mua ngay" onGuest={back.goOnAsGuest} />
      ) : productId === null ? (
        <>
          <h1 className="visually-hidden">Mua ngay</h1>
          <EmptyState title="Chưa chọn sách để mua" sentence="Mời bạn chọn một cuốn rồi bấm “Mua ngay” ở trang của nó.">
            <LinkButton to="/san-pham" look="lam">
              Xem sách
            </LinkButton>
          </EmptyState>
        </>
      ) : (
        <OneThing key={`${productId}-${quantity}`} productId={productId} quantity={quantity} step={back.step} />
      )}
    </div>
  )
}

function OneThing({ productId, quantity, step }: { productId: number; quantity: number; step: ReturnStep | null }) {
  const checkout = useMemo(
    () => createCheckout(guestCalls(buyNowSource(productId, quantity, step !== null))),
    [productId, quantity, step],
  )
  return <CheckoutSteps checkout={checkout} title="Mua ngay" step={step} isBuyNow />
}
