import type { Tx } from '@tq/db/database.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { and, eq, sql } from 'drizzle-orm'
import { newAttemptRef, type PayableAttempt } from '../../payment/gateway.ts'
import type { OrderRow } from '../order-row.ts'

export type AttemptRow = typeof paymentAttempts.$inferSelect

/** Commerce rule 19: asked after so many minutes, then hourly for a day. */
const ASK_MINUTES = [2, 5, 15, 30]
const ASK_HOURS = 24

/** When the gateway is asked the next time; null when it was asked often enough. */
export function nextQueryTime(createdAt: Date, queryCount: number): Date | null {
  const minutes = ASK_MINUTES[queryCount] ?? 30 + (queryCount - ASK_MINUTES.length + 1) * 60
  return minutes <= ASK_HOURS * 60 ? new Date(createdAt.getTime() + minutes * 60_000) : null
}

/** The next query in the future. Times that passed while no worker ran are skipped: one query now tells as much. */
export function askAfter({ createdAt, queryCount }: Pick<AttemptRow, 'createdAt' | 'queryCount'>, now: Date) {
  for (let times = queryCount + 1; ; times++) {
    const at = nextQueryTime(createdAt, times)
    if (!at || at > now) return { queryCount: times, at }
  }
}

/** The first attempt of an order that is being placed; stored with it. */
export function firstAttempt(order: OrderRow, gateway: AttemptRow['gateway'], address: string): AttemptRow {
  return {
    ref: newAttemptRef(),
    orderId: order.id,
    number: 1,
    gateway,
    amount: order.total,
    status: 'open',
    clientAddress: address,
    gatewayTxn: null,
    code: null,
    reason: null,
    expiresAt: order.holdUntil ?? order.createdAt,
    createdAt: order.createdAt,
    settledAt: null,
    nextQueryAt: gateway === 'transfer' ? null : nextQueryTime(order.createdAt, 0),
    queryCount: 0,
    callerAskedAt: null,
    callerOutcome: null,
  }
}

/** How long a gateway's page may take. */
const PAGE_MINUTES = 30

interface NewAttempt {
  gateway: AttemptRow['gateway']
  address: string
  now: Date
  /** The end of the order's time, which is an attempt's too. */
  holdUntil: Date
}

/** Opens an attempt and voids the one before. At most one is open; a unique index enforces it too. */
export async function openAttempt(tx: Tx, order: OrderRow, { gateway, address, now, holdUntil }: NewAttempt): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ status: 'void', settledAt: sql`now()` })
    .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.status, 'open')))
  const pageUntil = new Date(now.getTime() + PAGE_MINUTES * 60_000)
  await tx.insert(paymentAttempts).values({
    ref: newAttemptRef(),
    orderId: order.id,
    number: sql`(select coalesce(max(number), 0) + 1 from payment_attempts where order_id = ${order.id})`,
    gateway,
    amount: order.total,
    status: 'open',
    clientAddress: address,
    expiresAt: gateway === 'transfer' || holdUntil < pageUntil ? holdUntil : pageUntil,
    createdAt: now,
    nextQueryAt: gateway === 'transfer' ? null : nextQueryTime(now, 0),
  })
}

export const payable = (attempt: AttemptRow, order: OrderRow): PayableAttempt => ({
  ref: attempt.ref,
  orderCode: order.code,
  amount: attempt.amount,
  createdAt: attempt.createdAt,
  expiresAt: attempt.expiresAt,
  clientAddress: attempt.clientAddress,
  buyer: { name: order.name, email: order.email, phone: order.phone },
  gatewayTxn: attempt.gatewayTxn,
})
