import { forgetDraft } from '../../checkout/delivery/forget-draft.ts'
import { session } from '../../lib/state/session.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { rememberAffiliate } from '../../offers/guest-codes.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { followOtherTabs, loadOfflineCart, offlineCart } from './offline-cart.ts'

/** Keeps the sentence about the merged cart for the page load after logging in. */
const TOLD_KEY = 'cart-told'
const TOLD_MS = 8000

export const loadMemberCart = () => import('./member-cart.ts')

/** With a token the server treats calls as a member's, even before the page knows the name. */
export const isMember = () => storedToken() !== null

/** At page load: reads a guest's lines; for a member merges lines left by a guest, then asks for the count. */
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
    // Storage is blocked: the sentence is lost, but the cart shows what is in it.
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
