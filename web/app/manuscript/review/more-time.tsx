import { askMoreTime, type ReviewTask } from '@tq/contract/manuscript/review-form.ts'
import { CalendarClock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { useTold } from '../../lib/told.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input, Textarea } from '../../ui/form/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { dayWords } from '../parts/day-words.ts'
import styles from './review.module.css'
import { reviewKey } from './review-key.ts'

const LONGEST_NOTE = 1000

/** A day that suits the reviewer better: the editor answers by letter, and until then the old one stands. */
export function MoreTime({ task, onAsked }: { task: ReviewTask; onAsked(task: ReviewTask): Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.time}>
      {task.wishedDay && (
        <p className={styles.hint}>
          <CalendarClock size="1.6rem" aria-hidden="true" /> Đã xin dời đến ngày {dayWords(task.wishedDay)}; biên tập viên trả lời
          bằng thư
        </p>
      )}
      <Button look="text" onClick={() => setIsOpen(true)}>
        {task.wishedDay ? 'Đổi ngày đã xin' : 'Xin thêm thời gian'}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Xin thêm thời gian">
        <Asking task={task} onAsked={onAsked} onClose={() => setIsOpen(false)} />
      </Dialog>
    </div>
  )
}

interface AskingProps {
  task: ReviewTask
  onAsked(task: ReviewTask): Promise<void>
  onClose(): void
}

function Asking({ task, onAsked, onClose }: AskingProps) {
  const [wishedDay, setWishedDay] = useState(task.wishedDay ?? '')
  const [note, setNote] = useState('')
  const { isTold, leave, sendOnce } = useTold()
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isTooEarly = wishedDay <= task.dueDay
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    sendOnce()
    if (isBusy || isTooEarly) return
    setIsBusy(true)
    setFailure('')
    try {
      const { data } = await call(askMoreTime, { body: { key: reviewKey(), wishedDay, note: note.trim() } })
      onClose()
      await onAsked(data)
    } catch (error) {
      setFailure(failureWords(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form aria-label="Xin thêm thời gian" noValidate className={styles.form} onSubmit={ask}>
      <p>Biên tập viên trả lời bằng thư. Cho đến lúc ấy, hạn ngày {dayWords(task.dueDay)} vẫn giữ nguyên.</p>
      {failure && (
        <Notice tone="error" isAlert title="Chưa gửi được">
          {failure}.
        </Notice>
      )}
      <Field
        label="Quý vị cần đến ngày nào?"
        error={isTold('day') && isTooEarly ? `Xin chọn một ngày sau hạn hiện nay, ${dayWords(task.dueDay)}` : null}
      >
        <Input
          type="date"
          value={wishedDay}
          onChange={({ target }) => setWishedDay(target.value)}
          onBlur={() => wishedDay && leave('day')}
        />
      </Field>
      <Field label="Lời cho biên tập viên" isOptional>
        <Textarea rows={3} value={note} maxLength={LONGEST_NOTE} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className={styles.ways}>
        <Button type="submit" look="son" isBusy={isBusy}>
          Gửi đề nghị
        </Button>
        <Button look="text" onClick={onClose}>
          Để sau
        </Button>
      </div>
    </form>
  )
}
