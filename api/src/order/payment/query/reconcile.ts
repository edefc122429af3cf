import type { Database, Tx } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { SystemActor } from '../../../actor.ts'
import { depositUntil } from '../../../payment/epay/account-expiry.ts'
import { GatewayUnreachable, type PaymentResult } from '../../../payment/gateway.ts'
import { GRACE_MS } from '../../../payment/unknown-attempt.ts'
import { raiseStaffAlert } from '../../../staff/staff-alerts.ts'
import { databaseNow } from '../../../time/database-now.ts'
import { momentText } from '../../../time/vietnam-time.ts'
import { statementUntil } from '../../../time/working-time.ts'
import { cancel } from '../../cancel-order.ts'
import { lockOrder, type OrderRow } from '../../order-row.ts'
import { addOrderEvent, setStatus } from '../../set-status.ts'
import { type AttemptRow, askAfter } from '../attempts.ts'
import { askAbout, type Gateways } from './ask-gateway.ts'
import { runConcurrently } from './run-concurrently.ts'

const AT_ONCE = 50
const SIDE_BY_SIDE = 8
/** Both jobs run every minute; a run ends before the next one begins. */
const LONGEST_RUN_MS = 30_000
const EXPIRED_REASON = 'Quá hạn thanh toán'

/** Asks the gateways about every attempt whose time has come: a lost notification is found this way. */
export async function askGateways(db: Database, gateways: Gateways, longestMs = LONGEST_RUN_MS): Promise<number> {
  return inBatches(longestMs, async () => {
    const due = await takeDue(db)
    await runConcurrently(due, SIDE_BY_SIDE, (row) =>
      askOnTime(db, gateways, row).catch((error: unknown) =>
        alertUnlessUnreachable(db, error, { ref: row.attempt.ref, order: row.order }),
      ),
    )
    return { found: due.length, done: due.length }
  })
}

/** Works in batches until fewer than a full batch are due, or time is up. Returns how many were done. */
async function inBatches(longestMs: number, take: () => Promise<{ found: number; done: number }>): Promise<number> {
  const end = Date.now() + longestMs
  let all = 0
  for (;;) {
    const { found, done } = await take()
    all += done
    if (found < AT_ONCE || Date.now() >= end) return all
  }
}

interface Due {
  attempt: AttemptRow
  order: OrderRow
}

/** Stops querying an attempt that can't be paid any more: such queries would only delay those about new ones. */
async function askOnTime(db: Database, gateways: Gateways, row: Due): Promise<void> {
  const result = await askAbout(db, gateways, row)
  const { ref, expiresAt } = row.attempt
  const now = await databaseNow(db)
  if (now.getTime() > expiresAt.getTime() + GRACE_MS && isOver(result, row.attempt, now))
    await db.execute(sql`update payment_attempts set next_query_at = null where ref = ${ref} and status <> 'suspect'`)
}

/**
 * Marks them as asked before asking, so that two workers do not ask about the same and one that fails does not stop the rest.
 * Those that were asked about least come first: there a payment may have been lost.
 */
async function takeDue(db: Database): Promise<Due[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ attempt: paymentAttempts, order: orders })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(isNotNull(paymentAttempts.nextQueryAt), lte(paymentAttempts.nextQueryAt, sql`now()`)))
      .orderBy(asc(paymentAttempts.queryCount), asc(paymentAttempts.nextQueryAt))
      .limit(AT_ONCE)
      .for('update', { of: paymentAttempts, skipLocked: true })
    const now = await databaseNow(tx)
    const next = due.map(({ attempt }) => ({ ref: attempt.ref, ...askAfter(attempt, now) }))
    await tx.execute(sql`
      update payment_attempts a set query_count = n."queryCount", next_query_at = n.at
      from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as n (ref text, "queryCount" smallint, at timestamptz) where a.ref = n.ref`)
    return due
  })
}

/** Alerts staff about any failure but an unreachable gateway, which is queried again later. */
export async function alertUnlessUnreachable(
  db: Database,
  error: unknown,
  { ref, order }: { ref: string; order?: Pick<OrderRow, 'id' | 'code'> },
): Promise<void> {
  if (error instanceof GatewayUnreachable) return
  const about = { kind: 'settleFailed' as const, ref, text: `Không ghi được tin về ${ref}: ${(error as Error).message}` }
  await raiseStaffAlert(db, order ? { ...about, order } : about)
}

