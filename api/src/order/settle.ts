import type { Database, Tx } from '@tq/db/database.ts'
import { orderEvents, orders, staffAlerts } from '@tq/db/schema/order.ts'
import { paymentAttempts, paymentNotices, refunds } from '@tq/db/schema/payment.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Evidence, Receipt } from '../payment/gateway.ts'
import { queueJob } from '../queue.ts'
import type { AttemptRow } from './attempts.ts'
import { type Decision, decide } from './decide.ts'
import { sendPaymentFailed } from './order-letters.ts'
import type { OrderRow } from './order-row.ts'
import { payOrder } from './pay-order.ts'
import { sellAnew } from './stock.ts'

export interface Settling {
  gateway: AttemptRow['gateway']
  source: 'notification' | 'query' | 'return'
  evidence: Evidence
  publicUrl: string
}

/**
 * The one place where money is believed. Notification, poll and the asking job all come here; the order's row is locked,
 * so that whoever comes second finds what the first one did.
 */
export async function settle(db: Database, { gateway, source, evidence, publicUrl }: Settling): Promise<Receipt> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    const found = await lock(tx, evidence.ref)
    const receipt = found && found.attempt.gateway === gateway ? await apply(tx, found, evidence, publicUrl) : 'notFound'
    await tx.insert(paymentNotices).values({ gateway, ref: evidence.ref, source, outcome: receipt, raw: evidence.raw })
    return receipt
  })
}

interface Locked {
  attempt: AttemptRow
  order: OrderRow
}

/** The order first, always: cancelling and refunding lock it too. */
async function lock(tx: Tx, ref: string): Promise<Locked | null> {
  const [known] = await tx.select({ orderId: paymentAttempts.orderId }).from(paymentAttempts).where(eq(paymentAttempts.ref, ref))
  if (!known) return null
  const [order] = await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('update')
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.ref, ref)).for('update')
  return order && attempt ? { order, attempt } : null
}

async function apply(tx: Tx, { attempt, order }: Locked, evidence: Evidence, publicUrl: string): Promise<Receipt> {
  const decision = decide(attempt, order, evidence)
  switch (decision.do) {
    case 'alertAmount':
      await alert(
        tx,
        order,
        'wrongAmount',
        `Cổng báo ${evidence.amount} ${evidence.currency ?? ''} cho lần trả ${attempt.ref} (${attempt.amount} VND)`,
      )
      break
    case 'fail':
      await finish(tx, attempt, evidence, 'failed')
      await note(tx, order, `Thanh toán chưa thành công: ${evidence.reason}`)
      await sendPaymentFailed(tx, order, evidence.reason, publicUrl)
      break
    case 'suspect':
      await finish(tx, attempt, evidence, 'suspect')
      await tx.update(orders).set({ status: 'needsAttention', updatedAt: sql`now()` }).where(eq(orders.id, order.id))
      await note(tx, order, 'Cổng thanh toán nghi ngờ giao dịch, đơn chờ nhân viên kiểm tra', 'needsAttention')
      await alert(tx, order, 'suspectPayment', `Giao dịch ${evidence.gatewayTxn ?? attempt.ref} bị nghi ngờ`)
      break
    case 'pay':
      await finish(tx, attempt, evidence, 'paid')
      await voidOthers(tx, attempt)
      await payOrder(tx, order, { by: 'gateway', publicUrl })
      break
    case 'payLate':
      await finish(tx, attempt, evidence, 'paid')
      await payLate(tx, order, attempt, publicUrl)
      break
    case 'giveBack':
      await finish(tx, attempt, evidence, 'paid')
      await giveBack(tx, order, attempt, 'Đơn đã được trả tiền trước đó')
      break
  }
  return (decision satisfies Decision).receipt
}

async function finish(tx: Tx, { ref }: AttemptRow, evidence: Evidence, status: 'paid' | 'failed' | 'suspect'): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({
      status,
      gatewayTxn: evidence.gatewayTxn,
      code: evidence.code,
      reason: evidence.reason,
      settledAt: sql`now()`,
      // A failed attempt may still be paid at some gateways: it is asked about until its day is over.
      ...(status === 'failed' ? {} : { nextAskAt: null }),
    })
    .where(eq(paymentAttempts.ref, ref))
}

/** Commerce rule 16: the order is paid by this one; a later one that is still open is not needed. */
async function voidOthers(tx: Tx, { orderId, ref }: AttemptRow): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ status: 'void', settledAt: sql`now()` })
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'open'), sql`${paymentAttempts.ref} <> ${ref}`))
}

/** Commerce rule 3: money for an order that was given up is honoured while its books are there, and otherwise given back. */
async function payLate(tx: Tx, order: OrderRow, attempt: AttemptRow, publicUrl: string): Promise<void> {
  const isGivenUp = order.status === 'cancelled' && order.cancelReason === EXPIRED_REASON
  const short = isGivenUp ? await sellAnew(tx, order.id) : [0]
  if (!short.length) {
    await note(tx, order, 'Tiền tới muộn, đơn được nhận lại')
    await payOrder(tx, order, { by: 'gateway', publicUrl })
    return
  }
  await tx
    .update(orders)
    .set({ status: 'needsAttention', paidAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id))
  await note(tx, order, 'Tiền tới sau khi đơn đã huỷ; nhân viên sẽ hoàn tiền hoặc liên hệ với bạn', 'needsAttention')
  await giveBack(tx, order, attempt, 'Tiền tới sau khi đơn đã huỷ')
}

/** Why the clock cancels an order; the customer may still bring it back by paying. */
export const EXPIRED_REASON = 'Quá hạn thanh toán'

async function giveBack(tx: Tx, order: OrderRow, attempt: AttemptRow, reason: string): Promise<void> {
  const [refund] = await tx
    .insert(refunds)
    .values({ orderId: order.id, attemptRef: attempt.ref, amount: attempt.amount, reason, status: 'requested' })
    .returning({ id: refunds.id })
  await queueJob(tx, 'send-refund', { id: refund?.id }, `refund:${refund?.id}`)
  await alert(tx, order, 'moneyTwice', `${reason}: hoàn ${attempt.amount} cho lần trả ${attempt.ref}`)
}

export const note = (tx: Tx, order: Pick<OrderRow, 'id'>, text: string, status: OrderRow['status'] | null = null) =>
  tx.insert(orderEvents).values({ orderId: order.id, status, text, by: 'gateway' })

export const alert = (tx: Tx, order: Pick<OrderRow, 'id' | 'code'>, kind: string, text: string) =>
  tx.insert(staffAlerts).values({ kind, orderId: order.id, text: `Đơn ${order.code}: ${text}` })
