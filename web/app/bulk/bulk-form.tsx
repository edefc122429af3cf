import { askBulkPrice } from '@tq/contract/bulk.ts'
import { BulkForm as Shape } from '@tq/contract/forms/bulk.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { DeskForm, Outcome, Pair } from '../contact/desk-form.tsx'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { LinkButton } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input, Textarea } from '../ui/form/input.tsx'
import { booksToAsk } from './books-to-ask.ts'
import { EMPTY, forgetTyped, keepTyped, typedBefore } from './bulk-draft.ts'

export function BulkForm() {
  const { search } = useLocation()
  const [thanks, setThanks] = useState<string | null>(null)
  const form = useShapedForm<typeof EMPTY>(Shape as never, EMPTY)
  const { register, errorOf, formState, watch, getValues, setValue } = form
  useEffect(() => {
    // The page is the same for everybody: what was typed before is put in once it is there, never over what is typed by then.
    for (const [name, value] of Object.entries(typedBefore()) as [keyof typeof EMPTY, string][])
      if (getValues(name) === '') setValue(name, value)
    const { unsubscribe } = watch((values, { name, type }) => {
      // Books that were filled in stay as new as the cart; what somebody typed is theirs.
      if (type === 'change' && name) keepTyped({ [name]: values[name] })
    })
    return unsubscribe
  }, [watch, getValues, setValue])
  useEffect(() => {
    booksToAsk(search).then(
      (books) => getValues('books') === '' && setValue('books', books),
      () => undefined,
    )
  }, [search, getValues, setValue])
  const send = form.submit(async (body) => {
    const { successMessage } = await call(askBulkPrice, { body })
    forgetTyped()
    setThanks(successMessage ?? 'Đã gửi yêu cầu')
  })
  if (thanks) return <Outcome tone="success" title={thanks} action={<LinkButton to="/san-pham">Xem sách khác</LinkButton>} />
  return (
    <DeskForm
      label="Xin báo giá"
      onSubmit={send}
      isBusy={formState.isSubmitting}
      failure={form.failure}
      failureTitle="Chưa gửi được yêu cầu"
      promise="Chúng tôi chỉ dùng thông tin này để báo giá và xoá sau 12 tháng."
      button="Gửi yêu cầu báo giá"
      trap={register('website')}
    >
      <Field label="Trường, cơ quan" error={errorOf('organisation')}>
        <Input {...register('organisation')} autoComplete="organization" />
      </Field>
      <Field label="Người liên hệ" error={errorOf('name')}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Pair>
        <Field label="Số điện thoại" error={errorOf('phone')}>
          <Input {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
        <Field label="Email nhận báo giá" error={errorOf('email')}>
          <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
      </Pair>
      <Field label="Sách và số lượng" error={errorOf('books')} hint="Mỗi dòng một cuốn, ví dụ: 40 × Bệnh cây đại cương">
        <Textarea {...register('books')} rows={6} />
      </Field>
      <Field label="Ghi chú" isOptional error={errorOf('note')} hint="Ngày cần sách, nơi giao, hoá đơn">
        <Textarea {...register('note')} rows={3} />
      </Field>
    </DeskForm>
  )
}
