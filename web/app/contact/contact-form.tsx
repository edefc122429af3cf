import { sendContactMessage } from '@tq/contract/content/contact.ts'
import { ContactMessage, TOPICS } from '@tq/contract/forms/contact.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../lib/browser-call.ts'
import { useShapedForm } from '../lib/form.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Button } from '../ui/form/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input, Select, Textarea } from '../ui/form/input.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './contact-form.module.css'

export interface ContactFormProps {
  /** Already chosen; left out, the writer chooses. */
  topic?: ContactMessage['topic']
  buttonText?: string
}

export function ContactForm({ topic, buttonText = 'Gửi lời nhắn' }: ContactFormProps) {
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
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
    return (
      <Notice
        tone="success"
        title={thanks}
        isAlert
        action={<Button onClick={() => setThanks(null)}>Viết lời nhắn khác</Button>}
      />
    )
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label="Lời nhắn cho nhà xuất bản">
      {form.failure && (
        <Notice tone="error" title="Chưa gửi được lời nhắn" isAlert>
          {form.failure}. Những gì bạn viết vẫn còn đây; bạn cũng có thể viết thư tới{' '}
          <a href={`mailto:${PUBLISHER.email}`}>{PUBLISHER.email}</a>.
        </Notice>
      )}
      <Field label="Họ và tên" error={errorOf('name')}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <div className={styles.pair}>
        <Field label="Email" error={errorOf('email')}>
          <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field label="Điện thoại" isOptional error={errorOf('phone')}>
          <Input {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </Field>
      </div>
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
      {/* People don't see it and keyboards skip it; programs that fill in everything give themselves away. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Trang web <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={styles.note}>
        Chúng tôi chỉ dùng thông tin này để trả lời bạn. Xem <a href="/chinh-sach-bao-mat">chính sách bảo mật</a>.
      </p>
      <Button type="submit" look="son" isBusy={formState.isSubmitting} disabled={!isHydrated} className={styles.send}>
        {buttonText}
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
