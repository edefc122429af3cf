import { readStored, removeStored, writeStored } from '../../lib/state/local-storage.ts'
import { createStore } from '../../lib/state/store.ts'

/** SPEC §3, §9: `register_form` holds what the next steps need, and is cleared by the last of them. Never a password. */
export interface Registration {
  token: string
  email: string
  /** Which dialog it began in. */
  from: 'register' | 'reactivate'
  name: string
  phone: string
  /** The success message of the last step. */
  message: string
  /** When it began, in milliseconds. */
  at?: number
  userId?: string
  /** Good for one change before the first login; in memory only. */
  proof?: string
}

const KEY = 'register_form'
/** The token's own life: after that a new code has to be asked for, and nothing of it stays in the browser. */
const LIFE_MS = 2 * 3_600_000
const kept = createStore<Registration | null>(null)

export const registration = {
  /** Also after a reload: the letter with the code is often read in another program, and phones then drop the page. */
  get: () => kept.get() ?? readStored(KEY, readRegistration),
  set(next: Registration): void {
    const { proof, message, ...rest } = { ...next, at: next.at ?? Date.now() }
    kept.set({ ...rest, proof, message })
    writeStored(KEY, rest)
  },
  /** Closed half way: keeps what is needed to type the code in later, without name and telephone. */
  leave(): void {
    const left = registration.get()
    if (left) registration.set({ ...left, name: '', phone: '', message: '' })
  },
  /** At each page load: clears a registration whose time is over. */
  tidy(): void {
    if (!registration.get()) registration.clear()
  },
  clear(): void {
    kept.set(null)
    removeStored(KEY)
  },
}

function readRegistration(value: unknown): Registration | null {
  const { token, email, from, name, phone, userId, at } = (value ?? {}) as Partial<Record<keyof Registration, unknown>>
  // With a user id the code was typed in already, and the proof for the next step was only in the memory of the old page.
  if (typeof token !== 'string' || typeof email !== 'string' || userId !== undefined) return null
  if (typeof at !== 'number' || Math.abs(Date.now() - at) > LIFE_MS) return null
  return {
    token,
    email,
    from: from === 'reactivate' ? from : 'register',
    name: typeof name === 'string' ? name : '',
    phone: typeof phone === 'string' ? phone : '',
    message: '',
    at,
  }
}
