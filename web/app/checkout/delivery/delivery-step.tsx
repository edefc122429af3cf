import type { Cart, ShippingMethod } from '@tq/contract/cart.ts'
import { ShippedDeliveryForm } from '@tq/contract/forms/delivery.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PlaceSelect } from '../../account/profile/place-select.tsx'
import { isMember } from '../../cart/data/start-cart.ts'
import { useShapedForm } from '../../lib/form.ts'
import { formatPrice } from '../../lib/format.ts'
import { fromDraft } from '../../lib/state/tab-draft.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/choice.tsx'
import { Field, FieldError } from '../../ui/form/field.tsx'
import { Input, Textarea } from '../../ui/form/input.tsx'
import { BottomBar } from '../../ui/layout/bottom-bar.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { BookChoice, NEW_ADDRESS } from './address-book-choice.tsx'
import { keepDraft, readDraft } from './delivery-draft.ts'
import styles from './delivery-step.module.css'
import { GiftFields, useGift } from './gift-fields.tsx'
import { InvoiceFields, useInvoice } from './invoice-fields.tsx'
import { ShippingOptions } from './shipping-options.tsx'
import { useAddressBook, type Values } from './use-address-book.ts'
import { useFirstWrong } from './use-first-wrong.ts'

const EMPTY = { name: '', phone: '', email: '', address: '', wardId: 0, method: 'standard' as ShippingMethod, note: '' }

