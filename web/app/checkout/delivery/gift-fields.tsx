import type { Delivery } from '@tq/contract/cart.ts'
import { GiftForm } from '@tq/contract/forms/delivery.ts'
import { useEffect, useState } from 'react'
import { useShapedForm } from '../../lib/form.ts'
import { fromDraft } from '../../lib/state/tab-draft.ts'
import { classes } from '../../ui/class-names.ts'
import { Checkbox } from '../../ui/form/choice.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/input.tsx'
import { keepDraft, readDraft } from './delivery-draft.ts'
import styles from './delivery-step.module.css'

type Gift = NonNullable<Delivery['gift']>
/** Whoever gives a book seldom wants its price told. */
const EMPTY: Gift = { message: '', hidesPrices: true }

/** A parcel for somebody else: never ticked beforehand. */
export function useGift(before: Gift | null) {
  const [{ giftForm: kept, isGift: wasGift }] = useState(readDraft)
  const draft = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const form = useShapedForm<Gift>(GiftForm as never, fromDraft({ ...EMPTY, ...before }, draft))
  const [isGift, setGift] = useState(typeof wasGift === 'boolean' ? wasGift : before !== null)
  const setIsGift = (next: boolean) => {
    setGift(next)
    keepDraft({ isGift: next })
  }
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepDraft({ giftForm: values }))
    return unsubscribe
  }, [form.watch])
  /** Null where it is no gift; or that the words are too long. */
  const read = async (): Promise<Gift | null | 'wrong'> => {
    if (!isGift) return null
    return (await form.trigger()) ? GiftForm.parse(form.getValues()) : 'wrong'
  }
  return { form, isGift, setIsGift, read }
}

export function GiftFields({ gift: { form, isGift, setIsGift } }: { gift: ReturnType<typeof useGift> }) {
  const { register, errorOf, watch, setValue } = form
  return (
    <section aria-labelledby="gui-tang">
      <h2 id="gui-tang">Gửi tặng</h2>
      <Checkbox
        label="Đơn này để tặng"
        hint="Chúng tôi in lời nhắn của bạn và đặt vào trong gói sách."
        checked={isGift}
        onChange={(event) => setIsGift(event.target.checked)}
      />
      {isGift && (
        <div className={classes(styles.panel, styles.below)}>
          <div className={styles.form}>
            <Field
              label="Lời nhắn tới người nhận"
              isOptional
              error={errorOf('message')}
              hint={`${watch('message').length}/300 ký tự`}
              className={styles.full}
            >
              <Textarea {...register('message')} rows={3} />
            </Field>
            <Checkbox
              label="Không in giá trên phiếu giao"
              checked={watch('hidesPrices')}
              onChange={(event) => setValue('hidesPrices', event.target.checked)}
              className={styles.full}
            />
          </div>
        </div>
      )}
    </section>
  )
}
