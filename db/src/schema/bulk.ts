import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

/** Schools and organisations that ask what many copies cost. Kept for a year. */
export const bulkRequests = table(
  'bulk_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisation: text().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    books: text().notNull(),
    note: text().notNull().default(''),
    createdAt: at().notNull().defaultNow(),
    answeredAt: at(),
  },
  (t) => [index().on(t.createdAt.desc()), index('bulk_of_mailbox').on(sql`lower(${t.email})`)],
)
