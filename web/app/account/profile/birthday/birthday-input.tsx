import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { SkeletonLine } from '../../../ui/layout/skeleton.tsx'
import styles from './birthday-input.module.css'
import { formatDay, parseDay } from './day-text.ts'

const BirthdayCalendar = lazy(() => import('./birthday-calendar.tsx'))

export interface BirthdayInputProps {
  /** yyyy-mm-dd, or null. */
  value: string | null
  onChange(value: string | null): void
  onLeave(): void
}

/** SPEC §2.5: dd/MM/yyyy, typed or picked from a Vietnamese calendar with months and years to choose from. */
export function BirthdayInput({ value, onChange, onLeave }: BirthdayInputProps) {
  const [text, setText] = useState(() => (value ? formatDay(value) : ''))
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the calendar from anywhere inside, not the dialog around it
    <div
      className={styles.birthday}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.row}>
        <Input
          value={text}
          placeholder="dd/MM/yyyy"
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
          onBlur={onLeave}
          onChange={(event) => {
            setText(event.target.value)
            onChange(event.target.value.trim() === '' ? null : (parseDay(event.target.value) ?? 'chưa đúng'))
          }}
        />
        <IconButton
          ref={opener}
          label={isOpen ? 'Đóng lịch' : 'Mở lịch'}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <CalendarDays size="2rem" aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && (
        <Suspense fallback={<SkeletonLine />}>
          <BirthdayCalendar
            value={value}
            onPick={(iso) => {
              onChange(iso)
              setText(formatDay(iso))
              close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
