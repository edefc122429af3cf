import { loadMiniCart } from '../../cart/load-mini-cart.ts'
import { loadDrawer } from '../../shell/navigation/load-drawer.ts'
import { preloadPanel } from '../../shell/panels/panels.tsx'
import { loadSearchPopup } from '../../shell/search/opens-search.ts'

/** What a press needs beyond the page's own program, by the `data-brings` of its button. */
const PARTS: Record<string, () => Promise<unknown>> = {
  cart: loadMiniCart,
  drawer: loadDrawer,
  search: loadSearchPopup,
  settings: async () => preloadPanel('settings'),
  quick: async () => preloadPanel('quick'),
}

/** Before React takes the page over: what the presses that it will find need is on its way meanwhile. What fails is asked for again. */
export function bringHeldParts(): void {
  for (const { node } of window.held ?? []) void PARTS[node.dataset.brings ?? '']?.().catch(() => undefined)
}
