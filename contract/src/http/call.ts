import { UNAVAILABLE } from '../errors/http.ts'
import { ApiError } from '../errors.ts'
import type { Answer, Endpoint, Input } from './endpoint.ts'
import type { Envelope, FailedEnvelope } from './envelope.ts'

export interface Exchange {
  method: string
  /** Path and query, starting with a slash. */
  url: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

/** Carries one request to the API: `fetch` in the browser, `inject` in server rendering and tests. */
export type Transport = (exchange: Exchange) => Promise<{ status: number; body: string }>

export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends Input<E> ? [Input<E>?] : [Input<E>]
) => Promise<Answer<E>>

export function createCall(transport: Transport): Call {
  return async (endpoint, ...[input]) => {
    const given = (input ?? {}) as { params?: Values; query?: Values; body?: unknown; files?: Files }
    const body = given.files ? formOf(given.files, given.body as Values) : JSON.stringify(given.body)
    const answer = await transport({
      method: endpoint.method,
      url: addressOf(endpoint, given.params, given.query),
      // Whoever sends a form writes its header, which names the line between its parts.
      headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
      body,
    })
    return unwrap(answer.status, answer.body)
  }
}

type Values = Record<string, unknown>
type Files = Record<string, Blob | readonly Blob[] | undefined>

/** Fields before files: the server refuses a wrong one before it reads a long file. */
function formOf(files: Files, fields: Values = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  for (const [name, given = []] of Object.entries(files)) {
    for (const file of [given].flat()) form.append(name, file)
  }
  return form
}

export function addressOf(endpoint: Pick<Endpoint, 'path'>, params: Values = {}, query: Values = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size ? `${path}?${search}` : path
}

export function unwrap<T>(status: number, body: string): T {
  const envelope = parse(body)
  if (envelope?.isSuccess) return envelope as T
  throw new ApiError({
    status: envelope?.status ?? (status >= 400 ? status : 502),
    errorMessage: envelope?.errorMessage ?? UNAVAILABLE.message,
    ...(envelope ? { code: envelope.code, fields: envelope.fields, requestId: envelope.requestId } : {}),
  })
}

/** A proxy in between may answer with something that is not ours. */
function parse(body: string): (Envelope & Partial<FailedEnvelope>) | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'isSuccess' in value ? (value as never) : null
  } catch {
    return null
  }
}
