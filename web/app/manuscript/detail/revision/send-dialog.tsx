import { sendRevision } from '@tq/contract/manuscript/draft.ts'
import { fileSize } from '../../../documents/file-words.ts'
import { call } from '../../../lib/browser-call.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useManuscript } from '../manuscript-context.ts'
import { sendName } from '../step/author-task.ts'
import { useAct } from '../use-act.ts'
import { Words } from '../words.tsx'
import styles from './revision.module.css'

export interface SendDialogProps {
  isOpen: boolean
  reply: string
  onClose(): void
  onSent(): void
}

/** Everything that goes to the desk, once more, before it can't be taken back. */
export function SendDialog({ isOpen, onClose, ...rest }: SendDialogProps) {
  const { state } = useManuscript().manuscript
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`${sendName(state)}?`}>
      <Confirm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function Confirm({ reply, onClose, onSent }: Omit<SendDialogProps, 'isOpen'>) {
  const { manuscript, guestKey } = useManuscript()
  const { id, revision, openRound, state } = manuscript
  const { act, isBusy, failure } = useAct()
  const files = manuscript.files.filter(({ isSent }) => !isSent)
  const isWithoutText = state === 'revisionRequested' && files.every(({ role }) => role !== 'manuscript')
  const send = async () => {
    const isDone = await act({
      send: () => call(sendRevision, { params: { id }, query: { key: guestKey }, body: { revision, reply } }),
      isDone: (now) => now.rounds.some(({ number, sentAt }) => number === openRound && sentAt !== null),
    })
    if (!isDone) return
    onClose()
    onSent()
  }
  return (
    <div className={styles.confirm}>
      {failure && (
        <Notice tone="error" isAlert title="Chưa gửi được">
          {failure}.
        </Notice>
      )}
      <p>Biên tập viên sẽ nhận được:</p>
      <ul className={styles.list}>
        {files.map(({ id: fileId, name, roleName, version, bytes }) => (
          <li key={fileId}>
            <b>
              {roleName}, phiên bản {version}
            </b>
            <span>
              {name} · {fileSize(bytes)}
            </span>
          </li>
        ))}
        <li>
          <b>{state === 'papersRequested' ? 'Lời của bạn' : 'Thư phản hồi'}</b>
          {reply ? <Words text={reply} /> : <span>Không có</span>}
        </li>
      </ul>
      {isWithoutText && <Notice tone="warning">Chưa có tệp bản thảo mới. Bạn vẫn gửi được, nếu chỉ sửa các tệp khác.</Notice>}
      <p className={styles.lead}>Sau khi gửi, các tệp này không sửa hay xoá được nữa.</p>
      <div className={styles.ways}>
        <Button look="son" isBusy={isBusy} onClick={send}>
          {sendName(state)}
        </Button>
        <Button look="text" onClick={onClose}>
          Xem lại
        </Button>
      </div>
    </div>
  )
}
