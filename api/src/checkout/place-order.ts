import { randomUUID } from 'node:crypto'
import type { BuyerTrust } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import { CASH_MOST } from '@tq/contract/publisher.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { cartCodes, cartLines, carts } from '@tq/db/schema/cart.ts'
import { quickTransaction } from '@tq/db/statements/quick-transaction.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { earnCommission } from '../affiliate/commission.ts'
import { type CartInput, customerOf } from '../cart/cart-input.ts'
import type { CartPricing } from '../cart/cart-pricing.ts'
import { requireDeliverable } from '../cart/delivery/delivery.ts'
import { readCart } from '../cart/member-cart.ts'
import { type PricedCart, priceCart } from '../cart/price-cart.ts'
import { HOLD_LIMITS } from '../inventory/hold-limits.ts'
import { requireInventory } from '../inventory/require-in-stock.ts'
import { readGoods, type ShelfGoods } from '../inventory/sellable-products.ts'
import { normalEmail } from '../mail/mailbox.ts'
import { newOrderCode } from '../order/order-code.ts'
import { placedLetter } from '../order/order-letters.ts'
import type { OrderRow } from '../order/order-row.ts'
import { type AttemptRow, firstAttempt } from '../order/payment/attempts.ts'
import { payOrder } from '../order/payment/pay-order.ts'
import { type PlacedOrder, readPlacedOrder } from '../order/payment/placed-order.ts'
import { ORDER_SYSTEM_ACTOR } from '../order/set-status.ts'
import { dong } from '../pricing/format-money.ts'
import { findAffiliate } from '../promotion/affiliate-code.ts'
import { findCodes, type StoredCode } from '../promotion/codes.ts'
import { customerKeys } from '../promotion/customer.ts'
import { holdEverything, titlesIn } from './hold-goods.ts'
import { tellLargeHolds } from './large-holds.ts'
import { requestFingerprint } from './request-fingerprint.ts'
import { type NewLine, type NewPart, storeOrder } from './store-order.ts'
import { type Holder, holdNetworkOf, lockCustomer } from './unpaid-limit.ts'

/** How long a gateway's page may take, and the order keeps its books for it. */
const PAGE_MINUTES = 30
const MINUTE_MS = 60_000

export interface Placing {
  /** Null: the member's own cart, which is read in the transaction and emptied by it; "buy now" leaves it alone. */
  cart: CartInput | null
  /** As they were sent, where some of them were left out of the cart. */
  sentCodes?: string[]
  userId: string | null
  address: string
  paymentMethod: ChosenMethod
  requestKey: string
  expectedTotal: number
}

/** With what is really ordered. */
type Ordering = Placing & { cart: CartInput }

/** One transaction: prices the cart again, reserves stock and codes, stores the order and its first attempt, or does nothing at all. */
export async function placeOrder(pricing: CartPricing, placing: Placing): Promise<PlacedOrder> {
  // Null: the member's cart is empty, because an earlier request with the same key has ordered it.
  let print: string | null = null
  const see = (cart: CartInput) => {
    print = cart.lines.length ? requestFingerprint(placing.userId, cart, placing.sentCodes ?? cart.codes) : null
    return print ?? ''
  }
  for (let tries = 1; ; tries++)
    try {
      return await quickTransaction(pricing.db, (tx) => place(tx, pricing, { ...placing, see }))
    } catch (error) {
      // The same request may have succeeded before: then this one fails (empty cart, no stock, duplicate key) and gets that order.
      const first = await findByKey(pricing.db, placing, print)
      if (first) return first
      if (!isCodeTaken(error) || tries === MOST_TRIES) throw error
    }
}

/** Order codes are random: on a busy day two orders may draw the same one, and the second tries again. */
const MOST_TRIES = 5

function isCodeTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'orders_code_index'
}

/** Refuses a key that was used for another cart or by another buyer: the sender would take that order for their own. */
async function findByKey(db: Database, { requestKey, userId }: Placing, print: string | null): Promise<PlacedOrder | null> {
  const [row] = await runPrepared<{ id: string }>(db, sql`select id from orders where request_key = ${requestKey}::uuid`)
  if (!row) return null
  const { order, attempt } = await readPlacedOrder(db, row.id)
  if (order.userId !== userId || (print !== null && order.requestFingerprint !== print)) throw new AppError('REQUEST_KEY_REUSED')
  return { order, attempt }
}

