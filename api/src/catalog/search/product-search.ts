import type { Db } from '@tq/db/database.ts'
import { plainOf, squash } from '@tq/db/search/fold.ts'
import { isbnDigits } from '@tq/db/search/isbn-digits.ts'
import { allOf, type Match, prefixTerm, term } from './search-match.ts'
import { withoutSoftWords } from './soft-words.ts'
import { LONGEST_TEXT, readTyped, type Typed } from './typed-text.ts'
import { type RepairOptions, repairsOf } from './word-repair.ts'

const MOST_ACCENTS = 8
/** Shorter numbers may be words of a title: "2024", "12345". */
const SURELY_ISBN = 7
const SHORTEST_GLUED = 4

/**
 * Ways to understand a text, the strictest first. The caller looks each one up and stops at the first that finds
 * something; what comes after it is then never worked out. Never throws, whatever the text.
 */
export async function* matchesOf(
  db: Db,
  text: string,
  { withSlips = true, knownFrom = 'search_words' }: Partial<RepairOptions> = {},
): AsyncGenerator<Match> {
  const digits = isbnDigits(text.slice(0, LONGEST_TEXT))
  if (digits !== null) {
    yield isbnMatch(digits)
    if (digits.length >= SURELY_ISBN) return
  }
  const typed = readTyped(text)
  if (typed.words.length === 0) return
  const essence = withoutSoftWords(typed)
  const readings = essence ? [typed, essence] : [typed]

  for (const reading of readings) yield strictMatch(reading, { isRepaired: reading !== typed })
  for (const reading of readings) yield* await repairsOf(db, reading, { withSlips, knownFrom })
  for (const reading of readings) {
    const glued = squash(plainOf(reading.words))
    if (glued.length >= SHORTEST_GLUED) yield gluedMatch(reading, glued)
  }
}

/** The number is indexed backwards too, so that its last digits find it. */
function isbnMatch(digits: string): Match {
  const tail = prefixTerm(`r${[...digits].reverse().join('')}`)
  const choices = digits.length === 13 ? [term(digits)] : digits.startsWith('978') ? [prefixTerm(digits), tail] : [tail]
  return { plain: digits, terms: [[term(digits)]], words: allOf([choices]), accents: [], isExactForm: true, isRepaired: false }
}

/** All words as typed, the last one perhaps unfinished. */
export function strictMatch({ words, isOpen }: Typed, { isRepaired = false } = {}): Match {
  const plain = plainOf(words)
  const last = words.at(-1)?.plain ?? ''
  const shortEnd = isOpen && words.length > 1 && last.length <= 2 ? last : undefined
  const terms = words.map((word) => [term(word.plain)])
  if (isOpen && last.length > 2) terms[words.length - 1] = [prefixTerm(last)]
  const hasAccents = words.some((word) => word.marked !== word.plain)
  return {
    plain,
    terms,
    words: allOf(shortEnd === undefined ? terms : terms.slice(0, -1)),
    shortEnd,
    start: plain.length > 1 ? ` ${plain}${isOpen ? '' : ' '}` : undefined,
    // A single word without accents may be meant so; several are more often typed without.
    accents: hasAccents || words.length === 1 ? words.slice(0, MOST_ACCENTS).map((word) => word.marked) : [],
    isRepaired,
  }
}

function gluedMatch({ words }: Typed, glued: string): Match {
  return { plain: plainOf(words), terms: [], words: null, glued, accents: [], isRepaired: true }
}
