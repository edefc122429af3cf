import { forgetPerson } from './personal-storage.ts'

/** Reads at once what the page shows, and keeps it so that only the same person gets it back. */
export type Keeper = (token: string) => Promise<void>

const keepers = new Set<Keeper>()

export function keepAtEnd(keeper: Keeper): () => void {
  keepers.add(keeper)
  return () => keepers.delete(keeper)
}

/** A login that ended by itself: everything personal goes, but what a page has half done waits for its owner. */
export function forgetEndedLogin(token: string | null): Promise<unknown> {
  const kept = token === null ? [] : [...keepers].map((keep) => keep(token))
  forgetPerson()
  return Promise.all(kept)
}
