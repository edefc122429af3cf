import { AFFILIATE_STATUSES, COMMISSION_STATUSES, PAYOUT_STATUSES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './account/accounts.ts'
import { orders } from './order/order.ts'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })
const dong = () => bigint({ mode: 'number' })

/** Who may bring buyers and earn by it. Identity and bank are asked before a code is given (law on e-commerce, art. 26). */
export const affiliates = table(
  'affiliates',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    status: text({ enum: AFFILIATE_STATUSES }).notNull(),
    /** Of what the goods bring, without VAT. */
    percent: smallint().notNull(),
    fullName: text().notNull(),
    /** Twelve digits of the citizen's card. */
    identityNumber: text().notNull(),
    taxCode: text().notNull().default(''),
    /** Where they mean to speak of books: staff look at it before they say yes. Empty for those from before it was kept. */
    channel: text().notNull().default(''),
    bankName: text().notNull(),
    bankAccount: text().notNull(),
    bankHolder: text().notNull(),
    /** The terms that were agreed to. */
    termsVersion: integer().notNull(),
    appliedAt: at().notNull().defaultNow(),
    decidedAt: at(),
  },
  (t) => [uniqueIndex().on(t.code), check('affiliate_code_spelling', sql`${t.code} ~ '^[A-Z0-9]{3,32}$'`)],
)

/** What an affiliate earns by an order: certain once the order can't be returned any more. */
export const commissions = table(
  'commissions',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Null once that person's account was deleted: the row stays, for accounting. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    base: dong().notNull(),
    percent: smallint().notNull(),
    amount: dong().notNull(),
    status: text({ enum: COMMISSION_STATUSES }).notNull(),
    createdAt: at().notNull().defaultNow(),
    /** The end of the time in which the buyer may give back; null until it has begun. */
    confirmAfter: at(),
    payoutId: integer().references(() => payouts.id, { onDelete: 'restrict' }),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    index().on(t.payoutId).where(sql`${t.payoutId} is not null`),
    index().on(t.confirmAfter).where(sql`${t.status} = 'pending'`),
    check('commission_amount', sql`${t.amount} >= 0`),
  ],
)

/** How often a link was followed, by day in Vietnam. Kept as long as the account: all clicks of an affiliate are the sum of the days. */
export const affiliateClicks = table(
  'affiliate_clicks',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    clicks: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), check('affiliate_clicks_are_some', sql`${t.clicks} > 0`)],
)

export const payouts = table(
  'payouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Null once that person's account was deleted: the row stays, for accounting. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    amount: dong().notNull(),
    status: text({ enum: PAYOUT_STATUSES }).notNull(),
    createdAt: at().notNull().defaultNow(),
    decidedAt: at(),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    check('payout_amount', sql`${t.amount} > 0`),
    // Money that is still to be sent needs somebody to send it to: deleting that person fails until it is decided.
    check('payout_to_be_made_has_owner', sql`${t.userId} is not null or ${t.status} <> 'requested'`),
  ],
)
