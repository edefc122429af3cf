import type { Cart } from '@tq/contract/cart.ts'
import { PAYMENT_METHOD_SUSPENDED } from '@tq/contract/errors/payment.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureWords } from '../../lib/failure-words.ts'
import { formatPrice } from '../../lib/format.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox, RadioOption } from '../../ui/form/choice.tsx'
import { BottomBar } from '../../ui/layout/bottom-bar.tsx'
import { Loading, SkeletonText } from '../../ui/layout/skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { ContactForm } from '../delivery/contact-form.tsx'
import { keepDraft, readDraft } from '../delivery/delivery-draft.ts'
import { DeliveryReview } from '../delivery/delivery-review.tsx'
import stepStyles from '../delivery/delivery-step.module.css'
import { useFirstWrong } from '../delivery/use-first-wrong.ts'
import { OrderSummary } from '../order-summary.tsx'
import { followAnswer } from '../outcome.ts'
import { PaymentMark } from './payment-mark.tsx'
import { type MethodChoice, methodsFor } from './payment-methods.ts'
import styles from './payment-step.module.css'
import { useOffered } from './use-offered-methods.ts'
import { useOwnContact } from './use-own-contact.ts'

/** SPEC §4, step 2: everything once more, then the money. */
export function PaymentStep({ cart }: { cart: Cart }) {
  const checkout = useCheckout()
  const [isEditing, setIsEditing] = useState(false)
  const isAsking = useOwnContact(cart)
  if (isAsking)
    return (
      <Loading label="Đang lấy thông tin của bạn…">
        <SkeletonText />
      </Loading>
    )
  if (!cart.isOnlyDigital || (cart.delivery !== null && !isEditing))
    return <Pay cart={cart} onEdit={() => (cart.isOnlyDigital ? setIsEditing(true) : checkout.goBack(1))} />
  return (
    <div className={stepStyles.step}>
      <ContactForm cart={cart} onSaved={() => setIsEditing(false)} />
      <OrderSummary cart={cart} onEdit={() => checkout.goBack(0)} />
    </div>
  )
}

function Pay({ cart, onEdit }: { cart: Cart; onEdit(): void }) {
  const checkout = useCheckout()
  const navigate = useNavigate()
  const { isOffered, isSandbox } = useOffered()
  const choices = methodsFor(cart).map((one) =>
    isOffered(one.method) ? one : { ...one, refusal: PAYMENT_METHOD_SUSPENDED.message },
  )
  const [draft] = useState(readDraft)
  const [chosen, setMethod] = useState<unknown>(draft.payBy)
  const method = choices.find((one) => one.method === chosen && !one.refusal)?.method ?? firstOf(choices)
  const [hasAgreed, setHasAgreed] = useState(draft.hasAgreed === true)
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { form, showFirstWrong } = useFirstWrong()
  const isFree = cart.total === 0
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isBusy) return
    if (!hasAgreed) return showFirstWrong()
    setIsBusy(true)
    setFailure('')
    try {
      const answer = await checkout.checkOut(method)
      // This step is over by now: what keeps the shopper from leaving is said by the next one.
      if (answer) await followAnswer(answer, method, (path) => navigate(path, { replace: true })).catch(checkout.cannotLeave)
    } catch (error) {
      setFailure(failureWords(error))
      showFirstWrong()
    }
    setIsBusy(false)
  }
  const button = (
    <Button type="submit" look="son" isBlock isBusy={isBusy}>
      {isFree ? 'Đặt hàng' : `${method === 'cod' ? 'Đặt hàng' : 'Thanh toán'} ${formatPrice(cart.total)}`}
    </Button>
  )
  return (
    <form ref={form} onSubmit={send} noValidate aria-label="Thanh toán" className={stepStyles.step}>
      <div className={stepStyles.parts}>
        {failure && (
          <Notice tone="error" isAlert title="Chưa đặt được hàng">
            {failure}
          </Notice>
        )}
        <DeliveryReview cart={cart} onEdit={onEdit} />
        {!isFree && (
          <fieldset>
            <legend className={styles.legend}>Cách thanh toán</legend>
            {choices.map(({ method: one, title, hint, refusal }) => (
              <RadioOption
                key={one}
                name="payment-method"
                value={one}
                checked={method === one}
                disabled={refusal !== null}
                onChange={() => {
                  setMethod(one)
                  keepDraft({ payBy: one })
                }}
                title={title}
                hint={refusal ?? hint}
                beside={<PaymentMark method={one} />}
              />
            ))}
          </fieldset>
        )}
        {!isFree && isSandbox && <Notice>Bản trình diễn: cổng thanh toán là cổng thử nghiệm, không có tiền thật.</Notice>}
      </div>
      <OrderSummary cart={cart} onEdit={() => checkout.goBack(0)}>
        <Checkbox
          className={stepStyles.agreed}
          label={
            <>
              Tôi đồng ý với{' '}
              <a href="/dieu-khoan-giao-dich-chung" target="_blank" rel="noopener">
                điều khoản giao dịch chung
              </a>{' '}
              và{' '}
              <a href="/chinh-sach-doi-tra" target="_blank" rel="noopener">
                chính sách đổi trả
              </a>
            </>
          }
          checked={hasAgreed}
          onChange={(event) => {
            setHasAgreed(event.target.checked)
            keepDraft({ hasAgreed: event.target.checked })
          }}
          error={isAsked && !hasAgreed ? 'Bạn đọc và đánh dấu vào ô này để đặt hàng' : null}
        />
        <div className={stepStyles.wide}>{button}</div>
      </OrderSummary>
      <BottomBar>{button}</BottomBar>
    </form>
  )
}

const firstOf = (choices: MethodChoice[]): ChosenMethod => choices.find(({ refusal }) => !refusal)?.method ?? 'vnpay'
