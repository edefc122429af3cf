import { wantedOf } from '../../columns/find-slots.ts'
import type { Match } from '../match/search-match.ts'
import { TITLE_WEIGHTS } from '../match/weights.ts'
import { AccentedWords } from './accented-words.ts'
import { beginningWith, begunLettersOf, firstLettersOf, titlesBeginning, wordsBeginning } from './first-letters.ts'
import { hasGlued, hasSideBySide } from './side-by-side.ts'
import { TitleWords } from './title-words.ts'
import { likenessTo } from './word-likeness.ts'

/** `search_docs.plain`, `search_docs.marked` and the numbers of books by slot. */
export interface Titles {
  plain: string[]
  marked: string[]
  words: TitleWords
  accented: AccentedWords
  /** The first letters of each, and letters that words of each begin with. */
  first: Uint32Array
  begun(): Int32Array
  /** Every slot. */
  all: Int32Array
}

export function makeTitles(plain: string[], marked: string[], isbn: string[]): Titles {
  let begun: Int32Array | null = null
  const words = new TitleWords(plain, isbn)
  return {
    plain,
    marked,
    words,
    accented: new AccentedWords(marked),
    first: firstLettersOf(plain),
    all: Int32Array.from(plain.keys()),
    begun() {
      begun ??= begunLettersOf(plain)
      return begun
    },
  }
}

/** Among more titles with a word the database is as quick, and nobody else waits for it; of fewer, only what may be shown is looked into. */
const MOST_CANDIDATES = 100_000

/**
 * What a match may find, and how well each fits. Each has to be asked whether it is found: of thousands that have a word, a hundred are
 * rated, and looking into a text takes longer than everything else.
 */
export interface Found {
  candidates: Int32Array
  isFound(slot: number): boolean
  /** Comes before anybody chooses among the others; null where none does. */
  isFirst: ((slot: number) => boolean) | null
  score(slot: number): number
}

/**
 * The rows and scores of `matchedRows` and `scoreOf`, for matches by words of titles, numbers of books and lost spaces; all of them,
 * however many. Null where the database has to be asked: for the commonest words alone.
 */
export function findTitles(titles: Titles, match: Match, isWanted: (slot: number) => boolean): Found | null {
  const { plain, first } = titles
  const candidates = candidatesOf(titles, match)
  if (!candidates) return null
  const { start, accents, isGuess } = match
  const phrase = ` ${match.plain}`
  const likeness = isGuess ? likenessTo(phrase) : null
  const scoreOf = scorer(phrase)
  const accented = titles.accented.readers(accents)
  const isMet = meeting(titles, match, isWanted)
  const isFitting = fitting(plain, match)
  return {
    candidates,
    isFound: isFitting ? (slot) => isMet(slot) && isFitting(slot) : isMet,
    isFirst: start === undefined ? null : titlesBeginning(plain, first, start.slice(1)),
    score(slot) {
      const text = plain[slot] as string
      const alike = likeness ? roundEven(TITLE_WEIGHTS.likeness * likeness(text)) : 0
      return scoreOf(text) + TITLE_WEIGHTS.accent * countHeld(slot, accented) + alike
    },
  }
}

/** The slots for which `matchCondition` holds, or which begin as the match does. */
export function slotsMeeting(titles: Titles, match: Match, isWanted: (slot: number) => boolean): Int32Array | null {
  const candidates = candidatesOf(titles, match)
  return candidates && wantedOf(candidates, meeting(titles, match, isWanted))
}

/** Whether a candidate is one of those. */
function meeting(titles: Titles, match: Match, isWanted: (slot: number) => boolean): (slot: number) => boolean {
  const { plain } = titles
  const { shortEnd, isPhrase } = match
  const accented = match.marked && titles.accented.readers(match.marked.words)
  const atLeast = match.marked?.atLeast ?? 0
  const mayEnd = shortEnd === undefined ? null : wordsBeginning(titles.begun(), shortEnd)
  const parts = [...(shortEnd === undefined || mayEnd?.isSure ? [] : [` ${shortEnd}`]), ...(isPhrase ? [` ${match.plain}`] : [])]
  return (slot) =>
    isWanted(slot) &&
    (mayEnd === null || mayEnd.isThere(slot)) &&
    (parts.length === 0 || hasAll(plain[slot] as string, parts)) &&
    (accented === undefined || countHeld(slot, accented) >= atLeast)
}

function candidatesOf(titles: Titles, { words, glued, terms, start }: Match): Int32Array | null {
  if (glued === undefined) {
    const having = words ? titles.words.find(words, MOST_CANDIDATES) : null
    // One or two letters are no word yet: they are looked for at the beginning of titles, too.
    const isShort = terms.length === 1 && start !== undefined && !start.endsWith(' ') && start.length <= 3
    return having && isShort ? titles.words.union([having, beginning(titles, start.slice(1))]) : having
  }
  if (words !== null) return null
  return wantedOf(titles.words.holding(glued), (slot) => hasGlued(titles.plain[slot] as string, glued))
}

/** Slots whose title begins so, with one letter or two. */
const beginning = ({ first, all }: Titles, letters: string): Int32Array => beginningWith(letters, first, all, all.length)

function scorer(phrase: string): (plain: string) => number {
  const whole = `${phrase} |`
  const word = `${phrase} `
  return (plain) => {
    const at = plain.indexOf(phrase)
    if (at < 0) return 0
    const begins = at === 0 ? TITLE_WEIGHTS.begins + (plain.startsWith(whole) ? TITLE_WEIGHTS.whole : 0) : 0
    return begins + TITLE_WEIGHTS.phrase + (plain.includes(word, at) ? TITLE_WEIGHTS.words : 0)
  }
}

function countHeld(slot: number, words: ((slot: number) => boolean)[]): number {
  let held = 0
  for (const has of words) if (has(slot)) held++
  return held
}

function hasAll(text: string, parts: string[]): boolean {
  for (const part of parts) if (!text.includes(part)) return false
  return true
}

/** As PostgreSQL turns a fraction into a whole number. */
function roundEven(value: number): number {
  const floor = Math.floor(value)
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value)
}

/** Whether it fits the pattern, if there is one. PostgreSQL writes the beginning and the end of a word as \m and \M. */
function fitting(plain: string[], { wordPattern, ways }: Match): ((slot: number) => boolean) | null {
  if (wordPattern === undefined) return null
  if (ways) return (slot) => hasSideBySide(plain[slot] as string, ways)
  const pattern = new RegExp(wordPattern.replace(/\\[mM]/g, '\\b'))
  return (slot) => pattern.test(plain[slot] as string)
}
