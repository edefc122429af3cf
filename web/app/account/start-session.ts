import { getMe } from '@tq/contract/account.ts'
import { call } from '../lib/browser-call.ts'
import { forgetToken, isCheckingSession, isExpired, isSessionKnown, session, storedToken } from '../lib/session.ts'

/** SPEC §4: at the start a kept token decides; guests go on at once. */
export async function startSession(): Promise<void> {
  const token = storedToken()
  if (token && isExpired(token)) {
    forgetToken()
    window.location.reload()
    return
  }
  if (token) await greet()
  isCheckingSession.set(false)
  isSessionKnown.set(true)
}

async function greet(): Promise<void> {
  // Recognised by the token alone; who it is and what they may do comes from the server.
  isCheckingSession.set(true)
  try {
    const { data } = await call(getMe)
    session.set({ userId: data.id, roles: [data.role], displayName: data.name, photoUrl: data.avatarUrl, email: data.email })
  } catch {
    // A 401 has already ended the session. Offline, the person stays logged in, without a name.
    if (storedToken()) session.set((now) => ({ ...now, roles: ['user'] }))
  }
}
