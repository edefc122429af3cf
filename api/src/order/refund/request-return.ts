import { AppError } from '@tq/contract/errors.ts'
import type { Body } from '@tq/contract/http/endpoint.ts'
import type { requestReturn as requestReturnCall } from '@tq/contract/order.ts'
import type { Database } from '@tq/db/database.ts'
import { orderEvents, orderLines } from '@tq/db/schema/order/order.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { eq, type SQL } from 'drizzle-orm'
import { type Actor, userIdOf } from '../../actor.ts'
import { databaseNow } from '../../time/database-now.ts'
import { lockOrder } from '../order-row.ts'
import { returnUntil } from '../order-status.ts'
import { inEvents } from '../set-status.ts'
import { addReturnLines } from './return-lines.ts'
import { RETURN_ALERT } from './staff-returns.ts'

/** One at a time for each order; staff decide, and are told. */
export async function requestReturn(
  db: Database,
  id: string,
  asked: Body<typeof requestReturnCall> & { whose: SQL | undefined; actor: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, asked.whose)
    if (!returnUntil(order, await databaseNow(tx))) throw new AppError('RETURN_TIME_OVER')
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id))
    const ids = asked.lines.map(({ lineId }) => lineId)
    const isFair = asked.lines.every(({ lineId, quantity }) => {
      const line = lines.find((row) => row.id === lineId)
      return line && quantity <= line.quantity - line.refundedQuantity
    })
    if (!isFair || new Set(ids).size < ids.length) throw new AppError('RETURN_TOO_MANY')
    const [request] = await tx
      .insert(returnRequests)
      .values({ orderId: id, reason: asked.reason })
      .onConflictDoNothing()
      .returning({ id: returnRequests.id })
    if (!request) throw new AppError('RETURN_ALREADY_ASKED')
    await addReturnLines(tx, request.id, asked.lines)
    await tx.insert(orderEvents).values({
      orderId: id,
      text: `Yêu cầu đổi trả: ${asked.reason}`,
      actor: inEvents(asked.actor),
      byUserId: userIdOf(asked.actor),
    })
    await tx.insert(staffAlerts).values({ kind: RETURN_ALERT, orderId: id, text: `Đơn ${order.code}: khách yêu cầu đổi trả` })
  })
}
