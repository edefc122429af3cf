import { HIGHEST_PRODUCT_ID, MOST_OF_ONE } from '@tq/contract/cart/limits.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { guestCalls } from '../cart/data/cart-calls.ts'
import { buyNowSource } from '../cart/data/guest-source.ts'
import { parseQuantity } from '../cart/parse-quantity.ts'
import { PageHead } from '../head/page-head.tsx'
import { isSessionKnown } from '../lib/state/session.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { EmptyState } from '../ui/layout/empty-state.tsx'
import { createCheckout } from './checkout.ts'
import { CheckoutSteps, WaitingCart } from './checkout-steps.tsx'

/** One thing, bought at once; the cart stays as it is. Open calls know a member by the token they send along. */
export default function BuyNowPage() {
  const isKnown = isSessionKnown.use()
  const [query] = useSearchParams()
  const productId = parseQuantity(query.get('productId'), HIGHEST_PRODUCT_ID)
  const quantity = parseQuantity(query.get('quantity'), MOST_OF_ONE) ?? 1
  return (
    <div className="wrap">
      <PageHead
        title="Mua ngay"
        description="Mua ngay một sản phẩm ở Thư Quán, giỏ hàng vẫn nguyên như cũ."
        path="/mua-ngay"
        isHidden
      />
      {!isKnown ? (
        <WaitingCart title="Mua ngay" />
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
        <OneThing key={`${productId}-${quantity}`} productId={productId} quantity={quantity} />
      )}
    </div>
  )
}

function OneThing({ productId, quantity }: { productId: number; quantity: number }) {
  const checkout = useMemo(() => createCheckout(guestCalls(buyNowSource(productId, quantity))), [productId, quantity])
  return <CheckoutSteps checkout={checkout} title="Mua ngay" isBuyNow />
}
