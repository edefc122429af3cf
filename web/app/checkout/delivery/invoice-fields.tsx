import type { Delivery } from '@tq/contract/cart.ts'
import { InvoiceForm } from '@tq/contract/forms/delivery.ts'
import { useEffect, useState } from 'react'
import { useShapedForm } from '../../lib/form.ts'
import { fromDraft } from '../../lib/state/tab-draft.ts'
import { classes } from '../../ui/class-names.ts'
import { Checkbox, SegmentedChoice } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { keepDraft, readDraft } from './delivery-draft.ts'
import styles from './delivery-step.module.css'

type Invoice = NonNullable<Delivery['invoice']>
const EMPTY: Invoice = { buyerType: 'company', name: '', taxCode: '', address: '', email: '', budgetCode: '' }

/** Who has no such field has nothing in it: what can't be seen can't be put right. */
const suited = (invoice: Invoice): Invoice => (invoice.buyerType === 'stateUnit' ? invoice : { ...invoice, budgetCode: '' })

/** An invoice in somebody's name, if they want one: never ticked beforehand. */
export function useInvoice(before: Invoice | null) {
  const [{ invoiceForm: kept, isInvoiceWanted }] = useState(readDraft)
  const draft = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const form = useShapedForm<Invoice>(InvoiceForm as never, suited(fromDraft({ ...EMPTY, ...before }, draft)))
  const [isWanted, setWanted] = useState(typeof isInvoiceWanted === 'boolean' ? isInvoiceWanted : before !== null)
  const setIsWanted = (next: boolean) => {
    setWanted(next)
    keepDraft({ isInvoiceWanted: next })
  }
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft({ invoiceForm: values }))
    return unsubscribe
  }, [form.watch])
  /** The invoice, null where none is wanted, or that it is not filled in right. */
  const read = async (): Promise<Invoice | null | 'wrong'> => {
    if (!isWanted) return null
    return (await form.trigger()) ? InvoiceForm.parse(form.getValues()) : 'wrong'
  }
  const setBuyer = (buyerType: Invoice['buyerType']) => {
    form.setValue('buyerType', buyerType)
    form.setValue('budgetCode', suited(form.getValues()).budgetCode)
    form.clearErrors('budgetCode')
  }
  return { form, isWanted, setIsWanted, setBuyer, read }
}

export function InvoiceFields({ invoice }: { invoice: ReturnType<typeof useInvoice> }) {
  const { form, isWanted, setIsWanted, setBuyer } = invoice
  const { register, errorOf, watch } = form
  const buyerType = watch('buyerType')
  return (
    <section aria-labelledby="hoa-don">
      <h2 id="hoa-don">Hoá đơn</h2>
      <Checkbox
        label="Xuất hoá đơn theo thông tin của tôi"
        hint="Không chọn thì hoá đơn ghi tên người nhận."
        checked={isWanted}
        onChange={(event) => setIsWanted(event.target.checked)}
      />
      {isWanted && (
        <div className={classes(styles.panel, styles.below)}>
          <div className={styles.form}>
            <SegmentedChoice
              className={styles.full}
              legend="Bên mua"
              value={buyerType}
              onChange={setBuyer}
              options={[
                { value: 'company', title: 'Công ty' },
                { value: 'person', title: 'Cá nhân' },
                { value: 'stateUnit', title: 'Đơn vị nhà nước' },
              ]}
            />
            <Field
              label={buyerType === 'person' ? 'Họ và tên trên hoá đơn' : 'Tên đơn vị'}
              error={errorOf('name')}
              className={styles.full}
            >
              <Input {...register('name')} autoComplete="organization" />
            </Field>
            <Field label={buyerType === 'person' ? 'Mã số thuế hoặc số định danh' : 'Mã số thuế'} error={errorOf('taxCode')}>
              <Input {...register('taxCode')} inputMode="numeric" autoComplete="off" />
            </Field>
            {buyerType === 'stateUnit' ? (
              <Field label="Mã quan hệ ngân sách" isOptional error={errorOf('budgetCode')}>
                <Input {...register('budgetCode')} inputMode="numeric" autoComplete="off" />
              </Field>
            ) : null}
            <Field label="Email nhận hoá đơn" error={errorOf('email')}>
              <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
            </Field>
            <Field label="Địa chỉ trên hoá đơn" error={errorOf('address')} className={styles.full}>
              <Input {...register('address')} autoComplete="off" />
            </Field>
          </div>
        </div>
      )}
    </section>
  )
}
