import { Phone } from '@tq/contract/forms/account.ts'
import { TrackOrderForm } from '@tq/contract/forms/track-order.ts'
import { type TrackedOrder, trackOrder } from '@tq/contract/order.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { Link } from 'react-router'
import { call } from '../../lib/browser-call.ts'
import { useShapedForm } from '../../lib/form.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './track-page.module.css'

export interface TrackFormProps {
  code: string
  /** Null while another order is asked for: what is shown must not be taken for it. */
  onTracked(order: TrackedOrder | null): void
}

export function TrackForm({ code, onTracked }: TrackFormProps) {
  const isHydrated = useHydrated()
  const form = useShapedForm(TrackOrderForm, { code, phone: '' })
  const { register, errorOf, formState } = form
  const ask = form.submit(async (body) => {
    onTracked(null)
    onTracked((await call(trackOrder, { body })).data)
  })
  return (
    <>
      <Panel>
        <form className={styles.form} onSubmit={ask} noValidate aria-label="Tra cứu đơn">
          {form.failure && (
            <Notice tone="error" isAlert>
              {form.failure}.
            </Notice>
          )}
          <Field label="Mã đơn hàng" error={errorOf('code')} hint="Có trong email xác nhận, dạng TQ261115K7M2QX">
            <Input {...register('code')} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
          </Field>
          <Field label="Số điện thoại lúc đặt" error={errorOf('phone')} success={readAs(form.watch('phone'))}>
            <Input {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={20} />
          </Field>
          <Button type="submit" look="lam" isBlock isBusy={formState.isSubmitting} disabled={!isHydrated}>
            Xem đơn
          </Button>
        </form>
      </Panel>
      <p className={styles.forgot}>
        Quên mã đơn? Gọi <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a> hoặc{' '}
        <Link to="/login?redirect=/tai-khoan/don-hang">đăng nhập</Link> để xem mọi đơn của bạn.
      </p>
      <noscript>
        <p className={styles.forgot}>Tra cứu cần JavaScript. Thư xác nhận đơn có đường dẫn mở thẳng đơn hàng.</p>
      </noscript>
    </>
  )
}

/** How a number in another form was understood. */
function readAs(typed: string): string | null {
  const read = Phone.safeParse(typed)
  if (!read.success || read.data === typed.trim()) return null
  return `Số bạn gõ: ${read.data.slice(0, 4)} ${read.data.slice(4, 7)} ${read.data.slice(7)}`
}
