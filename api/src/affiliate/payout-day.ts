import { AFFILIATE_TERMS } from '@tq/contract/promotion/affiliate.ts'
import { vietnamDay } from '../time/vietnam-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SUNDAY = 0
const SATURDAY = 6

/** Terms, 5: the next 15th after the day it was asked for; from a weekend it moves on to Monday. */
export function payoutDay(askedAt: Date): string {
  const [year = 0, month = 0, day = 0] = vietnamDay(askedAt).split('-').map(Number)
  const monthsOn = day < AFFILIATE_TERMS.payoutDay ? 0 : 1
  let due = new Date(Date.UTC(year, month - 1 + monthsOn, AFFILIATE_TERMS.payoutDay))
  while (due.getUTCDay() === SATURDAY || due.getUTCDay() === SUNDAY) due = new Date(due.getTime() + DAY_MS)
  return due.toISOString().slice(0, 10)
}
