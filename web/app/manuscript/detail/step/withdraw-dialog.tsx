import { withdrawDraft } from '@tq/contract/manuscript/draft.ts'
import type { FormEvent } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useKeptWords } from '../kept-words.ts'
import { useManuscript } from '../manuscript-context.ts'
import { useAct } from '../use-act.ts'
import styles from './step.module.css'

const LONGEST = 1000

export function WithdrawDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Rút bản thảo">
      <WithdrawForm onClose={onClose} />
    </Dialog>
  )
}

function WithdrawForm({ onClose }: { onClose(): void }) {
  const { manuscript, guestKey } = useManuscript()
  const [reason, setReason] = useKeptWords(manuscript.id, 'withdraw')
  const { act, isBusy, failure } = useAct()
  const { id, revision } = manuscript
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await act({
      send: () => call(withdrawDraft, { params: { id }, query: { key: guestKey }, body: { revision, reason: reason.trim() } }),
      isDone: (now) => now.state === 'withdrawn',
    })
    if (!isDone) return
    setReason('')
    onClose()
  }
  return (
    <form aria-label="Rút bản thảo" onSubmit={send} noValidate className={styles.form}>
      <p>
        Nhà xuất bản sẽ ngừng đọc “{manuscript.title}”; các lời mời nhận xét chưa trả lời sẽ bị huỷ. Bản thảo đã rút không mở lại
        được; muốn gửi nữa, bạn gửi thành hồ sơ mới.
      </p>
      {failure && (
        <Notice tone="error" isAlert title="Chưa rút được">
          {failure}.
        </Notice>
      )}
      <Field label="Lý do" isOptional>
        <Textarea rows={3} value={reason} maxLength={LONGEST} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className={styles.ways}>
        <Button type="submit" look="son" isBusy={isBusy} disabled={!manuscript.actions.includes('withdraw')}>
          Rút bản thảo này
        </Button>
        <Button look="text" onClick={onClose}>
          Giữ lại
        </Button>
      </div>
    </form>
  )
}
