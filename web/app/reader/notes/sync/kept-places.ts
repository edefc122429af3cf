import { readStored, writeStored } from '../../../lib/state/local-storage.ts'
import type { BookPlace } from '../../engine/engine.ts'

export const PLACES_KEY = 'reading-places'
/** The books read last: nobody reads more at once, and the browser's storage is small. */
const MOST_BOOKS = 50

/** Where somebody was in a book on this device. */
export interface KeptPlace {
  place: BookPlace
  versionId: string
  /** By the device's clock. */
  at: number
  /** False: the server has not heard of it. */
  isSent: boolean
}

interface StoredPlaces {
  owner: string
  /** By the book's product, the latest last. */
  places: [productId: number, kept: KeptPlace][]
}

const isOf = (owner: string) => (value: unknown) => {
  const kept = value as StoredPlaces
  return kept.owner === owner && Array.isArray(kept.places) ? kept : null
}
const listOf = (owner: string) => readStored(PLACES_KEY, isOf(owner))?.places ?? []

/** Read before a book opens, so it must be there at once. What another person left here is nobody's business, and is overwritten. */
export const findPlace = (owner: string, productId: number): KeptPlace | null =>
  listOf(owner).find(([id]) => id === productId)?.[1] ?? null

export const listUnsentPlaces = (owner: string) => listOf(owner).filter(([, { isSent }]) => !isSent)

/** False when the browser would not keep it. */
export function keepPlace(owner: string, productId: number, kept: KeptPlace): boolean {
  const others = listOf(owner).filter(([id]) => id !== productId)
  return writeStored(PLACES_KEY, { owner, places: [...others.slice(1 - MOST_BOOKS), [productId, kept]] } satisfies StoredPlaces)
}

/** Unless it was left for another place meanwhile. */
export function placeIsSent(owner: string, productId: number, at: number): void {
  const kept = findPlace(owner, productId)
  if (kept?.at === at) keepPlace(owner, productId, { ...kept, isSent: true })
}
