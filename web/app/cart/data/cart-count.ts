import { session } from '../../lib/state/session.ts'
import { createStore } from '../../lib/state/store.ts'
import { countOf, offlineCart } from './offline-cart.ts'

/** How many things a member's cart on the server holds; null until it was asked. */
export const memberCount = createStore<number | null>(null)

let asked = 0
let heard = 0

/** Call it when a request begins; its count is ignored if a request that began later has answered first. */
export function askCount(): (total: number) => void {
  const own = ++asked
  return (total) => {
    if (own < heard) return
    heard = own
    memberCount.set(total)
  }
}

/** The number on the cart icon. */
export function useCartCount(): number {
  const isMember = session.use().roles.length > 0
  const members = memberCount.use()
  const guests = countOf(offlineCart.use())
  return isMember ? (members ?? 0) : guests
}
