import type { Position } from '@tq/contract/reading/book.ts'
import { readStored, writeStored } from '../../../lib/state/local-storage.ts'

export const PREVIEW_KEY = 'preview-places'
/** The last previews: the browser's storage is small. */
const MOST_BOOKS = 20

type StoredPreviews = [productId: number, place: Position][]

const listPlaces = (): StoredPreviews =>
  readStored(PREVIEW_KEY, (value) => (Array.isArray(value) ? (value as StoredPreviews) : null)) ?? []

/**
 * Whoever has read a preview to its end is told that the book goes on from there. Most are guests then, and buy before they log in: it is kept
 * without a name, and goes with the next logout.
 */
export function keepPreviewPlace(productId: number, place: Position): void {
  const others = listPlaces().filter(([id]) => id !== productId)
  writeStored(PREVIEW_KEY, [...others.slice(1 - MOST_BOOKS), [productId, place]] satisfies StoredPreviews)
}

export const previewPlace = (productId: number): Position | null => listPlaces().find(([id]) => id === productId)?.[1] ?? null
