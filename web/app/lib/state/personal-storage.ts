import { removeStored } from './local-storage.ts'

/** SPEC §9 and what came to it: what this browser, or this tab, keeps of whoever uses it. It leaves with them. */
export const PERSONAL = [
  ...['access_token', 'register_form'],
  ...['cart-order-offline', 'code', 'affiliateCode', 'cart-prices-seen', 'cart-hand-over', 'cart-told'],
  ...['delivery-form', 'checkout-key', 'ePayModel', 'last-order', 'order-to-claim'],
  ...['wish-list', 'wish-list-told'],
]

/** How the pages look and work here, and what this browser was asked or counted for: the same for whoever comes next. */
export const BROWSERS_OWN = ['settings', 'fonts', 'consent', 'shortcuts', 'shortcut-keys', 'affiliate-click']

/** Whoever was logged in here is not any more: on a shared machine the next one must not find, or order, anything of theirs. */
export function forgetPerson(): void {
  removeStored(...PERSONAL)
  forgetPersonInTab()
}

/** What only this tab has: logging out in another one does not reach it. */
export function forgetPersonInTab(): void {
  try {
    for (const name of PERSONAL) window.sessionStorage.removeItem(name)
  } catch {
    // Blocked: then nothing was kept either.
  }
}
