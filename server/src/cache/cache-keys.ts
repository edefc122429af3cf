import { ENDPOINTS } from '@tq/contract/all.ts'
import type { Endpoint } from '@tq/contract/http/endpoint.ts'
import { idOfAddress } from '@tq/contract/slug.ts'

/** Holds the longest text one may search for, every letter of it percent-encoded. */
const LONGEST_URL = 10_000
/** Titles of books are shorter; nobody searches for the same longer text twice. */
const LONGEST_HELD_VALUE = 100

export type QueryKeys = readonly (readonly [pattern: RegExp, keys: readonly string[]])[]

/**
 * The same question in one spelling: known query keys in order, unknown ones dropped, empty ones too.
 * Null: not an address whose answer could be kept.
 */
export function callKey(url: string): string | null {
  if (url.length > LONGEST_URL) return null
  const { path, search } = split(url)
  // What is written in another way is read by the router, which knows what is meant.
  if (path.includes('%')) return null
  const found = wholeCall(path) ?? parameterCall(path)
  if (!found || NOT_OPEN.has(path)) return null
  const query = canonicalQuery(search, found.queryKeys)
  return query === null ? null : found.path + query
}

/** A page's key is also the address it is rendered under, so that what is dropped can't matter. */
export function pageKey(url: string, known: QueryKeys): string | null {
  if (url.length > LONGEST_URL) return null
  const { path, search } = split(url)
  if (!search) return path
  const pagePath = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
  const keys = known.find(([pattern]) => pattern.test(pagePath))?.[1] ?? []
  return path + (canonicalQuery(search, keys, { keepFirst: true }) ?? '')
}

/** Whether an answer may be asked for again: long texts would only push out what is. */
export function isWorthHolding(key: string): boolean {
  if (key.length <= LONGEST_HELD_VALUE) return true
  for (const value of new URLSearchParams(split(key).search).values()) if (value.length > LONGEST_HELD_VALUE) return false
  return true
}

interface CacheableCall {
  /** The path without its parameter, for calls that end in one. */
  path: string
  takesParameter: boolean
  queryKeys: string[]
}

const CALLS = new Map<string, CacheableCall>()
/** `/api/Feedback/Mine` is no review called Mine: whoever asks for it without a token is told to log in. */
const NOT_OPEN = new Set<string>()
for (const endpoint of ENDPOINTS) {
  if (endpoint.method !== 'GET') continue
  if (endpoint.access === 'open') CALLS.set(beforeParameter(endpoint), describe(endpoint))
  else NOT_OPEN.add(endpoint.path)
}

function describe(endpoint: Endpoint): CacheableCall {
  const path = beforeParameter(endpoint)
  return { path, takesParameter: path !== endpoint.path, queryKeys: Object.keys(endpoint.query.shape).sort() }
}

/** `/api/ProductPage/:id` → `/api/ProductPage/`: our open reads have at most one parameter, at the end. */
function beforeParameter(endpoint: Endpoint): string {
  const [before = '', ...rest] = endpoint.path.split(/:\w+/)
  if (rest.join('') !== '') throw new Error(`${endpoint.path}: the cache expects a parameter only at the end`)
  return before
}

function wholeCall(path: string): CacheableCall | null {
  const call = CALLS.get(path)
  return call && !call.takesParameter ? call : null
}

function parameterCall(path: string): CacheableCall | null {
  const end = path.lastIndexOf('/') + 1
  const call = CALLS.get(path.slice(0, end))
  if (!call || end === path.length) return null
  const parameter = path.slice(end)
  // `x.12`, `y.12` and `12` ask for the same thing.
  return { ...call, path: call.path + (idOfAddress(parameter) ?? parameter) }
}

function split(url: string): { path: string; search: string } {
  const mark = url.indexOf('?')
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark + 1) }
}

/** Null when a known key stands twice, unless the first is to count. */
function canonicalQuery(search: string, known: readonly string[], { keepFirst = false } = {}): string | null {
  if (!search || !known.length) return ''
  const values = new Map<string, string>()
  for (const [key, value] of new URLSearchParams(search)) {
    if (!known.includes(key)) continue
    if (!values.has(key)) values.set(key, value)
    else if (!keepFirst) return null
  }
  const kept = [...values].filter(([, value]) => value).sort(([a], [b]) => (a < b ? -1 : 1))
  return kept.length ? `?${new URLSearchParams(kept)}` : ''
}
