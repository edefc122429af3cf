import { forgetKeptBooks } from './kept-books.ts'
import { removeStored } from './local-storage.ts'

/** Storage keys of SPEC §9 and ours that hold something personal: cleared at logout. */
export const PERSONAL = [
  ...['access_token', 'register_form'],
  ...['cart-order-offline', 'code', 'affiliateCode', 'cart-prices-seen', 'cart-hand-over', 'cart-told'],
  ...['delivery-form', 'delivery-province', 'checkout-key', 'checkout-return', 'ePayModel', 'last-order', 'order-to-claim'],
  'bulk-form',
  ...['wish-list', 'wish-list-told', 'seen-books', 'restock-asked'],
  ...['guest-progress', 'lesson-places', 'lesson-drafts', 'reading-places', 'preview-places', 'kept-books'],
  ...['manuscript-draft', 'manuscript-receipt'],
  ...['manuscript-keys', 'manuscript-words', 'revision-uploads', 'review-key', 'review-words'],
]

/** Keys that belong to the browser, not to a person: they stay at logout. */
export const BROWSERS_OWN = [
  'settings',
  'fonts',
  'consent',
  'shortcuts',
  'shortcut-keys',
  'affiliate-click',
  'player',
  'reader',
  'read-aloud',
  'device-id',
  'reloaded-for',
]

/** Clears everything personal at the end of a login: the next person on a shared machine must not find or order anything of it. */
export function forgetPerson(): void {
  removeStored(...PERSONAL)
  void forgetKeptBooks()
  forgetPersonInTab()
}

/** Clears this tab's session storage, which a logout in another tab can't reach. */
export function forgetPersonInTab(): void {
  try {
    for (const name of PERSONAL) window.sessionStorage.removeItem(name)
  } catch {
    // Blocked: then nothing was kept either.
  }
}
