import { AppError } from '@tq/contract/errors.ts'
import type { Body } from '@tq/contract/http/endpoint.ts'
import type { refundOrder as refundOrderCall } from '@tq/contract/order.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { orderLines, orders } from '@tq/db/schema/order/order.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor, StaffActor } from '../../actor.ts'
import { shrinkCommission } from '../../affiliate/commission.ts'
import { revokeBought } from '../../entitlement/revoke.ts'
import { piecesOf, returnStock, uncountSold } from '../../inventory/stock.ts'
import { dong } from '../../pricing/format-money.ts'
import { auditOrder } from '../fulfilment/audit-order.ts'
import { addStaffNote } from '../fulfilment/staff-notes.ts'
import { readLinesWithParts } from '../line-parts.ts'
import { sendOrderRefunded, sendRefundByHand } from '../order-letters.ts'
import { lockOrder, type OrderRow } from '../order-row.ts'
import { addOrderEvent, ORDER_SYSTEM_ACTOR, setStatus } from '../set-status.ts'
import { requestRefund } from './request-refund.ts'

type LineRow = typeof orderLines.$inferSelect

/** What giving back so many of a line is worth: its price as it was paid, the last pieces take what is left. */
export function refundValue(
  line: Pick<LineRow, 'quantity' | 'total' | 'refundedQuantity' | 'refundedAmount'>,
  quantity: number,
): number {
  const after = line.refundedQuantity + quantity
  const upTo = after === line.quantity ? line.total : Math.floor((line.total * after) / line.quantity)
  return upTo - line.refundedAmount
}

interface Refunding extends Body<typeof refundOrderCall> {
  actor: StaffActor
}

/** Line by line, never more than was bought or paid; a request made from an old view is refused. */
export async function refundLines(db: Db, id: string, asked: Refunding): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order.paidAt) throw new AppError('ORDER_NOT_PAID')
    if (order.refundedTotal !== asked.expectedRefunded) throw new AppError('REFUNDED_MEANWHILE')
    const lines = await readLinesWithParts(tx, id)
    const wanted = asked.lines.map(({ lineId, quantity }) => {
      const line = lines.find((row) => row.id === lineId)
      if (!line) throw new AppError('ORDER_NOT_FOUND')
      if (quantity > line.quantity - line.refundedQuantity) throw new AppError('REFUND_TOO_MUCH')
      return { line, quantity, amount: refundValue(line, quantity) }
    })
    if (new Set(asked.lines.map(({ lineId }) => lineId)).size < asked.lines.length) throw new AppError('REFUND_TOO_MUCH')
    const shipping = asked.includesShipping ? shippingLeft(order, lines) : 0
    const back = wanted.map(({ line, quantity }) => ({ productId: line.productId, quantity, parts: line.parts }))
    const { refundedTotal, money } = await refund(tx, order, wanted, { shipping, ...asked })
    const isAllBack = lines.every((line) => {
      const now = wanted.find((each) => each.line.id === line.id)?.quantity ?? 0
      return line.refundedQuantity + now === line.quantity
    })
    await setStatus(tx, order, {
      to: refundedTotal === order.total && (order.total > 0 || isAllBack) ? 'refunded' : 'partlyRefunded',
      text: asked.words ? `Hoàn ${dong(money.amount)}: ${asked.words}` : `Hoàn ${dong(money.amount)}`,
      actor: asked.actor,
    })
    await addStaffNote(tx, order, { text: `Hoàn ${dong(money.amount)}: ${asked.reason}`, actor: asked.actor })
    await auditOrder(tx, order, { actor: asked.actor, action: 'order.refund' })
    if (asked.isRestocked) await returnStock(tx, id, piecesOf(back))
    await uncountSold(tx, back)
    if (money.isByHand) await sendRefundByHand(tx, order, money.amount)
    else if (money.amount) await sendOrderRefunded(tx, order, money.amount)
  })
}

/** Refunds all that is left of a cancelled order. Its status stays `cancelled`. */
export async function refundAll(
  tx: Tx,
  order: OrderRow,
  lines: LineRow[],
  { reason, includesShipping }: { reason: string; includesShipping: boolean },
): Promise<Money> {
  const wanted = lines
    .filter((line) => line.refundedQuantity < line.quantity)
    .map((line) => {
      const quantity = line.quantity - line.refundedQuantity
      return { line, quantity, amount: refundValue(line, quantity) }
    })
  const shipping = includesShipping ? shippingLeft(order, lines) : 0
  const { money } = await refund(tx, order, wanted, { shipping, reason, actor: ORDER_SYSTEM_ACTOR })
  if (money.amount) await addOrderEvent(tx, order, { text: `Hoàn ${dong(money.amount)}: ${reason}`, actor: ORDER_SYSTEM_ACTOR })
  return money
}

/** What was refunded beyond the lines was shipping. */
function shippingLeft(order: OrderRow, lines: LineRow[]): number {
  const ofLines = lines.reduce((sum, line) => sum + line.refundedAmount, 0)
  return order.shippingFee - (order.refundedTotal - ofLines)
}

interface Wanted {
  line: LineRow
  quantity: number
  amount: number
}

export interface Money {
  amount: number
  isByHand: boolean
}

async function refund(
  tx: Tx,
  order: OrderRow,
  wanted: Wanted[],
  { shipping, reason, actor }: { shipping: number; reason: string; actor: Actor },
): Promise<{ refundedTotal: number; money: Money }> {
  const amount = wanted.reduce((sum, each) => sum + each.amount, shipping)
  const refundedTotal = order.refundedTotal + amount
  if (refundedTotal > order.total) throw new AppError('REFUND_TOO_MUCH')
  for (const { line, quantity, amount } of wanted)
    await tx
      .update(orderLines)
      .set({ refundedQuantity: line.refundedQuantity + quantity, refundedAmount: line.refundedAmount + amount })
      .where(eq(orderLines.id, line.id))
  await tx.update(orders).set({ refundedTotal }).where(eq(orders.id, order.id))
  await revokeBought(tx, usedUp(wanted))
  await shrinkCommission(tx, order.id)
  if (amount === 0) return { refundedTotal, money: { amount, isByHand: false } }
  const lines = wanted.map(({ line, quantity, amount }) => ({ lineId: line.id, quantity, amount }))
  const attempt = await paidAttempt(tx, order.id)
  const { isByHand } = await requestRefund(tx, { order, attempt, amount, reason, lines, actor })
  return { refundedTotal, money: { amount, isByHand } }
}

/** The attempt that paid the order, not one whose money was unexpected and went back. Null: cash. */
async function paidAttempt(tx: Tx, orderId: string) {
  const [paid] = await tx
    .select({ ref: paymentAttempts.ref, gateway: paymentAttempts.gateway })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.status, 'paid'),
        sql`not exists (select 1 from refunds r where r.attempt_ref = ${paymentAttempts.ref} and r.kind = 'unexpected')`,
      ),
    )
    .orderBy(paymentAttempts.settledAt)
    .limit(1)
  return paid ?? null
}

/** Lines whose last copy is being refunded: what they opened is closed. */
const usedUp = (wanted: Wanted[]) =>
  wanted.filter(({ line, quantity }) => line.refundedQuantity + quantity === line.quantity).map(({ line }) => line.id)
