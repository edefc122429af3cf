import { HIGHEST_PRODUCT_ID } from '@tq/contract/cart/limits.ts'
import { readStored, writeStored } from '../../lib/state/local-storage.ts'

/** Ids only, in this browser only; cleared at logout with everything personal. */
export const SEEN_KEY = 'seen-books'
const MOST_SEEN = 12

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_PRODUCT_ID

/** The latest first. What is not an id is left out. */
export const readSeen = (): number[] =>
  readStored(SEEN_KEY, (value) => (Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, MOST_SEEN) : null)) ?? []

export function noteSeen(id: number): void {
  writeStored(SEEN_KEY, [id, ...readSeen().filter((other) => other !== id)].slice(0, MOST_SEEN))
}
