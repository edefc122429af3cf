import { sql } from 'drizzle-orm'
import { check, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account/accounts.ts'
import { products } from './catalog/catalog.ts'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

/** Who wants one letter when a book is back. The row goes with that letter, so it can't be written twice. */
export const restockRequests = table(
  'restock_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** A member, who is written to at the mailbox of that day; or a guest's mailbox. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    /** In the letters' links: confirms and ends this request, opens nothing else. Readable, since each letter names it again. */
    key: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** Null until whoever reads the mailbox has said so. */
    confirmedAt: at(),
  },
  (t) => [
    uniqueIndex().on(t.key),
    index().on(t.productId),
    uniqueIndex('restock_once_for_member').on(t.productId, t.userId).where(sql`${t.userId} is not null`),
    uniqueIndex('restock_once_for_mailbox').on(t.productId, sql`lower(${t.email})`).where(sql`${t.email} is not null`),
    index().on(t.userId).where(sql`${t.userId} is not null`),
    check('restock_whose', sql`(${t.userId} is null) <> (${t.email} is null)`),
    check('restock_member_confirmed', sql`${t.userId} is null or ${t.confirmedAt} is not null`),
  ],
)
