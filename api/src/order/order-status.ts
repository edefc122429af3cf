import type { OrderStatus } from '@tq/contract/order.ts'

/** Where an order may go from where it is. What is not here does not happen. */
export const NEXT = {
  awaitingPayment: ['paid', 'completed', 'cancelled', 'needsAttention'],
  paid: ['processing', 'completed', 'cancelled', 'partlyRefunded', 'refunded', 'needsAttention'],
  processing: ['shipped', 'cancelled', 'partlyRefunded', 'refunded', 'needsAttention'],
  shipped: ['delivered', 'partlyRefunded', 'refunded', 'needsAttention'],
  delivered: ['completed', 'partlyRefunded', 'refunded', 'needsAttention'],
  completed: ['partlyRefunded', 'refunded'],
  /** Money that comes late brings an order back, or needs a person. */
  cancelled: ['paid', 'completed', 'refunded', 'needsAttention'],
  partlyRefunded: ['partlyRefunded', 'refunded', 'processing', 'shipped', 'delivered', 'completed'],
  refunded: [],
  needsAttention: ['paid', 'processing', 'completed', 'cancelled', 'partlyRefunded', 'refunded'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const canBecome = (from: OrderStatus, to: OrderStatus) => (NEXT[from] as readonly OrderStatus[]).includes(to)

/** A buyer may cancel until the parcel leaves. What is opened online can't be given back by cancelling. */
export function canCancel(order: { status: OrderStatus; isOnlyDigital: boolean }): boolean {
  if (order.status === 'awaitingPayment') return true
  return (order.status === 'paid' || order.status === 'processing') && !order.isOnlyDigital
}

export const canPay = (order: { status: OrderStatus; holdUntil: Date | null }, now: Date) =>
  order.status === 'awaitingPayment' && order.holdUntil !== null && order.holdUntil > now

/** From receipt for printed books, from payment for what is opened online. */
export const RETURN_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

export function returnUntil(
  order: { status: OrderStatus; deliveredAt: Date | null; total: number; refundedTotal: number },
  now: Date,
): Date | null {
  const isReturnable = ['delivered', 'completed', 'partlyRefunded'].includes(order.status) && order.refundedTotal < order.total
  if (!isReturnable || !order.deliveredAt) return null
  const until = new Date(order.deliveredAt.getTime() + RETURN_DAYS * DAY_MS)
  return until > now ? until : null
}
