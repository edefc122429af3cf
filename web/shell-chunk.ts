/** Small parts that every page has from its first moment and later ones use too: each would be a file of its own. */
export const SHELL_PARTS = [
  'account/dialogs/account-dialog-store.ts',
  'cart/data/cart-count.ts',
  'cart/data/just-added.ts',
  'cart/data/offline-cart.ts',
  'cart/data/start-cart.ts',
  'catalog/product/buy.ts',
  'lib/state/settings.ts',
  'shell/header/logo.tsx',
  'shell/navigation/navigation.ts',
  'shell/navigation/opens-dialog.ts',
  'shell/panels/panel-store.ts',
  'shell/search/search-field.tsx',
  'ui/film.tsx',
  'ui/overlay/menu-keys.ts',
  'ui/overlay/menu.module.css',
  'visits/consent.ts',
  'visits/page-pattern.ts',
]

const names = SHELL_PARTS.map((part) => `[\\\\/]web[\\\\/]app[\\\\/]${part.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}`)

export const SHELL_CHUNK = new RegExp(
  [...names, 'vite[\\\\/]preload-helper', 'rolldown[\\\\/]runtime', 'lucide-react[\\\\/].*calendar-days'].join('|'),
)
