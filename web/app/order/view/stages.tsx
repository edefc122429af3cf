import type { OrderStatus } from '@tq/contract/order.ts'
import { classes } from '../../ui/class-names.ts'
import { STAGES, stageOf } from './order-words.ts'
import styles from './stages.module.css'

/** How far the parcel has come; the words are in the status beside it. */
export function Stages({ status, hasWords }: { status: OrderStatus; hasWords?: boolean }) {
  const stage = stageOf(status)
  if (stage === null) return null
  return (
    <ol className={classes(styles.stages, hasWords && styles.worded)} aria-hidden={!hasWords || undefined}>
      {STAGES.map((name, index) => (
        <li
          key={name}
          className={classes(index < stage && styles.done)}
          aria-current={hasWords && index === stage - 1 ? 'step' : undefined}
        >
          {hasWords && name}
        </li>
      ))}
    </ol>
  )
}
