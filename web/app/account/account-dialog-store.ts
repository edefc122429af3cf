import { createStore } from '../lib/store.ts'
import { showToast } from '../ui/toast-store.ts'

export type AccountDialogName = 'login' | 'register' | 'activate' | 'reactivate' | 'forgot' | 'information' | 'logout'

/** SPEC §9 */
const WARNING_MS = 4000
const WIDE = 1024

export interface OpenDialog {
  name: AccountDialogName
  /** Why one has to log in, said inside the dialog too. */
  message?: string
}

export const accountDialog = createStore<OpenDialog | null>(null)

/** Typed so far, in memory only: dialogs turn into each other without losing it. */
export interface Draft {
  Email: string
  Name: string
  Phone: string
  Password: string
}

const EMPTY: Draft = { Email: '', Name: '', Phone: '', Password: '' }
export const draft = createStore<Draft>(EMPTY)

export const openDialog = (name: AccountDialogName) => accountDialog.set({ name })

export function closeDialog(): void {
  accountDialog.set(null)
  draft.reset()
}

/** SPEC §4: any page may ask for a login; where there is room, a warning stands for 4 seconds beside the dialog. */
export function askForLogin(message?: string): void {
  if (message && window.innerWidth >= WIDE) showToast(message, { variant: 'warning', ms: WARNING_MS })
  accountDialog.set({ name: 'login', message })
}

/** SPEC §4 */
export const askForRegistration = () => openDialog('register')
