import { forgetDraft } from '../../checkout/delivery/delivery-draft.ts'
import { session, storedToken } from '../../lib/state/session.ts'
import { rememberAffiliate } from '../../offers/guest-codes.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { followOtherTabs, loadOfflineCart, offlineCart } from './offline-cart.ts'

/** A sentence about the hand-over waits here for the page that comes after logging in. */
const TOLD_KEY = 'cart-told'
const TOLD_MS = 8000

export const loadMemberCart = () => import('./member-cart.ts')

/** Whoever has a token is a member to the server, even before the page knows their name. */
export const isMember = () => storedToken() !== null

/** With the page: a guest's lines are read; a member's are counted, and what a guest left here goes to them. */
export function startCart(): () => void {
  rememberAffiliate(window.location.search)
  loadOfflineCart()
  tellWhatHappened()
  let isCounted = false
  const follow = () => {
    const isGuest = session.get().roles.length === 0
    if (isCounted && isGuest) forgetDraft()
    if (isCounted || isGuest) return
    isCounted = true
    countForMember().catch(() => undefined)
  }
  follow()
  const stops = [followOtherTabs(), session.subscribe(follow)]
  return () => {
    for (const stop of stops) stop()
  }
}

async function countForMember(): Promise<void> {
  const { countMembersCart, handOverCart } = await loadMemberCart()
  if (offlineCart.get().length > 0) {
    const sentence = await handOverCart()
    if (sentence) showToast(sentence, { variant: 'info', ms: TOLD_MS })
  }
  await countMembersCart()
}

export function tellAfterReload(sentence: string): void {
  try {
    window.sessionStorage.setItem(TOLD_KEY, sentence)
  } catch {
    // Blocked: then it stays untold; the cart itself shows what is in it.
  }
}

function tellWhatHappened(): void {
  try {
    const sentence = window.sessionStorage.getItem(TOLD_KEY)
    if (!sentence) return
    window.sessionStorage.removeItem(TOLD_KEY)
    showToast(sentence, { variant: 'info', ms: TOLD_MS })
  } catch {
    // As above.
  }
}
