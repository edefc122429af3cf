import type { Match, Term } from '../match/search-match.ts'
import { TitleWords } from './title-words.ts'

/** `search_docs.plain` and `search_docs.marked` by slot. */
export interface Titles {
  plain: string[]
  marked: string[]
  words: TitleWords
}

export const makeTitles = (plain: string[], marked: string[]): Titles => ({ plain, marked, words: new TitleWords(plain) })

/** Among more titles with a word the database is as quick. */
const MOST_CANDIDATES = 5_000

export interface FoundTitle {
  slot: number
  score: number
}

/**
 * The rows and scores of `matchedRows` and `scoreOf`, for matches by words of titles. Null where the database has to be asked: for what
 * products say elsewhere, numbers of books, likeness, lost spaces, common words alone, and where there are more
 * than `cap`, of which it chooses.
 */
export function findTitles(titles: Titles, match: Match, isWanted: (slot: number) => boolean, cap: number): FoundTitle[] | null {
  if (!isByWords(match)) return null
  const { plain, marked } = titles
  const phrase = ` ${match.plain}`
  const candidates = titles.words.find(match.words ?? '', Math.min(10 * cap, MOST_CANDIDATES))
  if (!candidates) return null
  const found: number[] = []
  for (const slot of candidates) {
    if (!isWanted(slot)) continue
    if (match.shortEnd !== undefined && !plain[slot]?.includes(` ${match.shortEnd}`)) continue
    if (match.isPhrase && !plain[slot]?.includes(phrase)) continue
    if (match.marked && countHeld(marked[slot] as string, match.marked.words) < match.marked.atLeast) continue
    found.push(slot)
    if (found.length > cap) return null
  }
  const pattern = match.wordPattern === undefined ? null : patternOf(match.wordPattern)
  const kept = pattern ? found.filter((slot) => pattern.test(plain[slot] as string)) : found
  return kept.map((slot) => ({ slot, score: scoreOf(plain[slot] as string, phrase) + accents(marked[slot] as string) }))

  function accents(text: string): number {
    return match.accents.length ? 16 * countHeld(text, match.accents) : 0
  }
}

function isByWords({ meaning, isExactForm, isGuess, words, glued, terms, start }: Match): boolean {
  if (meaning || isExactForm || isGuess || !words || glued !== undefined || terms.flat().some(mayBeNumber)) return false
  // One or two letters are looked for at the beginning of titles, not among their words.
  return !(terms.length === 1 && start !== undefined && !start.endsWith(' ') && start.length <= 3)
}

/** Of a book, forwards or backwards; it stands beside the words of its title. */
const mayBeNumber = ({ text, isPrefix }: Term): boolean => (isPrefix ? /^r?\d/ : /^r?\d{8}/).test(text)

function scoreOf(plain: string, phrase: string): number {
  const at = plain.indexOf(phrase)
  if (at < 0) return 0
  const begins = at === 0 ? 4 + (plain.startsWith(`${phrase} |`) ? 8 : 0) : 0
  return begins + 2 + (plain.includes(`${phrase} `) ? 3 : 0)
}

function countHeld(marked: string, words: string[]): number {
  let held = 0
  for (const word of words) if (marked.includes(` ${word} `)) held++
  return held
}

/** PostgreSQL writes the beginning and the end of a word as \m and \M. */
const patternOf = (pattern: string): RegExp => new RegExp(pattern.replace(/\\[mM]/g, '\\b'))