/** `see` gets the cart as read in the transaction and returns its fingerprint. */
type Seen = Placing & { see: (cart: CartInput) => string }

async function place(tx: Tx, pricing: CartPricing, { see, ...asked }: Seen): Promise<PlacedOrder> {
  const placing = { ...asked, cart: asked.cart ?? (await lockCart(tx, asked.userId)) }
  const print = see(placing.cart)
  const customer = await customerOf(tx, placing.userId, placing.cart)
  const from = holdNetworkOf(placing.address, pricing)
  // Travel together; what is charged is still read after the lock was taken.
  const [{ now, trust }, goods] = await Promise.all([
    lockCustomer(tx, customer, from),
    readGoods(
      tx,
      placing.cart.lines.map(({ productId }) => productId),
    ),
  ])
  const stored = new Map<string, StoredCode>()
  const made = await priceCart(
    {
      db: tx,
      findGoods: async () => goods,
      findCodes: async (names) => {
        for (const [name, code] of await findCodes(tx, names)) stored.set(name, code)
        return stored
      },
      findAffiliate: (code) => findAffiliate(tx, code),
      quote: (parcel) => pricing.sources.quote(parcel, tx),
    },
    placing.cart,
    placing.userId,
    now,
  )
  await requireOrderable(tx, pricing, made, placing)
  const { wardId } = placing.cart.delivery ?? {}
  const placeText = made.isOnlyDigital || !wardId ? '' : (await pricing.place(wardId, tx)).text
  const { held, rows, codes } = await holdEverything(tx, made, { trust, method: placing.paymentMethod, stored })
  const adds = { pieces: [...held.values()].reduce((sum, quantity) => sum + quantity, 0), value: made.priced.total }
  const network = trust === 'returning' || adds.pieces === 0 ? null : from
  const holder = { customer, trust, network, adds }
  const order = newOrder(made, placing, placeText, { now, holder, print })
  const isToPay = order.total > 0 && placing.paymentMethod !== 'cod'
  const attempt = isToPay ? firstAttempt(order, placing.paymentMethod as AttemptRow['gateway'], placing.address) : null
  const lines = newLines(made)
  const letter = placedLetter(order, lines)
  const before = await storeOrder(tx, { order, lines, parts: newParts(made), attempt, held, codes, letter, holder })
  if (!asked.cart && placing.userId) await emptyCart(tx, placing.userId, placing.cart)
  if (order.total === 0) await payOrder(tx, order, { actor: ORDER_SYSTEM_ACTOR })
  // Cash on delivery is packed without payment, so the affiliate's commission is noted now.
  else if (!attempt) await earnCommission(tx, order)
  await tellLargeHolds(tx, { order, holder, before, rows, titles: titlesIn(made) })
  return { order, attempt }
}

/** Commerce rule 2: a cart guarantees neither stock nor price. A refusal names the lines the buyer has to correct. */
async function requireOrderable(tx: Tx, pricing: CartPricing, made: PricedCart, placing: Ordering): Promise<void> {
  const { cart, paymentMethod, expectedTotal } = placing
  if (!made.lines.length) throw new AppError('CART_EMPTY')
  if (made.lines.some(({ problem }) => problem)) await requireInventory(tx, cart.lines)
  await requireDeliverable(pricing, made, cart.delivery, tx)
  // A code that takes nothing off is no reason to stop, as long as the shopper saw the price without it.
  if (made.priced.total !== expectedTotal) {
    const [refused] = made.priced.refused
    throw refused ? new AppError('CODE_LAPSED', { values: refused }) : new AppError('PRICE_CHANGED')
  }
  if (paymentMethod === 'cod' && made.priced.lines.some(({ wish }) => !wish.goods.isShipped))
    throw new AppError('CASH_ONLY_FOR_PRINTED')
  if (paymentMethod === 'cod' && made.priced.total > CASH_MOST) throw new AppError('CASH_TOO_MUCH', { values: dong(CASH_MOST) })
}

