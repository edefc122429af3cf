import { payloadOf } from '../../lib/state/token-payload.ts'
import { DRAFT_KEY } from '../delivery/forget-draft.ts'

/** Where somebody was when their login ended, with what they had typed. */
const RETURN_KEY = 'checkout-return'
/** As long as one may look for a password; then a new order is a new one. */
const GOOD_FOR_MS = 30 * 60_000

export interface ReturnStep {
  /** Which of the two ways to the till: the cart, or one thing bought at once. */
  path: string
  step: number
  /** The form's draft as it was stored, or null. */
  draft: string | null
}

interface Sealed {
  at: number
  /** Null where the browser can't encrypt: then what was typed is not kept at all. */
  iv: string | null
  box: string
}

/** Reads the page before everything personal is cleared, then stores it sealed. */
export function sealStep(token: string): Promise<void> {
  const { pathname, search } = window.location
  const state = window.history.state as { usr?: { step?: unknown } } | null
  const step = typeof state?.usr?.step === 'number' ? state.usr.step : 0
  const kept: ReturnStep = { path: pathname + search, step, draft: window.sessionStorage.getItem(DRAFT_KEY) }
  return seal(kept, String(payloadOf(token).sub)).then(
    (sealed) => window.sessionStorage.setItem(RETURN_KEY, JSON.stringify(sealed)),
    // Blocked or full: then there is nothing to come back to.
    () => undefined,
  )
}

export const hasReturn = (now = Date.now()): boolean => readSealed(now) !== null

/** What this person left on this page; whatever else is found goes. */
export async function takeReturn(userId: string): Promise<ReturnStep | null> {
  const sealed = readSealed(Date.now())
  dropReturn()
  if (!sealed) return null
  const kept = await open(sealed, userId).catch(() => null)
  if (kept?.path !== window.location.pathname + window.location.search) return null
  if (kept.draft) window.sessionStorage.setItem(DRAFT_KEY, kept.draft)
  return kept
}

export function dropReturn(): void {
  try {
    window.sessionStorage.removeItem(RETURN_KEY)
  } catch {
    // Blocked: then nothing was kept either.
  }
}

function readSealed(now: number): Sealed | null {
  try {
    const sealed = JSON.parse(window.sessionStorage.getItem(RETURN_KEY) ?? 'null') as Sealed | null
    return sealed && Math.abs(now - sealed.at) < GOOD_FOR_MS ? sealed : null
  } catch {
    return null
  }
}

/**
 * The key is made of the account's id, which nobody can guess and only a login tells: the next person at this machine finds a
 * box that does not open.
 */
async function keyOf(userId: string): Promise<CryptoKey> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${RETURN_KEY}:${userId}`))
  return crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function seal(kept: ReturnStep, userId: string): Promise<Sealed> {
  const at = Date.now()
  if (!crypto.subtle) return { at, iv: null, box: JSON.stringify({ ...kept, draft: null }) }
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(kept))
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(userId), text)
  return { at, iv: toText(iv), box: toText(new Uint8Array(box)) }
}

export async function open({ iv, box }: Sealed, userId: string): Promise<ReturnStep> {
  if (iv === null) return JSON.parse(box) as ReturnStep
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, await keyOf(userId), toBytes(box))
  return JSON.parse(new TextDecoder().decode(text)) as ReturnStep
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
