import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account/accounts.ts'
import { products } from './catalog/catalog.ts'
import { orderLines } from './order/order.ts'
import { files } from './storage.ts'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

export const feedbacks = table(
  'feedbacks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for what was written before people had accounts. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** A review belongs to a bought line: one each. */
    orderLineId: integer().references(() => orderLines.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    rating: smallint().notNull(),
    content: text().notNull(),
    isVerified: boolean().notNull().default(false),
    isVisible: boolean().notNull().default(true),
    helpful: integer().notNull().default(0),
    /** The shop's answer. */
    reply: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.productId, t.createdAt.desc().nullsFirst(), t.id),
    index().on(t.createdAt.desc().nullsFirst(), t.id),
    uniqueIndex().on(t.orderLineId).where(sql`${t.orderLineId} is not null`),
    index().on(t.userId).where(sql`${t.userId} is not null`),
    check('feedback_rating', sql`${t.rating} between 1 and 5`),
  ],
)

/** Who found which review helpful. */
export const feedbackVotes = table(
  'feedback_votes',
  {
    feedbackId: integer()
      .notNull()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.feedbackId, t.userId] }), index().on(t.userId)],
)

/** Pictures of reviews, as we encoded them: none outlives its review. */
export const feedbackPictures = table(
  'feedback_pictures',
  {
    name: text().primaryKey(),
    feedbackId: integer()
      .notNull()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    /** The writer's order: each new one comes last. */
    position: integer().notNull(),
    fileHash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'restrict' }),
  },
  (t) => [uniqueIndex().on(t.feedbackId, t.position), index().on(t.fileHash)],
)
