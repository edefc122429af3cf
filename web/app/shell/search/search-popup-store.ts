import { createStore } from '../../lib/state/store.ts'

/** Opened by the phone header's button, or by anything else that wants to search. */
export const isSearchPopupOpen = createStore(false)
