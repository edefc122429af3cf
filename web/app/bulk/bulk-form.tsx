import { askBulkPrice } from '@tq/contract/bulk.ts'
import { BulkForm as Shape } from '@tq/contract/forms/bulk.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input, Textarea } from '../ui/form/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { booksToAsk } from './books-to-ask.ts'
import styles from './bulk-page.module.css'

const EMPTY = { organisation: '', name: '', phone: '', email: '', books: '', note: '', website: '' }

export function BulkForm() {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const [thanks, setThanks] = useState<string | null>(null)
  const form = useShapedForm<typeof EMPTY>(Shape as never, EMPTY)
  const { register, errorOf, formState } = form
  useEffect(() => {
    booksToAsk(search).then(
      // Never over what was typed meanwhile.
      (books) => form.getValues('books') === '' && form.setValue('books', books),
      () => undefined,
    )
  }, [search])
  const send = form.submit(async (body) => {
    const { successMessage } = await call(askBulkPrice, { body })
    setThanks(successMessage ?? 'Đã gửi yêu cầu')
  })
  if (thanks) return <Notice tone="success" title={thanks} isAlert className={styles.form} />
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label="Xin báo giá">
      {form.failure && (
        <Notice tone="error" title="Chưa gửi được yêu cầu" isAlert>
          {form.failure}. Những gì bạn viết vẫn còn đây; bạn cũng có thể viết thư tới{' '}
          <a href={`mailto:${PUBLISHER.email}`}>{PUBLISHER.email}</a>.
        </Notice>
      )}
      <Field label="Trường, cơ quan" error={errorOf('organisation')}>
        <Input {...register('organisation')} autoComplete="organization" />
      </Field>
      <Field label="Người liên hệ" error={errorOf('name')}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <div className={styles.pair}>
        <Field label="Số điện thoại" error={errorOf('phone')}>
          <Input {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
        <Field label="Email nhận báo giá" error={errorOf('email')}>
          <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
      </div>
      <Field label="Sách và số lượng" error={errorOf('books')} hint="Mỗi dòng một cuốn, ví dụ: 40 × Bệnh cây đại cương">
        <Textarea {...register('books')} rows={6} />
      </Field>
      <Field label="Ghi chú" isOptional error={errorOf('note')} hint="Ngày cần sách, nơi giao, hoá đơn">
        <Textarea {...register('note')} rows={3} />
      </Field>
      {/* People don't see it and keyboards skip it; programs that fill in everything give themselves away. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Trang web <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={styles.note}>
        Chúng tôi chỉ dùng thông tin này để báo giá và xoá sau 12 tháng. Xem <a href="/chinh-sach-bao-mat">chính sách bảo mật</a>.
      </p>
      <Button type="submit" look="son" isBusy={formState.isSubmitting} disabled={!isHydrated} className={styles.send}>
        Gửi yêu cầu báo giá
      </Button>
      <noscript>
        <p>
          Biểu mẫu này cần JavaScript. Bạn viết thư tới <a href={`mailto:${PUBLISHER.email}`}>{PUBLISHER.email}</a> hoặc gọi{' '}
          <a href={PUBLISHER.phoneUrl}>{PUBLISHER.phone}</a>.
        </p>
      </noscript>
    </form>
  )
}
