import { plainOf, unifyY, type Word } from '@tq/db/search/fold.ts'
import { isOneSlipApart, oneSlip } from '@tq/db/search/slips.ts'
import { undoKeys } from '@tq/db/search/typing-keys.ts'
import { isBare } from '../lexicon/phrases.ts'
import { allOf, inOrder, type Match, prefixTerm, type Term, term } from '../match/search-match.ts'
import type { Typed } from '../parse/typed-text.ts'
import type { Vocabulary } from './vocabulary.ts'

const MOST_WORDS_WITH_SLIP = 9
const TONE_SIGN = /[`'~?.]$/

/** What the catalogue's own words make of one typed word. */
interface Reading {
  typed: Word
  /** The word itself and what its keys were meant to write, as far as the catalogue knows them. */
  known: Term[]
  /** Known words one slip away. */
  near: Term[]
  /** The first of the known words, or the word itself. */
  best: string
}

export interface RepairOptions {
  withSlips: boolean
  words: Vocabulary
}

/** What may have been meant when no title has all the words: left-over keys first, then one slip of the finger. */
export async function repairsOf(typed: Typed, { withSlips, words }: RepairOptions): Promise<Match[]> {
  const guesses = typed.words.map((word) => ({
    undone: undoKeys(word.typed),
    slips: withSlips && mayHoldSlip(word, typed.words) ? words.worthAsking(word.typed, (mayBe) => slipsOf(word, mayBe)) : [],
  }))
  const last = typed.words.at(-1) as Word
  const unfinished = typed.isOpen
    ? [last.plain, ...undoKeys(last.typed, { isUnfinished: true })].filter((text) => text.length >= 2)
    : []
  const looked = await words.lookUp(
    [...typed.words.map((word) => word.plain), ...guesses.flatMap(({ undone, slips }) => [...undone, ...slips])],
    unfinished,
  )

  const readings = typed.words.map((word, at): Reading => {
    const { undone, slips } = guesses[at] as (typeof guesses)[number]
    const known = [...new Set([word.plain, ...undone])].filter((text) => looked.marked.has(text))
    const ends = word === last ? unfinished.filter((text) => looked.beginnings.has(text)) : []
    const near = slips.filter((slip) => isLikely(slip, word, typed.words.length, looked.marked.get(slip)))
    return {
      typed: word,
      known: [...known.map(term), ...ends.map(prefixTerm)],
      near: near.map(term),
      best: known[0] ?? word.plain,
    }
  })
  const wereKeysUndone = guesses.some(({ undone }) => undone.length > 0) || unfinished.length > 1
  return [...keyRepair(readings, wereKeysUndone), ...slipRepairs(readings)]
}

function keyRepair(readings: Reading[], wereKeysUndone: boolean): Match[] {
  if (!wereKeysUndone || readings.some(({ known }) => known.length === 0)) return []
  const terms = readings.map(({ known }) => known)
  return [{ plain: bestOf(readings), terms, words: allOf(terms), accents: [], isRepaired: true }]
}

function slipRepairs(readings: Reading[]): Match[] {
  const ways = slipWays(readings)
  if (ways.length === 0) return []
  const anywhere: Match = {
    plain: bestOf(readings),
    terms: readings.map((_, at) => uniqueTerms(ways.flatMap((way) => way[at] as Term[]))),
    words: ways.map((way) => `(${allOf(way)})`).join('|'),
    accents: [],
    isGuess: true,
    isRepaired: true,
    ...markedBesides(readings),
  }
  const adjacent = { ...anywhere, ways, wordPattern: `\\m(?:${ways.map(inOrder).join('|')})\\M` }
  if (readings.length === 1) return [anywhere]
  // Two words are too little to go by unless they are neighbours.
  return readings.length === 2 ? [adjacent] : [adjacent, anywhere]
}

/** Only the word that slipped may have other accents than were typed. */
function markedBesides(readings: Reading[]): Pick<Match, 'marked'> {
  const unknown = readings.filter(({ known }) => known.length === 0).length
  const words = readings.filter(({ typed, known }) => known.length > 0 && !isBare(typed)).map(({ typed }) => typed.marked)
  const atLeast = unknown > 0 ? words.length : words.length - 1
  return atLeast > 0 ? { marked: { words, atLeast } } : {}
}

/** For each way to have slipped, the choices for every word. */
function slipWays(readings: Reading[]): Term[][][] {
  const unknown = readings.filter(({ known }) => known.length === 0)
  if (unknown.length > 0) {
    const isRepairable = unknown.length <= (readings.length <= 4 ? 1 : 2) && unknown.every(({ near }) => near.length > 0)
    return isRepairable ? [readings.map(({ known, near }) => (known.length > 0 ? known : near))] : []
  }
  // Every word exists, but not in one title: one of them became another word.
  if (readings.length === 1 || readings.length > MOST_WORDS_WITH_SLIP) return []
  return readings
    .filter(({ near }) => near.length > 0)
    .map((slipped) => readings.map((reading) => (reading === slipped ? reading.near : reading.known)))
}

/** Among few short words everything is one slip away from everything. */
function mayHoldSlip(word: Word, all: Word[]): boolean {
  const otherLetters = plainOf(all).replaceAll(' ', '').length - word.plain.length
  return all.length >= 3 || word.plain.length >= 3 || (word.plain.length === 2 && otherLetters >= 4)
}

function slipsOf(word: Word, mayBe: (text: string) => boolean): string[] {
  // Who asks for the second volume is not shown the first.
  if (/^\d+$/.test(word.plain)) return []
  // Hundreds, of which few can be written with i instead of y.
  const asKnown = (slip: string) => (slip.endsWith('y') ? unifyY(slip) : slip)
  const isWanted = (slip: string) => mayBe(asKnown(slip))
  const slips = oneSlip(word.plain, isWanted)
  if (word.typed !== word.plain) slips.push(...oneSlip(word.typed, isWanted))
  return [...new Set(slips.map(asKnown))].filter((slip) => slip !== word.plain)
}

/** If accents were typed, they must fit too; only the tone may be lost with the letter that carried it. */
function isLikely(slip: string, { typed, plain, marked }: Word, wordCount: number, markedForms: string[] | undefined): boolean {
  if (!markedForms || (wordCount === 1 && slip.length < 5)) return false
  if (marked === typed || marked === plain) return true
  const hasTone = TONE_SIGN.test(marked)
  return markedForms.some(
    (form) => isOneSlipApart(form, marked) || (!hasTone && isOneSlipApart(form.replace(TONE_SIGN, ''), marked)),
  )
}

const bestOf = (readings: Reading[]): string => readings.map(({ best }) => best).join(' ')

const uniqueTerms = (terms: Term[]): Term[] => [
  ...new Map(terms.map((one) => [`${one.text}${one.isPrefix ? '*' : ''}`, one])).values(),
]
