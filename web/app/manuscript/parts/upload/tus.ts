import { ApiError } from '@tq/contract/errors.ts'
import { MANUSCRIPT_UPLOADS } from '@tq/contract/manuscript/files.ts'
import { storedToken } from '../../../lib/state/stored-token.ts'

/** The server will not take it, and says why; sending it again changes nothing. */
export class RefusedUpload extends Error {}
/** The line was cut, or the server is busy: what has arrived is kept. */
export class CutUpload extends Error {}
/** The server knows nothing of it any more. */
export class LostUpload extends Error {}

/** Of a call that takes what has arrived into a manuscript. */
export function asUploadFailure(error: unknown): never {
  throw error instanceof ApiError && error.status < 500 ? new RefusedUpload(error.message) : new CutUpload()
}

const addressOf = (id: string) => `${MANUSCRIPT_UPLOADS}/${id}`

function headersOf(more: Record<string, string> = {}): Record<string, string> {
  const token = storedToken()
  return { 'Tus-Resumable': '1.0.0', ...(token ? { Authorization: `Bearer ${token}` } : {}), ...more }
}

/** Base64 of UTF-8, as the protocol asks for; names may be longer than `fromCharCode` takes at once. */
const encoded = (text: string) => btoa([...new TextEncoder().encode(text)].map((byte) => String.fromCharCode(byte)).join(''))

/** Announces a file; gives the id under which it is sent. */
export async function beginUpload(name: string, bytes: number, signal: AbortSignal): Promise<string> {
  const headers = headersOf({ 'Upload-Length': String(bytes), 'Upload-Metadata': `filename ${encoded(name)}` })
  const answer = await ask(MANUSCRIPT_UPLOADS, { method: 'POST', headers, signal })
  if (answer.status !== 201) throw failureOf(answer.status, await answer.text())
  return answer.headers.get('location')?.split('/').at(-1) ?? ''
}

/** How much of it has arrived. */
export async function arrivedOf(id: string, signal: AbortSignal): Promise<number> {
  const answer = await ask(addressOf(id), { method: 'HEAD', headers: headersOf(), signal })
  const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN)
  if (answer.ok && Number.isInteger(offset)) return offset
  throw failureOf(answer.status, '')
}

/** Nothing is left of it; what can't be told now is cleared away by the server after a week. */
export function dropUpload(id: string): void {
  ask(addressOf(id), { method: 'DELETE', headers: headersOf(), keepalive: true }).catch(() => undefined)
}

async function ask(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (cause) {
    throw new CutUpload('', { cause })
  }
}

export interface Part {
  id: string
  content: Blob
  offset: number
  onSent(bytes: number): void
  signal: AbortSignal
}

/** Sends some bytes and tells how far they have come: `fetch` can't say that, so the older way is taken. Gives the new offset. */
export function sendPart({ id, content, offset, onSent, signal }: Part): Promise<number> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('PATCH', addressOf(id))
    const headers = headersOf({ 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' })
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () => {
      const arrived = Number(request.getResponseHeader('upload-offset') ?? Number.NaN)
      if (request.status === 204 && Number.isInteger(arrived)) done(arrived)
      else fail(failureOf(request.status, request.responseText))
    }
    request.onerror = () => fail(new CutUpload())
    request.onabort = () => fail(new CutUpload())
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(content)
  })
}

function failureOf(status: number, body: string): Error {
  const sentence = sentenceIn(body)
  if (status === 404 || status === 410) return new LostUpload()
  // The disk is full: our own sentence, worth another try later, but not by itself.
  if (status === 507) return new RefusedUpload(sentence ?? 'Máy chủ không còn đủ chỗ')
  // Another connection still holds it, or it stands elsewhere than we thought: asked again, it says where.
  if (status >= 500 || status === 423 || (status === 409 && !sentence)) return new CutUpload()
  return new RefusedUpload(sentence ?? 'Máy chủ không nhận tệp này')
}

function sentenceIn(body: string): string | null {
  try {
    const { errorMessage } = JSON.parse(body) as { errorMessage?: unknown }
    return typeof errorMessage === 'string' && errorMessage ? errorMessage : null
  } catch {
    return null
  }
}
