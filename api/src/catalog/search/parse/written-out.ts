import { plainOf, words } from '@tq/db/search/fold.ts'
import { ABBREVIATIONS } from '../lexicon/abbreviations.ts'
import { isBare, isSameWord, readSynonyms } from '../lexicon/phrases.ts'
import type { TypedWord } from './typed-text.ts'

const KNOWN = readSynonyms(ABBREVIATIONS).map(({ typed, others }) => ({ short: words(typed)[0], long: others[0] as string }))

/** What was shortened in haste, in full: "sách cho hs" → "sách cho học sinh"; without accents where none were typed. */
export function writtenOut(typed: TypedWord[]): TypedWord[] {
  const isHasty = typed.every(isBare)
  return typed.flatMap((word) => {
    const known = KNOWN.find(({ short }) => short && isSameWord(word, short))
    if (!known) return [word]
    const full = isHasty ? plainOf(words(known.long)) : known.long
    return full.split(' ').flatMap((spelled) => words(spelled).map((one) => ({ ...one, spelled })))
  })
}
