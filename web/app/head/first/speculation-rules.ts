/** Pages of one's own, and whatever counts that it was asked for, are never asked for ahead. */
const PRODUCTS = { href_matches: '/san-pham/*' }

/**
 * What the browser may fetch before it is asked for: a book somebody's hand is near, and all of it once the finger is down. A page that
 * stands by itself does nothing until it is looked at, so it counts as no visit and asks for no cart.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ source: 'document', where: PRODUCTS, eagerness: 'moderate' }],
  prerender: [{ source: 'document', where: PRODUCTS, eagerness: 'conservative' }],
})

/** Once the page is alive the router fetches data instead of pages. */
export function endSpeculation(): void {
  document.querySelector('script[type=speculationrules]')?.remove()
}
