import type { Cart } from '@tq/contract/cart.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { CartStep, EmptyCart } from '../cart/cart-step.tsx'
import { offlineCart } from '../cart/data/offline-cart.ts'
import { formatNumber } from '../lib/format.ts'
import { classes } from '../ui/class-names.ts'
import { Button, LinkButton } from '../ui/form/button.tsx'
import { SkeletonBlock, SkeletonText } from '../ui/layout/skeleton.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Checkout } from './checkout.ts'
import { CheckoutContext, useCheckout } from './checkout-context.tsx'
import type { TabIndex } from './checkout-state.ts'
import styles from './checkout-steps.module.css'
import type { ReturnStep } from './resume/sealed-step.ts'
import { useTopWhenEmptied } from './resume/use-top-when-emptied.ts'
import { StepHeader } from './till/step-header.tsx'
import { TillFooter } from './till/till-footer.tsx'
import { TillHeader } from './till/till-header.tsx'

export interface CheckoutStepsProps {
  checkout: Checkout
  /** What the first step is called. */
  title: string
  /** Where one was when the login ended. */
  step: ReturnStep | null
  isBuyNow?: boolean
}

/** From the cart to the till, one step at a time. */
export function CheckoutSteps({ checkout, title, step, isBuyNow }: CheckoutStepsProps) {
  const { tabIndex, cart, failure, refusal, isOnlyDigital, totalProducts, orderId } = checkout.state.use()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void (step ? checkout.resume(step.step) : checkout.load())
    const settle = () => void checkout.settle()
    // Sends a quantity that is still pending when the page is left.
    window.addEventListener('pagehide', settle)
    return () => {
      window.removeEventListener('pagehide', settle)
      settle()
    }
  }, [checkout])
  useFreshness(checkout, isBuyNow)
  useStepsInHistory(checkout, tabIndex)
  useNewStep(tabIndex, heading)
  useFocusOfWaiting(heading)
  // Tabs and histories tell the steps apart.
  useEffect(() => {
    document.title = `${headingOf(tabIndex, title)} – Thư Quán`
  }, [tabIndex, title])
  const isEmpty = tabIndex !== 4 && cart !== null && cart.lines.length === 0 && cart.laterLines.length === 0
  const isAtTill = tabIndex !== 0 && !isEmpty
  // The last line takes the focus with it.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isEmpty])
  useTopWhenEmptied(isEmpty)
  const steps = <StepHeader tabIndex={tabIndex} isOnlyDigital={isOnlyDigital} onGoBack={checkout.goBack} />
  return (
    <CheckoutContext value={checkout}>
      {isAtTill && <TillHeader {...{ tabIndex, isOnlyDigital, isBuyNow, steps }} onGoBack={checkout.goBack} />}
      {!isEmpty && <div className={isAtTill ? styles.narrow : undefined}>{steps}</div>}
      <h1 ref={heading} tabIndex={-1} className={classes(styles.heading, isEmpty && styles.first)}>
        {headingOf(tabIndex, title)}{' '}
        {tabIndex === 0 && totalProducts > 0 && <small aria-live="polite">{formatNumber(totalProducts)} sản phẩm</small>}
      </h1>
      {failure && <Unreachable failure={failure} onRetry={checkout.load} />}
      {refusal && tabIndex === 0 && (
        <Notice isAlert tone="warning" title="Đơn chưa được đặt" className={styles.failure}>
          {refusal}
        </Notice>
      )}
      {tabIndex === 4 ? (
        <Placed orderId={orderId} problem={refusal} />
      ) : cart === null ? (
        !failure && <Shapes />
      ) : isEmpty ? (
        <EmptyCart />
      ) : tabIndex === 0 ? (
        <CartStep cart={cart} isBuyNow={isBuyNow} />
      ) : (
        <LaterStep cart={cart} tabIndex={tabIndex} />
      )}
      {isAtTill && tabIndex !== 4 && <TillFooter />}
    </CheckoutContext>
  )
}

const headingOf = (tabIndex: TabIndex, first: string) =>
  tabIndex === 0 ? first : tabIndex === 1 ? 'Giao hàng tới đâu?' : tabIndex === 2 ? 'Thanh toán' : 'Hoàn tất'

/** Shown while the browser goes to the gateway or the order; a shopper who comes back by the back button finds a link to the order. */
function Placed({ orderId, problem }: { orderId: string | null; problem: string }) {
  const isBack = useIsBack()
  return (
    <Notice
      tone={problem ? 'warning' : 'success'}
      isAlert
      title="Đơn hàng đã được ghi nhận"
      className={styles.failure}
      action={
        orderId && (
          <LinkButton to={`/xac-nhan-don-hang/${orderId}`} isSmall>
            Xem đơn hàng
          </LinkButton>
        )
      }
    >
      {problem
        ? `${problem}. Bạn mở đơn hàng để chọn cách thanh toán khác nhé.`
        : isBack
          ? 'Nếu chưa thanh toán xong, bạn mở đơn hàng để thanh toán tiếp nhé.'
          : 'Đang chuyển bạn tới bước tiếp theo…'}
    </Notice>
  )
}

