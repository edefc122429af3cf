import {
  ATTEMPT_STATUSES,
  NOTICE_SOURCES,
  PAYMENT_GATEWAYS,
  PAYMENT_OUTCOMES,
  REFUND_KINDS,
  REFUND_STATUSES,
} from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { users } from '../account/accounts.ts'
import { table } from '../table.ts'
import { orderLines, orders } from './order.ts'

const at = () => timestamp({ withTimezone: true })
const dong = () => bigint({ mode: 'number' })

export const paymentAttempts = table(
  'payment_attempts',
  {
    /** What the gateway calls it; never used twice. */
    ref: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    number: smallint().notNull(),
    gateway: text({ enum: PAYMENT_GATEWAYS }).notNull(),
    /** Frozen: an order that changes gets another attempt. */
    amount: dong().notNull(),
    status: text({ enum: ATTEMPT_STATUSES }).notNull(),
    clientAddress: text().notNull(),
    gatewayTxn: text(),
    /** The gateway's code, and our sentence for it. */
    code: text(),
    reason: text(),
    expiresAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
    settledAt: at(),
    /** When the gateway is asked next, and how often it was. */
    nextQueryAt: at(),
    queryCount: smallint().notNull().default(0),
    /** When somebody's call last made us ask, and what the gateway said; null while it has not answered. */
    callerAskedAt: at(),
    callerOutcome: text({ enum: PAYMENT_OUTCOMES }),
  },
  (t) => [
    uniqueIndex().on(t.orderId, t.number),
    uniqueIndex('one_open_attempt').on(t.orderId).where(sql`${t.status} = 'open'`),
    uniqueIndex('one_effect_per_gateway_payment').on(t.gateway, t.gatewayTxn).where(sql`${t.gatewayTxn} is not null`),
    index().on(t.nextQueryAt).where(sql`${t.nextQueryAt} is not null`),
    check('attempt_amount', sql`${t.amount} > 0`),
  ],
)

/** Messages of gateways exactly as they came, whether they changed anything or not. */
export const paymentNotices = table(
  'payment_notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gateway: text({ enum: PAYMENT_GATEWAYS }).notNull(),
    ref: text(),
    source: text({ enum: NOTICE_SOURCES }).notNull(),
    /** What came of it: our receipt for a notice or query; for refunds and returns the outcome the gateway told. */
    outcome: text().notNull(),
    raw: jsonb().$type<Record<string, unknown>>().notNull(),
    occurredAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.ref)],
)

export const refunds = table(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** By which the money came; null: it was cash. Cash and transfers go back by hand. */
    attemptRef: text().references(() => paymentAttempts.ref, { onDelete: 'restrict' }),
    /** `order`: of what it cost, line by line or its shipping. `unexpected`: money that should never have come, none of the order's own. */
    kind: text({ enum: REFUND_KINDS }).notNull(),
    amount: dong().notNull(),
    reason: text().notNull(),
    /** `sending`: the gateway was asked, or was about to be, and its answer is not known. */
    status: text({ enum: REFUND_STATUSES }).notNull(),
    /** By which the gateway tells two requests apart: what was refused is asked for again under another. */
    requestId: uuid().notNull().defaultRandom(),
    gatewayRefund: text(),
    byUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: at().notNull().defaultNow(),
    doneAt: at(),
    /** When the gateway is asked what became of it, and how often it was. */
    nextQueryAt: at(),
    queryCount: smallint().notNull().default(0),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.attemptRef),
    index().on(t.byUserId).where(sql`${t.byUserId} is not null`),
    index().on(t.nextQueryAt).where(sql`${t.nextQueryAt} is not null`),
    check('refund_amount', sql`${t.amount} > 0`),
  ],
)

/** Which lines a refund gives back, how many of each and for how much; what it gives beyond them is shipping. */
export const refundLines = table(
  'refund_lines',
  {
    refundId: uuid()
      .notNull()
      .references(() => refunds.id, { onDelete: 'restrict' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'restrict' }),
    quantity: integer().notNull(),
    amount: dong().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    index().on(t.orderLineId),
    check('refund_line_quantity', sql`${t.quantity} > 0 and ${t.amount} >= 0`),
  ],
)
