import { type SQL, sql } from 'drizzle-orm'
import { VIETNAM_AHEAD_MS } from './vietnam-time.ts'

/** From receipt for printed books, from payment for what is opened online; the last day is a whole one, in Vietnam. */
export const RETURN_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Its last moment. */
export function endOfReturnTime(from: Date): Date {
  const day = Math.floor((from.getTime() + VIETNAM_AHEAD_MS) / DAY_MS)
  return new Date((day + RETURN_DAYS + 1) * DAY_MS - VIETNAM_AHEAD_MS - 1)
}

const TODAY = sql`date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh')`

/** When what begins now ends: with the last day, as `endOfReturnTime` says it for any moment. */
export const RETURN_TIME_FROM_NOW: SQL = sql`(${TODAY} + make_interval(days => ${RETURN_DAYS + 1}::int)) at time zone 'Asia/Ho_Chi_Minh'`

/** What was received before this moment can't be given back any more. */
export const LAST_RETURNABLE: SQL = sql`(${TODAY} - make_interval(days => ${RETURN_DAYS}::int)) at time zone 'Asia/Ho_Chi_Minh'`
