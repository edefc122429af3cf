import { AppError } from '@tq/contract/errors.ts'
import { vietnamDay } from '../../time/vietnam-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_DAYS = 366
/** Where staff name none. */
const USUAL_DAYS = 30

const inDays = (now: Date, days: number) => vietnamDay(new Date(now.getTime() + days * DAY_MS))

/** From tomorrow on: a day that is over is nobody's to keep. */
export function requireDueDay(day: string | undefined, now: Date): string {
  if (day === undefined) return inDays(now, USUAL_DAYS)
  if (day <= vietnamDay(now) || day > inDays(now, LONGEST_DAYS)) throw new AppError('DUE_DAY_PAST')
  return day
}
