import { StepBar } from '../../ui/layout/step-bar.tsx'
import type { TabIndex } from '../checkout-state.ts'

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

/** What is done can be gone back to. */
export function StepHeader({ tabIndex, isOnlyDigital, onGoBack }: StepHeaderProps) {
  const steps = STEPS.filter((step) => !(isOnlyDigital && step.tabIndex === 1)).map(({ tabIndex: to, title }) => {
    const isDone = to < tabIndex
    const onGo = isDone && tabIndex !== 4 && (to === 0 || to === 1) && (() => onGoBack(to))
    return { title, isDone, isCurrent: to === tabIndex, onGo }
  })
  return <StepBar label="Các bước đặt hàng" steps={steps} />
}
