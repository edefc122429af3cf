import { answerInvitation, type ReviewTask } from '@tq/contract/manuscript/review-form.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { Button } from '../../ui/form/button.tsx'
import { RadioOption } from '../../ui/form/choice.tsx'
import { Field, FieldError } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/input.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Notice } from '../../ui/notice.tsx'
import { dayWords } from '../parts/day-words.ts'
import { AboutWork } from './about-work.tsx'
import styles from './review.module.css'
import { reviewKey } from './review-key.ts'

const LONGEST_NOTE = 1000

/** Conflict of interest is declared before anything is read: with one, somebody else is asked. */
export function Invitation({ task, onAnswered }: { task: ReviewTask; onAnswered(task: ReviewTask): Promise<void> }) {
  const [conflict, setConflict] = useState<'no' | 'yes' | ''>('')
  const [note, setNote] = useState('')
  const [doing, setDoing] = useState<'accept' | 'decline' | null>(null)
  const [failure, setFailure] = useState('')
  const [missing, setMissing] = useState('')
  const answer = async (isAccepted: boolean) => {
    if (doing) return
    // Whoever declines need not say why.
    if (isAccepted && !conflict) return setMissing('Xin cho biết có xung đột lợi ích hay không')
    setDoing(isAccepted ? 'accept' : 'decline')
    setFailure('')
    try {
      const body = { key: reviewKey(), isAccepted, hasConflict: conflict === 'yes', note: note.trim() }
      await onAnswered((await call(answerInvitation, { body })).data)
    } catch (error) {
      setFailure(failureWords(error))
      setDoing(null)
    }
  }
  const choose = (value: 'no' | 'yes') => () => {
    setConflict(value)
    setMissing('')
  }
  const hasConflict = conflict === 'yes'
  return (
    <>
      <p className={styles.lead}>
        Nhà xuất bản trân trọng mời Quý vị nhận xét bản thảo này chậm nhất ngày <b>{dayWords(task.dueDay)}</b>. Tác giả không được
        biết ai nhận xét; Quý vị cũng không được cho biết ai là tác giả.
      </p>
      <AboutWork task={task} />
      <Panel title="Trả lời thư mời" className={styles.panel}>
        <form
          aria-label="Trả lời thư mời nhận xét"
          noValidate
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void answer(!hasConflict)
          }}
        >
          <fieldset aria-describedby={missing ? 'thieu-xung-dot' : undefined}>
            <legend className={styles.legend}>Quý vị có xung đột lợi ích với đề tài này không?</legend>
            <RadioOption
              name="conflict"
              checked={conflict === 'no'}
              onChange={choose('no')}
              title="Không"
              hint="Không tham gia viết, hướng dẫn hay tài trợ công trình này; không có lợi ích riêng khi nó được in hay bị từ chối"
            />
            <RadioOption
              name="conflict"
              checked={conflict === 'yes'}
              onChange={choose('yes')}
              title="Có, hoặc có thể có"
              hint="Chúng tôi cảm ơn và mời người khác; Quý vị không cần nhận xét"
            />
            {missing && <FieldError id="thieu-xung-dot">{missing}</FieldError>}
          </fieldset>
          <Field label="Lời cho nhà xuất bản" isOptional hint="Chỉ biên tập viên đọc.">
            <Textarea rows={3} value={note} maxLength={LONGEST_NOTE} onChange={({ target }) => setNote(target.value)} />
          </Field>
          {failure && (
            <Notice tone="error" isAlert title="Chưa gửi được câu trả lời">
              {failure}.
            </Notice>
          )}
          <div className={styles.ways}>
            {hasConflict ? (
              <Button look="son" isBusy={doing !== null} onClick={() => answer(false)}>
                Gửi câu trả lời
              </Button>
            ) : (
              <>
                <Button type="submit" look="son" isBusy={doing === 'accept'} disabled={doing !== null}>
                  Nhận lời
                </Button>
                <Button look="text" isBusy={doing === 'decline'} disabled={doing !== null} onClick={() => answer(false)}>
                  Xin không nhận lời lần này
                </Button>
              </>
            )}
          </div>
        </form>
      </Panel>
    </>
  )
}
