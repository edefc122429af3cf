import { boolean, index, integer, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './account/accounts.ts'
import { products } from './catalog/catalog.ts'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

export const wishes = table(
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
