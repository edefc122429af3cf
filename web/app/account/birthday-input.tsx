import 'react-day-picker/style.css'
import { CalendarDays } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { vi } from 'react-day-picker/locale'
import { IconButton } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import styles from './birthday-input.module.css'
import { formatDay, isoOf, parseDay } from './day-text.ts'

const FIRST_MONTH = new Date(1920, 0)
/** The calendar's own sheet is in no layer, so only the element itself has a say over its colours. */
const COLOURS = {
  '--rdp-accent-color': 'var(--lam)',
  '--rdp-accent-background-color': 'var(--lam-tint)',
} as CSSProperties

export interface BirthdayInputProps {
  /** yyyy-mm-dd, or null. */
  value: string | null
  onChange(value: string | null): void
}

/** SPEC §2.5: dd/MM/yyyy, typed or picked from a Vietnamese calendar with months and years to choose from. */
export function BirthdayInput({ value, onChange }: BirthdayInputProps) {
  const [text, setText] = useState(() => (value ? formatDay(value) : ''))
  const [isOpen, setIsOpen] = useState(false)
  const picked = value ? new Date(`${value}T00:00:00`) : undefined
  return (
    <div className={styles.birthday}>
      <div className={styles.row}>
        <Input
          value={text}
          placeholder="dd/MM/yyyy"
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
          onChange={(event) => {
            setText(event.target.value)
            onChange(event.target.value.trim() === '' ? null : (parseDay(event.target.value) ?? 'chưa đúng'))
          }}
        />
        <IconButton label={isOpen ? 'Đóng lịch' : 'Mở lịch'} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <CalendarDays size="2rem" aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && (
        <DayPicker
          mode="single"
          locale={vi}
          captionLayout="dropdown"
          startMonth={FIRST_MONTH}
          endMonth={new Date()}
          defaultMonth={picked && !Number.isNaN(picked.getTime()) ? picked : undefined}
          selected={picked}
          disabled={{ after: new Date() }}
          className={styles.calendar}
          style={COLOURS}
          onSelect={(day) => {
            if (!day) return
            onChange(isoOf(day))
            setText(formatDay(isoOf(day)))
            setIsOpen(false)
          }}
        />
      )}
    </div>
  )
}
