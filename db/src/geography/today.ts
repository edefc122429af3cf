import { sql } from 'drizzle-orm'

/** Decrees take effect at midnight in Vietnam; the database's clock decides. */
export const TODAY = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`
