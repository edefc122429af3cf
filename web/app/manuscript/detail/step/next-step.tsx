import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { classes } from '../../../ui/class-names.ts'
import { Button, LinkButton } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { daysUntil, dayWords } from '../../parts/day-words.ts'
import { goToPart } from '../go-to-part.ts'
import { useManuscript } from '../manuscript-context.ts'
import { Words } from '../words.tsx'
import { type AuthorTask, taskOf } from './author-task.ts'
import styles from './step.module.css'
import { WriteDialog, type WriteDialogProps } from './write-dialog.tsx'

/** Above everything else: what the author has to do now, until when, and one button for it. */
export function NextStep() {
  const { manuscript } = useManuscript()
  const [asked, setAsked] = useState<WriteDialogProps['kind']>(null)
  const task = taskOf(manuscript)
  const isTodo = task.kind !== 'wait' && task.kind !== 'over' && task.kind !== 'published'
  return (
    <Panel>
      <div className={classes(styles.step, isTodo && styles.todo, task.kind === 'published' && styles.done)}>
        <h2>Việc bạn cần làm</h2>
        <p>{task.sentence}</p>
        {manuscript.dueDay && isTodo && <Due day={manuscript.dueDay} />}
        {task.kind === 'wait' && <p className={styles.meaning}>{manuscript.meaning}</p>}
        {task.said && (
          <div className={styles.said}>
            <b>Nhà xuất bản viết cho bạn</b>
            <Words text={task.said} hasRoom />
          </div>
        )}
        <Ways task={task} onAsk={setAsked} />
      </div>
      <WriteDialog kind={asked} onClose={() => setAsked(null)} />
    </Panel>
  )
}

function Due({ day }: { day: string }) {
  const left = daysUntil(day)
  if (left < 0)
    return (
      <p className={styles.late}>
        Đã quá hạn {dayWords(day)}. Bạn vẫn gửi được; nếu cần thêm thời gian, hãy báo cho biên tập viên.
      </p>
    )
  return (
    <p>
      Hạn: <b>ngày {dayWords(day)}</b>, {left === 0 ? 'là hôm nay' : `còn ${left} ngày`}.
    </p>
  )
}

function Ways({ task, onAsk }: { task: AuthorTask; onAsk(kind: WriteDialogProps['kind']): void }) {
  const { manuscript } = useManuscript()
  const { id, product, actions } = manuscript
  if (task.kind === 'wait') return null
  return (
    <div className={styles.ways}>
      {task.kind === 'draft' && (
        <LinkButton to={`/tao-ban-thao?id=${id}`} look="son">
          Viết tiếp bản nháp
        </LinkButton>
      )}
      {task.kind === 'send' && (
        <Button look="son" onClick={() => goToPart('gui-ban-sua')}>
          {task.button}
        </Button>
      )}
      {task.kind === 'send' && actions.includes('askForTime') && <MoreTime onAsk={() => onAsk('moreTime')} />}
      {task.kind === 'proof' && (
        <>
          <Button look="son" onClick={() => onAsk('proofApproved')}>
            Duyệt bản bông
          </Button>
          <Button onClick={() => onAsk('proofChanges')}>Đề nghị sửa</Button>
          {task.file.href && (
            <a href={task.file.href} download className={styles.file}>
              Tải bản bông phiên bản {task.file.version}
            </a>
          )}
        </>
      )}
      {task.kind === 'read' && (
        <Button look="son" onClick={() => goToPart('trao-doi')}>
          Trả lời biên tập viên
        </Button>
      )}
      {task.kind === 'published' && product && (
        <LinkButton to={`/san-pham/${product.address}`} look="son">
          Xem trang sách
        </LinkButton>
      )}
      {task.kind === 'over' && <Link to="/tao-ban-thao">Gửi một bản thảo khác</Link>}
    </div>
  )
}

/** Asked for already, since the desk set the task: said, and may be asked again. */
function MoreTime({ onAsk }: { onAsk(): void }) {
  const { manuscript } = useManuscript()
  const since = manuscript.events.at(-1)?.at ?? ''
  const asked = manuscript.messages.findLast(({ kind, at }) => kind === 'moreTime' && at >= since)
  return (
    <>
      <Button look="text" onClick={onAsk}>
        Xin thêm thời gian
      </Button>
      {asked && (
        <span className={styles.asked}>
          <CalendarClock aria-hidden="true" size="1.6rem" /> Đã xin thêm thời gian ngày {formatDate(asked.at)}
        </span>
      )}
    </>
  )
}
