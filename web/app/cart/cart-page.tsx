import { useMemo } from 'react'
import { createCheckout } from '../checkout/checkout.ts'
import { CheckoutSteps, WaitingCart } from '../checkout/checkout-steps.tsx'
import { PageHead } from '../head/page-head.tsx'
import { isSessionKnown, session } from '../lib/state/session.ts'
import { guestCalls, memberCalls } from './data/cart-calls.ts'
import { keptSource } from './data/guest-source.ts'

export default function CartPage() {
  const isKnown = isSessionKnown.use()
  const isMember = session.use().roles.length > 0
  return (
    <div className="wrap">
      <PageHead title="Giỏ hàng" description="Sách bạn đã chọn ở Thư Quán." path="/gio-hang" isHidden />
      {isKnown ? <Cart key={String(isMember)} isMember={isMember} /> : <WaitingCart title="Giỏ hàng" />}
    </div>
  )
}

function Cart({ isMember }: { isMember: boolean }) {
  const checkout = useMemo(() => createCheckout(isMember ? memberCalls : guestCalls(keptSource())), [isMember])
  return <CheckoutSteps checkout={checkout} title="Giỏ hàng" />
}
