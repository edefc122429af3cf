import { type Word, words } from '@tq/db/search/fold.ts'

/** More than any title: the rest of a longer text is not read. */
export const LONGEST_TEXT = 120
const MOST_WORDS = 12
/** "c++", "c#" and ".net" are words with their signs. */
const PIECE = /[\p{L}\p{N}\p{M}+#.\u00ad\u200b-\u200f\u2060\ufeff]+/gu

export interface TypedWord extends Word {
  /** As it was typed. */
  spelled: string
}

export interface Typed {
  words: TypedWord[]
  /** The last word may still be being typed. */
  isOpen: boolean
}

export function readTyped(text: string): Typed {
  const read = text.slice(0, LONGEST_TEXT)
  const typed = [...read.matchAll(PIECE)].flatMap(([spelled]) => words(spelled).map((word) => ({ ...word, spelled })))
  return { words: typed.slice(0, MOST_WORDS), isOpen: !/\s$/.test(read) }
}
