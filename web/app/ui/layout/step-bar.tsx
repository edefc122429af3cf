import { Check } from 'lucide-react'
import { classes } from '../class-names.ts'
import styles from './step-bar.module.css'

export interface Step {
  title: string
  isDone: boolean
  isCurrent: boolean
  /** Where it can be gone to. */
  onGo?: (() => void) | false | null
}

/** Where one is on a way of a few steps. On phones only the step one is at has its words. */
export function StepBar({ label, steps, className }: { label: string; steps: Step[]; className?: string | undefined }) {
  return (
    <ol className={classes(styles.steps, className)} aria-label={label}>
      {steps.map(({ title, isDone, isCurrent, onGo }, at) => {
        const words = (
          <>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Check size="1.5rem" /> : at + 1}
            </span>
            <span className={styles.title}>
              {title}
              {isDone && <span className="visually-hidden"> (đã xong)</span>}
            </span>
          </>
        )
        return (
          <li key={title} className={classes(isDone && styles.done)} aria-current={isCurrent ? 'step' : undefined}>
            {onGo ? (
              <button type="button" className={styles.go} onClick={onGo}>
                {words}
              </button>
            ) : (
              <span className={styles.step}>{words}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
