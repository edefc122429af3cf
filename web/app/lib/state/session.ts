import { writeText } from './local-storage.ts'
import { createStore } from './store.ts'
import { TOKEN_KEY } from './stored-token.ts'
import { payloadOf } from './token-payload.ts'

export const ROLES = ['user', 'staff', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** SPEC §3: an empty role list is a guest. */
export interface Session {
  /** Empty for a guest. */
  userId: string
  roles: Role[]
  displayName: string
  photoUrl: string
  email: string
}

const GUEST: Session = { userId: '', roles: [], displayName: '', photoUrl: '', email: '' }

export const session = createStore<Session>(GUEST)

/** True while a stored token is being checked; guests never wait for it. */
export const isCheckingSession = createStore(false)
/** False until it is known whether anybody is logged in: pages for members wait for it. */
export const isSessionKnown = createStore(false)

/** False when the browser would not keep it: then nobody can stay logged in here. */
export const keepToken = (token: string): boolean => writeText(TOKEN_KEY, token)

/** In the head, before the first paint: a page keeps the places of what comes to members only. */
export const MEMBER_SCRIPT = `try{if(localStorage.getItem('${TOKEN_KEY}'))document.documentElement.dataset.member=''}catch(_){};`

/** Reads `exp` of a token without believing the rest; what can't be read counts as expired. */
export function isExpired(token: string, now = Date.now()): boolean {
  const { exp } = payloadOf(token)
  return typeof exp !== 'number' || exp * 1000 <= now
}
