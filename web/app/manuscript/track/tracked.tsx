import type { Data } from '@tq/contract/http/endpoint.ts'
import type { trackDraft } from '@tq/contract/manuscript/draft.ts'
import { formatDate } from '../../lib/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Timeline } from '../detail/timeline.tsx'
import { dueWords } from '../parts/day-words.ts'
import { StatePill } from '../parts/state-pill.tsx'
import styles from './track-page.module.css'

/** No title, no names, no word that anybody wrote: whoever knows a code and a mailbox may still be a stranger. */
export function Tracked({ tracked }: { tracked: Data<typeof trackDraft> }) {
  const { code, state, stateName, submittedAt, meaning, task, dueDay, events } = tracked
  return (
    <Panel title={`Hồ sơ ${code}`} action={<StatePill state={state} stateName={stateName} />} className={styles.answer}>
      <div role="status" className={styles.now}>
        {submittedAt && <p className={styles.small}>Gửi ngày {formatDate(submittedAt)}</p>}
        <p>{meaning}</p>
        {task && (
          <p>
            <b>Việc cần làm:</b> {task}
            {dueDay && ` (${dueWords(dueDay)})`}. Bạn mở hồ sơ bằng liên kết trong thư để làm việc này.
          </p>
        )}
      </div>
      <Timeline state={state} events={events} />
    </Panel>
  )
}
