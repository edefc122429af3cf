import { AppError } from '@tq/contract/errors.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { placeText } from '@tq/db/geography/places.ts'
import { cartCodes, cartLines, carts } from '@tq/db/schema/cart.ts'
import { contentPages } from '@tq/db/schema/content.ts'
import { codeUses, orderEvents, orderLines, orders } from '@tq/db/schema/order.ts'
import { and, eq } from 'drizzle-orm'
import type { CartDesk } from '../cart/cart-desk.ts'
import { requireDeliverable } from '../cart/delivery.ts'
import { readGoods, type ShelfGoods } from '../cart/goods.ts'
import { requireInventory, stockShort } from '../cart/inventory.ts'
import { type PricedCart, priceCart } from '../cart/price-cart.ts'
import type { WishedCart } from '../cart/wished-cart.ts'
import { findAffiliate } from '../promotion/affiliate-code.ts'
import { findCodes, type StoredCode } from '../promotion/codes.ts'
import { customerKeys } from '../promotion/customer.ts'
import { openAttempt } from './attempts.ts'
import { earnCommission } from './commission.ts'
import { type HeldCode, type HeldFlash, takePromotions } from './held-promotions.ts'
import { newOrderCode } from './order-code.ts'
import { sendOrderPlaced } from './order-letters.ts'
import type { OrderRow } from './order-row.ts'
import { payOrder } from './pay-order.ts'
import { noteHold, piecesOf, takeStock } from './stock.ts'

/** Cash on delivery: printed books only, up to this. */
export const CASH_MOST = 3_000_000
/** How long an unpaid order keeps its books. */
const HOLD_MINUTES: Record<ChosenMethod, number | null> = { vnpay: 30, epay: 30, transfer: 24 * 60, cod: null }
const MINUTE_MS = 60_000
const TERMS_PAGE = 'dieu-khoan-giao-dich-chung'

export interface Placing {
  cart: WishedCart
  userId: string | null
  address: string
  paymentMethod: ChosenMethod
  requestKey: string
  expectedTotal: number
  /** A member's cart is emptied by it; "buy now" leaves it alone. */
  isFromMemberCart: boolean
}

/** One transaction: priced anew, everything counted and held, the order and its first attempt stored, or nothing at all. */
export async function placeOrder(desk: CartDesk, publicUrl: string, placing: Placing): Promise<string> {
  const known = await findByKey(desk.db, placing)
  if (known) return known
  try {
    return await desk.db.transaction((tx) => place(tx, desk, publicUrl, placing))
  } catch (error) {
    // The same view sent it twice at once: the other one was first.
    const first = isKeyTaken(error) ? await findByKey(desk.db, placing) : null
    if (first) return first
    throw error
  }
}

async function findByKey(db: Database, { requestKey, userId }: Placing): Promise<string | null> {
  const [row] = await db.select({ id: orders.id, userId: orders.userId }).from(orders).where(eq(orders.requestKey, requestKey))
  if (!row) return null
  if (row.userId !== userId) throw new AppError('ORDER_NOT_FOUND')
  return row.id
}

const isKeyTaken = (error: unknown): boolean => {
  const cause =
    (error as { cause?: { code?: string; constraint?: string } }).cause ?? (error as { code?: string; constraint?: string })
  return cause.code === '23505' && cause.constraint === 'orders_request_key_index'
}

async function place(tx: Tx, desk: CartDesk, publicUrl: string, placing: Placing): Promise<string> {
  const now = new Date()
  const stored = new Map<string, StoredCode>()
  const made = await priceCart(
    {
      db: tx,
      findGoods: (ids) => readGoods(tx, ids),
      findCodes: async (names) => {
        for (const [name, code] of await findCodes(tx, names)) stored.set(name, code)
        return stored
      },
      findAffiliate: (code) => findAffiliate(tx, code),
      quote: (parcel) => desk.sources.quote(parcel, tx),
    },
    placing.cart,
    placing.userId,
    now,
  )
  await requireOrderable(tx, made, placing)
  const order = await storeOrder(tx, made, placing, now)
  await holdEverything(tx, order, made, stored)
  if (placing.isFromMemberCart && placing.userId) await emptyCart(tx, placing.userId)
  await sendOrderPlaced(tx, order, publicUrl)
  if (order.total === 0) await payOrder(tx, order, { by: 'system', publicUrl })
  // Cash on delivery is certain enough to be packed, so it is to be noted for whoever brought it.
  else if (placing.paymentMethod === 'cod') await earnCommission(tx, order)
  else await openAttempt(tx, order, { gateway: placing.paymentMethod, address: placing.address, now })
  return order.id
}

/** Commerce rule 2: what was in the cart guarantees nothing; what must be put right is named. */
async function requireOrderable(tx: Tx, made: PricedCart, { cart, paymentMethod, expectedTotal }: Placing): Promise<void> {
  if (!made.lines.length) throw new AppError('CART_EMPTY')
  if (made.lines.some(({ problem }) => problem)) await requireInventory(tx, cart.lines)
  await requireDeliverable(tx, made, cart.delivery)
  if (made.unknownCodes.length || made.priced.refused.length) {
    const reason = made.priced.refused[0]
    throw new AppError('PRICE_CHANGED', {
      message: reason ? `Mã ${reason.code}: ${reason.reason}` : 'Mã khuyến mãi không hợp lệ',
    })
  }
  if (made.priced.total !== expectedTotal) throw new AppError('PRICE_CHANGED')
  if (paymentMethod === 'cod' && made.priced.lines.some(({ wish }) => !wish.goods.isShipped))
    throw new AppError('PAYMENT_METHOD_REFUSED', { message: 'Trả tiền khi nhận hàng chỉ dùng cho đơn toàn sách giấy' })
  if (paymentMethod === 'cod' && made.priced.total > CASH_MOST)
    throw new AppError('PAYMENT_METHOD_REFUSED', { message: 'Trả tiền khi nhận hàng dùng cho đơn đến 3.000.000 ₫' })
}

