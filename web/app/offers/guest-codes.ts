import { MOST_CODES } from '@tq/contract/cart.ts'
import { removeStored, writeStored } from '../lib/state/local-storage.ts'

/** SPEC §9: what a guest typed, and the code of whoever sent them here. */
export const CODES_KEY = 'code'
export const AFFILIATE_KEY = 'affiliateCode'

const LONGEST_CODE = 100
const DAY_MS = 24 * 60 * 60 * 1000
/** How long a link counts for whoever shared it. */
const REMEMBERED_MS = 30 * DAY_MS

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_CODE

/** Where the browser keeps nothing, this visit does. */
const inMemory = new Map<string, unknown>()

function keep(key: string, value: unknown): void {
  if (writeStored(key, value)) inMemory.delete(key)
  else inMemory.set(key, value)
}

function forget(key: string): void {
  inMemory.delete(key)
  removeStored(key)
}

/** Somebody else may have kept a bare code there. */
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

/** `isInCart`: a member's cart has had it; what that cart holds since is newer. */
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
  // From now on: without a day it would count for ever.
  if (isCode(bare)) keepAffiliate(bare)
  const code = new URLSearchParams(search).get('affiliateCode')?.trim()
  if (!code || !isCode(code)) return
  keepAffiliate(code)
  import('../affiliate/count-click.ts').then(
    ({ countClick }) => countClick(code),
    () => undefined,
  )
}
