import { writeToEditor } from '@tq/contract/manuscript/draft.ts'
import type { ManuscriptMessage } from '@tq/contract/manuscript/enums.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { useTold } from '../../../lib/told.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useKeptWords } from '../kept-words.ts'
import { useManuscript } from '../manuscript-context.ts'
import { isMessageSent } from '../talk/message-sent.ts'
import { useAct } from '../use-act.ts'
import styles from './step.module.css'

const LONGEST = 5000

interface DialogTexts {
  title: string
  lead: string
  label: string
  /** Written already, to be changed or sent as it is. */
  begin: string
  button: string
}

export const ASKED: Record<Exclude<ManuscriptMessage, 'message'>, DialogTexts> = {
  moreTime: {
    title: 'Xin thêm thời gian',
    lead: 'Biên tập viên trả lời bằng thư; hạn mới hiện ở trang này. Cho đến lúc ấy, hạn cũ vẫn giữ nguyên.',
    label: 'Bạn cần đến ngày nào, và vì sao?',
    begin: '',
    button: 'Gửi đề nghị',
  },
  proofApproved: {
    title: 'Duyệt bản bông',
    lead: 'Sau khi bạn duyệt, nhà xuất bản làm thủ tục và đưa sách đi in theo đúng bản này.',
    label: 'Lời cho biên tập viên',
    begin: 'Tôi đã đọc và đồng ý với bản bông này.',
    button: 'Duyệt bản bông',
  },
  proofChanges: {
    title: 'Đề nghị sửa bản bông',
    lead: 'Ghi số trang, dòng và chữ cần sửa; biên tập viên sửa rồi gửi bản bông mới.',
    label: 'Những chỗ cần sửa',
    begin: '',
    button: 'Gửi chỗ cần sửa',
  },
}

export interface WriteDialogProps {
  /** Null: closed. */
  kind: Exclude<ManuscriptMessage, 'message'> | null
  onClose(): void
}

/** To the editor, about one thing. */
export function WriteDialog({ kind, onClose }: WriteDialogProps) {
  return (
    <Dialog isOpen={kind !== null} onClose={onClose} title={kind ? ASKED[kind].title : ''}>
      {kind && <WriteForm kind={kind} onClose={onClose} />}
    </Dialog>
  )
}

function WriteForm({ kind, onClose }: { kind: keyof typeof ASKED; onClose(): void }) {
  const { manuscript, guestKey } = useManuscript()
  const { title, lead, label, begin, button } = ASKED[kind]
  const [kept, keep] = useKeptWords(manuscript.id, kind)
  const [isTouched, setIsTouched] = useState(kept !== '')
  const { isTold, leave, sendOnce } = useTold()
  const { act, isBusy, failure } = useAct()
  const text = isTouched ? kept : begin
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (!words) return sendOnce()
    const isDone = await act({
      send: () => call(writeToEditor, { params: { id: manuscript.id }, query: { key: guestKey }, body: { kind, text: words } }),
      isDone: isMessageSent(manuscript, kind, words),
    })
    if (!isDone) return
    keep('')
    onClose()
  }
  return (
    <form aria-label={title} onSubmit={send} noValidate className={styles.form}>
      <p>{lead}</p>
      {failure && (
        <Notice tone="error" isAlert title="Chưa gửi được">
          {failure}.
        </Notice>
      )}
      <Field label={label} error={isTold('text') && !text.trim() ? 'Vui lòng viết vài lời' : null}>
        <Textarea
          rows={6}
          value={text}
          maxLength={LONGEST}
          onChange={({ target }) => {
            setIsTouched(true)
            keep(target.value)
          }}
          onBlur={() => isTouched && leave('text')}
        />
      </Field>
      <div className={styles.ways}>
        <Button type="submit" look="son" isBusy={isBusy}>
          {button}
        </Button>
        <Button look="text" onClick={onClose}>
          Để sau
        </Button>
      </div>
    </form>
  )
}
