import 'react-day-picker/style.css'
import { DEFAULT_BIRTHDAY } from '@tq/contract/forms/account.ts'
import type { CSSProperties } from 'react'
import { DayPicker } from 'react-day-picker'
import { vi } from 'react-day-picker/locale'
import styles from './birthday-input.module.css'
import { isoOf } from './day-text.ts'

const FIRST_MONTH = new Date(1920, 0)
/** SPEC §2.5: where it opens while no day is chosen. */
const DEFAULT_MONTH = new Date(`${DEFAULT_BIRTHDAY}T00:00:00`)
/** The calendar's own sheet is in no layer, so only the element itself has a say over its colours. */
const COLOURS = {
  '--rdp-accent-color': 'var(--lam)',
  '--rdp-accent-background-color': 'var(--lam-tint)',
} as CSSProperties

/** Comes when somebody opens it: with its words for dates it is as large as the rest of the page. */
export default function BirthdayCalendar({ value, onPick }: { value: string | null; onPick(iso: string): void }) {
  const picked = value ? new Date(`${value}T00:00:00`) : undefined
  const isDay = picked && !Number.isNaN(picked.getTime())
  return (
    <DayPicker
      mode="single"
      locale={vi}
      captionLayout="dropdown"
      startMonth={FIRST_MONTH}
      endMonth={new Date()}
      defaultMonth={isDay ? picked : DEFAULT_MONTH}
      selected={isDay ? picked : undefined}
      disabled={{ after: new Date() }}
      className={styles.calendar}
      style={COLOURS}
      onSelect={(day) => day && onPick(isoOf(day))}
    />
  )
}
