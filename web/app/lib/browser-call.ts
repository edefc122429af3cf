import { addressOf, type Call, createCall, unwrap } from '@tq/contract/call.ts'
import type { Answer, Endpoint } from '@tq/contract/endpoint.ts'
import { showToast } from '../ui/toast-store.ts'
import { forgetToken, storedToken } from './session.ts'

const RELOAD_AFTER_MS = 500
/** SPEC §8 */
const EXPIRED_SENTENCE = 'Phiên đăng nhập đã hết hạn hoặc bị xóa bởi Admin, vui lòng đăng nhập lại !'

let isEnding = false

/** `call` for what belongs to one person: runs in the browser, after the page is there. */
export const call: Call = createCall(async ({ method, url, headers, body }) => {
  const token = storedToken()
  const response = await fetch(url, {
    method,
    headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
    ...(body === undefined ? {} : { body }),
  })
  if (response.status === 401 && token) endExpiredSession()
  return { status: response.status, body: await response.text() }
})

/** A file goes as multipart; the answer is the endpoint's own. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  file: File,
  params: Record<string, unknown> = {},
): Promise<Answer<E>> {
  const body = new FormData()
  body.set('file', file)
  const token = storedToken()
  const response = await fetch(addressOf(endpoint, params), {
    method: endpoint.method,
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (response.status === 401 && token) endExpiredSession()
  return unwrap<Answer<E>>(response.status, await response.text())
}

/** SPEC §8: wherever a 401 comes from, the login is over; several calls may find out at once. */
export function endExpiredSession(): void {
  if (isEnding) return
  isEnding = true
  forgetToken()
  showToast(EXPIRED_SENTENCE, { variant: 'error' })
  setTimeout(() => window.location.reload(), RELOAD_AFTER_MS)
}