function newOrder(
  { priced, quote, affiliate, customer, isOnlyDigital }: PricedCart,
  placing: Ordering,
  placeText: string,
  { now, holder: { customer: counted, trust, network, adds }, print }: { now: Date; holder: Holder; print: string },
): OrderRow {
  const delivery = placing.cart.delivery
  const minutes = holdMinutes(placing.paymentMethod, trust)
  const isCash = placing.paymentMethod === 'cod' && priced.total > 0
  return {
    id: randomUUID(),
    code: newOrderCode(now),
    userId: placing.userId,
    status: isCash ? 'processing' : 'awaitingPayment',
    paymentMethod: priced.total === 0 ? 'none' : placing.paymentMethod,
    name: delivery?.name ?? '',
    phone: delivery?.phone ?? '',
    email: delivery?.email ?? '',
    customerKeys: customerKeys(customer),
    address: isOnlyDigital ? '' : (delivery?.address ?? ''),
    wardId: isOnlyDigital ? null : (delivery?.wardId ?? null),
    placeText,
    shippingMethod: quote?.method ?? null,
    shippingFrom: quote?.from ?? null,
    shippingTo: quote?.to ?? null,
    trackingCode: null,
    note: delivery?.note ?? '',
    invoice: delivery?.invoice ?? null,
    gift: isOnlyDigital ? null : (delivery?.gift ?? null),
    listTotal: priced.listTotal,
    goodsTotal: priced.goodsTotal,
    shippingFee: priced.shippingFee ?? 0,
    total: priced.total,
    refundedTotal: 0,
    steps: priced.steps,
    vat: priced.vat,
    affiliateId: affiliate?.userId ?? null,
    affiliatePercent: affiliate?.percent ?? null,
    commissionBase: priced.commissionBase,
    // Stored as the version in force at that moment.
    termsVersion: 0,
    requestKey: placing.requestKey,
    requestFingerprint: print,
    holdUntil: minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS),
    buyerTrust: trust,
    isMailboxProven: counted.userId !== null && isSame(counted.emails[0], delivery?.email),
    heldPieces: adds.pieces,
    holdNetwork: network,
    promotionsReleased: false,
    paidAt: null,
    deliveredAt: null,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
  }
}

const isSame = (own = '', typed = '') => own !== '' && normalEmail(own) === normalEmail(typed)

/** Null: until the parcel goes. */
function holdMinutes(method: ChosenMethod, trust: BuyerTrust): number | null {
  if (method === 'cod') return null
  return method === 'transfer' ? HOLD_LIMITS[trust].transferHours * 60 : PAGE_MINUTES
}

function newLines({ priced }: PricedCart): NewLine[] {
  return priced.lines.map((line, position) => {
    const goods = line.wish.goods as ShelfGoods
    return {
      position,
      product_id: goods.productId,
      title: goods.title,
      kind: goods.kind,
      is_shipped: goods.isShipped,
      quantity: line.wish.quantity,
      flash_sale_id: line.flashQuantity > 0 ? goods.flashSaleId : null,
      flash_quantity: line.flashQuantity,
      list_total: line.listTotal,
      subtotal: line.subtotal,
      coupon_code: line.couponCode,
      coupon_discount: line.couponDiscount,
      voucher_discount: line.voucherDiscount,
      total: line.total,
      vat_class: goods.vatClass,
      vat: line.vat,
      release_day: goods.releaseDay,
    }
  })
}

const newParts = ({ priced }: PricedCart): NewPart[] =>
  priced.lines.flatMap(({ wish }, line) =>
    (wish.goods as ShelfGoods).parts.map(({ productId, title, kind, quantity }, position) => ({
      line,
      position,
      product_id: productId,
      title,
      kind,
      quantity,
    })),
  )

/** Locks the cart so that two tabs of one member can't both order it: the second finds it empty. */
async function lockCart(tx: Tx, userId: string | null): Promise<CartInput> {
  if (!userId) throw new AppError('CART_EMPTY')
  await runPrepared(tx, sql`select 1 from carts where user_id = ${userId} for update`)
  return readCart(tx, userId)
}

/**
 * Removes only the lines that were ordered: lines added meanwhile stay. So does the place, but not the words to one person, which would
 * lie in the next parcel to another.
 */
async function emptyCart(tx: Tx, userId: string, { lines }: CartInput): Promise<void> {
  const ordered = lines.flatMap(({ cartDetailId }) => cartDetailId ?? [])
  await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), inArray(cartLines.id, ordered)))
  await tx.delete(cartCodes).where(eq(cartCodes.userId, userId))
  await tx
    .update(carts)
    .set({ affiliateCode: null, delivery: sql`${carts.delivery} - 'gift'` })
    .where(eq(carts.userId, userId))
}
