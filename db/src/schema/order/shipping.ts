import { SHIPPING_METHODS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { check, integer, smallint, text } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'

/** What sending a parcel costs. For a ward and a method the first row by position that covers it counts. */
export const shippingRates = table(
  'shipping_rates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    method: text({ enum: SHIPPING_METHODS }).notNull(),
    /** The zone as the shipping page calls it. */
    name: text().notNull(),
    position: smallint().notNull(),
    /** The state's numbers of the provinces of today; empty: all of them. */
    provinceCodes: text().array().notNull().default([]),
    /** "Đặc khu", "Phường" …; empty: all kinds. */
    wardKinds: text().array().notNull().default([]),
    fee: integer().notNull(),
    /** Up to here `fee` covers; each further step, or part of one, adds `stepFee`. */
    firstGrams: integer().notNull(),
    stepGrams: integer().notNull(),
    stepFee: integer().notNull(),
    maxGrams: integer().notNull(),
    /** Printed goods after discounts from which it is free; null: never. */
    freeFrom: integer(),
    /** Working days. */
    daysMin: smallint().notNull(),
    daysMax: smallint().notNull(),
  },
  (t) => [
    check('shipping_rate_money', sql`${t.fee} >= 0 and ${t.stepFee} >= 0`),
    check('shipping_rate_weights', sql`${t.firstGrams} > 0 and ${t.stepGrams} > 0 and ${t.maxGrams} >= ${t.firstGrams}`),
    check('shipping_rate_days', sql`${t.daysMin} between 0 and ${t.daysMax}`),
  ],
)
