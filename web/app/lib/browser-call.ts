import { type Call, createCall } from '@tq/contract/call.ts'
import { showToast } from '../ui/overlay/toast-store.ts'
import { failureWords } from './failure-words.ts'
import { forgetPerson } from './state/personal-storage.ts'
import { session, storedToken } from './state/session.ts'

const RELOAD_AFTER_MS = 500
/** SPEC §8 */
const EXPIRED_SENTENCE = 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !'

let isEnding = false

/** `call` for what belongs to one person: runs in the browser, after the page is there. */
export const call: Call = createCall(({ method, url, headers, body }) =>
  ask(url, { method, headers, ...(body === undefined ? {} : { body }) }),
)

async function ask(url: string, request: RequestInit & { headers: Record<string, string> }) {
  const token = storedToken()
  const headers = token ? { ...request.headers, authorization: `Bearer ${token}` } : request.headers
  const { status, body } = await carry(url, { ...request, headers })
  // A guest who is refused goes on as one. A page that greets somebody does not, even if its token went meanwhile.
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
 * SPEC §8: wherever a 401 comes from, the login is over; several calls may find out at once. A late answer to an old token says
 * nothing about the one that has taken its place.
 */
function endExpiredSession(token: string | null): void {
  if (isEnding || storedToken() !== token) return
  isEnding = true
  forgetPerson()
  showToast(EXPIRED_SENTENCE, { variant: 'error' })
  setTimeout(() => window.location.reload(), RELOAD_AFTER_MS)
}
