import type { OrderStatus } from '@tq/contract/order.ts'
import { endOfReturnTime } from '../time/return-time.ts'

/** From each status to the ones that may follow. `setStatus` refuses everything else. */
export const NEXT = {
  awaitingPayment: ['paid', 'completed', 'cancelled', 'needsAttention'],
  paid: ['processing', 'cancelled', 'partlyRefunded', 'refunded'],
  processing: ['shipped', 'cancelled', 'partlyRefunded', 'refunded'],
  /** A parcel that nobody took comes back, and the order with it. */
  shipped: ['delivered', 'cancelled', 'partlyRefunded', 'refunded'],
  delivered: ['completed', 'partlyRefunded', 'refunded'],
  completed: ['partlyRefunded', 'refunded'],
  /** Late money revives a cancelled order, or staff must look. */
  cancelled: ['paid', 'completed', 'needsAttention'],
  partlyRefunded: ['partlyRefunded', 'refunded', 'processing', 'shipped', 'delivered', 'cancelled'],
  refunded: [],
  /** A suspect payment is accepted, or has failed and the order can be paid again. */
  needsAttention: ['awaitingPayment', 'paid', 'completed', 'cancelled'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const canBecome = (from: OrderStatus, to: OrderStatus) => (NEXT[from] as readonly OrderStatus[]).includes(to)

/**
 * What staff may do by hand, a part of the above: money says by itself what is paid, except where only a bank statement
 * knows; the clock says what is complete.
 */
export const STAFF_MOVES = {
  awaitingPayment: ['paid', 'cancelled'],
  paid: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: ['completed'],
  completed: [],
  /** A transfer that arrived after all. */
  cancelled: ['paid'],
  /** Which of them depends on how far its parcel is. */
  partlyRefunded: ['processing', 'shipped', 'delivered', 'cancelled'],
  refunded: [],
  needsAttention: ['paid', 'cancelled'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** `wasShipped` matters after a partial refund only: before it the parcel is packed, after it it arrives. */
export function canStaffMove(from: OrderStatus, to: OrderStatus, { wasShipped, wasDelivered }: Parcel): boolean {
  if (!(STAFF_MOVES[from] as readonly OrderStatus[]).includes(to)) return false
  if (from !== 'partlyRefunded') return true
  if (wasDelivered) return false
  return to === 'cancelled' || (to === 'delivered') === wasShipped
}

export interface Parcel {
  wasShipped: boolean
  wasDelivered: boolean
}

/** A buyer may cancel until the parcel leaves. What was bought to be opened online can't be given back by cancelling. */
export function canCancel(order: { status: OrderStatus; hasDigital: boolean }): boolean {
  if (order.status === 'awaitingPayment') return true
  return (order.status === 'paid' || order.status === 'processing') && !order.hasDigital
}

/** Bought itself or in a set; a course that comes with a printed book goes as it came. */
export const hasDigital = (lines: { parts: { kind: string }[] }[]) =>
  lines.some(({ parts }) => parts.some(({ kind }) => kind === 'digital' || kind === 'course'))

export const canPay = (order: { status: OrderStatus; holdUntil: Date | null }, now: Date) =>
  order.status === 'awaitingPayment' && order.holdUntil !== null && order.holdUntil > now

export function returnUntil(
  order: { status: OrderStatus; deliveredAt: Date | null; total: number; refundedTotal: number },
  now: Date,
): Date | null {
  const isReturnable = ['delivered', 'completed', 'partlyRefunded'].includes(order.status) && order.refundedTotal < order.total
  if (!isReturnable || !order.deliveredAt) return null
  const until = endOfReturnTime(order.deliveredAt)
  return until >= now ? until : null
}
