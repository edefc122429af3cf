import { getMe } from '@tq/contract/account/person.ts'
import { call } from '../lib/browser-call.ts'
import { forgetEndedLogin } from '../lib/state/ended-login.ts'
import { forgetKeptBooks, keptNote } from '../lib/state/kept-books.ts'
import { forgetPersonInTab } from '../lib/state/personal-storage.ts'
import { isCheckingSession, isExpired, isSessionKnown, session } from '../lib/state/session.ts'
import { resetStores } from '../lib/state/store.ts'
import { storedToken, TOKEN_KEY } from '../lib/state/stored-token.ts'
import { needsConsent } from './dialogs/consent-ask-lazy.tsx'
import { registration } from './forms/registration.ts'

/** SPEC §4: at the start a kept token decides; guests go on at once. */
export async function startSession(): Promise<void> {
  registration.tidy()
  const token = storedToken()
  // Of kept books the server has the word: without a network a session that ran out here leaves them.
  if (token && isExpired(token) && !keptNote()) {
    await forgetEndedLogin(token)
    window.location.reload()
    return
  }
  if (token) await greet()
  isCheckingSession.set(false)
  isSessionKnown.set(true)
}

async function greet(): Promise<void> {
  // Nothing in the token is trusted: name and role come from the server.
  isCheckingSession.set(true)
  try {
    const { data } = await call(getMe)
    session.set({ userId: data.id, roles: [data.role], displayName: data.name, photoUrl: data.avatarUrl, email: data.email })
    needsConsent.set(data.needsConsent)
    confirmKeptBooks(data.id)
  } catch {
    // A 401 has already ended the session. Offline, the person stays logged in, without a name.
    if (storedToken()) session.set((now) => ({ ...now, roles: ['user'] }))
  }
}

/** Another person's go; one's own are good for another thirty days. */
function confirmKeptBooks(userId: string): void {
  const note = keptNote()
  if (!note) return
  if (note.owner !== userId) void forgetKeptBooks()
  else
    import('../reader/offline/renew-kept.ts')
      .then(({ renewKept }) => renewKept())
      // Lost on the way: tried again on the next page, thirty days are long.
      .catch(() => undefined)
}

/**
 * Reloads the page when another tab logged out or in as somebody else, also when it comes back from the back/forward cache: it would
 * show one person's data and act as another.
 */
export function followOtherLogins(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const greeted = storedToken()
  const look = () => {
    if (storedToken() === greeted) return
    resetStores()
    if (greeted) forgetPersonInTab()
    window.location.reload()
  }
  window.addEventListener('storage', ({ key }) => (key === TOKEN_KEY || key === null) && look(), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
  return () => listening.abort()
}