async function storeOrder(tx: Tx, made: PricedCart, placing: Placing, now: Date): Promise<OrderRow> {
  const { priced, quote, affiliate } = made
  const delivery = placing.cart.delivery
  const minutes = HOLD_MINUTES[placing.paymentMethod]
  const isCash = placing.paymentMethod === 'cod' && priced.total > 0
  const [order] = await tx
    .insert(orders)
    .values({
      code: newOrderCode(now),
      userId: placing.userId,
      status: isCash ? 'processing' : 'awaitingPayment',
      paymentMethod: priced.total === 0 ? 'none' : placing.paymentMethod,
      name: delivery?.name ?? '',
      phone: delivery?.phone ?? '',
      email: delivery?.email ?? '',
      customerKeys: customerKeys(made.customer),
      address: made.isOnlyDigital ? '' : (delivery?.address ?? ''),
      wardId: made.isOnlyDigital ? null : (delivery?.wardId ?? null),
      placeText: made.isOnlyDigital || !delivery?.wardId ? '' : ((await placeText(tx, delivery.wardId)) ?? ''),
      shippingMethod: quote?.method ?? null,
      shippingFrom: quote?.from ?? null,
      shippingTo: quote?.to ?? null,
      note: delivery?.note ?? '',
      invoice: delivery?.invoice ?? null,
      listTotal: priced.listTotal,
      goodsTotal: priced.goodsTotal,
      shippingFee: priced.shippingFee ?? 0,
      total: priced.total,
      steps: priced.steps,
      vat: priced.vat,
      affiliateId: affiliate?.userId ?? null,
      affiliatePercent: affiliate?.percent ?? null,
      commissionBase: priced.commissionBase,
      termsVersion: await termsVersion(tx),
      requestKey: placing.requestKey,
      holdUntil: minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS),
      createdAt: now,
    })
    .returning()
  await tx.insert(orderLines).values(lineRows(order as OrderRow, made))
  await tx.insert(orderEvents).values({
    orderId: (order as OrderRow).id,
    status: (order as OrderRow).status,
    text: 'Đơn hàng được đặt',
    by: 'customer',
    byUserId: placing.userId,
  })
  return order as OrderRow
}

function lineRows(order: OrderRow, { priced }: PricedCart): (typeof orderLines.$inferInsert)[] {
  return priced.lines.map((line, position) => {
    const goods = line.wish.goods as ShelfGoods
    return {
      orderId: order.id,
      position,
      productId: goods.productId,
      title: goods.title,
      kind: goods.kind,
      isShipped: goods.isShipped,
      quantity: line.wish.quantity,
      flashSaleId: line.flashQuantity > 0 ? goods.flashSaleId : null,
      flashQuantity: line.flashQuantity,
      listTotal: line.listTotal,
      subtotal: line.subtotal,
      couponCode: line.couponCode,
      couponDiscount: line.couponDiscount,
      voucherDiscount: line.voucherDiscount,
      total: line.total,
      vatClass: goods.vatClass,
      vat: line.vat,
      parts: goods.parts,
    }
  })
}

/** Always in the same order, stock before codes before flash pieces, so that two orders never wait for each other. */
async function holdEverything(tx: Tx, order: OrderRow, made: PricedCart, stored: Map<string, StoredCode>): Promise<void> {
  const lines = made.priced.lines.map((line) => ({ ...line, goods: line.wish.goods as ShelfGoods }))
  const { held, short } = await takeStock(
    tx,
    piecesOf(lines.map(({ wish, goods }) => ({ quantity: wish.quantity, parts: goods.parts }))),
  )
  if (short.length) {
    await requireInventory(
      tx,
      lines.map(({ wish, goods }) => ({ productId: goods.productId, quantity: wish.quantity })),
    )
    throw stockShort(short.map((productId) => ({ productId, title: '', text: 'Sản phẩm vừa hết hàng' })))
  }
  if (held.size) await tx.execute(noteHold(order.id, held))
  const codes = usedCodes(made, stored)
  const flash: HeldFlash[] = lines.flatMap(({ goods, flashQuantity }) =>
    flashQuantity > 0 && goods.flashSaleId
      ? [
          {
            flashSaleId: goods.flashSaleId,
            productId: goods.productId,
            quantity: flashQuantity,
            limitPerCustomer: goods.flashLimit ?? 1,
          },
        ]
      : [],
  )
  await takePromotions(tx, codes, flash, order.customerKeys)
  if (codes.length) await tx.insert(codeUses).values(codes.map(({ id, saved }) => ({ orderId: order.id, codeId: id, saved })))
}

function usedCodes({ priced }: PricedCart, stored: Map<string, StoredCode>): HeldCode[] {
  return [priced.voucher, priced.shippingVoucher, ...priced.coupons].flatMap((used) => {
    const code = used && stored.get(used.code)
    return code ? [{ id: code.id, code: code.code, limitPerCustomer: code.limitPerCustomer, saved: used.saves }] : []
  })
}

async function emptyCart(tx: Tx, userId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), eq(cartLines.isLater, false)))
  await tx.delete(cartCodes).where(eq(cartCodes.userId, userId))
  await tx.update(carts).set({ affiliateCode: null }).where(eq(carts.userId, userId))
}

async function termsVersion(tx: Tx): Promise<number> {
  const [page] = await tx.select({ version: contentPages.version }).from(contentPages).where(eq(contentPages.key, TERMS_PAGE))
  return page?.version ?? 0
}
