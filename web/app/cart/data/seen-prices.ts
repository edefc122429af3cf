import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { readStored, removeStored, writeStored } from '../../lib/state/local-storage.ts'

/** What each book of a guest's cart cost when it was put in: kept here, never sent. */
export type SeenPrices = Record<number, number>

const KEY = 'cart-prices-seen'

export function readSeen(value: unknown): SeenPrices {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const isPrice = (price: unknown) => Number.isSafeInteger(price) && (price as number) >= 0
  return Object.fromEntries(Object.entries(value).filter(([id, price]) => /^\d{1,10}$/.test(id) && isPrice(price)))
}

export const seenPrices = (): SeenPrices => readStored(KEY, readSeen) ?? {}

export function keepSeen(seen: SeenPrices): void {
  if (Object.keys(seen).length === 0) removeStored(KEY)
  else writeStored(KEY, seen)
}

/** Only what is still in the cart is remembered. */
export function forgetSeen(left: { productId: number }[]): void {
  const ids = new Set(left.map(({ productId }) => productId))
  keepSeen(Object.fromEntries(Object.entries(seenPrices()).filter(([id]) => ids.has(Number(id)))))
}

/** Marks lines whose price differs from the one stored when they were put in; lines without one get today's. */
export function withSeen(cart: Cart, seen: SeenPrices): { cart: Cart; seen: SeenPrices } {
  const before = ({ problem, productId, priceNow }: CartLine) => (problem === 'gone' ? undefined : (seen[productId] ?? priceNow))
  const lines = cart.lines.map((line) => {
    const price = before(line)
    return { ...line, priceBefore: price === undefined || price === line.priceNow ? null : price }
  })
  const known = cart.lines.map((line) => [line.productId, before(line) ?? seen[line.productId]] as const)
  return {
    cart: { ...cart, lines },
    seen: Object.fromEntries(known.filter(([, price]) => price !== undefined)) as SeenPrices,
  }
}
