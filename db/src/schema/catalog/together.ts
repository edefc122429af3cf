import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'
import { products } from './catalog.ts'

/** Which products people order together, both ways round: counted each night from paid orders. */
export const boughtTogether = table(
  'bought_together',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Orders of the years before this shop, brought along as `products.sold` was. */
    earlier: integer().notNull().default(0),
    orders: integer().notNull().default(0),
    /** When `orders` last changed: what happened to orders since is not in it. */
    countedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.otherId] }),
    index().on(t.otherId),
    check('together_others', sql`${t.productId} <> ${t.otherId}`),
    check('together_counted', sql`${t.earlier} >= 0 and ${t.orders} >= 0 and ${t.earlier} + ${t.orders} > 0`),
  ],
)