/** Commerce rule 18: cancels an expired order only after its gateways have said that it can't be paid any more. */
export async function cancelExpiredOrders(
  db: Database,
  gateways: Gateways,
  { actor, longestMs = LONGEST_RUN_MS }: { actor: SystemActor; longestMs?: number },
): Promise<number> {
  return inBatches(longestMs, async () => {
    const expired = await db
      .select({ id: orders.id, code: orders.code })
      .from(orders)
      .where(and(eq(orders.status, 'awaitingPayment'), lte(orders.holdUntil, sql`now() - ${GRACE}`)))
      .orderBy(asc(orders.holdUntil))
      .limit(AT_ONCE)
    let done = 0
    await runConcurrently(expired, SIDE_BY_SIDE, async (order) => {
      const isGiven = await giveUp(db, gateways, { id: order.id, actor }).catch(async (error: unknown) => {
        await alertUnlessUnreachable(db, error, { ref: `order:${order.id}`, order })
        // Put behind the others, so that one order that fails does not block the next run.
        await db.execute(sql`update orders set hold_until = ${ASKED_LATER} where id = ${order.id} and status = 'awaitingPayment'`)
        return false
      })
      if (isGiven) done++
    })
    return { found: expired.length, done }
  })
}

/** A payment begun in the last second may reach the gateway this much later; queried sooner, it can't say that nobody paid. */
const GRACE = sql.raw(`interval '${GRACE_MS / 1000} seconds'`)
/** Checked again in ten minutes. Stays in the past, so that the buyer can't start a new payment meanwhile. */
const ASKED_LATER = sql`now() - ${GRACE} + interval '10 minutes'`
const LONGEST_MS = 24 * 60 * 60_000

interface GivingUp {
  id: string
  actor: SystemActor
}

async function giveUp(db: Database, gateways: Gateways, { id, actor }: GivingUp): Promise<boolean> {
  const rows = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(paymentAttempts.orderId, id), inArray(paymentAttempts.status, ['open', 'void', 'failed'])))
    .orderBy(asc(paymentAttempts.number))
  const unclear: AttemptRow[] = []
  for (const row of rows) {
    if (row.attempt.gateway === 'transfer') continue
    const result = await askAbout(db, gateways, row).catch(silence)
    if (!result || !isOver(result, row.attempt, await databaseNow(db))) unclear.push(row.attempt)
  }
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const now = await databaseNow(tx)
    if (order.status !== 'awaitingPayment' || !order.holdUntil || order.holdUntil.getTime() + GRACE_MS > now.getTime())
      return false
    if (unclear.length) return wait(tx, order, { unclear, now, actor })
    // Also when the buyer chose another method after the transfer: the money may have been sent all the same.
    const transfer = rows.findLast(({ attempt }) => attempt.gateway === 'transfer')
    if (transfer && (await askForStatement(tx, order, { ref: transfer.attempt.ref, now, actor }))) return false
    await cancel(tx, order, { reason: EXPIRED_REASON, actor, includesShipping: true })
    return true
  })
}

const silence = (error: unknown) => {
  if (error instanceof GatewayUnreachable) return null
  throw error
}

/** Whether the attempt can't be paid any more. */
function isOver({ outcome, code }: PaymentResult, attempt: AttemptRow, now: Date): boolean {
  if (outcome === 'failed' || outcome === 'refunded') return true
  return code === '00_005' && now.getTime() > depositUntil(attempt).getTime() + GRACE_MS
}

interface Seen {
  now: Date
  actor: SystemActor
}

/** Keeps the books held while the gateway is silent or unsure; a day after the attempt ended, staff take over. */
async function wait(tx: Tx, order: OrderRow, { unclear, now, actor }: Seen & { unclear: AttemptRow[] }): Promise<false> {
  const ended = Math.max(...unclear.map(({ expiresAt }) => expiresAt.getTime()))
  if (now.getTime() < ended + LONGEST_MS) {
    await tx.update(orders).set({ holdUntil: ASKED_LATER }).where(eq(orders.id, order.id))
    return false
  }
  await setStatus(tx, order, {
    to: 'needsAttention',
    text: 'Cổng thanh toán chưa cho biết đơn đã được trả tiền hay chưa, nhân viên đang kiểm tra',
    actor,
    set: sql`hold_until = null`,
  })
  const refs = unclear.map(({ ref }) => ref).join(', ')
  await raiseStaffAlert(tx, {
    kind: 'paymentUnclear',
    ref: order.id,
    order,
    text: `Sau một ngày cổng vẫn chưa rõ về lần trả ${refs}`,
  })
  return false
}

/** Asks staff, once, to read the bank statement before an expired transfer order is cancelled: no gateway knows of a transfer. */
async function askForStatement(tx: Tx, order: OrderRow, { ref, now, actor }: Seen & { ref: string }): Promise<boolean> {
  const until = statementUntil(now)
  const text = `Hết hạn chuyển khoản: xem sao kê trước ${momentText(until)}, sau đó đơn tự huỷ`
  if (!(await raiseStaffAlert(tx, { kind: 'transferDue', ref, order, text }))) return false
  await tx.update(orders).set({ holdUntil: until }).where(eq(orders.id, order.id))
  await addOrderEvent(tx, order, { text: 'Hết hạn chuyển khoản, nhân viên xem lại sao kê trước khi huỷ đơn', actor })
  return true
}
