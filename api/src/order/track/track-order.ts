import { AppError } from '@tq/contract/errors.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import { type trackOrder as contract, type OrderStatus, STATUS_NAMES } from '@tq/contract/order.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { orderEvents, orderLines, orders } from '@tq/db/schema/order/order.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { coverOf } from '../../catalog/cover.ts'
import { findGuarded } from '../../http/limit/lookup-limit.ts'
import type { OrderRow } from '../order-row.ts'
import { orderStages } from './order-stages.ts'

export interface Tracking extends Body<typeof contract> {
  address: string
  limitsNetworks: boolean
}

/** Where an order is, a member's too: what is told names nobody. A wrong code and a wrong number cost the same statement. */
export async function trackOrder(db: Database, tracking: Tracking): Promise<Data<typeof contract>> {
  const { code, phone, address, limitsNetworks } = tracking
  const guess = { name: 'order-track', of: { word: 'code', key: code }, address, limitsNetworks }
  const order = await findGuarded(db, guess, async () => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.code, code), eq(orders.phone, phone)))
    return row ?? null
  })
  if (!order) throw new AppError('ORDER_NOT_TRACKED')
  const [lines, reachedAt] = await Promise.all([readLines(db, order.id), readReached(db, order.id)])
  const isOnlyDigital = lines.every(({ isShipped }) => !isShipped)
  return {
    code: order.code,
    status: order.status,
    statusName: STATUS_NAMES[order.status],
    stages: orderStages({ ...order, isOnlyDigital, isCod: order.paymentMethod === 'cod', reachedAt }),
    lines: lines.map(({ title, productId, quantity, picture }) => ({
      ...{ title, quantity, picture },
      address: addressId(title, productId),
    })),
    placeText: isOnlyDigital ? null : order.placeText,
    ...daysOf(order),
    trackingCode: order.trackingCode,
    total: order.total,
    isPaid: order.paidAt !== null,
    paymentMethod: order.paymentMethod,
    createdAt: order.createdAt.toISOString(),
  }
}

/** A promise only while the parcel is still to come. */
const daysOf = ({ status, shippingFrom, shippingTo }: OrderRow) =>
  ['awaitingPayment', 'paid', 'processing', 'shipped'].includes(status)
    ? { shippingFrom, shippingTo }
    : { shippingFrom: null, shippingTo: null }

const readLines = (db: Db, orderId: string) =>
  db
    .select({
      title: orderLines.title,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      isShipped: orderLines.isShipped,
      picture: coverOf(sql`order_lines.product_id`),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)

/** When it last came to each status: one that was cancelled and revived is on its second way. */
async function readReached(db: Db, orderId: string): Promise<Partial<Record<OrderStatus, Date>>> {
  const events = await db
    .select({ status: orderEvents.status, at: orderEvents.occurredAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isNotNull(orderEvents.status)))
    .orderBy(asc(orderEvents.id))
  return Object.fromEntries(events.map(({ status, at }) => [status, at]))
}
