import { writeToEditor } from '@tq/contract/manuscript/draft.ts'
import type { FormEvent } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { useTold } from '../../../lib/told.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useKeptWords } from '../kept-words.ts'
import { useManuscript } from '../manuscript-context.ts'
import { Unsent } from '../unsent.tsx'
import { useAct } from '../use-act.ts'
import { isMessageSent } from './message-sent.ts'
import styles from './talk.module.css'

const LONGEST = 5000

export function MessageForm() {
  const { manuscript, guestKey } = useManuscript()
  const { id, actions } = manuscript
  const [text, setText] = useKeptWords(id, 'message')
  const { isTold, sendOnce, begin } = useTold()
  const { act, isBusy, failure } = useAct()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (!words) return sendOnce()
    const isDone = await act({
      send: () => call(writeToEditor, { params: { id }, query: { key: guestKey }, body: { kind: 'message', text: words } }),
      isDone: isMessageSent(manuscript, 'message', words),
    })
    if (!isDone) return
    setText('')
    begin()
  }
  if (!actions.includes('message'))
    return <Unsent text={text} failure={failure} what="Lời bạn đang viết cho biên tập viên" onDrop={() => setText('')} />
  return (
    <form aria-label="Viết cho biên tập viên" onSubmit={send} noValidate className={styles.form}>
      {failure && (
        <Notice tone="error" isAlert title="Chưa gửi được">
          {failure}. Những gì bạn viết vẫn còn đây.
        </Notice>
      )}
      <Field label="Viết cho biên tập viên" error={isTold('text') && !text.trim() ? 'Vui lòng viết vài lời' : null}>
        <Textarea
          rows={3}
          value={text}
          maxLength={LONGEST}
          placeholder="Câu hỏi hoặc thông tin bổ sung"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isBusy} className={styles.send}>
        Gửi
      </Button>
    </form>
  )
}
