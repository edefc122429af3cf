import { createStore } from '../../lib/state/store.ts'

/** The open book comes from this device, and the server was not reached. */
export const isReadOffline = createStore(false)
