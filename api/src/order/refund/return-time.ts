import { type SQL, sql } from 'drizzle-orm'
import { RETURN_DAYS } from '../order-status.ts'

const TODAY = sql`date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh')`

/** When what begins now ends: with the last day, as `endOfReturnTime` says it for any moment. */
export const RETURN_TIME_FROM_NOW: SQL = sql`(${TODAY} + make_interval(days => ${RETURN_DAYS + 1}::int)) at time zone 'Asia/Ho_Chi_Minh'`

/** What was received before this moment can't be given back any more. */
export const LAST_RETURNABLE: SQL = sql`(${TODAY} - make_interval(days => ${RETURN_DAYS}::int)) at time zone 'Asia/Ho_Chi_Minh'`
