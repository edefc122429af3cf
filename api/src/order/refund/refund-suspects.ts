import type { Tx } from '@tq/db/database.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { OrderRow } from '../order-row.ts'
import { ORDER_SYSTEM_ACTOR } from '../set-status.ts'
import { requestRefund } from './request-refund.ts'

export const suspectsOf = (tx: Tx, orderId: string) =>
  tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'suspect')))
    .orderBy(paymentAttempts.number)

/** Marks a suspect attempt as paid: later results about it change nothing. */
export const settleSuspect = (tx: Tx, ref: string) =>
  tx.update(paymentAttempts).set({ status: 'paid', settledAt: sql`now()`, nextQueryAt: null }).where(eq(paymentAttempts.ref, ref))

/** Returns the sum. If the gateway refuses a refund, the job that sends it alerts staff. */
export async function refundSuspectPayments(tx: Tx, order: Pick<OrderRow, 'id' | 'code'>): Promise<number> {
  let given = 0
  for (const attempt of await suspectsOf(tx, order.id)) {
    await settleSuspect(tx, attempt.ref)
    const { amount } = attempt
    await requestRefund(tx, { order, attempt, amount, reason: 'Giao dịch bị nghi ngờ', lines: null, actor: ORDER_SYSTEM_ACTOR })
    given += amount
  }
  return given
}
