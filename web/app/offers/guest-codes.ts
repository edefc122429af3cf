import { MOST_CODES } from '@tq/contract/cart/limits.ts'
import { removeStored, writeStored } from '../lib/state/local-storage.ts'

/** SPEC §9: codes a guest typed, and the affiliate code of the link they came by. */
export const CODES_KEY = 'code'
export const AFFILIATE_KEY = 'affiliateCode'

const LONGEST_CODE = 100
const DAY_MS = 24 * 60 * 60 * 1000
/** How long after following a link an order counts for its affiliate. */
const REMEMBERED_MS = 30 * DAY_MS

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_CODE

/** Used when local storage is blocked: then it lasts as long as the page. */
const inMemory = new Map<string, unknown>()

function keep(key: string, value: unknown): void {
  if (writeStored(key, value)) inMemory.delete(key)
  else inMemory.set(key, value)
}

function forget(key: string): void {
  inMemory.delete(key)
  removeStored(key)
}

/** Another script may have stored the code as plain text instead of JSON. */
const BARE_CODE = /^(?!(?:null|true|false)$)[\w-]{2,40}$/

function kept(key: string): unknown {
  if (inMemory.has(key)) return inMemory.get(key)
  try {
    const text = window.localStorage.getItem(key) ?? 'null'
    return BARE_CODE.test(text) ? text : JSON.parse(text)
  } catch {
    return null
  }
}

/** One code as older visits kept it, or a list; anything else is nothing. */
export function readCodes(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return [...new Set(list.filter(isCode))].slice(0, MOST_CODES)
}

export const keptCodes = (): string[] => readCodes(kept(CODES_KEY))

export function keepCodes(codes: string[]): void {
  if (codes.length === 0) forget(CODES_KEY)
  else keep(CODES_KEY, codes)
}

export function readAffiliate(value: unknown, now: number): string | null {
  const { code, at } = (value ?? {}) as { code?: unknown; at?: unknown }
  if (!isCode(code) || typeof at !== 'number') return null
  const age = now - at
  // A clock that was put back must not make it last forever.
  return age < REMEMBERED_MS && age > -DAY_MS ? code : null
}

export const keptAffiliate = (): string | null => readAffiliate(kept(AFFILIATE_KEY), Date.now())

/** `isInCart`: it was put into the member's cart before, so whatever the cart holds now is newer. */
export function keepAffiliate(code: string | null, isInCart = false): void {
  if (code === null) forget(AFFILIATE_KEY)
  else keep(AFFILIATE_KEY, { code, at: Date.now(), isInCart })
}

/** The code of a link that a member's cart has not had yet. */
export const newAffiliate = (): string | null =>
  (kept(AFFILIATE_KEY) as { isInCart?: unknown } | null)?.isInCart === true ? null : keptAffiliate()

/** `?affiliateCode=` on any address: the last link counts. */
export function rememberAffiliate(search: string): void {
  const bare = kept(AFFILIATE_KEY)
  // A bare code has no date and would count for ever: it gets today's.
  if (isCode(bare)) keepAffiliate(bare)
  const code = new URLSearchParams(search).get('affiliateCode')?.trim()
  if (!code || !isCode(code)) return
  keepAffiliate(code)
  import('../affiliate/count-click.ts').then(
    ({ countClick }) => countClick(code),
    () => undefined,
  )
}
