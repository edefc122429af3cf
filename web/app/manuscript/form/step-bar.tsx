import { Check } from 'lucide-react'
import { classes } from '../../ui/class-names.ts'
import { STEPS, type StepNumber } from './checks.ts'
import styles from './step-bar.module.css'

/** Where one is; every step can be gone to, since nothing typed is lost on the way. */
export function StepBar({ step, onGo }: { step: StepNumber; onGo: ((step: StepNumber) => void) | null }) {
  return (
    <ol className={styles.steps} aria-label="Bốn bước gửi bản thảo">
      {STEPS.map(({ number, title }) => {
        const isDone = number < step
        const words = (
          <>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Check size="1.5rem" /> : number}
            </span>
            <span className={styles.title}>{title}</span>
          </>
        )
        return (
          <li key={number} className={classes(isDone && styles.done)} aria-current={number === step ? 'step' : undefined}>
            {onGo && number !== step ? (
              <button type="button" className={styles.go} onClick={() => onGo(number)}>
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
