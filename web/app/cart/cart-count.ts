import { session } from '../lib/session.ts'
import { createStore } from '../lib/store.ts'
import { countOf, offlineCart } from './offline-cart.ts'

/** How many things a member's cart on the server holds; null until it was asked. */
export const memberCount = createStore<number | null>(null)

/** The number on the cart icon. */
export function useCartCount(): number {
  const isMember = session.use().roles.length > 0
  const members = memberCount.use()
  const guests = countOf(offlineCart.use())
  return isMember ? (members ?? 0) : guests
}
