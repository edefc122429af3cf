import { type Word, words } from '@tq/db/search/fold.ts'

/** More than any title: the rest of a longer text is not read. */
export const LONGEST_TEXT = 120
const MOST_WORDS = 12

export interface Typed {
  words: Word[]
  /** The last word may still be being typed. */
  isOpen: boolean
}

export function readTyped(text: string): Typed {
  const read = text.slice(0, LONGEST_TEXT)
  return { words: words(read).slice(0, MOST_WORDS), isOpen: !/\s$/.test(read) }
}
