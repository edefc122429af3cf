import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@tq/db/database.ts'
import { entitlements, orderLineParts, orderLines, orders, stockMoves } from '@tq/db/schema/order.ts'

interface Bought {
  userId: string | null
  productId?: number
  kind?: 'printed' | 'digital' | 'course'
  /** Where it stands; what is opened online is complete at once. */
  status?: (typeof orders.$inferInsert)['status']
  order?: Partial<typeof orders.$inferInsert>
}

/** An order of one line as the shop would have left it, without the way there. */
export async function addBought(db: Database, { userId, productId = 56, kind = 'printed', status, order: more = {} }: Bought) {
  const isShipped = kind === 'printed'
  const reached = status ?? (isShipped ? 'delivered' : 'completed')
  const isDelivered = ['delivered', 'completed', 'partlyRefunded', 'refunded'].includes(reached)
  const isPaid = isDelivered || ['paid', 'processing', 'shipped'].includes(reached)
  const money = { listTotal: 90_000, goodsTotal: 90_000, shippingFee: 0, total: 90_000 }
  const [order] = await db
    .insert(orders)
    .values({
      code: `TQ${randomBytes(5).toString('hex').toUpperCase()}`,
      userId,
      status: reached,
      paymentMethod: 'cod',
      name: 'Nguyễn Thị Lan',
      phone: '0912345678',
      email: 'lan@example.vn',
      customerKeys: [...(userId ? [`user:${userId}`] : []), 'email:lan@example.vn', 'phone:0912345678'],
      address: 'Số 1 phố Huế',
      placeText: 'Phường Hai Bà Trưng, Hà Nội',
      shippingMethod: isShipped ? 'standard' : null,
      ...money,
      steps: [],
      vat: [],
      termsVersion: 1,
      requestKey: randomUUID(),
      paidAt: isPaid ? new Date() : null,
      deliveredAt: isDelivered ? new Date() : null,
      ...more,
    })
    .returning()
  if (!order) throw new Error('no order')
  const title = 'Một cuốn sách'
  const [line] = await db
    .insert(orderLines)
    .values({
      ...{ orderId: order.id, position: 0, productId, title, kind, isShipped, quantity: 1 },
      ...{ listTotal: 90_000, subtotal: 90_000, total: 90_000, vatClass: 'KCT', vat: 0 },
    })
    .returning()
  if (!line) throw new Error('no line')
  await db.insert(orderLineParts).values({ orderLineId: line.id, position: 0, productId, title, kind, quantity: 1 })
  if (isShipped && isPaid)
    await db
      .insert(stockMoves)
      .values((['hold', 'sell'] as const).map((kind) => ({ orderId: order.id, productId, kind, quantity: 1 })))
  if (!isShipped && isPaid) await db.insert(entitlements).values({ orderLineId: line.id, productId, userId })
  return { order, line }
}
