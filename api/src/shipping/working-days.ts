import { vietnamDay } from '../http/tally.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const VIETNAM_HOUR_OFFSET = 7
/** Orders confirmed by then on a working day are packed the same day. */
export const CUT_OFF_HOUR = 14
/** Of the solar calendar; those of the moon's are told on the site when they come. */
const HOLIDAYS = ['01-01', '04-30', '05-01', '09-02']

/** The working day on which an order confirmed now is packed. */
export function packingDay(at: Date): string {
  const today = vietnamDay(at)
  const isBeforeCutOff = (at.getUTCHours() + VIETNAM_HOUR_OFFSET) % 24 < CUT_OFF_HOUR
  return isWorkingDay(today) && isBeforeCutOff ? today : addWorkingDays(today, 1)
}

export function addWorkingDays(day: string, count: number): string {
  let then = day
  for (let left = count; left > 0; ) {
    then = new Date(Date.parse(then) + DAY_MS).toISOString().slice(0, 10)
    if (isWorkingDay(then)) left--
  }
  return then
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.includes(day.slice(5))
}
