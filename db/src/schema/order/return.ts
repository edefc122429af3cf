import { RETURN_STATUSES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'
import { orderLines, orders } from './order.ts'

const at = () => timestamp({ withTimezone: true })

/** A buyer wants to give something back. */
export const returnRequests = table(
  'return_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    reason: text().notNull(),
    status: text({ enum: RETURN_STATUSES }).notNull().default('open'),
    /** What staff said to it, for the buyer. */
    answer: text().notNull().default(''),
    createdAt: at().notNull().defaultNow(),
    decidedAt: at(),
  },
  (t) => [
    // What was accepted is still under way: a second request could ask for the same copies again.
    uniqueIndex('one_return_under_way').on(t.orderId).where(sql`${t.status} in ('open', 'accepted')`),
    index().on(t.status, t.createdAt),
  ],
)

/** Which lines, and how many of each. */
export const returnRequestLines = table(
  'return_request_lines',
  {
    returnRequestId: integer()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'restrict' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnRequestId, t.orderLineId] }),
    index().on(t.orderLineId),
    check('return_request_line_quantity', sql`${t.quantity} > 0`),
  ],
)
