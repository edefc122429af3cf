import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalog.ts'

const at = () => timestamp({ withTimezone: true })

export const wishes = pgTable(
  'wishes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** What it cost and whether it was there when last looked at: a letter is about what changed since. */
    priceSeen: integer().notNull(),
    wasInStock: boolean().notNull(),
    addedAt: at().notNull().defaultNow(),
    toldAt: at(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index().on(t.productId)],
)
