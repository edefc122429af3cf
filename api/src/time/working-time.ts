import { vietnamDay } from './vietnam-time.ts'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

const CLOSING = '17:00:00+07:00'
const ENOUGH_MS = 4 * 60 * 60_000

/** The end of the first working day that leaves somebody four hours to read the bank's statement. */
export function statementUntil(now: Date): Date {
  const today = vietnamDay(now)
  const closing = closingOf(today)
  const isEnough = isWorkingDay(today) && closing.getTime() - now.getTime() >= ENOUGH_MS
  return isEnough ? closing : closingOf(addWorkingDays(today, 1))
}

const closingOf = (day: string) => new Date(`${day}T${CLOSING}`)
