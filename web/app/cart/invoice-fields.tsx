import type { Delivery } from '@tq/contract/cart.ts'
import { InvoiceForm } from '@tq/contract/forms/delivery.ts'
import { useEffect, useState } from 'react'
import { useShapedForm } from '../lib/form.ts'
import { Checkbox, SegmentedChoice } from '../ui/choice.tsx'
import { classes } from '../ui/class-names.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { fromDraft, keepDraft, readDraft } from './delivery-draft.ts'
import styles from './delivery-step.module.css'

type Invoice = NonNullable<Delivery['invoice']>
const EMPTY: Invoice = { buyerType: 'company', name: '', taxCode: '', address: '', email: '', budgetCode: '' }

/** An invoice in somebody's name, if they want one: never ticked beforehand. */
export function useInvoice(before: Invoice | null) {
  const [{ invoiceForm: kept, isInvoiceWanted }] = useState(readDraft)
  const draft = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const form = useShapedForm<Invoice>(InvoiceForm as never, { ...EMPTY, ...before, ...fromDraft({ ...EMPTY, ...before }, draft) })
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
  return { form, isWanted, setIsWanted, read }
}

export function InvoiceFields({ invoice: { form, isWanted, setIsWanted } }: { invoice: ReturnType<typeof useInvoice> }) {
  const { register, errorOf, watch, setValue } = form
  const buyerType = watch('buyerType')
  return (
    <section aria-labelledby="hoa-don-tua" id="hoa-don">
      <h2 id="hoa-don-tua">Hoá đơn</h2>
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
              onChange={(next) => setValue('buyerType', next)}
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
            <Field label="Thư điện tử nhận hoá đơn" error={errorOf('email')}>
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
