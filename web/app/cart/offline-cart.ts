import { readStored, writeStored } from '../lib/local-storage.ts'
import { createStore } from '../lib/store.ts'
import { MOST_LINES, MOST_OF_ONE } from './limits.ts'

export interface KeptLine {
  productId: number
  quantity: number
}

/** SPEC §9: the guest's cart. Only ids and quantities: prices are the server's to say. */
export const CART_KEY = 'cart-order-offline'

export const offlineCart = createStore<KeptLine[]>([], { isKept: true })

/** What is not a line is left out; nothing read back from the browser is believed. */
export function readLines(value: unknown): KeptLine[] {
  if (!Array.isArray(value)) return []
  const lines = new Map<number, KeptLine>()
  for (const line of value as Partial<Record<keyof KeptLine, unknown>>[]) {
    const productId = line?.productId
    const quantity = line?.quantity
    if (!isWhole(productId, 1_000_000_000) || !isWhole(quantity, MOST_OF_ONE)) continue
    lines.set(productId, { productId, quantity })
  }
  return [...lines.values()].slice(0, MOST_LINES)
}

const isWhole = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max

export function loadOfflineCart(): void {
  offlineCart.set(readStored(CART_KEY, readLines) ?? [])
}

/** Two tabs share one cart. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) loadOfflineCart()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** As many of it as there are in the cart. */
export const quantityOf = (productId: number) => offlineCart.get().find((line) => line.productId === productId)?.quantity ?? 0

/** How many were added: fewer than asked when the cart then holds the most there can be, none when it is full. */
export function addToCart(productId: number, quantity: number, most: number): number {
  const before = quantityOf(productId)
  const after = Math.max(before, Math.min(before + quantity, most, MOST_OF_ONE))
  if (after > before) setQuantity(productId, after)
  return quantityOf(productId) - before
}

/** One kind more finds no room. */
export const isFull = () => offlineCart.get().length >= MOST_LINES

/** Zero takes the line out. */
export function setQuantity(productId: number, quantity: number): void {
  const lines = offlineCart.get()
  const line = { productId, quantity: Math.min(quantity, MOST_OF_ONE) }
  const isThere = lines.some((other) => other.productId === productId)
  const next = isThere ? lines.map((other) => (other.productId === productId ? line : other)) : [...lines, line]
  saveLines(next.filter((other) => other.quantity > 0).slice(0, MOST_LINES))
}

export function saveLines(lines: KeptLine[]): void {
  offlineCart.set(lines)
  writeStored(CART_KEY, lines)
}

/** The number on the cart icon: how many things, not how many lines. */
export const countOf = (lines: KeptLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0)
