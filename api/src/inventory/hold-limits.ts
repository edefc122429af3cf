import type { BuyerTrust } from '@tq/contract/enums.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'

export interface StockHold {
  pieces: number
  value: number
}

interface HoldLimits {
  /** What one customer may hold without having paid, over all orders. */
  customer: StockHold
  /** What everybody of this trust may hold together from one network; null: not counted. */
  network: StockHold | null
  /** One copy in so many of each title stays out of reach of such an order; 0: none does. */
  leavesOneIn: { later: number; atOnce: number }
  /** How long the books wait for a transfer. */
  transferHours: number
}

/**
 * Unpaid orders hold their books, so that nobody pays in vain; without limits a few invented mailboxes hold the whole
 * shop. Whom these numbers must never meet stands in docs/operations.md, and in the tests: a class, a bookshop, a campus.
 */
export const HOLD_LIMITS: Record<BuyerTrust, HoldLimits> = {
  guest: {
    customer: { pieces: 400, value: 200_000_000 },
    network: { pieces: 2_000, value: 800_000_000 },
    leavesOneIn: { later: 5, atOnce: 10 },
    transferHours: 12,
  },
  member: {
    customer: { pieces: 1_000, value: 500_000_000 },
    network: { pieces: 2_000, value: 800_000_000 },
    leavesOneIn: { later: 10, atOnce: 20 },
    transferHours: 24,
  },
  returning: {
    customer: { pieces: 2_000, value: 1_000_000_000 },
    network: null,
    leavesOneIn: { later: 20, atOnce: 0 },
    transferHours: 24,
  },
}

/** Unpaid orders of one customer at once, whatever they hold. */
export const MOST_UNPAID = 5

/** A gateway's page is open for half an hour; a transfer or cash keeps the books for days. */
export const isPaidLater = (method: ChosenMethod) => method === 'transfer' || method === 'cod'

export const leavesOneIn = (trust: BuyerTrust, method: ChosenMethod): number =>
  HOLD_LIMITS[trust].leavesOneIn[isPaidLater(method) ? 'later' : 'atOnce']

/** How many copies of a title such an order may take. `takeStock` states the same condition in SQL. */
export function mostOfTitle({ onHand, reserved }: { onHand: number; reserved: number }, oneIn: number): number {
  const kept = oneIn === 0 ? 0 : Math.floor(onHand / oneIn)
  return Math.max(0, onHand - reserved - kept)
}

export interface Unpaid {
  /** By whichever of the customer's names has the most. */
  orders: number
  customer: StockHold
  network: StockHold
}

/** Which limit an order would pass; null: none. `HAS_ROOM` states the same conditions in SQL. */
export function limitPassed(trust: BuyerTrust, unpaid: Unpaid, asked: StockHold): 'orders' | 'customer' | 'network' | null {
  const { customer, network } = HOLD_LIMITS[trust]
  const isAbove = (held: StockHold, most: StockHold) =>
    held.pieces + asked.pieces > most.pieces || held.value + asked.value > most.value
  if (unpaid.orders >= MOST_UNPAID) return 'orders'
  if (isAbove(unpaid.customer, customer)) return 'customer'
  return network && isAbove(unpaid.network, network) ? 'network' : null
}

/** From these sizes on staff are alerted: one order, all orders from one network, one title. */
const LARGE_ORDER: StockHold = { pieces: 100, value: 20_000_000 }
const LARGE_NETWORK_PIECES = 500
const LARGE_TITLE_COPIES = 20

export const isLargeOrder = (asked: StockHold) => asked.pieces >= LARGE_ORDER.pieces || asked.value >= LARGE_ORDER.value

/** True only for the order that passes the threshold, not for every order after it. */
export const isLargeNetworkNow = ({ network }: Unpaid, asked: StockHold) =>
  network.pieces < LARGE_NETWORK_PIECES && network.pieces + asked.pieces >= LARGE_NETWORK_PIECES

/** Half of the copies of a title wait for money. */
export const isLargeTitleNow = ({ onHand, left, quantity }: { onHand: number; left: number; quantity: number }) =>
  onHand >= LARGE_TITLE_COPIES && left * 2 <= onHand && (left + quantity) * 2 > onHand