/** SPEC §4, step 1: where it goes, how, and on whose invoice. */
export function DeliveryStep({ cart }: { cart: Cart }) {
  const checkout = useCheckout()
  const [draft] = useState(readDraft)
  const form = useShapedForm(
    ShippedDeliveryForm as never,
    { ...fromDraft({ ...EMPTY, ...known(cart) }, draft), invoice: null, gift: null } as Values,
  )
  const invoice = useInvoice(cart.delivery?.invoice ?? null)
  const gift = useGift(cart.delivery?.gift ?? null)
  const [isKept, setIsKept] = useState(draft.isKept === true)
  const { register, errorOf, setValue, watch, formState } = form
  const { form: ref, wrong, showFirstWrong } = useFirstWrong()
  const place = useRef<HTMLElement>(null)
  const { book, chosen, choose } = useAddressBook(form, place, { draft, hasDelivery: cart.delivery !== null })
  const wardId = watch('wardId')
  const method = watch('method')
  const { quote, isCurrent, hasFailed } = useQuote(cart, wardId, method)

  useEffect(() => {
    const { unsubscribe } = watch((values) => keepDraft({ ...values, invoice: undefined, gift: undefined }))
    return unsubscribe
  }, [watch])

  // A method that is not offered there is not chosen.
  useEffect(() => {
    const offered = quote?.shippingOptions ?? []
    if (offered[0] && !offered.some((option) => option.method === method)) setValue('method', offered[0].method)
  }, [quote])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const bill = await invoice.read()
    const given = await gift.read()
    await form.submit(async (values) => {
      if (bill === 'wrong' || given === 'wrong') return
      const { name, phone, email, address, wardId: ward, method: way, note } = values
      const isNew = chosen === NEW_ADDRESS
      const to = { name, phone, email, address, wardId: ward, method: way, note }
      await checkout.deliver({ ...to, invoice: bill, gift: given }, isNew && isKept)
    })()
    showFirstWrong()
  }
  const isNew = chosen === NEW_ADDRESS
  const shown = quote && isCurrent ? quote : cart
  const newAddress = (
    <div className={styles.form}>
      <Field label="Họ và tên người nhận" error={errorOf('name')}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label="Số điện thoại" error={errorOf('phone')}>
        <Input {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      <div className={styles.place}>
        <PlaceSelect
          wardId={wardId || null}
          onChange={(id) => setValue('wardId', id ?? 0, { shouldValidate: formState.isSubmitted, shouldDirty: true })}
          error={errorOf('wardId')}
        />
      </div>
      <Field
        label="Địa chỉ cụ thể (số nhà, tên đường)"
        error={errorOf('address')}
        hint="Theo đơn vị hành chính từ 01/07/2025, không còn cấp quận, huyện."
        className={styles.full}
      >
        <Input {...register('address')} autoComplete="street-address" />
      </Field>
      {isMember() && (
        <Checkbox
          label="Lưu vào sổ địa chỉ"
          checked={isKept}
          onChange={(event) => {
            setIsKept(event.target.checked)
            keepDraft({ isKept: event.target.checked })
          }}
          className={styles.full}
        />
      )}
    </div>
  )
  return (
    <form ref={ref} className={styles.step} onSubmit={send} noValidate aria-label="Giao hàng">
      <div className={styles.parts}>
        {form.failure && (
          <Notice tone="error" isAlert title="Chưa lưu được nơi nhận">
            {form.failure}
          </Notice>
        )}
        <ErrorSummary wrong={wrong} />
        <section aria-labelledby="noi-nhan" ref={place}>
          <h2 id="noi-nhan">Nơi nhận hàng</h2>
          <BookChoice book={book} chosen={chosen} onChoose={choose}>
            {newAddress}
          </BookChoice>
          {!isNew && (errorOf('name') || errorOf('phone') || errorOf('address') || errorOf('wardId')) && (
            <FieldError>Địa chỉ này chưa đủ, bạn chọn nơi khác hoặc sửa trong sổ địa chỉ.</FieldError>
          )}
        </section>
        <section aria-labelledby="lien-he">
          <h2 id="lien-he">Email nhận xác nhận và ghi chú</h2>
          <div className={styles.panel}>
            <div className={styles.form}>
              <Field label="Email" error={errorOf('email')} hint="Nơi nhận xác nhận đơn hàng." className={styles.full}>
                <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
              </Field>
              <Field label="Ghi chú cho người giao" isOptional error={errorOf('note')} className={styles.full}>
                <Textarea {...register('note')} rows={2} />
              </Field>
            </div>
          </div>
        </section>
        <ShippingOptions
          quote={quote}
          hasFailed={hasFailed}
          isPlaceKnown={wardId > 0}
          method={method}
          error={errorOf('method')}
          onChoose={(next) => setValue('method', next, { shouldDirty: true })}
        />
        <GiftFields gift={gift} />
        <InvoiceFields invoice={invoice} />
      </div>
      <OrderSummary cart={shown} onEdit={() => checkout.goBack(0)}>
        <Button type="submit" look="son" isBlock isBusy={formState.isSubmitting} className={styles.wide}>
          Tiếp tục thanh toán
        </Button>
        <p className={styles.privacy}>
          Thông tin chỉ dùng để giao đơn này và xuất hoá đơn.{' '}
          <a href="/chinh-sach-bao-mat" target="_blank" rel="noopener">
            Chính sách bảo mật
          </a>
        </p>
      </OrderSummary>
      <BottomBar>
        <p>
          Tổng cộng
          <b>{formatPrice(shown.total)}</b>
        </p>
        <Button type="submit" look="son" isBusy={formState.isSubmitting}>
          Tiếp tục
        </Button>
      </BottomBar>
    </form>
  )
}

function known({ delivery }: Cart): Partial<typeof EMPTY> {
  if (!delivery) return {}
  const { name, phone, email, address, wardId, method, note } = delivery
  return { name, phone, email, address, wardId: wardId ?? 0, method, note }
}

/** What it costs to send it there, as soon as it is known where that is. Of another ward nothing is left standing. */
function useQuote(cart: Cart, wardId: number, method: ShippingMethod) {
  const checkout = useCheckout()
  const [answer, setAnswer] = useState<{ quote: Cart; wardId: number; method: ShippingMethod } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    setHasFailed(false)
    if (!wardId) return
    let isGone = false
    checkout.quote(cart, { wardId, method }).then(
      (quote) => !isGone && setAnswer({ quote, wardId, method }),
      () => {
        if (isGone) return
        setAnswer(null)
        setHasFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [wardId, method, cart])
  const isHere = answer !== null && wardId > 0 && answer.wardId === wardId
  return { quote: isHere ? answer.quote : null, isCurrent: isHere && answer.method === method, hasFailed }
}
