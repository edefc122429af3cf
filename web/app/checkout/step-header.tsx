import { Check } from 'lucide-react'
import { classes } from '../ui/class-names.ts'
import type { TabIndex } from './checkout-state.ts'
import styles from './step-header.module.css'

/** SPEC §4: the step each stands for; there is no 3. */
const STEPS = [
  { tabIndex: 0, title: 'Giỏ hàng' },
  { tabIndex: 1, title: 'Giao hàng' },
  { tabIndex: 2, title: 'Thanh toán' },
  { tabIndex: 4, title: 'Hoàn tất' },
] as const

export interface StepHeaderProps {
  tabIndex: TabIndex
  isOnlyDigital: boolean
  onGoBack(to: 0 | 1): void
}

/** Where one is; what is done can be gone back to. */
export function StepHeader({ tabIndex, isOnlyDigital, onGoBack }: StepHeaderProps) {
  const steps = STEPS.filter((step) => !(isOnlyDigital && step.tabIndex === 1))
  return (
    <ol className={styles.steps} aria-label="Các bước đặt hàng">
      {steps.map((step, index) => {
        const isDone = step.tabIndex < tabIndex
        const canGoBack = isDone && tabIndex !== 4 && (step.tabIndex === 0 || step.tabIndex === 1)
        const words = (
          <>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Check size="1.5rem" /> : index + 1}
            </span>
            <span className={styles.title}>
              {step.title}
              {isDone && <span className="visually-hidden"> (đã xong)</span>}
            </span>
          </>
        )
        return (
          <li
            key={step.tabIndex}
            className={classes(isDone && styles.done)}
            aria-current={step.tabIndex === tabIndex ? 'step' : undefined}
          >
            {canGoBack ? (
              <button type="button" className={styles.back} onClick={() => onGoBack(step.tabIndex as 0 | 1)}>
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
