import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order.ts'
import { paymentAttempts } from '@tq/db/schema/payment.ts'
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { type Gateway, type GatewayName, GatewayUnreachable } from '../payment/gateway.ts'
import { type AttemptRow, nextAsk, payable } from './attempts.ts'
import { cancel } from './cancel-order.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { EXPIRED_REASON, settle } from './settle.ts'

export type Gateways = Partial<Record<GatewayName, Gateway>>

const AT_ONCE = 50

/** Asks the gateways about every attempt whose time has come: a lost notification is found this way. */
export async function askGateways(db: Database, gateways: Gateways, publicUrl: string): Promise<number> {
  const due = await takeDue(db)
  for (const { attempt, order } of due) await askAbout(db, gateways, attempt, order, publicUrl).catch(ignoreSilence)
  return due.length
}

/** Marks them as asked before asking, so that two workers do not ask about the same. */
async function takeDue(db: Database): Promise<{ attempt: AttemptRow; order: OrderRow }[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ attempt: paymentAttempts, order: orders })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(isNotNull(paymentAttempts.nextAskAt), lte(paymentAttempts.nextAskAt, sql`now()`)))
      .orderBy(asc(paymentAttempts.nextAskAt))
      .limit(AT_ONCE)
      .for('update', { of: paymentAttempts, skipLocked: true })
    for (const { attempt } of due)
      await tx
        .update(paymentAttempts)
        .set({ asked: attempt.asked + 1, nextAskAt: nextAsk(attempt.createdAt, attempt.asked + 1) })
        .where(eq(paymentAttempts.ref, attempt.ref))
    return due
  })
}

/** One question and what follows from its answer. Throws when the gateway is silent. */
export async function askAbout(
  db: Database,
  gateways: Gateways,
  attempt: AttemptRow,
  order: OrderRow,
  publicUrl: string,
): Promise<void> {
  const gateway = attempt.gateway === 'transfer' ? undefined : gateways[attempt.gateway]
  if (!gateway) return
  const evidence = await gateway.query(payable(attempt, order), new Date())
  await settle(db, { gateway: attempt.gateway, source: 'query', evidence, publicUrl })
}

const ignoreSilence = (error: unknown) => {
  if (!(error instanceof GatewayUnreachable)) throw error
}

/** Commerce rule 18: an unpaid order whose time is over is given up only after its gateway was asked. */
export async function giveUpExpired(db: Database, gateways: Gateways, publicUrl: string): Promise<number> {
  const expired = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'awaitingPayment'), lte(orders.holdUntil, sql`now()`)))
    .orderBy(asc(orders.holdUntil))
    .limit(AT_ONCE)
  let given = 0
  for (const { id } of expired) if (await giveUp(db, gateways, id, publicUrl)) given++
  return given
}

async function giveUp(db: Database, gateways: Gateways, id: string, publicUrl: string): Promise<boolean> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, id), inArray(paymentAttempts.status, ['open', 'void', 'failed'])))
  try {
    for (const attempt of attempts) if (order) await askAbout(db, gateways, attempt, order, publicUrl)
  } catch (error) {
    // Silent: the order keeps its books until the gateway can be asked.
    ignoreSilence(error)
    return false
  }
  return db.transaction(async (tx) => {
    const now = await lockOrder(tx, id)
    if (now.status !== 'awaitingPayment' || !now.holdUntil || now.holdUntil > new Date()) return false
    await cancel(tx, now, { reason: EXPIRED_REASON, by: 'system', byUserId: null, publicUrl })
    return true
  })
}
