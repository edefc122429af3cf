import { sendContactMessage } from '@tq/contract/content/contact.ts'
import { ContactMessage, TOPICS } from '@tq/contract/forms/contact.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { Button } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input, Select, Textarea } from '../ui/form/input.tsx'
import { DeskForm, Outcome, Pair } from './desk-form.tsx'

export interface ContactFormProps {
  /** Already chosen; left out, the writer chooses. */
  topic?: ContactMessage['topic']
  buttonText?: string
}

export function ContactForm({ topic, buttonText = 'Gửi lời nhắn' }: ContactFormProps) {
  const { pathname } = useLocation()
  const [thanks, setThanks] = useState<string | null>(null)
  const empty = { name: '', phone: '', email: '', topic: topic ?? TOPICS[0], message: '', source: pathname, website: '' }
  const form = useShapedForm(ContactMessage, empty)
  const { register, errorOf, formState } = form
  const send = form.submit(async (values) => {
    const { successMessage } = await call(sendContactMessage, { body: values })
    setThanks(successMessage ?? 'Đã gửi lời nhắn')
    form.reset(empty)
  })
  if (thanks) {
    return <Outcome tone="success" title={thanks} action={<Button onClick={() => setThanks(null)}>Viết lời nhắn khác</Button>} />
  }
  return (
    <DeskForm
      label="Lời nhắn cho nhà xuất bản"
      onSubmit={send}
      isBusy={formState.isSubmitting}
      failure={form.failure}
      failureTitle="Chưa gửi được lời nhắn"
      promise="Chúng tôi chỉ dùng thông tin này để trả lời bạn."
      button={buttonText}
      trap={register('website')}
    >
      <Field label="Họ và tên" error={errorOf('name')}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Pair>
        <Field label="Email" error={errorOf('email')}>
          <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field label="Điện thoại" isOptional error={errorOf('phone')}>
          <Input {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
      </Pair>
      {topic === undefined && (
        <Field label="Chủ đề" error={errorOf('topic')}>
          <Select {...register('topic')}>
            {TOPICS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Lời nhắn" error={errorOf('message')}>
        <Textarea {...register('message')} rows={6} />
      </Field>
    </DeskForm>
  )
}
