import { uuid } from '../cart/data/uuid.ts'

/** One key for each checkout view: the same cart sent again is the same order, a changed cart is another one. */
const KEY = 'checkout-key'
/** As long as an unpaid order keeps its books: later the same cart is a new wish. */
const GOOD_FOR_MS = 30 * 60_000

interface StoredKey {
  key: string
  /** What it was made for. */
  cart: string
  at: number
}

/** Where the browser keeps nothing, the page does. */
let inMemory: StoredKey | null = null

export function requestKeyFor(cart: string, now = Date.now()): string {
  const kept = read()
  if (kept && kept.cart === cart && Math.abs(now - kept.at) < GOOD_FOR_MS) return kept.key
  const next = { key: uuid(), cart, at: now }
  inMemory = next
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Blocked or full: then it lasts as long as the page.
  }
  return next.key
}

/** After success: the next order is another one, even of the same books. */
export function forgetRequestKey(): void {
  inMemory = null
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

function read(): StoredKey | null {
  try {
    const { key, cart, at } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof StoredKey, unknown>>
    const isWhole = typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) && typeof cart === 'string' && typeof at === 'number'
    return isWhole ? { key, cart, at } : inMemory
  } catch {
    return inMemory
  }
}
