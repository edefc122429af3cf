import { ENTITLEMENT_SOURCES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account/accounts.ts'
import { products } from './catalog/catalog.ts'
import { orderLines } from './order/order.ts'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

/**
 * The right to read or watch a product. What was bought belongs to a line of an order: refunding the line takes it away, for good.
 * Anything else was given by somebody, and can be taken back and given again.
 */
export const entitlements = table(
  'entitlements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    source: text({ enum: ENTITLEMENT_SOURCES }).notNull().default('order'),
    orderLineId: integer().references(() => orderLines.id, { onDelete: 'restrict' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    /** Null: bought by a guest who has no account yet. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The friend, teacher or member of staff who gave it. */
    givenByUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    openedAt: at().notNull().defaultNow(),
    revokedAt: at(),
  },
  (t) => [
    uniqueIndex().on(t.orderLineId, t.productId),
    // Given twice is given once; what was taken back may be given again.
    uniqueIndex('entitlements_given_index')
      .on(t.userId, t.productId, t.source)
      .where(sql`${t.source} <> 'order' and ${t.revokedAt} is null`),
    index().on(t.userId, t.productId),
    index().on(t.productId),
    index().on(t.givenByUserId),
    check('entitlements_bought_by_line', sql`(${t.source} = 'order') = (${t.orderLineId} is not null)`),
  ],
)
