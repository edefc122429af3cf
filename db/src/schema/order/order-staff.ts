import { ALERT_KINDS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { table } from '../table.ts'
import { orders } from './order.ts'

const at = () => timestamp({ withTimezone: true })

/** What a person must look at: money in doubt, or an order that can't be kept. */
export const staffAlerts = table(
  'staff_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    /** The subject: the same problem noticed again is the same row. */
    ref: text().notNull().default(sql`gen_random_uuid()`),
    orderId: uuid().references(() => orders.id, { onDelete: 'restrict' }),
    text: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    resolvedAt: at(),
  },
  (t) => [
    uniqueIndex('alert_told_once').on(t.kind, t.ref),
    index().on(t.orderId),
    index().on(t.createdAt.desc()).where(sql`${t.resolvedAt} is null`),
  ],
)

/** What staff wrote about an order for each other. Events are for the buyer's eyes; these never are. */
export const orderNotes = table(
  'order_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    text: text().notNull(),
    byUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    occurredAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.orderId, t.id), index().on(t.byUserId)],
)
