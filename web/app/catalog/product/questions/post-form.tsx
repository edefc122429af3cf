import { AnswerForm, AskForm, MOST_ANSWERED, MOST_ASKED } from '@tq/contract/forms/product-question.ts'
import { answerAboutProduct, askAboutProduct } from '@tq/contract/product-questions.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { useTold } from '../../../lib/told.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import styles from './questions.module.css'

export interface PostFormProps {
  /** Asks about a product, or answers a question. */
  about: { productId: number } | { questionId: number }
  onClose(): void
  onSent(message: string): void
}

export function PostForm({ about, onClose, onSent }: PostFormProps) {
  const isAsked = 'productId' in about
  const [content, setContent] = useState('')
  const [wantsLetter, setWantsLetter] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { isTold, leave, sendOnce } = useTold()
  const read = (isAsked ? AskForm.shape.content : AnswerForm.shape.content).safeParse(content)
  const fault = read.success || !isTold('content') ? '' : read.error.issues[0]?.message
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function send(event: FormEvent) {
    event.preventDefault()
    sendOnce()
    if (!read.success) return field.current?.focus()
    setIsBusy(true)
    setFailure('')
    try {
      const body = { content: read.data }
      const { successMessage } = isAsked
        ? await call(askAboutProduct, { body: { ...body, productId: about.productId, wantsLetter } })
        : await call(answerAboutProduct, { params: { id: about.questionId }, body })
      onSent(successMessage ?? 'Đã gửi, đang chờ duyệt')
    } catch (error) {
      setFailure(failureWords(error))
      setIsBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={isAsked ? 'Đặt câu hỏi' : 'Trả lời'}>
      <Field
        label={isAsked ? 'Câu hỏi của bạn' : 'Câu trả lời của bạn'}
        error={fault || failure}
        hint="Nhà xuất bản duyệt trước khi mọi người thấy"
      >
        <Textarea
          ref={field}
          rows={4}
          value={content}
          maxLength={isAsked ? MOST_ASKED : MOST_ANSWERED}
          onChange={({ target }) => {
            setContent(target.value)
            setFailure('')
          }}
          onBlur={() => content && leave('content')}
        />
      </Field>
      {isAsked && (
        <label className={styles.letter}>
          <input type="checkbox" checked={wantsLetter} onChange={({ target }) => setWantsLetter(target.checked)} />
          Gửi thư cho tôi khi có câu trả lời
        </label>
      )}
      <p className={styles.buttons}>
        <Button type="submit" look="lam" isBusy={isBusy}>
          {isAsked ? 'Gửi câu hỏi' : 'Gửi câu trả lời'}
        </Button>
        <Button look="text" onClick={onClose}>
          Thôi
        </Button>
      </p>
    </form>
  )
}
