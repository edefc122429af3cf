import { getMe } from '@tq/contract/account.ts'
import type { Cart } from '@tq/contract/cart.ts'
import { DeliveryForm } from '@tq/contract/forms/delivery.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { isMember } from '../../cart/data/start-cart.ts'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { fromDraft } from '../../lib/state/tab-draft.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { isBeingTyped, keepDraft, readDraft } from './delivery-draft.ts'
import styles from './delivery-step.module.css'
import { InvoiceFields, useInvoice } from './invoice-fields.tsx'
import { useFirstWrong } from './use-first-wrong.ts'

const Contact = DeliveryForm.pick({ name: true, phone: true, email: true })
const OPENED_BY_EMAIL = 'Đơn này không cần giao: sách và khoá học mở trong tài khoản dùng email này.'
const EMPTY = { name: '', phone: '', email: '' }

/** Where nothing is shipped: only who buys, and where the letter with the books goes. */
export function ContactForm({ cart, onSaved }: { cart: Cart; onSaved(): void }) {
  const checkout = useCheckout()
  const [draft] = useState(readDraft)
  const { delivery } = cart
  const before = delivery ? { name: delivery.name, phone: delivery.phone, email: delivery.email } : EMPTY
  const form = useShapedForm(Contact, fromDraft(before, draft))
  const invoice = useInvoice(delivery?.invoice ?? null)
  const { register, errorOf, formState, watch } = form
  const { form: ref, wrong, showFirstWrong } = useFirstWrong()
  useEffect(() => {
    const { unsubscribe } = watch((values) => keepDraft(values))
    return unsubscribe
  }, [watch])
  useEffect(() => {
    if (!isMember()) return
    call(getMe).then(
      ({ data: me }) => {
        for (const name of ['name', 'phone', 'email'] as const)
          if (!form.getValues(name) && !isBeingTyped(name)) form.setValue(name, me[name])
      },
      () => undefined,
    )
  }, [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const bill = await invoice.read()
    await form.submit(async (values) => {
      if (bill === 'wrong') return
      // Where a parcel would go stays as it was: the cart may hold printed books again.
      const { address = '', wardId = null, method = 'standard', note = '', gift = null } = delivery ?? {}
      await checkout.deliver({ ...values, address, wardId, method, note, gift, invoice: bill }, false)
      onSaved()
    })()
    showFirstWrong()
  }
  return (
    <form ref={ref} className={styles.parts} onSubmit={send} noValidate aria-label="Người mua">
      {form.failure && (
        <Notice tone="error" isAlert title="Chưa lưu được">
          {form.failure}
        </Notice>
      )}
      <ErrorSummary wrong={wrong} />
      <section aria-labelledby="nguoi-mua">
        <h2 id="nguoi-mua">Người mua</h2>
        <div className={styles.panel}>
          <div className={styles.form}>
            <Field label="Họ và tên" error={errorOf('name')}>
              <Input {...register('name')} autoComplete="name" />
            </Field>
            <Field label="Số điện thoại" error={errorOf('phone')}>
              <Input {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
            </Field>
            <Field
              label="Email"
              error={errorOf('email')}
              hint={isMember() ? OPENED_BY_EMAIL : `${OPENED_BY_EMAIL} Chưa có tài khoản thì bạn lập ngay sau khi thanh toán.`}
              className={styles.full}
            >
              <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
            </Field>
          </div>
        </div>
      </section>
      <InvoiceFields invoice={invoice} />
      <Button type="submit" look="lam" className={styles.save} isBusy={formState.isSubmitting}>
        Tiếp tục thanh toán
      </Button>
    </form>
  )
}