/** The page was restored from the back/forward cache: it is not being redirected any more. */
function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    const show = (event: PageTransitionEvent) => event.persisted && setIsBack(true)
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
  return isBack
}

type Step = ComponentType<{ cart: Cart }>

/** Forms and their rules come while the cart is being looked at. */
function LaterStep({ cart, tabIndex }: { cart: Cart; tabIndex: TabIndex }) {
  const { goBack } = useCheckout()
  const [steps, setSteps] = useState<{ delivery: Step; payment: Step } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = () => {
    setHasFailed(false)
    loadLaterSteps().then(
      ([{ DeliveryStep }, { PaymentStep }]) => setSteps({ delivery: DeliveryStep, payment: PaymentStep }),
      () => setHasFailed(true),
    )
  }
  useEffect(load, [])
  if (hasFailed) return <Unreachable failure="Bước này chưa mở được" onRetry={load} onBack={() => goBack(0)} />
  if (!steps)
    return (
      <div className={styles.coming}>
        <Shapes />
      </div>
    )
  return tabIndex === 1 ? <steps.delivery cart={cart} /> : <steps.payment cart={cart} />
}

const loadLaterSteps = () => Promise.all([import('./delivery/delivery-step.tsx'), import('./payment/payment-step.tsx')])

/** Keeps the cart in step with other tabs and devices: a guest's by storage events, a member's by loading it when the tab is shown. */
function useFreshness(checkout: Checkout, isBuyNow?: boolean): void {
  useEffect(() => {
    loadLaterSteps().catch(() => undefined)
    if (isBuyNow) return
    const onReturn = () => document.visibilityState === 'visible' && checkout.waiting.get() === 0 && checkout.load()
    const stopFollowing = checkout.isMember ? () => {} : offlineCart.subscribe(() => refreshIfElsewhere(checkout))
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopFollowing()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [checkout])
}

/** Skipped while our own change is being calculated, which fires the same event. */
function refreshIfElsewhere(checkout: Checkout): void {
  if (checkout.waiting.get() === 0) void checkout.load()
}

/** The browser's back button goes one step back, not out of the shop. */
function useStepsInHistory(checkout: Checkout, tabIndex: TabIndex): void {
  const { state, search, key } = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const shown = stepIn(state)
  useEffect(() => {
    // A placed order leads on to a page of its own.
    if (shown === tabIndex || tabIndex === 4) return
    navigate({ search }, { state: { step: tabIndex }, replace: tabIndex < shown, preventScrollReset: true })
  }, [tabIndex])
  useEffect(() => {
    if (type === 'POP' && (shown === 0 || shown === 1) && shown < tabIndex) checkout.goBack(shown)
  }, [key])
}

const stepIn = (state: unknown): number => {
  const step = (state as { step?: unknown } | null)?.step
  return typeof step === 'number' ? step : 0
}

/** A new step begins at its heading, for eyes and ears. */
function useNewStep(tabIndex: TabIndex, heading: { current: HTMLElement | null }): void {
  const before = useRef(tabIndex)
  useEffect(() => {
    if (before.current === tabIndex) return
    before.current = tabIndex
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [tabIndex])
}

function Unreachable({ failure, onRetry, onBack }: { failure: string; onRetry(): void; onBack?(): void }) {
  return (
    <Notice
      isAlert
      tone="error"
      title="Chưa tải được giá và tình trạng sách"
      className={styles.failure}
      action={
        <>
          <Button isSmall onClick={onRetry}>
            Thử lại
          </Button>
          {onBack && (
            <Button isSmall look="text" onClick={onBack}>
              Về giỏ hàng
            </Button>
          )}
        </>
      }
    >
      {failure}. Giỏ hàng vẫn còn nguyên.
    </Notice>
  )
}

/** Whoever walked here was taken to the heading of the page that waits: that heading goes away with the focus. */
let waitedAtHeading = false

function useFocusOfWaiting(heading: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (waitedAtHeading) heading.current?.focus({ preventScroll: true })
    waitedAtHeading = false
  }, [])
}

/** What the server sends, and what stands until the cart has come. */
export function WaitingCart({ title }: { title: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      waitedAtHeading = element !== null && element === document.activeElement
    }
  }, [])
  return (
    <>
      <h1 ref={heading} className={styles.first}>
        {title}
      </h1>
      <Shapes />
      <noscript>
        <p>
          Giỏ hàng ở trong trình duyệt của bạn nên cần JavaScript. Bạn cũng có thể đặt sách qua điện thoại: {PUBLISHER.phone}.
        </p>
      </noscript>
    </>
  )
}

function Shapes() {
  return (
    <div role="status" className={styles.shapes}>
      <span className="visually-hidden">Đang tải giỏ hàng…</span>
      {[1, 2].map((n) => (
        <div key={n} className={styles.shape}>
          <SkeletonBlock ratio="cover" />
          <div>
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  )
}
