import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { table } from './table.ts'

/** How often something was done in a stretch of time, counted over all processes: contact letters, logins, codes. */
export const rateLimits = table(
  'rate_limits',
  {
    key: text().notNull(),
    /** Always the epoch: a stretch begins with its first use, and the next one takes over the row. */
    since: timestamp({ withTimezone: true }).notNull(),
    used: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.since] })],
)
