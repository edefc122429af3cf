import { plainOf, type Word, words } from '@tq/db/search/fold.ts'
import { ABBREVIATIONS } from '../lexicon/abbreviations.ts'
import { isBare, isSameWord, readSynonyms } from '../lexicon/phrases.ts'
import type { TypedWord } from './typed-text.ts'

interface Short {
  short: Word
  long: string
}

/** By the word without accents. */
const KNOWN = new Map<string, Short[]>()
for (const { typed, others } of readSynonyms(ABBREVIATIONS)) {
  const [short] = words(typed)
  if (short) KNOWN.set(short.plain, [...(KNOWN.get(short.plain) ?? []), { short, long: others[0] as string }])
}

/** What was shortened in haste, in full: "sách cho hs" → "sách cho học sinh"; without accents where none were typed. */
export function writtenOut(typed: TypedWord[]): TypedWord[] {
  const isHasty = typed.every(isBare)
  return typed.flatMap((word) => {
    const known = KNOWN.get(word.plain)?.find(({ short }) => isSameWord(word, short))
    if (!known) return [word]
    const full = isHasty ? plainOf(words(known.long)) : known.long
    return full.split(' ').flatMap((spelled) => words(spelled).map((one) => ({ ...one, spelled })))
  })
}
