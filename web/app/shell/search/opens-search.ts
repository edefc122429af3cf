import { early } from '../early.ts'
import { isSearchPopupOpen } from './search-popup-store.ts'

export const loadSearchPopup = () => import('./search-popup.tsx')

/** For a button that opens the search popup. */
export const OPENS_SEARCH = {
  'aria-haspopup': 'dialog',
  'data-brings': 'search',
  onClick: () => isSearchPopupOpen.set(true),
  ...early(loadSearchPopup),
} as const
