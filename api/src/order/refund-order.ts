import type { Body } from '@tq/contract/endpoint.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { refundOrder as refundOrderCall } from '@tq/contract/order.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { entitlements, orderEvents, orderLines, orders } from '@tq/db/schema/order.ts'
import { paymentAttempts, refunds } from '@tq/db/schema/payment.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { queueJob } from '../queue.ts'
import { shrinkCommission } from './commission.ts'
import { sendOrderRefunded } from './order-letters.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { piecesOf, returnStock } from './stock.ts'

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
  byUserId: string
  publicUrl: string
}

/** Line by line, never more than was bought or paid; a request made from an old view is refused. */
export async function refundLines(db: Db, id: string, asked: Refunding): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order.paidAt && order.status !== 'delivered' && order.status !== 'completed') throw new AppError('ORDER_STATE')
    if (order.refundedTotal !== asked.expectedRefunded)
      throw new AppError('ORDER_STATE', { message: 'Đơn vừa được hoàn tiền ở nơi khác, vui lòng xem lại' })
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.position)
    const wanted = asked.lines.map(({ lineId, quantity }) => {
      const line = lines.find((row) => row.id === lineId)
      if (!line) throw new AppError('ORDER_NOT_FOUND')
      if (quantity > line.quantity - line.refundedQuantity) throw new AppError('REFUND_TOO_MUCH')
      return { line, quantity, amount: refundValue(line, quantity) }
    })
    if (new Set(asked.lines.map(({ lineId }) => lineId)).size < asked.lines.length) throw new AppError('REFUND_TOO_MUCH')
    const shipping = asked.includesShipping ? shippingLeft(order, lines) : 0
    await refund(tx, order, wanted, { shipping, reason: asked.reason, byUserId: asked.byUserId, setsStatus: true })
    if (asked.isRestocked)
      await returnStock(tx, id, piecesOf(wanted.map(({ line, quantity }) => ({ quantity, parts: line.parts }))))
    await sendOrderRefunded(
      tx,
      order,
      wanted.reduce((sum, { amount }) => sum + amount, shipping),
      asked.publicUrl,
    )
  })
}

/** Everything that is left of a paid order that was cancelled, which it stays. */
export async function refundAll(tx: Tx, order: OrderRow, lines: LineRow[], reason: string): Promise<void> {
  const wanted = lines
    .filter((line) => line.refundedQuantity < line.quantity)
    .map((line) => {
      const quantity = line.quantity - line.refundedQuantity
      return { line, quantity, amount: refundValue(line, quantity) }
    })
  await refund(tx, order, wanted, { shipping: shippingLeft(order, lines), reason, byUserId: null, setsStatus: false })
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

async function refund(
  tx: Tx,
  order: OrderRow,
  wanted: Wanted[],
  { shipping, reason, byUserId, setsStatus }: { shipping: number; reason: string; byUserId: string | null; setsStatus: boolean },
): Promise<void> {
  const amount = wanted.reduce((sum, each) => sum + each.amount, shipping)
  if (order.refundedTotal + amount > order.total) throw new AppError('REFUND_TOO_MUCH')
  for (const { line, quantity, amount } of wanted)
    await tx
      .update(orderLines)
      .set({ refundedQuantity: line.refundedQuantity + quantity, refundedAmount: line.refundedAmount + amount })
      .where(eq(orderLines.id, line.id))
  const refundedTotal = order.refundedTotal + amount
  const status = refundedTotal === order.total ? 'refunded' : 'partlyRefunded'
  await tx
    .update(orders)
    .set({ refundedTotal, updatedAt: sql`now()`, ...(setsStatus ? { status } : {}) })
    .where(eq(orders.id, order.id))
  await revoke(tx, wanted)
  await shrinkCommission(tx, order.id)
  if (amount === 0) return
  const [paid] = await tx
    .select({ ref: paymentAttempts.ref, gateway: paymentAttempts.gateway })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.status, 'paid')))
    .orderBy(paymentAttempts.settledAt)
    .limit(1)
  const isByGateway = paid !== undefined && paid.gateway !== 'transfer'
  const [row] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      attemptRef: isByGateway ? paid.ref : null,
      amount,
      reason,
      status: 'requested',
      lines: wanted.map(({ line, quantity, amount }) => ({ lineId: line.id, quantity, amount })),
      byUserId,
    })
    .returning({ id: refunds.id })
  await tx.insert(orderEvents).values({
    orderId: order.id,
    status: setsStatus ? status : null,
    text: `Hoàn ${amount.toLocaleString('vi-VN')} ₫: ${reason}`,
    by: byUserId ? 'staff' : 'system',
    byUserId,
  })
  if (isByGateway) await queueJob(tx, 'send-refund', { id: row?.id }, `refund:${row?.id}`)
}

/** Commerce rule 23: what was refunded is closed, for good. */
async function revoke(tx: Tx, wanted: Wanted[]): Promise<void> {
  const ids = wanted.filter(({ line, quantity }) => line.refundedQuantity + quantity === line.quantity).map(({ line }) => line.id)
  if (ids.length)
    await tx
      .update(entitlements)
      .set({ revokedAt: sql`now()` })
      .where(and(inArray(entitlements.orderLineId, ids), isNull(entitlements.revokedAt)))
}
