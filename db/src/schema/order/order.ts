import {
  BUYER_TRUSTS,
  ORDER_ACTORS,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PRODUCT_KINDS,
  SHIPPING_METHODS,
  STOCK_MOVES,
  VAT_CLASSES,
} from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
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
import { flashSaleItems, products } from '../catalog/catalog.ts'
import { geoUnits } from '../geography.ts'
import { codes } from '../promotion.ts'
import { table } from '../table.ts'

const at = () => timestamp({ withTimezone: true })
/** A hundred lines of 999 dear sets leave the range of an integer. */
const dong = () => bigint({ mode: 'number' })

/** Everything that was agreed on, frozen: later changes of prices, names or places do not reach it. */
export const orders = table(
  'orders',
  {
    /** Unguessable: a guest's order is open to anybody who has it. */
    id: uuid().primaryKey().defaultRandom(),
    /** What people say on the phone. */
    code: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    paymentMethod: text({ enum: PAYMENT_METHODS }).notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    /** The ways the buyer is recognised by limits, as they were when it was placed. */
    customerKeys: text().array().notNull(),
    address: text().notNull().default(''),
    wardId: integer().references(() => geoUnits.unitId, { onDelete: 'restrict' }),
    placeText: text().notNull().default(''),
    shippingMethod: text({ enum: SHIPPING_METHODS }),
    shippingFrom: date(),
    shippingTo: date(),
    trackingCode: text(),
    note: text().notNull().default(''),
    invoice: jsonb().$type<Record<string, string>>(),
    /** Null: no gift. */
    gift: jsonb().$type<{ message: string; hidesPrices: boolean }>(),
    listTotal: dong().notNull(),
    goodsTotal: dong().notNull(),
    shippingFee: dong().notNull(),
    total: dong().notNull(),
    refundedTotal: dong().notNull().default(0),
    /** The price step by step, as it was shown. */
    steps: jsonb().$type<unknown[]>().notNull(),
    vat: jsonb().$type<unknown[]>().notNull(),
    /** The affiliate who brought the buyer. Null also once that account was deleted. */
    affiliateId: uuid().references(() => users.id, { onDelete: 'set null' }),
    affiliatePercent: smallint(),
    commissionBase: dong().notNull().default(0),
    /** The version of the terms that was agreed to. */
    termsVersion: integer().notNull(),
    /** One per checkout view: the same key again is the same order. */
    requestKey: uuid().notNull(),
    /** What was asked for under that key: the key with anything else is refused. */
    requestFingerprint: text().notNull().default(''),
    /** Stock, codes and flash pieces are held until then while it is unpaid. */
    holdUntil: at(),
    /** How far its buyer was known when it was placed: limits on what is held unpaid go by it. */
    buyerTrust: text({ enum: BUYER_TRUSTS }).notNull().default('guest'),
    /** Its mailbox is the member's own: anybody can type any other. */
    isMailboxProven: boolean().notNull().default(false),
    /** Copies on the shelf that were held for it. */
    heldPieces: integer().notNull().default(0),
    /** Where it was placed from, while that counts: null where nothing is held, or the buyer has bought before. */
    holdNetwork: text(),
    /** Codes and flash pieces were given back: never twice. */
    promotionsReleased: boolean().notNull().default(false),
    paidAt: at(),
    deliveredAt: at(),
    /** Why it was cancelled, in the canceller's words. */
    cancelReason: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.code),
    uniqueIndex().on(t.requestKey),
    // As the list of a person is sorted, to the last: a page is read from it without sorting.
    index().on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    // How many unpaid orders a customer has, by any key. Not kept in a list to be sorted in later: that list would be read each time.
    index('unpaid_of_customer')
      .using('gin', t.customerKeys)
      .with({ fastupdate: false })
      .where(sql`${t.status} = 'awaitingPayment' or ${t.status} = 'processing' and ${t.paidAt} is null`),
    // What a mailbox bought as a guest, looked for at each login.
    index('guest_orders_of_mailbox').on(sql`lower(${t.email})`).where(sql`${t.userId} is null`),
    // What is held unpaid from one network.
    index('unpaid_of_network')
      .on(t.holdNetwork)
      .where(
        sql`${t.holdNetwork} is not null and (${t.status} = 'awaitingPayment' or ${t.status} = 'processing' and ${t.paidAt} is null)`,
      ),
    // Whether a customer has bought before.
    index('paid_of_customer')
      .using('gin', t.customerKeys)
      .with({ fastupdate: false })
      .where(sql`${t.paidAt} is not null and ${t.status} <> 'cancelled' and ${t.status} <> 'refunded'`),
    index().on(t.affiliateId).where(sql`${t.affiliateId} is not null`),
    index().on(t.holdUntil).where(sql`${t.status} = 'awaitingPayment'`),
    index().on(t.deliveredAt).where(sql`${t.status} = 'delivered'`),
    // Orders whose buyer has left and is still named in them: few, and looked for every night.
    index('orders_of_left_buyers')
      .on(t.id)
      .where(sql`${t.userId} is null and (${t.customerKeys}[1] like 'user:%' or ${t.customerKeys}[1] = 'left')`),
    check('order_money', sql`${t.total} = ${t.goodsTotal} + ${t.shippingFee} and ${t.goodsTotal} >= 0 and ${t.shippingFee} >= 0`),
    check('order_refunded', sql`${t.refundedTotal} between 0 and ${t.total}`),
  ],
)

