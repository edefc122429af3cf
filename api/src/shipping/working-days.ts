import { vietnamDay } from '../http/tally.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const VIETNAM_HOUR_OFFSET = 7
/** Orders confirmed by then on a working day are packed the same day. */
export const CUT_OFF_HOUR = 14
/** Of the solar calendar, the same each year. */
const HOLIDAYS = ['01-01', '04-30', '05-01', '09-02']
/** Of the moon's: the first day of the year, which is kept with the day before and the three after, and the Hùng kings' day. */
const LUNAR_YEARS = [
  { newYear: '2026-02-17', hungKings: '2026-04-26' },
  { newYear: '2027-02-06', hungKings: '2027-04-16' },
  { newYear: '2028-01-26', hungKings: '2028-04-04' },
  { newYear: '2029-02-13', hungKings: '2029-04-23' },
  // The moon is new before midnight in Hà Nội and after it in Beijing: a day earlier than the Chinese one.
  { newYear: '2030-02-02', hungKings: '2030-04-12' },
]
const LUNAR_HOLIDAYS = new Set(
  LUNAR_YEARS.flatMap(({ newYear, hungKings }) => [hungKings, ...[-1, 0, 1, 2, 3].map((days) => dayAfter(newYear, days))]),
)

/** The working day on which an order confirmed now is packed. */
export function packingDay(at: Date): string {
  const today = vietnamDay(at)
  const isBeforeCutOff = (at.getUTCHours() + VIETNAM_HOUR_OFFSET) % 24 < CUT_OFF_HOUR
  return isWorkingDay(today) && isBeforeCutOff ? today : addWorkingDays(today, 1)
}

export function addWorkingDays(day: string, count: number): string {
  let then = day
  for (let left = count; left > 0; ) {
    then = dayAfter(then, 1)
    if (isWorkingDay(then)) left--
  }
  return then
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.includes(day.slice(5)) && !LUNAR_HOLIDAYS.has(day)
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
