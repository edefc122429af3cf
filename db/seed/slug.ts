import { words } from '../src/search/fold.ts'

/** The last part of an address, as the contract's `slugify` makes it; this room does not know the contract. */
export function slugOf(text: string): string {
  return words(text)
    .map((word) => word.typed)
    .join('-')
}
