import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts, paymentNotices, refunds } from '@tq/db/schema/order/payment.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { gatewayActor } from '../../actor.ts'
import type { Gateway, RefundAnswer, RefundRequest } from '../../payment/gateway.ts'
import { dong } from '../../pricing/format-money.ts'
import { queueJob } from '../../queue.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { databaseNow } from '../../time/database-now.ts'
import { sendRefundDone } from '../order-letters.ts'
import { lockOrder, type OrderRow } from '../order-row.ts'
import { type AttemptRow, payable } from '../payment/attempts.ts'
import { type Gateways, raiseGatewayMissing } from '../payment/query/ask-gateway.ts'
import { addOrderEvent } from '../set-status.ts'

export interface Sent {
  refund: typeof refunds.$inferSelect
  attempt: AttemptRow
  order: OrderRow
}

/** After so many tries without an answer staff are alerted. */
const PATIENCE = 5

/**
 * Sends a refund to its gateway, after committing the status `sending`, so that a crash can't hide that it may have been sent. VNPAY
 * recognises a refund by its id, so without an answer the job fails and is retried. MegaPay does not: a second request could pay
 * twice, so staff look, unless the request never reached it.
 */
export async function sendRefund(db: Database, gateways: Gateways, id: string): Promise<void> {
  const sent = await readSent(db, id)
  if (!sent || (sent.refund.status !== 'requested' && sent.refund.status !== 'sending')) return
  const { refund, attempt, order } = sent
  // By hand.
  if (attempt.gateway === 'transfer') return
  const name = attempt.gateway
  const gateway = gateways[name]
  if (!gateway) return void (await raiseGatewayMissing(db, name))
  if (refund.status === 'sending' && name === 'epay') return tellUnknown(db, sent)
  if (!(await lockRefund(db, sent))) return
  const request = requestOf(sent, await databaseNow(db))
  const answer = await gateway.refund(request)
  // 94: the gateway has this refund already and only its answer was lost, so its state is queried.
  const meant = answer.outcome === 'unknown' && answer.code === '94' ? await gateway.askRefund(request) : answer
  await takeAnswer(db, sent, { gateway, answer: meant })
  const { outcome } = meant
  if (outcome !== 'unknown' && outcome !== 'notSent') return
  const isRepeated = name === 'vnpay' || outcome === 'notSent'
  if (!isRepeated || refund.queryCount + 1 >= PATIENCE) await tellUnknown(db, sent, outcome === 'notSent' ? NOT_SENT : UNCLEAR)
  if (isRepeated) throw new Error(`Refund ${id} of order ${order.code}: ${name} gave no answer`)
}

export async function readSent(db: Database, id: string): Promise<Sent | undefined> {
  const [row] = await db
    .select({ refund: refunds, attempt: paymentAttempts, order: orders })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.ref, refunds.attemptRef))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id))
  return row
}

/**
 * One refund at a time for each payment: VNPAY refuses a second one meanwhile, and answers queries about the last one only. False:
 * another is under way, and `sendNext` sends this one after it.
 */
async function lockRefund(db: Database, { refund, attempt }: Sent): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ ref: paymentAttempts.ref }).from(paymentAttempts).where(eq(paymentAttempts.ref, attempt.ref)).for('update')
    const others = and(
      eq(refunds.attemptRef, attempt.ref),
      ne(refunds.id, refund.id),
      inArray(refunds.status, ['sending', 'accepted']),
    )
    if (await tx.$count(refunds, others)) return false
    const { rowCount } = await tx
      .update(refunds)
      .set({ status: 'sending', queryCount: sql`${refunds.queryCount} + 1` })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, refund.status)))
    return rowCount === 1
  })
}

export const requestOf = ({ refund, attempt, order }: Sent, at: Date): RefundRequest => ({
  id: refund.requestId,
  attempt: payable(attempt, order),
  amount: refund.amount,
  isFull: refund.amount === attempt.amount,
  by: 'thuquan',
  // Banks print it on the buyer's statement: what staff wrote as the reason stays with them.
  reason: 'Thư Quán hoàn tiền',
  at,
})

const UNCLEAR = 'chưa rõ cổng đã hoàn hay chưa, hãy hỏi cổng rồi ghi kết quả'
const NOT_SENT = 'cổng không trả lời nên chưa gửi được, máy vẫn đang thử lại'

const tellUnknown = async (db: Database, { refund, order }: Sent, words = UNCLEAR) => {
  const text = `Hoàn ${dong(refund.amount)} (lệnh ${refund.id}): ${words}`
  await raiseStaffAlert(db, { kind: 'refundUnknown', ref: refund.requestId, order, text })
}

/** How long after it was accepted the gateway is asked what became of a refund. Banks take days. */
const ASK_MINUTES = [5, 30, 120]
const ASK_LATER_MINUTES = 360

interface Answered {
  gateway: Gateway
  answer: RefundAnswer
}

/** Stores the gateway's answer. `unknown` leaves the refund as `sending`: it may have happened. */
export async function takeAnswer(db: Database, { refund, attempt, order }: Sent, { gateway, answer }: Answered) {
  const { outcome, gatewayRefund, raw, reason } = answer
  await db.transaction(async (tx) => {
    await tx.insert(paymentNotices).values({ gateway: gateway.name, ref: attempt.ref, source: 'refund', outcome, raw })
    if (outcome === 'unknown') return
    if (outcome === 'notSent') {
      await tx
        .update(refunds)
        .set({ status: 'requested' })
        .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'sending')))
      return
    }
    const now = await lockOrder(tx, order.id)
    const minutes = ASK_MINUTES[refund.queryCount] ?? ASK_LATER_MINUTES
    const { rowCount } = await tx
      .update(refunds)
      .set({
        status: outcome,
        gatewayRefund: gatewayRefund ?? refund.gatewayRefund,
        nextQueryAt: outcome === 'accepted' ? sql`now() + make_interval(mins => ${minutes})` : null,
        ...(outcome === 'done' ? { doneAt: sql`now()` } : {}),
      })
      .where(and(eq(refunds.id, refund.id), ne(refunds.status, 'done')))
    // Done already, by an earlier answer or by staff: the buyer has had the letter.
    if (!rowCount) return
    if (outcome === 'done') {
      await addOrderEvent(tx, now, { text: `Đã hoàn ${dong(refund.amount)}`, actor: gatewayActor(gateway.name) })
      await sendRefundDone(tx, now, refund.amount)
    }
    if (outcome === 'refused')
      await raiseStaffAlert(tx, {
        kind: 'refundRefused',
        ref: refund.requestId,
        order,
        text: `Cổng từ chối hoàn ${dong(refund.amount)} (lệnh ${refund.id}): ${reason}`,
      })
    if (outcome !== 'accepted') await sendNext(tx, attempt.ref)
  })
}

/** The next part of the same payment, if one waits for this one. */
export async function sendNext(tx: Parameters<typeof queueJob>[0], attemptRef: string): Promise<void> {
  const [next] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.attemptRef, attemptRef), eq(refunds.status, 'requested')))
    .orderBy(refunds.createdAt)
    .limit(1)
  if (next) await queueJob(tx, 'send-refund', { id: next.id }, `refund:${next.id}`)
}
