import { useMemo } from 'react'
import { createCheckout } from '../checkout/checkout.ts'
import { CheckoutSteps, WaitingCart } from '../checkout/checkout-steps.tsx'
import { LoginAgain } from '../checkout/resume/login-again.tsx'
import type { ReturnStep } from '../checkout/resume/sealed-step.ts'
import { useReturn } from '../checkout/resume/use-return.ts'
import { PageHead } from '../head/page-head.tsx'
import { session } from '../lib/state/session.ts'
import { guestCalls, memberCalls } from './data/cart-calls.ts'
import { keptSource } from './data/guest-source.ts'

export default function CartPage() {
  const back = useReturn()
  const isMember = session.use().roles.length > 0
  return (
    <div className="wrap tall">
      <PageHead title="Giỏ hàng" description="Sách bạn đã chọn ở Thư Quán." path="/gio-hang" isHidden />
      {back.is === 'waiting' ? (
        <WaitingCart title="Giỏ hàng" />
      ) : back.is === 'loginAgain' ? (
        <LoginAgain title="Giỏ hàng" onGuest={back.goOnAsGuest} />
      ) : (
        <Cart key={String(isMember)} isMember={isMember} step={back.step} />
      )}
    </div>
  )
}

function Cart({ isMember, step }: { isMember: boolean; step: ReturnStep | null }) {
  const checkout = useMemo(() => createCheckout(isMember ? memberCalls : guestCalls(keptSource())), [isMember])
  return <CheckoutSteps checkout={checkout} title="Giỏ hàng" step={step} />
}
