import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order.ts'
import { paymentAttempts, paymentNotices, refunds } from '@tq/db/schema/payment.ts'
import { eq, sql } from 'drizzle-orm'
import type { Gateway, GatewayName } from '../payment/gateway.ts'
import { payable } from './attempts.ts'
import { alert } from './settle.ts'

/**
 * Asks the gateway to give money back. VNPAY knows a refund by its id: when no answer came the job fails and asks again
 * later. MegaPay does not, and asking twice could pay twice: there a person looks.
 */
export async function sendRefund(db: Database, gateways: Partial<Record<GatewayName, Gateway>>, id: string): Promise<void> {
  const [row] = await db
    .select({ refund: refunds, attempt: paymentAttempts, order: orders })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.ref, refunds.attemptRef))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id))
  if (row?.refund.status !== 'requested') return
  const { refund, attempt, order } = row
  const gateway = attempt.gateway === 'transfer' ? undefined : gateways[attempt.gateway]
  if (!gateway) return
  const answer = await gateway.refund({
    id: refund.id,
    attempt: payable(attempt, order),
    amount: refund.amount,
    isFull: refund.amount === attempt.amount,
    by: 'thuquan',
    reason: refund.reason,
    at: new Date(),
  })
  await db.transaction(async (tx) => {
    await tx
      .insert(paymentNotices)
      .values({ gateway: gateway.name, ref: attempt.ref, source: 'refund', outcome: answer.outcome, raw: answer.raw })
    if (answer.outcome === 'unknown') {
      if (gateway.name === 'epay') await alert(tx, order, 'refundUnknown', `Chưa rõ cổng đã hoàn ${refund.amount} hay chưa`)
      return
    }
    await tx
      .update(refunds)
      .set({
        status: answer.outcome,
        gatewayRefund: answer.gatewayRefund,
        ...(answer.outcome === 'done' ? { doneAt: sql`now()` } : {}),
      })
      .where(eq(refunds.id, id))
    if (answer.outcome === 'refused')
      await alert(tx, order, 'refundRefused', `Cổng từ chối hoàn ${refund.amount}: ${answer.reason}`)
  })
  if (answer.outcome === 'unknown' && gateway.name === 'vnpay') throw new Error(`Refund ${id}: ${gateway.name} gave no answer`)
}
