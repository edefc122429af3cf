import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../class-names.ts'
import { clampQuantity } from './clamp-quantity.ts'
import styles from './quantity.module.css'

export interface QuantityProps {
  value: number
  onChange(value: number): void
  max?: number
  /** More was wanted than there may be: the reason can be told. */
  onTooMany?(): void
  /** What is typed counts after the hand has rested, not only when the field is left. */
  settleAfterMs?: number
  /** Says what is counted: "Số lượng Toán cao cấp A1". */
  label?: string
  isSmall?: boolean
  isDisabled?: boolean
  name?: string
}

/** A number one can type, or change by one. */
export function Quantity(props: QuantityProps) {
  const { value, onChange, max = 999, label = 'Số lượng', isSmall, isDisabled, name, onTooMany, settleAfterMs } = props
  // While someone types, the field may hold what is not a quantity yet.
  const [draft, setDraft] = useState<string | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const settle = (text: string) => {
    clearTimeout(resting.current)
    setDraft(null)
    if (Number(text) > max) onTooMany?.()
    const next = clampQuantity(text, max, value)
    if (next !== value) onChange(next)
  }
  const type = (text: string) => {
    setDraft(text)
    clearTimeout(resting.current)
    if (settleAfterMs !== undefined && Number(text) >= 1) resting.current = setTimeout(() => settle(text), settleAfterMs)
  }
  const step = (by: number) => settle(String(clampQuantity(draft ?? '', max, value) + by))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the middle of a cart line
    <span
      role="group"
      aria-label={label}
      className={classes(styles.quantity, isSmall && styles.small, isDisabled && styles.off)}
      data-each-press=""
    >
      {/* Not disabled at the end of the range: a button that vanishes under the finger takes the focus with it. */}
      <button
        type="button"
        aria-label="Bớt một"
        aria-disabled={isDisabled || value <= 1 || undefined}
        disabled={isDisabled}
        onClick={() => step(-1)}
      >
        <Minus size="1.6rem" aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={1}
        max={max}
        step={1}
        value={draft ?? value}
        disabled={isDisabled}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => settle(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
      />
      <button
        type="button"
        aria-label="Thêm một"
        aria-disabled={isDisabled || value >= max || undefined}
        disabled={isDisabled}
        onClick={() => step(1)}
      >
        <Plus size="1.6rem" aria-hidden="true" />
      </button>
    </span>
  )
}
