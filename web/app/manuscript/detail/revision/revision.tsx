import { removeDraftFile } from '@tq/contract/manuscript/draft.ts'
import type { AuthorFileRole, ManuscriptState } from '@tq/contract/manuscript/enums.ts'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { FileRows } from '../../parts/file-row.tsx'
import { FilePicker } from '../../parts/upload/file-picker.tsx'
import { UploadRowView } from '../../parts/upload/upload-row.tsx'
import { isUnderWay } from '../../parts/upload/uploader.ts'
import { FileLine } from '../files/file-line.tsx'
import { useKeptWords } from '../kept-words.ts'
import { useManuscript } from '../manuscript-context.ts'
import { sendName } from '../step/author-task.ts'
import { Unsent } from '../unsent.tsx'
import { useAct } from '../use-act.ts'
import styles from './revision.module.css'
import { SendDialog } from './send-dialog.tsx'
import { Sent } from './sent.tsx'
import { useRoundUploader } from './use-round-uploader.ts'

const LONGEST_REPLY = 10_000
/** What is asked for stands first. */
const ROLES: Partial<Record<ManuscriptState, readonly AuthorFileRole[]>> = {
  papersRequested: ['other', 'rights', 'cv', 'appraisal', 'outline', 'manuscript', 'figures'],
  revisionRequested: ['manuscript', 'reply', 'outline', 'figures', 'cv', 'appraisal', 'rights', 'other'],
}

/** "Gửi bản sửa": files are laid into a round that nobody sees, and sent by a step of its own. */
export function Revision() {
  const { manuscript } = useManuscript()
  const { id, state, actions, openRound } = manuscript
  const [reply, setReply] = useKeptWords(id, 'reply')
  const [sentRound, setSentRound] = useState<number | null>(null)
  const isOpen = actions.includes('sendRevision') && openRound !== null && state !== 'draft'
  if (!isOpen)
    return (
      <>
        {sentRound !== null && <Sent round={sentRound} />}
        <Unsent text={reply} failure="" what="Thư phản hồi" onDrop={() => setReply('')} />
      </>
    )
  return (
    <Round
      reply={reply}
      onReply={setReply}
      onSent={() => {
        setReply('')
        setSentRound(openRound)
      }}
    />
  )
}

function Round({ reply, onReply, onSent }: { reply: string; onReply(text: string): void; onSent(): void }) {
  const { manuscript } = useManuscript()
  const { state, files } = manuscript
  const uploader = useRoundUploader()
  const rows = uploader.rows.use()
  const [isAsking, setIsAsking] = useState(false)
  const [missing, setMissing] = useState('')
  const name = sendName(state)
  const waiting = files.filter(({ isSent }) => !isSent)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = () => {
    const why = whyNot({ isMoving: isUnderWay(rows), hasFiles: waiting.length > 0, hasReply: reply.trim() !== '', state })
    setMissing(why)
    if (!why) setIsAsking(true)
  }
  // Said once what was missing is there.
  useEffect(() => setMissing(''), [waiting.length, reply])
  return (
    <Panel className={styles.round}>
      <h2 id="gui-ban-sua" ref={heading} tabIndex={-1} className={styles.title}>
        {name}
      </h2>
      <p className={styles.lead}>Tệp tải lên nằm chờ ở đây; biên tập viên chỉ nhận được sau khi bạn bấm “{name}”.</p>
      <FilePicker key={state} roles={ROLES[state] ?? ['other']} onFiles={(chosen, role) => uploader.add(chosen, role)} />
      {(waiting.length > 0 || rows.length > 0) && (
        <div className={styles.files}>
          <FileRows label="Tệp chưa gửi">
            {waiting.map((file) => (
              <FileLine key={file.id} file={file} action={<Remove fileId={file.id} name={file.name} />} />
            ))}
            {rows.map((row) => (
              <UploadRowView key={row.key} row={row} uploader={uploader} />
            ))}
          </FileRows>
        </div>
      )}
      <Field
        label={state === 'papersRequested' ? 'Lời cho biên tập viên' : 'Thư phản hồi'}
        isOptional
        hint={
          state === 'papersRequested'
            ? 'Giấy tờ nào đã gửi, giấy tờ nào gửi sau.'
            : 'Bạn đã sửa gì theo từng góp ý, chỗ nào giữ nguyên và vì sao. Cũng có thể tải lên thành tệp “Thư phản hồi”.'
        }
      >
        <Textarea rows={6} value={reply} maxLength={LONGEST_REPLY} onChange={({ target }) => onReply(target.value)} />
      </Field>
      {missing && (
        <Notice tone="error" isAlert>
          {missing}
        </Notice>
      )}
      <Button look="lam" onClick={ask} className={styles.send}>
        {name}
      </Button>
      <SendDialog isOpen={isAsking} reply={reply.trim()} onClose={() => setIsAsking(false)} onSent={onSent} />
    </Panel>
  )
}

interface Ready {
  isMoving: boolean
  hasFiles: boolean
  hasReply: boolean
  state: ManuscriptState
}

/** What is missing, in one sentence; empty when it can be sent. */
function whyNot({ isMoving, hasFiles, hasReply, state }: Ready): string {
  if (isMoving) return 'Có tệp chưa tải lên xong: hãy đợi, hoặc bỏ tệp ấy rồi gửi.'
  if (hasFiles || (hasReply && state === 'papersRequested')) return ''
  return state === 'papersRequested'
    ? 'Chưa có gì mới: hãy tải tệp lên hoặc viết vài lời rồi gửi.'
    : 'Chưa có tệp nào: hãy tải bản sửa lên rồi gửi.'
}

function Remove({ fileId, name }: { fileId: string; name: string }) {
  const { manuscript, guestKey } = useManuscript()
  const { act, isBusy, failure } = useAct()
  const remove = () =>
    act({
      send: () => call(removeDraftFile, { params: { id: manuscript.id, fileId }, query: { key: guestKey } }),
      isDone: (now) => now.files.every((file) => file.id !== fileId),
    })
  // Beside the button there is no room for a sentence on a phone.
  useEffect(() => {
    if (failure) showToast(failure, { variant: 'error' })
  }, [failure])
  return (
    <IconButton label={`Bỏ ${name}`} disabled={isBusy} onClick={remove}>
      <Trash2 size="1.8rem" aria-hidden="true" />
    </IconButton>
  )
}
