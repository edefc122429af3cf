import { readStored, removeStored, writeStored } from '../lib/local-storage.ts'
import { createStore } from '../lib/store.ts'

/** SPEC §3, §9: `register_form` holds what the next steps need, and is cleared by the last of them. Never a password. */
export interface Registration {
  token: string
  email: string
  name: string
  phone: string
  /** What the last step said. */
  message: string
  userId?: string
  /** Good for one change before the first login; in memory only. */
  proof?: string
}

const KEY = 'register_form'
const kept = createStore<Registration | null>(null)

export const registration = {
  use: kept.use,
  get: () => kept.get() ?? readStored(KEY, readRegistration),
  set(next: Registration): void {
    kept.set(next)
    const { proof: _proof, message: _message, ...rest } = next
    writeStored(KEY, rest)
  },
  clear(): void {
    kept.set(null)
    removeStored(KEY)
  },
}

function readRegistration(value: unknown): Registration | null {
  const { token, email, name, phone, userId } = (value ?? {}) as Partial<Record<keyof Registration, unknown>>
  if (typeof token !== 'string' || typeof email !== 'string') return null
  return {
    token,
    email,
    name: typeof name === 'string' ? name : '',
    phone: typeof phone === 'string' ? phone : '',
    message: '',
    ...(typeof userId === 'string' ? { userId } : {}),
  }
}
