import { AppError } from '@tq/contract/errors.ts'
import { CHECKOUT_MESSAGES, type checkOut, type Order } from '@tq/contract/order.ts'
import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order.ts'
import { paymentAttempts } from '@tq/db/schema/payment.ts'
import { eq } from 'drizzle-orm'
import type { Result } from '../http/serve.ts'
import type { Gateways } from './ask-gateway.ts'
import { type AttemptRow, openAttempt, payable } from './attempts.ts'
import { databaseNow } from './clock.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { canPay } from './order-status.ts'
import type { Placed } from './place-order.ts'

type CheckoutAnswer = Result<typeof checkOut>

/** SPEC §4: an address for the card gateway, a model for epay, otherwise the order itself. */
export async function answerCheckout(
  gateways: Gateways,
  { order, attempt }: Placed,
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
  if (!gateway) throw new AppError('PAYMENT_METHOD_REFUSED', { message: 'Cách thanh toán này đang tạm ngưng' })
  return gateway.createPayment(payable(attempt, order))
}

/** A transfer takes its time; with it an order waits as long as if it had been the first choice, but not again and again. */
const TRANSFER_HOURS = 24
const LONGEST_HOURS = 48
const HOUR_MS = 60 * 60_000

export function holdAfterChange(
  { holdUntil, createdAt }: { holdUntil: Date; createdAt: Date },
  method: AttemptRow['gateway'],
  now: Date,
): Date {
  if (method !== 'transfer') return holdUntil
  const asked = Math.min(now.getTime() + TRANSFER_HOURS * HOUR_MS, createdAt.getTime() + LONGEST_HOURS * HOUR_MS)
  return new Date(Math.max(holdUntil.getTime(), asked))
}

interface PayingAgain {
  id: string
  userId: string | null
  method: AttemptRow['gateway']
  address: string
}

/** Each is a page at the gateway, and asked about for a day. */
const MOST_ATTEMPTS = 10

/** Another attempt, by the same or another way; the one before counts no more. */
export async function payAgain(db: Database, { id, userId, method, address }: PayingAgain): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const now = await databaseNow(tx)
    // A member's order is paid by its owner; a guest's by whoever has its id.
    if (order.userId !== null && order.userId !== userId) throw new AppError('ORDER_NOT_FOUND')
    if (!canPay(order, now) || !order.holdUntil)
      throw new AppError('ORDER_STATE', { message: 'Đơn này không còn chờ thanh toán' })
    if ((await tx.$count(paymentAttempts, eq(paymentAttempts.orderId, id))) >= MOST_ATTEMPTS)
      throw new AppError('TOO_MANY_ATTEMPTS')
    const holdUntil = holdAfterChange({ holdUntil: order.holdUntil, createdAt: order.createdAt }, method, now)
    await openAttempt(tx, order, { gateway: method, address, now, holdUntil })
    await tx.update(orders).set({ paymentMethod: method, holdUntil }).where(eq(orders.id, id))
  })
}
