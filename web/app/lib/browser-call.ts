import { SESSION_EXPIRED } from '@tq/contract/errors/account.ts'
import { type Call, createCall } from '@tq/contract/http/call.ts'
import { showToast } from '../ui/overlay/toast-store.ts'
import { failureWords } from './failure-words.ts'
import { forgetEndedLogin } from './state/ended-login.ts'
import { session } from './state/session.ts'
import { storedToken } from './state/stored-token.ts'

const RELOAD_AFTER_MS = 500

let isEnding = false

/** `call` for what belongs to one person: runs in the browser, after the page is there. */
export const call: Call = createCall(({ method, url, headers, body }) =>
  ask(url, { method, headers, ...(body === undefined ? {} : { body }) }),
)

/** The same when the page is going away: the browser still sends it, at most 64 kB. */
export const callWhileLeaving: Call = createCall(({ method, url, headers, body }) =>
  ask(url, { method, headers, keepalive: true, ...(body === undefined ? {} : { body }) }),
)

async function ask(url: string, request: RequestInit & { headers: Record<string, string> }) {
  const token = storedToken()
  const headers = token ? { ...request.headers, authorization: `Bearer ${token}` } : request.headers
  const { status, body } = await carry(url, { ...request, headers })
  // Ends the login at a 401 unless the visitor is a guest; also when the token was removed meanwhile but the page shows a member.
  const isSomebody = token !== null || session.get().roles.length > 0
  if (isSomebody && (status === 401 || statusIn(body) === 401)) endExpiredSession(token)
  return { status, body }
}

async function carry(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request)
    return { status: response.status, body: await response.text() }
  } catch (cause) {
    // Readers get our words, not the browser's English.
    throw new Error(failureWords(cause), { cause })
  }
}

/** SPEC §8: the envelope's own status counts as much as HTTP's. */
function statusIn(body: string): unknown {
  if (!body.includes('"status":401')) return null
  try {
    return (JSON.parse(body) as { status?: unknown }).status
  } catch {
    return null
  }
}

/**
 * SPEC §8: a 401 from any call ends the login, once even if several calls get it. Ignored when the token was replaced meanwhile: the
 * answer is about the old one.
 */
function endExpiredSession(token: string | null): void {
  if (isEnding || storedToken() !== token) return
  isEnding = true
  void forgetEndedLogin(token)
  showToast(SESSION_EXPIRED.message, { variant: 'error' })
  setTimeout(() => window.location.reload(), RELOAD_AFTER_MS)
}
