import { readStored, removeStored } from './local-storage.ts'
import { createStore } from './store.ts'

export const TOKEN_KEY = 'access_token'
export const ROLES = ['user', 'staff', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** SPEC §3: an empty role list is a guest. */
export interface Session {
  roles: Role[]
  displayName: string
  photoUrl: string
  email: string
}

const GUEST: Session = { roles: [], displayName: '', photoUrl: '', email: '' }

export const session = createStore<Session>(GUEST)

/** True while a stored token is being checked; guests never wait for it. */
export const isCheckingSession = createStore(false)

export function storedToken(): string | null {
  return readStored(TOKEN_KEY, (value) => (typeof value === 'string' && value !== '' ? value : null))
}

export function forgetToken(): void {
  removeStored(TOKEN_KEY)
}
