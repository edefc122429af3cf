import type { BuyerTrust } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import { CHECKOUT_MESSAGES, type checkOut, type Order } from '@tq/contract/order.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { eq, sql } from 'drizzle-orm'
import type { Result } from '../../http/serve.ts'
import { HOLD_LIMITS, leavesOneIn, mostOfTitle } from '../../inventory/hold-limits.ts'
import { titleRefused } from '../../inventory/hold-refusals.ts'
import { databaseNow } from '../../time/database-now.ts'
import { lockOrder, type OrderRow } from '../order-row.ts'
import { canPay } from '../order-status.ts'
import { type AttemptRow, openAttempt, payable } from './attempts.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { Gateways } from './query/ask-gateway.ts'

type CheckoutAnswer = Result<typeof checkOut>

/** SPEC §4: an address for the card gateway, a model for epay, otherwise the order itself. */
export async function answerCheckout(
  gateways: Gateways,
  { order, attempt }: PlacedOrder,
  show: (id: string) => Promise<Order>,
): Promise<CheckoutAnswer> {
  const orderId = order.id
  const started = attempt && startAt(gateways, attempt, order)
  if (!started) {
    return { data: await show(orderId), successMessage: CHECKOUT_MESSAGES.placed, orderId, gateway: order.paymentMethod }
  }
  if (started.kind === 'redirect')
    return { data: started.url, successMessage: CHECKOUT_MESSAGES.vnpay, orderId, gateway: 'vnpay' }
  return {
    data: { url: started.url, fields: started.model },
    successMessage: CHECKOUT_MESSAGES.epay,
    orderId,
    gateway: 'epay',
  }
}

function startAt(gateways: Gateways, attempt: AttemptRow, order: OrderRow) {
  if (attempt.gateway === 'transfer') return null
  const gateway = gateways[attempt.gateway]
  if (!gateway) throw new AppError('PAYMENT_METHOD_SUSPENDED')
  return gateway.createPayment(payable(attempt, order))
}

/** Choosing a transfer later extends the hold as if it had been the first choice, but to twice that from the order at most. */
const LONGEST_STRETCHES = 2
const HOUR_MS = 60 * 60_000

export function holdAfterChange(
  { holdUntil, createdAt, buyerTrust }: { holdUntil: Date; createdAt: Date; buyerTrust: BuyerTrust },
  method: AttemptRow['gateway'],
  now: Date,
): Date {
  if (method !== 'transfer') return holdUntil
  const stretch = HOLD_LIMITS[buyerTrust].transferHours * HOUR_MS
  const asked = Math.min(now.getTime() + stretch, createdAt.getTime() + LONGEST_STRETCHES * stretch)
  return new Date(Math.max(holdUntil.getTime(), asked))
}

/** The last copies are kept for buyers who pay at once: without this check a buyer could begin at a gateway and switch to a transfer. */
async function requireCopiesForLater(tx: Tx, order: OrderRow): Promise<void> {
  const oneIn = leavesOneIn(order.buyerTrust, 'transfer')
  const { rows } = await tx.execute<{ productId: number; title: string; onHand: number; reserved: number; quantity: number }>(sql`
    select m.product_id as "productId", p.title, s.on_hand as "onHand", s.reserved, m.quantity from stock_moves m
    join stock s using (product_id) join products p on p.id = m.product_id
    where m.order_id = ${order.id} and m.kind = 'hold' order by 1`)
  const scarce = rows.flatMap(({ reserved, quantity, ...row }) => {
    const most = mostOfTitle({ onHand: row.onHand, reserved: reserved - quantity }, oneIn)
    return most < quantity ? [{ ...row, most }] : []
  })
  if (scarce.length) throw titleRefused(order.buyerTrust, 'transfer', scarce)
}

interface PayingAgain {
  id: string
  userId: string | null
  method: AttemptRow['gateway']
  address: string
}

/** Each attempt opens a page at the gateway and is queried for a day. */
const MOST_ATTEMPTS = 10

/** Opens another attempt by the same or another method and voids the one before. */
export async function payAgain(db: Database, { id, userId, method, address }: PayingAgain): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const now = await databaseNow(tx)
    // A member's order is paid by its owner; a guest's by whoever has its id.
    if (order.userId !== null && order.userId !== userId) throw new AppError('ORDER_NOT_FOUND')
    if (!canPay(order, now) || !order.holdUntil) throw new AppError('ORDER_NOT_PAYABLE')
    if ((await tx.$count(paymentAttempts, eq(paymentAttempts.orderId, id))) >= MOST_ATTEMPTS)
      throw new AppError('TOO_MANY_ATTEMPTS')
    if (method === 'transfer' && order.paymentMethod !== 'transfer') await requireCopiesForLater(tx, order)
    const holdUntil = holdAfterChange({ ...order, holdUntil: order.holdUntil }, method, now)
    await openAttempt(tx, order, { gateway: method, address, now, holdUntil })
    await tx.update(orders).set({ paymentMethod: method, holdUntil }).where(eq(orders.id, id))
  })
}
