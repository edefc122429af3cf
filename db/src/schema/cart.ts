import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account/accounts.ts'
import { products } from './catalog/catalog.ts'
import { codes } from './promotion.ts'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

/** A member's cart; a guest's lives in the browser. */
export const carts = table('carts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  affiliateCode: text(),
  /** Where it goes and how, as `Delivery` of the contract. */
  delivery: jsonb().$type<Record<string, unknown>>(),
  updatedAt: at().notNull().defaultNow(),
})

export const cartLines = table(
  'cart_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: uuid()
      .notNull()
      .references(() => carts.userId, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Put aside: kept, but neither counted nor bought. */
    isLater: boolean().notNull().default(false),
    /** What it cost when its owner last agreed to it: a change since is pointed out. */
    priceSeen: integer().notNull(),
    addedAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.productId),
    index().on(t.productId),
    check('cart_line_quantity', sql`${t.quantity} between 1 and 999`),
  ],
)

/** Lines just removed, so that the removal can be undone: with their id, which is their place in the cart. */
export const removedCartLines = table(
  'removed_cart_lines',
  {
    lineId: integer().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => carts.userId, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    isLater: boolean().notNull(),
    priceSeen: integer().notNull(),
    addedAt: at().notNull(),
    removedAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId), index().on(t.productId)],
)

export const cartCodes = table(
  'cart_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => carts.userId, { onDelete: 'cascade' }),
    codeId: integer()
      .notNull()
      .references(() => codes.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeId] }), index().on(t.codeId)],
)

/** Guest carts that were taken over: sending one again changes nothing, and is answered as it was the first time. */
export const cartMerges = table(
  'cart_merges',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    occurredAt: at().notNull().defaultNow(),
    /** The first answer, to be repeated: how many lines were taken over, and what did not fit. */
    merged: integer().notNull().default(0),
    remarks: text().array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)
