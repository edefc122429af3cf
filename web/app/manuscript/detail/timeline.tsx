import type { ManuscriptState } from '@tq/contract/manuscript/enums.ts'
import { isOver } from '@tq/contract/manuscript/states.ts'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { classes } from '../../ui/class-names.ts'
import styles from '../../ui/layout/timeline.module.css'
import { stagesAhead } from './stages.ts'
import { Words } from './words.tsx'

export interface TimelineEvent {
  at: string
  stateName: string
  /** For the author; left out where strangers may read. */
  words?: string
  by?: string
}

export interface TimelineProps {
  state: ManuscriptState
  events: TimelineEvent[]
  /** What is known of the step one is in. */
  now?: ReactNode
}

/** What happened, where it stands, and what is still to come. */
export function Timeline({ state, events, now }: TimelineProps) {
  const last = events.length - 1
  const isAtEnd = isOver(state)
  return (
    <ol className={styles.timeline}>
      {events.map((event, index) => {
        const isNow = index === last && !isAtEnd
        const isBad = index === last && (state === 'rejected' || state === 'withdrawn')
        const Icon = isBad ? X : Check
        return (
          <li
            key={`${event.at}-${event.stateName}`}
            className={classes(isNow ? styles.now : styles.done, isBad && styles.bad)}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.dot}>{!isNow && <Icon aria-hidden="true" />}</span>
            <h3 className={styles.title}>
              {event.stateName}
              <span className="visually-hidden">{isNow ? ', đang diễn ra' : ', đã xong'}</span>
            </h3>
            <p className={styles.when}>
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
              {event.by && WHO[event.by] && ` · ${WHO[event.by]}`}
            </p>
            {event.words && <Words className={styles.words} text={event.words} />}
            {isNow && now && <div className={styles.words}>{now}</div>}
          </li>
        )
      })}
      {stagesAhead(state).map((title) => (
        <li key={title} className={styles.wait}>
          <span className={styles.dot} />
          <h3 className={styles.title}>
            {title}
            <span className="visually-hidden">, chưa tới</span>
          </h3>
        </li>
      ))}
    </ol>
  )
}

const WHO: Record<string, string> = { author: 'bạn gửi', staff: 'nhà xuất bản' }
