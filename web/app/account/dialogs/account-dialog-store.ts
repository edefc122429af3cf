import { createStore } from '../../lib/state/store.ts'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { registration } from '../forms/registration.ts'

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
  confirm?: string
  isAgreed?: boolean
  remember?: boolean
}

const EMPTY: Required<Draft> = { Email: '', Name: '', Phone: '', Password: '', confirm: '', isAgreed: false, remember: false }
export const draft = createStore<Draft>(EMPTY)

/** What was typed before, for the fields a form begins with. */
export const drafted = (): Required<Draft> => ({ ...EMPTY, ...draft.get() })

export const openDialog = (name: AccountDialogName) => accountDialog.set({ name })

/** To another dialog, with what was typed in this one. */
export function turnTo(name: AccountDialogName, typed: Partial<Draft>): void {
  keepTyped(typed)
  openDialog(name)
}

/** Forms have fields of their own beside these. */
export function keepTyped(typed: Partial<Draft>): void {
  const known = Object.entries(typed).filter(([field]) => field in EMPTY)
  draft.set((now) => ({ ...now, ...Object.fromEntries(known) }))
}

/** A registration closed before its code was typed can be resumed; closed after that, nothing of it stays in the browser. */
export function closeDialog(): void {
  const name = accountDialog.get()?.name
  const registered = name === 'information' ? registration.get()?.email : undefined
  if (name === 'activate') registration.leave()
  if (name === 'information') registration.clear()
  accountDialog.set(null)
  draft.reset()
  // Who has just registered logs in next, in this page: the mailbox need not be typed again.
  if (registered) keepTyped({ Email: registered })
}

/** SPEC §4: any page may ask for a login; where there is room, a warning stands for 4 seconds beside the dialog. */
export function askForLogin(message?: string): void {
  if (message && window.innerWidth >= WIDE) showToast(message, { variant: 'warning', ms: WARNING_MS })
  accountDialog.set({ name: 'login', message })
}

/** SPEC §4 */
export const askForRegistration = () => openDialog('register')
