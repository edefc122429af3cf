import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@tq/db/database.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { orderEvents, orderLineParts, orderLines, orders } from '@tq/db/schema/order/order.ts'
import { refundLines, refunds } from '@tq/db/schema/order/payment.ts'
import { showAvailability } from '@tq/db/testing/by-hand.ts'
import { addToOpening } from '@tq/db/testing/invariants/opening.ts'
import { eq, sql } from 'drizzle-orm'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

interface Bought {
  userId: string | null
  productId?: number
  kind?: 'printed' | 'digital' | 'course'
  /** Where it stands; what is opened online is complete at once. */
  status?: OrderRow['status']
  quantity?: number
  order?: Partial<typeof orders.$inferInsert>
}

const PRICE = 90_000
const DELIVERED = ['delivered', 'completed', 'partlyRefunded', 'refunded']
const PAID = [...DELIVERED, 'paid', 'processing', 'shipped']

/** An order of one line as the shop would have left it, with all that is counted from it, without the way there. */
export async function addBought(db: Database, bought: Bought) {
  const { userId, productId = 56, kind = 'printed', status, quantity = 1, order: more = {} } = bought
  const isShipped = kind === 'printed'
  const reached = status ?? (isShipped ? 'delivered' : 'completed')
  const isPaid = PAID.includes(reached)
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
      ...{ listTotal: PRICE, goodsTotal: PRICE, shippingFee: 0, total: PRICE, commissionBase: PRICE },
      steps: [],
      vat: [{ vatClass: 'KCT', base: PRICE, amount: 0 }],
      termsVersion: 1,
      requestKey: randomUUID(),
      holdUntil: reached === 'awaitingPayment' ? sql`now() + interval '30 minutes'` : null,
      promotionsReleased: reached === 'cancelled',
      paidAt: isPaid ? new Date() : null,
      deliveredAt: DELIVERED.includes(reached) ? new Date() : null,
      ...more,
    })
    .returning()
  if (!order) throw new Error('no order')
  const title = 'Một cuốn sách'
  const [line] = await db
    .insert(orderLines)
    .values({
      ...{ orderId: order.id, position: 0, productId, title, kind, isShipped, quantity },
      ...{ listTotal: PRICE, subtotal: PRICE, total: PRICE, vatClass: 'KCT', vat: 0 },
    })
    .returning()
  if (!line) throw new Error('no line')
  await db.insert(orderLineParts).values({ orderLineId: line.id, position: 0, productId, title, kind, quantity: 1 })
  await db.insert(orderEvents).values({ orderId: order.id, status: reached, text: 'Như cửa hàng để lại', actor: 'system' })
  await takeFromShelf(db, order, line, isPaid)
  if (isPaid) await countSold(db, productId, quantity)
  if (!isShipped && isPaid) await db.insert(entitlements).values({ orderLineId: line.id, productId, userId })
  if (reached === 'refunded') await giveMoneyBack(db, order, line)
  await showAvailability(db, productId)
  return { order, line }
}

/** Held, then sold with the payment or released with the order; only where there is a shelf to take from. */
async function takeFromShelf(db: Database, order: OrderRow, { productId, quantity }: LineRow, isPaid: boolean): Promise<void> {
  const settled = isPaid ? 'sell' : order.status === 'cancelled' ? 'release' : null
  const { rowCount } = await db.execute(
    sql`update stock set reserved = reserved + ${settled ? 0 : quantity} where product_id = ${productId}`,
  )
  if (!rowCount) return
  await db.update(orders).set({ heldPieces: quantity }).where(eq(orders.id, order.id))
  for (const kind of ['hold', ...(settled ? [settled] : [])])
    await db.execute(sql`
      insert into stock_moves (order_id, product_id, kind, quantity) values (${order.id}, ${productId}, ${kind}, ${quantity})`)
  // The copies that were sold had been delivered for it: the shelf stays as it is.
  if (isPaid) await addToOpening(db, 'stock.on_hand', String(productId), quantity)
}

/** All of it, in cash. */
async function giveMoneyBack(db: Database, order: OrderRow, line: LineRow): Promise<void> {
  const [refund] = await db
    .insert(refunds)
    .values({
      ...{ kind: 'order', orderId: order.id, amount: PRICE, reason: 'Khách trả sách' },
      ...{ status: 'done', doneAt: new Date() },
    })
    .returning()
  const refundId = refund?.id as string
  await db.insert(refundLines).values({ refundId, orderLineId: line.id, quantity: line.quantity, amount: PRICE })
  await db.update(orders).set({ refundedTotal: PRICE }).where(eq(orders.id, order.id))
  await db.update(orderLines).set({ refundedQuantity: line.quantity, refundedAmount: PRICE }).where(eq(orderLines.id, line.id))
  await countSold(db, line.productId, -line.quantity)
  await db.execute(sql`update entitlements set revoked_at = now() where order_line_id = ${line.id}`)
}

async function countSold(db: Database, productId: number, by: number): Promise<void> {
  await db.execute(sql`update products set sold = sold + ${by} where id = ${productId}`)
  await db.execute(sql`update search_docs set sold = sold + ${by} where product_id = ${productId}`)
}
