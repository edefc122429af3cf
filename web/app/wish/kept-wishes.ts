import { HIGHEST_PRODUCT_ID } from '@tq/contract/cart/limits.ts'
import { MOST_WISHES } from '@tq/contract/wish.ts'
import { readStored, removeStored, writeStored } from '../lib/state/local-storage.ts'

/** A guest's list: ids only, the newest first. Titles and prices are the server's to say. */
export const WISH_KEY = 'wish-list'

/** What is not an id is left out; nothing read back from the browser is believed. */
export function readIds(value: unknown): number[] {
  if (!Array.isArray(value)) return []
  const ids = value.filter((id) => Number.isInteger(id) && id >= 1 && id <= HIGHEST_PRODUCT_ID)
  return [...new Set<number>(ids)].slice(0, MOST_WISHES)
}

export const keptWishes = (): number[] => readStored(WISH_KEY, readIds) ?? []

export function keepWishes(ids: readonly number[]): void {
  if (ids.length > 0) writeStored(WISH_KEY, ids)
  else removeStored(WISH_KEY)
}
