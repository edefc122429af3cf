import { CODE_EFFECTS, CODE_FAMILIES, type PRODUCT_KINDS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './account/accounts.ts'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

/** Which goods a code is for; a part that is left out limits nothing. */
export interface CodeScope {
  productIds?: number[]
  /** A top category means everything below it. */
  categoryIds?: number[]
  kinds?: (typeof PRODUCT_KINDS)[number][]
}

/** Vouchers take from the order or the shipping fee, one each; coupons take from single lines, the best one each. */
export const codes = table(
  'codes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    family: text({ enum: CODE_FAMILIES }).notNull(),
    /** As `normalCode` writes it: people type it in any case and with blanks. */
    code: text().notNull(),
    /** What it gives, in words: "Giảm 50.000 ₫ cho đơn từ 400.000 ₫". */
    title: text().notNull(),
    effect: text({ enum: CODE_EFFECTS }).notNull(),
    percent: smallint(),
    /** Đồng off; of a shipping voucher the most it pays, null for all of it. */
    amount: integer(),
    /** The most a percentage may take. */
    cap: integer(),
    /** Of a voucher: what the goods it is for must come to. Of a coupon: the line. */
    minimum: integer().notNull().default(0),
    scope: jsonb().$type<CodeScope>().notNull().default({}),
    /** Flash-sale prices are left out unless the code says otherwise. */
    includesFlash: boolean().notNull().default(false),
    /** False: not together with coupons. */
    isStackable: boolean().notNull().default(true),
    /** Private ones are not listed and only for those in `code_customers`, if there are any. */
    isPublic: boolean().notNull().default(true),
    isForSome: boolean().notNull().default(false),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    totalLimit: integer(),
    limitPerCustomer: integer(),
    /** Held by open orders or used up by paid ones. Only ever changed by a conditional update. */
    usedCount: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex().on(t.code),
    index().on(t.family, t.endsAt).where(sql`${t.isPublic}`),
    check('code_spelling', sql`${t.code} ~ '^[A-Z0-9]{3,32}$'`),
    check('code_window', sql`${t.startsAt} < ${t.endsAt}`),
    check('code_never_over_limit', sql`${t.usedCount} >= 0 and (${t.totalLimit} is null or ${t.usedCount} <= ${t.totalLimit})`),
    check(
      'code_effect',
      sql`case ${t.effect} when 'percent' then ${t.percent} between 1 and 100 when 'amount' then ${t.amount} > 0
        else ${t.family} = 'voucher' end`,
    ),
  ],
)

export const codeCustomers = table(
  'code_customers',
  {
    codeId: integer()
      .notNull()
      .references(() => codes.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.codeId, t.userId] }), index().on(t.userId)],
)

/** Coupons that a member put aside. */
export const collectedCodes = table(
  'collected_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeId: integer()
      .notNull()
      .references(() => codes.id, { onDelete: 'cascade' }),
    occurredAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeId] }), index().on(t.codeId)],
)

/**
 * How much of a code or flash sale one customer has used. Counted for each of account, e-mail and phone, so that ordering as a guest
 * does not reset the limit.
 */
export const customerUses = table(
  'customer_uses',
  {
    /** `code:12`, `flash:3:92` */
    promotionKey: text().notNull(),
    /** `user:{id}`, `email:{normal}`, `phone:{digits}` */
    customer: text().notNull(),
    usedCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.promotionKey, t.customer] }), check('customer_use_not_negative', sql`${t.usedCount} >= 0`)],
)
