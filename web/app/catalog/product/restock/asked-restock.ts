import { HIGHEST_PRODUCT_ID } from '@tq/contract/cart/limits.ts'
import { readStored, writeStored } from '../../../lib/state/local-storage.ts'

/** What guests asked for in this browser: ids only, no mailbox, since others may use the same machine. */
const KEY = 'restock-asked'
const MOST = 50

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_PRODUCT_ID

const asked = (): number[] => readStored(KEY, (value) => (Array.isArray(value) ? value.filter(isId) : null)) ?? []

export const wasAskedHere = (productId: number): boolean => asked().includes(productId)

export function noteAsked(productId: number, isAsked: boolean): void {
  const others = asked().filter((id) => id !== productId)
  writeStored(KEY, isAsked ? [productId, ...others].slice(0, MOST) : others)
}
