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

/** "uơ" inside a syllable and "ưo" are "ươ" with one horn forgotten: "huớng", "ngưòi". */
const HALF_HORNED = /(?<!q)u(?=o\u031b[\u0300\u0301\u0303\u0309\u0323]?[cimnptu])|(?<=u\u031b)o(?!\u031b)/giu

const withHorns = (text: string): string => text.normalize('NFD').replace(HALF_HORNED, '$&\u031b').normalize('NFC')

/** One search reads its text several times, and then nobody does. */
let last: { text: string; typed: Typed } = { text: '', typed: { words: [], isOpen: true } }

export function readTyped(text: string): Typed {
  if (last.text !== text) last = { text, typed: readAnew(text) }
  return last.typed
}

function readAnew(text: string): Typed {
  const read = text.slice(0, LONGEST_TEXT)
  const typed = (read.match(PIECE) ?? []).flatMap(wordsIn)
  return { words: typed.slice(0, MOST_WORDS), isOpen: !/\s$/.test(read) }
}

/** Everybody types the same few thousand words, and taking one apart takes longer than looking for it. */
const known = new Map<string, TypedWord[]>()
const MOST_KNOWN = 5_000

function wordsIn(piece: string): TypedWord[] {
  const found = known.get(piece)
  if (found) return found
  const spelled = ownCopy(piece)
  const read = words(withHorns(spelled)).map((word) => ({ ...word, spelled }))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(spelled, read)
  return read
}

/** A part of a string keeps the whole of it. */
const ownCopy = (text: string): string => Buffer.from(text).toString()
