import { HIGHEST_PRODUCT_ID, MOST_LINES, MOST_OF_ONE } from '@tq/contract/cart/limits.ts'
import { readStored, writeStored } from '../../lib/state/local-storage.ts'
import { createStore } from '../../lib/state/store.ts'

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
    if (!isWhole(productId, HIGHEST_PRODUCT_ID) || !isWhole(quantity, MOST_OF_ONE)) continue
    lines.set(productId, { productId, quantity })
  }
  return [...lines.values()].slice(0, MOST_LINES)
}

const isWhole = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max

/** False when local storage refused the last change: then only this page has the cart. */
let isStored = true

/** Sets the store only when the lines differ, so that components don't update for nothing. */
export function loadOfflineCart(): void {
  const lines = readStored(CART_KEY, readLines) ?? []
  if (JSON.stringify(lines) !== JSON.stringify(offlineCart.get())) offlineCart.set(lines)
}

/** Follows changes by other tabs, also those missed while this page was in the back/forward cache. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) loadOfflineCart()
  }
  const comeBack = (event: PageTransitionEvent) => event.persisted && latestLines()
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', comeBack)
  }
}

/** The lines in local storage now: a change must start from these, since another tab may have written them. */
export function latestLines(): KeptLine[] {
  if (isStored) loadOfflineCart()
  return offlineCart.get()
}

/** As many of it as there are in the cart. */
export const quantityOf = (productId: number) => latestLines().find((line) => line.productId === productId)?.quantity ?? 0

/** How many were added: fewer than asked when the cart then holds the most there can be, none when it is full. */
export function addToCart(productId: number, quantity: number, most: number): number {
  const before = quantityOf(productId)
  const after = Math.max(before, Math.min(before + quantity, most, MOST_OF_ONE))
  if (after > before) setQuantity(productId, after)
  return quantityOf(productId) - before
}

/** One kind more finds no room. */
export const isFull = () => latestLines().length >= MOST_LINES

/** Zero takes the line out. */
export function setQuantity(productId: number, quantity: number): void {
  const lines = latestLines()
  const line = { productId, quantity: Math.min(quantity, MOST_OF_ONE) }
  const isThere = lines.some((other) => other.productId === productId)
  const next = isThere ? lines.map((other) => (other.productId === productId ? line : other)) : [...lines, line]
  saveLines(next.filter((other) => other.quantity > 0).slice(0, MOST_LINES))
}

export function saveLines(lines: KeptLine[]): void {
  offlineCart.set(lines)
  isStored = writeStored(CART_KEY, lines)
}

/** What is left after these lines were merged or ordered: lines added meanwhile stay. */
export function rest(now: KeptLine[], taken: KeptLine[]): KeptLine[] {
  return now.flatMap(({ productId, quantity }) => {
    const gone = taken.find((line) => line.productId === productId)?.quantity ?? 0
    return quantity > gone ? [{ productId, quantity: quantity - gone }] : []
  })
}

/** The number on the cart icon: how many things, not how many lines. */
export const countOf = (lines: KeptLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0)
