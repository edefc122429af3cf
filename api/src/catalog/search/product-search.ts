import { plainOf, squash } from '@tq/db/search/fold.ts'
import { isbnDigits } from '@tq/db/search/isbn-digits.ts'
import { isBare } from './lexicon/phrases.ts'
import type { ShelfMap } from './lexicon/shelf-map.ts'
import { mayBeNamed, mayFind } from './match/may-find.ts'
import { anywhereMatches, kindAlone, kindMatches, nameMatches, widened } from './match/query-matches.ts'
import { relaxedMatches } from './match/relax.ts'
import type { Sayings } from './match/sayings.ts'
import { allOf, inOrder, type Match, prefixTerm, term } from './match/search-match.ts'
import { textMatches } from './match/text-pairs.ts'
import { isShelf, type ParsedQuery } from './parse/parsed-query.ts'
import { withoutSoftWords } from './parse/soft-words.ts'
import { LONGEST_TEXT, readTyped, type Typed } from './parse/typed-text.ts'
import { understand } from './parse/understand.ts'
import type { Vocabulary } from './repair/vocabulary.ts'
import { type RepairOptions, repairsOf } from './repair/word-repair.ts'

const MOST_ACCENTS = 8
/** Shorter numbers may be words of a title: "2024", "12345". */
const SURELY_ISBN = 7
const SHORTEST_GLUED = 4

/**
 * Ways to understand a text, the strictest first. The caller looks each one up and stops at the first that finds
 * something; what comes after it is then never worked out. Never throws, whatever the text.
 */
export async function* matchesOf(text: string, options: RepairOptions): AsyncGenerator<Match> {
  const digits = isbnDigits(text.slice(0, LONGEST_TEXT))
  if (digits !== null) {
    yield isbnMatch(digits)
    if (digits.length >= SURELY_ISBN) return
  }
  const typed = readTyped(text)
  if (typed.words.length === 0) return
  for (const reading of readingsOf(typed)) yield strictMatch(reading, { isRepaired: reading !== typed })
  yield* repairs(typed, options)
}

/** What was typed, and what is left of it without soft words at its ends. */
function readingsOf(typed: Typed): Typed[] {
  const essence = withoutSoftWords(typed)
  return essence ? [typed, essence] : [typed]
}

async function* repairs(typed: Typed, options: RepairOptions): AsyncGenerator<Match> {
  const readings = readingsOf(typed)
  for (const reading of readings) yield* await repairsOf(reading, options)
  for (const reading of readings) {
    const glued = squash(plainOf(reading.words))
    if (glued.length >= SHORTEST_GLUED) yield gluedMatch(reading, glued)
  }
}

/** A way of speaking rather than a title: the one course that is called "… cho người chưa biết gì" is not all there is. */
const isMostlySoft = ({ units, soft }: ParsedQuery): boolean => soft.length > units.flatMap(({ words }) => words).length

const oneAccentOff = (match: Match, accented: string[]): Match => ({
  ...{ ...match, isRepaired: true, marked: { words: accented, atLeast: accented.length - 1 } },
  wordPattern: `\\m${match.terms.map((choices) => inOrder([choices])).join('\\M[^|]*\\m')}`,
})

/** What is known of the shop while a text is being read. */
export interface ShopKnowledge {
  shelves: ShelfMap
  words: Vocabulary
}

/**
 * The same for products, which can be asked for by everything they say: what was meant goes before what may have been mistyped, and
 * leaving something out comes last. What needs a word that no title has is passed over.
 */
export async function* productMatchesOf(
  sayings: Sayings,
  text: string,
  shop: ShopKnowledge,
  withSlips = true,
): AsyncGenerator<Match> {
  for await (const match of productReadings(sayings, text, shop, withSlips)) if (mayFind(match, shop.words)) yield match
}

async function* productReadings(
  sayings: Sayings,
  text: string,
  { shelves, words }: ShopKnowledge,
  withSlips: boolean,
): AsyncGenerator<Match> {
  if (isbnDigits(text.slice(0, LONGEST_TEXT)) !== null) return yield* matchesOf(text, { withSlips, words })
  const typed = readTyped(text)
  if (typed.words.length === 0) return
  const parsed = understand(typed, shelves)
  if (!parsed.isElsewhere) yield* namedMatches(typed, parsed)
  const asTyped = strictMatch(typed)
  const accented = accentsOf(typed)
  const exact = accented.length > 0 ? { ...asTyped, marked: { words: accented, atLeast: accented.length } } : asTyped
  if (parsed.isElsewhere) {
    // Nobody comes to a press for a washing machine: unless a title says all of it, nothing is guessed.
    yield exact
    return yield* repairs(typed, { withSlips: false, words })
  }
  const wide = widened(typed, parsed, exact)
  if (!wide) yield exact
  // What stands in a title in one piece is what was meant, however else it could be read.
  else if (!isShelf(parsed) && !isMostlySoft(parsed)) yield { ...exact, isPhrase: true }
  if (wide && (parsed.units.every((unit) => mayBeNamed(unit, words)) || mayFind(asTyped, words))) yield wide
  yield* anywhereMatches(typed, parsed)
  // With other accents than were typed, only where all of it stands in one piece: "bàn học sinh" is not in "Sinh học … căn bản".
  if (accented.length > 0) yield { ...asTyped, isPhrase: true }
  // Or where one word alone has other accents, and all stand in the order typed.
  if (accented.length > 2) yield oneAccentOff(asTyped, accented)
  const [, ...others] = readingsOf(typed)
  for (const reading of others) yield { ...strictMatch(reading, { isRepaired: true }), isPhrase: accented.length > 0 }
  yield* repairs(typed, { withSlips, words })
  if (parsed.name.length > 0) return
  yield* relaxedMatches(sayings, typed, parsed)
  yield* textMatches(sayings, typed, parsed)
}

/** For who is still typing: as typed first, then what is meant; no slips are looked for and nothing is left out. */
export async function* hastyMatchesOf(text: string, { shelves, words }: ShopKnowledge): AsyncGenerator<Match> {
  for await (const match of matchesOf(text, { withSlips: false, words })) if (mayFind(match, words)) yield match
  const typed = readTyped(text)
  const parsed = understand(typed, shelves)
  if (parsed.isElsewhere) return
  yield* namedMatches(typed, parsed)
  const wide = widened(typed, parsed, strictMatch(typed))
  if (wide && parsed.units.every((unit) => mayBeNamed(unit, words))) yield wide
}

/** A kind or a person was named. */
function* namedMatches(typed: Typed, parsed: ParsedQuery): Generator<Match> {
  yield* kindMatches(typed, parsed)
  const alone = kindAlone(typed, parsed)
  if (alone) yield alone
  yield* nameMatches(typed, parsed)
}

/** Words typed with their accents; the last one may not be finished. */
function accentsOf({ words, isOpen }: Typed): string[] {
  const whole = isOpen && words.length > 1 ? words.slice(0, -1) : words
  return whole.filter((word) => !isBare(word)).map(({ marked }) => marked)
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
