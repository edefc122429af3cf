import { AppError } from '@tq/contract/errors.ts'
import { type Order, STATUS_NAMES } from '@tq/contract/order.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { orderEvents, orderLines, orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts, refunds } from '@tq/db/schema/order/payment.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { coverOf } from '../catalog/cover.ts'
import { isReadyToOpen } from '../catalog/release/ready-to-open.ts'
import { IS_REVIEWABLE } from '../review/reviewable-lines.ts'
import { partsOfLine } from './line-parts.ts'
import { nextStepSentence } from './next-step-sentence.ts'
import type { OrderRow } from './order-row.ts'
import { canCancel, canPay, hasDigital, returnUntil } from './order-status.ts'
import { type BankAccount, transferQr } from './payment/vietqr.ts'
import { returnRequestsWithLines } from './refund/return-lines.ts'

/** By id, and by owner where only the owner may. */
export async function readOrder(db: Db, where: SQL | undefined, bank: BankAccount | null): Promise<Order> {
  const [row] = await db
    .select({ order: orders, now: sql<Date>`now()`.mapWith((at: string) => new Date(at)) })
    .from(orders)
    .where(where)
  const { order, now } = row ?? {}
  if (!order || !now) throw new AppError('ORDER_NOT_FOUND')
  const [lines, events, [attempt], [asked], given] = await Promise.all([
    readLines(db, order.id),
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id),
    db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, order.id)).orderBy(desc(paymentAttempts.number)).limit(1),
    returnRequestsWithLines(db, eq(returnRequests.orderId, order.id)).orderBy(desc(returnRequests.id)).limit(1),
    // An order that was never paid has no refunds: skips the query, which would slow every checkout down.
    order.paidAt || order.status !== 'processing' ? readRefunds(db, order.id) : [],
  ])
  const isReady = lines.every((line) => line.isReady)
  const told = {
    status: order.status,
    paymentMethod: order.paymentMethod,
    total: order.total,
    refunds: given,
    cancelReason: order.cancelReason,
    canPay: canPay(order, now),
    isOnlyDigital: lines.every(({ isShipped }) => !isShipped),
    isGuest: order.userId === null,
  }
  return {
    ...told,
    id: order.id,
    code: order.code,
    statusName: STATUS_NAMES[order.status],
    next: nextStepSentence({ ...told, isReady }),
    isPaid: order.paidAt !== null,
    payment: attempt ? { ref: attempt.ref, status: attempt.status, reason: attempt.reason } : null,
    transfer:
      bank && order.status === 'awaitingPayment' && attempt?.status === 'open' && attempt.gateway === 'transfer'
        ? await transferOf(order, bank)
        : null,
    lines: lines.map((line) => ({ ...line, address: addressId(line.title, line.productId) })),
    steps: order.steps as Order['steps'],
    vat: order.vat as Order['vat'],
    listTotal: order.listTotal,
    goodsTotal: order.goodsTotal,
    shippingFee: order.shippingFee,
    refundedTotal: order.refundedTotal,
    delivery: {
      name: order.name,
      phone: order.phone,
      email: order.email,
      address: order.address,
      wardId: order.wardId,
      placeText: order.placeText,
      method: order.shippingMethod ?? 'standard',
      note: order.note,
      invoice: order.invoice as Order['delivery']['invoice'],
      gift: order.gift,
    },
    shippingFrom: order.shippingFrom,
    shippingTo: order.shippingTo,
    trackingCode: order.trackingCode,
    events: events.map(({ status, text, actor, occurredAt }) => ({ status, text, by: actor, at: occurredAt.toISOString() })),
    createdAt: order.createdAt.toISOString(),
    holdUntil: order.holdUntil?.toISOString() ?? null,
    canCancel: canCancel({ status: order.status, hasDigital: hasDigital(lines) }),
    returnUntil: returnUntil(order, now)?.toISOString() ?? null,
    hasOpenReturn: asked?.status === 'open' || asked?.status === 'accepted',
    returnRequest: asked
      ? {
          status: asked.status,
          reason: asked.reason,
          answer: asked.answer,
          lines: asked.lines,
          createdAt: asked.createdAt.toISOString(),
          decidedAt: asked.decidedAt?.toISOString() ?? null,
        }
      : null,
  }
}

/** As the buyer needs to know them; what exactly a gateway said is for staff. */
async function readRefunds(db: Db, orderId: string): Promise<Order['refunds']> {
  const rows = await db
    .select({
      amount: refunds.amount,
      status: refunds.status,
      at: sql<Date>`coalesce(${refunds.doneAt}, ${refunds.createdAt})`.mapWith(refunds.createdAt),
      gateway: paymentAttempts.gateway,
    })
    .from(refunds)
    .leftJoin(paymentAttempts, eq(paymentAttempts.ref, refunds.attemptRef))
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt)
  return rows.map(({ amount, status, at, gateway }) => ({
    amount,
    status: status === 'done' || status === 'refused' ? status : 'underWay',
    isByHand: gateway === null || gateway === 'transfer',
    at: at.toISOString(),
  }))
}

// By the names that the rule about reviews calls them.
const l = alias(orderLines, 'l')
const o = alias(orders, 'o')
const { orderId: _, position: __, flashSaleId: ___, flashQuantity: ____, ...LINE_COLUMNS } = getTableColumns(l)

function readLines(db: Db, orderId: string) {
  return db
    .select({
      ...LINE_COLUMNS,
      parts: partsOfLine(sql`l.id`),
      picture: coverOf(sql`l.product_id`),
      canReview: sql<boolean>`${IS_REVIEWABLE} and not exists (select 1 from feedbacks f where f.order_line_id = l.id)`,
      canRead: sql<boolean>`exists (select 1 from entitlements e join book_versions v on v.product_id = e.product_id and v.state = 'ready'
        where e.order_line_id = l.id and e.product_id = l.product_id and e.revoked_at is null)`,
      isReady: isReadyToOpen({ id: sql`l.product_id`, kind: sql`l.kind` }),
    })
    .from(l)
    .innerJoin(o, eq(o.id, l.orderId))
    .where(eq(l.orderId, orderId))
    .orderBy(l.position)
}

const transferOf = async (order: OrderRow, bank: BankAccount) => ({
  bankName: bank.bankName,
  account: bank.account,
  holder: bank.holder,
  amount: order.total,
  content: order.code,
  qrSvg: await transferQr(bank, order.total, order.code),
})
