import { getMe, listAddresses } from '@tq/contract/account.ts'
import type { Cart, ShippingMethod } from '@tq/contract/cart.ts'
import { ShippedDeliveryForm } from '@tq/contract/forms/delivery.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PlaceSelect } from '../account/place-select.tsx'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choice.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Input, Textarea } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { type Book, BookChoice, NEW_ADDRESS } from './address-book-choice.tsx'
import { useCheckout } from './checkout-context.tsx'
import { fromDraft, isBeingTyped, keepDraft, readDraft } from './delivery-draft.ts'
import styles from './delivery-step.module.css'
import { InvoiceFields, useInvoice } from './invoice-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ShippingOptions } from './shipping-options.tsx'
import { isMember } from './start-cart.ts'

const EMPTY = { name: '', phone: '', email: '', address: '', wardId: 0, method: 'standard' as ShippingMethod, note: '' }

/** SPEC §4, step 1: where it goes, how, and on whose invoice. */
export function DeliveryStep({ cart }: { cart: Cart }) {
  const checkout = useCheckout()
  const [draft] = useState(readDraft)
  const form = useShapedForm(
    ShippedDeliveryForm as never,
    { ...fromDraft({ ...EMPTY, ...known(cart) }, draft), invoice: null } as Values,
  )
  const invoice = useInvoice(cart.delivery?.invoice ?? null)
  const [isKept, setIsKept] = useState(false)
  const { register, errorOf, setValue, watch, formState } = form
  const { book, chosen, choose } = useBook(form, { draft, hasDelivery: cart.delivery !== null })
  const wardId = watch('wardId')
  const method = watch('method')
  const { quote, isCurrent, hasFailed } = useQuote(cart, wardId, method)

  useEffect(() => {
    const { unsubscribe } = watch((values) => keepDraft({ ...values, invoice: undefined }))
    return unsubscribe
  }, [watch])

  // A method that is not offered there is not chosen.
  useEffect(() => {
    const offered = quote?.shippingOptions ?? []
    if (offered[0] && !offered.some((option) => option.method === method)) setValue('method', offered[0].method)
  }, [quote])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const [isFine, bill] = await Promise.all([form.trigger(), invoice.read()])
    if (bill === 'wrong') {
      if (isFine) document.querySelector<HTMLElement>('#hoa-don [aria-invalid]')?.focus()
      else await form.submit(async () => undefined)()
      return
    }
    await form.submit(async (values) => {
      const { name, phone, email, address, wardId: ward, method: way, note } = values
      const isNew = chosen === NEW_ADDRESS
      await checkout.deliver({ name, phone, email, address, wardId: ward, method: way, note, invoice: bill }, isNew && isKept)
    })()
  }
  const isNew = chosen === NEW_ADDRESS
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
        label="Số nhà, đường, thôn"
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
          onChange={(event) => setIsKept(event.target.checked)}
          className={styles.full}
        />
      )}
    </div>
  )
  return (
    <form className={styles.step} onSubmit={send} noValidate aria-label="Giao hàng">
      <div className={styles.parts}>
        {form.failure && (
          <Notice tone="error" isAlert title="Chưa lưu được nơi nhận">
            {form.failure}
          </Notice>
        )}
        <section aria-labelledby="noi-nhan">
          <h2 id="noi-nhan">Nơi nhận hàng</h2>
          {book.length > 0 ? (
            <BookChoice book={book} chosen={chosen} onChoose={choose}>
              {newAddress}
            </BookChoice>
          ) : (
            <div className={styles.panel}>{newAddress}</div>
          )}
          {!isNew && (errorOf('name') || errorOf('phone') || errorOf('address') || errorOf('wardId')) && (
            <FieldError>Địa chỉ này chưa đủ, bạn chọn nơi khác hoặc sửa trong sổ địa chỉ.</FieldError>
          )}
        </section>
        <section aria-labelledby="lien-he">
          <h2 id="lien-he">Thư báo và lời nhắn</h2>
          <div className={styles.panel}>
            <div className={styles.form}>
              <Field label="Thư điện tử" error={errorOf('email')} hint="Nơi nhận xác nhận đơn hàng." className={styles.full}>
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
        <InvoiceFields invoice={invoice} />
      </div>
      <OrderSummary cart={quote && isCurrent ? quote : cart} onEdit={() => checkout.goBack(0)}>
        <Button type="submit" look="son" isBlock isBusy={formState.isSubmitting}>
          Tiếp tục: thanh toán
        </Button>
      </OrderSummary>
    </form>
  )
}

interface Values {
  name: string
  phone: string
  email: string
  address: string
  wardId: number
  method: ShippingMethod
  note: string
  invoice: null
}

function known({ delivery }: Cart): Partial<typeof EMPTY> {
  if (!delivery) return {}
  const { name, phone, email, address, wardId, method, note } = delivery
  return { name, phone, email, address, wardId: wardId ?? 0, method, note }
}

type DeliveryFormHandle = ReturnType<typeof useShapedForm<Values>>

const PLACE_FIELDS = ['name', 'phone', 'address', 'wardId'] as const

/** A member's addresses: the one chosen before, else the default one; but never over something that was typed. */
function useBook(form: DeliveryFormHandle, before: { draft: Record<string, unknown>; hasDelivery: boolean }) {
  const [book, setBook] = useState<Book>([])
  const [chosen, setChosen] = useState<number>(NEW_ADDRESS)
  /** What was typed as another address, while one of the book is looked at. */
  const typed = useRef<Pick<Values, (typeof PLACE_FIELDS)[number]>>({ name: '', phone: '', address: '', wardId: 0 })
  const fill = (place: typeof typed.current) => {
    for (const name of PLACE_FIELDS) form.setValue(name, place[name])
    form.clearErrors([...PLACE_FIELDS])
  }
  const choose = (id: number) => {
    if (chosen === NEW_ADDRESS) {
      const [name, phone, address, wardId] = form.getValues([...PLACE_FIELDS])
      typed.current = { name, phone, address, wardId }
    }
    fill(book.find((one) => one.id === id) ?? typed.current)
    setChosen(id)
    keepDraft({ addressId: id })
  }
  useEffect(() => {
    if (!isMember()) return
    let isGone = false
    const start = async () => {
      const [{ data: addresses }, { data: me }] = await Promise.all([call(listAddresses), call(getMe)])
      if (isGone) return
      if (!form.getValues('email') && !isBeingTyped('email')) form.setValue('email', me.email)
      setBook(addresses)
      if (PLACE_FIELDS.some(isBeingTyped)) return
      const first = firstOf(addresses, form.getValues(), before)
      if (first) {
        fill(first)
        setChosen(first.id)
      } else if (!form.getValues('name')) {
        form.setValue('name', me.name)
        if (!form.getValues('phone')) form.setValue('phone', me.phone)
      }
    }
    // Without the book the form is there all the same.
    start().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return { book, chosen, choose }
}

/** The address to begin with; none where what is in the form is somebody's own words. */
function firstOf(addresses: Book, now: Values, { draft, hasDelivery }: { draft: Record<string, unknown>; hasDelivery: boolean }) {
  const usable = addresses.filter(({ successors }) => successors.length === 0)
  const same = usable.find((one) => PLACE_FIELDS.every((name) => one[name] === now[name]))
  const isTyped = now.address !== '' || now.wardId > 0
  if (same || isTyped || draft.addressId === NEW_ADDRESS || hasDelivery) return same
  return usable.find(({ id }) => id === draft.addressId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
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