export const orderLines = table(
  'order_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    kind: text({ enum: PRODUCT_KINDS }).notNull(),
    isShipped: boolean().notNull(),
    quantity: integer().notNull(),
    flashSaleId: integer(),
    flashQuantity: integer().notNull().default(0),
    listTotal: dong().notNull(),
    subtotal: dong().notNull(),
    couponCode: text(),
    couponDiscount: dong().notNull().default(0),
    voucherDiscount: dong().notNull().default(0),
    total: dong().notNull(),
    vatClass: text({ enum: VAT_CLASSES }).notNull(),
    vat: dong().notNull(),
    /** Ordered beforehand: the day it was to come out. */
    releaseDay: date(),
    refundedQuantity: integer().notNull().default(0),
    refundedAmount: dong().notNull().default(0),
  },
  (t) => [
    uniqueIndex().on(t.orderId, t.position),
    index().on(t.productId),
    // What was sold of a flash sale is counted again at night.
    index('lines_of_flash_sale').on(t.flashSaleId, t.productId).where(sql`${t.flashSaleId} is not null`),
    // To the very row whose pieces were taken, which the order holds locked already: no lock on the sale that all its orders share.
    foreignKey({
      columns: [t.flashSaleId, t.productId],
      foreignColumns: [flashSaleItems.flashSaleId, flashSaleItems.productId],
    }).onDelete('restrict'),
    check('order_line_quantity', sql`${t.quantity} between 1 and 999 and ${t.flashQuantity} between 0 and ${t.quantity}`),
    check('order_line_money', sql`${t.total} = ${t.subtotal} - ${t.couponDiscount} - ${t.voucherDiscount} and ${t.total} >= 0`),
    check(
      'order_line_refunded',
      sql`${t.refundedQuantity} between 0 and ${t.quantity} and ${t.refundedAmount} between 0 and ${t.total}`,
    ),
  ],
)

/**
 * What a line contained on the day it was bought: a combo its parts, a single product itself, so that one table tells what to send,
 * open or put back. Written with the line and never changed.
 */
export const orderLineParts = table(
  'order_line_parts',
  {
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    kind: text({ enum: PRODUCT_KINDS }).notNull(),
    /** In each piece of the line. */
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderLineId, t.position] }),
    index().on(t.productId),
    check('order_line_part_quantity', sql`${t.quantity} > 0`),
  ],
)

/** What happened to an order, who did it and when. Rows are only added. */
export const orderEvents = table(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The status it brought, or null for what changed none. */
    status: text({ enum: ORDER_STATUSES }),
    text: text().notNull(),
    actor: text({ enum: ORDER_ACTORS }).notNull(),
    byUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    occurredAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.orderId, t.id), index().on(t.byUserId).where(sql`${t.byUserId} is not null`)],
)

/**
 * What orders did to the stock. Rows are only added: a hold is made once, and either sold or released once, so that
 * `reserved` is always the holds that are not settled.
 */
export const stockMoves = table(
  'stock_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    kind: text({ enum: STOCK_MOVES }).notNull(),
    quantity: integer().notNull(),
    occurredAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('stock_move_once').on(t.orderId, t.productId, t.kind).where(sql`${t.kind} = 'hold'`),
    // Late money may take the released pieces again: then a release is followed by a sale.
    uniqueIndex('stock_move_sold_once').on(t.orderId, t.productId).where(sql`${t.kind} = 'sell'`),
    uniqueIndex('stock_move_released_once').on(t.orderId, t.productId).where(sql`${t.kind} = 'release'`),
    index().on(t.productId),
    check('stock_move_quantity', sql`${t.quantity} > 0`),
  ],
)

/** A code of an order: held while it can still be paid, used once it is, given back otherwise. */
export const codeUses = table(
  'code_uses',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    codeId: integer()
      .notNull()
      .references(() => codes.id, { onDelete: 'restrict' }),
    saved: dong().notNull(),
    usedAt: at(),
    releasedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.codeId] }), index().on(t.codeId)],
)
