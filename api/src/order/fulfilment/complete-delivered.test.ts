import { orderEvents, orders } from '@tq/db/schema/order/order.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addBought } from '../testing/bought.ts'
import { copyOrder } from '../testing/copy-order.ts'
import { completeDelivered } from './complete-delivered.ts'

const { db, leavesBroken } = await testDatabase()
const longAgo = { deliveredAt: new Date(Date.now() - 30 * 86_400_000) }

test('more delivered orders than a statement has parameters for are all completed, each with one event @long', async () => {
  leavesBroken('an order has lines', 'copies of an order without what belongs to it')
  const { order } = await addBought(db, { userId: null, order: longAgo })
  await db.execute(copyOrder(order.id, 17_500))
  const { order: asked } = await addBought(db, { userId: null, order: longAgo })
  await db.insert(returnRequests).values({ orderId: asked.id, reason: 'Sách bị rách bìa' })
  await completeDelivered(db)
  expect(await db.$count(orders, eq(orders.status, 'completed'))).toBe(17_501)
  expect(await db.select({ id: orders.id }).from(orders).where(eq(orders.status, 'delivered'))).toEqual([{ id: asked.id }])
  const told = and(eq(orderEvents.status, 'completed'), eq(orderEvents.actor, 'system'), eq(orderEvents.text, 'Hết hạn đổi trả'))
  expect(await db.$count(orderEvents, told)).toBe(17_501)
  await completeDelivered(db)
  expect(await db.$count(orderEvents, told)).toBe(17_501)
})

test('an order that somebody works on at this moment is neither waited for nor completed', async () => {
  const { order } = await addBought(db, { userId: null, order: longAgo })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from orders where id = ${order.id} for update`)
    await tx.insert(returnRequests).values({ orderId: order.id, reason: 'Sách bị rách bìa' })
    await completeDelivered(db)
  })
  await completeDelivered(db)
  expect(await db.$count(orders, and(eq(orders.id, order.id), eq(orders.status, 'delivered')))).toBe(1)
})
