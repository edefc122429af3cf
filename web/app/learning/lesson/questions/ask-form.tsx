import { askQuestion, type LessonQuestion, QUESTION_LENGTH } from '@tq/contract/learning/questions.ts'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useDraft } from '../learner/use-draft.ts'
import styles from './questions.module.css'

const SHORTEST = 10

export function AskForm({ lessonId, onAsked }: { lessonId: number; onAsked(question: LessonQuestion): void }) {
  const [content, setContent] = useDraft(`question:${lessonId}`)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (content.trim().length < SHORTEST) {
      setFailure(`Xin viết câu hỏi rõ hơn, ít nhất ${SHORTEST} ký tự`)
      field.current?.focus()
      return
    }
    setIsBusy(true)
    setFailure('')
    try {
      onAsked((await call(askQuestion, { body: { lessonId, content: content.trim() } })).data)
      setContent('')
      showToast('Đã gửi câu hỏi. Bạn sẽ nhận được thư khi có câu trả lời.')
    } catch (error) {
      setFailure(failureWords(error))
    }
    setIsBusy(false)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field label="Câu hỏi của bạn" error={failure}>
        <Textarea
          ref={field}
          name="question"
          value={content}
          maxLength={QUESTION_LENGTH}
          placeholder="Nói rõ chỗ bạn chưa hiểu, kèm số công thức nếu có"
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <p className={styles.more}>
        <Button type="submit" look="lam" isBusy={isBusy}>
          Gửi câu hỏi
        </Button>
      </p>
    </form>
  )
}
