import { AppError } from '@tq/contract/errors.ts'
import type { Query } from '@tq/contract/http/endpoint.ts'
import type { listOpenRefunds as listOpenRefundsCall } from '@tq/contract/order.ts'
import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts, refunds } from '@tq/db/schema/order/payment.ts'
import { and, asc, eq, getTableColumns, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { orderBy, requirePage } from '../../http/paging.ts'
import type { RefundAnswer } from '../../payment/gateway.ts'
import { dong } from '../../pricing/format-money.ts'
import { queueJob } from '../../queue.ts'
import { recordAudit } from '../../staff/audit.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { databaseNow } from '../../time/database-now.ts'
import { addStaffNote } from '../fulfilment/staff-notes.ts'
import { sendRefundDone } from '../order-letters.ts'
import { lockOrder } from '../order-row.ts'
import { type Gateways, raiseGatewayMissing } from '../payment/query/ask-gateway.ts'
import { alertUnlessUnreachable } from '../payment/query/reconcile.ts'
import { addOrderEvent } from '../set-status.ts'
import { readSent, requestOf, sendNext, takeAnswer } from './send-refund.ts'

const AT_ONCE = 50
/** After so many queries, six hours apart, staff are alerted: the bank has had ten days, or the gateway does not know the refund. */
const TOO_OFTEN: Partial<Record<RefundAnswer['outcome'], number>> = { accepted: 40, unknown: 8 }

/** Refunds that a gateway has accepted: whether the money arrived is known days later, and only by asking. */
export async function askAboutRefunds(db: Database, gateways: Gateways): Promise<number> {
  const due = await db
    .update(refunds)
    .set({ queryCount: sql`${refunds.queryCount} + 1`, nextQueryAt: sql`now() + interval '6 hours'` })
    .where(
      sql`${refunds.id} in (${db
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(isNotNull(refunds.nextQueryAt), lte(refunds.nextQueryAt, sql`now()`), eq(refunds.status, 'accepted')))
        .orderBy(asc(refunds.nextQueryAt))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })})`,
    )
    .returning({ id: refunds.id })
  for (const { id } of due)
    await askAboutRefund(db, gateways, { id }).catch((error: unknown) =>
      alertUnlessUnreachable(db, error, { ref: `refund:${id}` }),
    )
  return due.length
}

async function askAboutRefund(db: Database, gateways: Gateways, { id }: { id: string }): Promise<void> {
  const sent = await readSent(db, id)
  if (!sent || sent.attempt.gateway === 'transfer') return
  const gateway = gateways[sent.attempt.gateway]
  if (!gateway) return void (await raiseGatewayMissing(db, sent.attempt.gateway))
  const answer = await gateway.askRefund(requestOf(sent, await databaseNow(db)))
  await takeAnswer(db, sent, { gateway, answer })
  const { refund, order } = sent
  if (refund.queryCount >= (TOO_OFTEN[answer.outcome] ?? Number.POSITIVE_INFINITY))
    await raiseStaffAlert(db, {
      kind: 'refundUnknown',
      ref: refund.requestId,
      order,
      text: `Cổng nhận lệnh hoàn ${dong(refund.amount)} (lệnh ${refund.id}) đã lâu mà chưa báo xong`,
    })
}

interface Closing {
  status: 'done' | 'again'
  note: string
  /** What the buyer reads beside it. */
  words: string
  actor: StaffActor
}

/** Staff close a refund: they paid it back by hand (`done`), or the gateway did not and it is sent again (`again`). */
export async function closeRefund(db: Database, id: string, { status, note: forStaff, words, actor }: Closing): Promise<string> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, id))
    if (!known) throw new AppError('REFUND_NOT_FOUND')
    const order = await lockOrder(tx, known.orderId)
    const [refund] = await tx
      .select({ ...getTableColumns(refunds), gateway: paymentAttempts.gateway })
      .from(refunds)
      .leftJoin(paymentAttempts, eq(paymentAttempts.ref, refunds.attemptRef))
      .where(eq(refunds.id, id))
      .for('update', { of: refunds })
    if (!refund || refund.status === 'done') throw new AppError('REFUND_DONE')
    const { amount, attemptRef, gateway } = refund
    const isByHand = gateway === null || gateway === 'transfer'
    await addStaffNote(tx, order, { text: forStaff, actor })
    const audited = (after: string) =>
      recordAudit(tx, {
        ...{ actor, action: 'refund.close', subject: { type: 'refund', id } },
        before: { status: refund.status },
        after: { status: after },
      })
    if (status === 'done') {
      await tx.update(refunds).set({ status: 'done', doneAt: sql`now()`, nextQueryAt: null }).where(eq(refunds.id, id))
      await addOrderEvent(tx, order, { text: `Đã hoàn ${dong(amount)}${words ? `: ${words}` : ''}`, actor })
      await sendRefundDone(tx, order, amount)
      if (attemptRef) await sendNext(tx, attemptRef)
      await audited('done')
      return order.id
    }
    if (isByHand || (refund.status !== 'refused' && refund.status !== 'sending')) throw new AppError('REFUND_NOT_RESENDABLE')
    // Another id: the gateway would take the old one for a repetition.
    await tx
      .update(refunds)
      .set({ status: 'requested', requestId: sql`gen_random_uuid()`, queryCount: 0, nextQueryAt: null })
      .where(eq(refunds.id, id))
    await queueJob(tx, 'send-refund', { id }, `refund:${id}`)
    await addOrderEvent(tx, order, { text: `Gửi lại lệnh hoàn ${dong(amount)}`, actor })
    await audited('requested')
    return order.id
  })
}

/** Refunds that are not done, the oldest first: to be paid by hand, refused, or without an answer. */
export async function listOpenRefunds(db: Database, { status, sort, ...paged }: Query<typeof listOpenRefundsCall>) {
  const chosen = and(ne(refunds.status, 'done'), status && eq(refunds.status, status))
  const { total, totalPage, offset } = requirePage(await db.$count(refunds, chosen), paged)
  const rows = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      orderCode: orders.code,
      amount: refunds.amount,
      reason: refunds.reason,
      status: refunds.status,
      isByHand: sql<boolean>`coalesce(${paymentAttempts.gateway}, 'transfer') = 'transfer'`,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.ref, refunds.attemptRef))
    .where(chosen)
    .orderBy(orderBy(sort, { createdAt: refunds.createdAt, amount: refunds.amount }, { usual: 'createdAt', last: refunds.id }))
    .limit(paged.perPage)
    .offset(offset)
  return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total, totalPage }
}
