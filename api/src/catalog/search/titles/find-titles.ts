import type { Match } from '../match/search-match.ts'
import { beginningWith, firstLettersOf } from './first-letters.ts'
import { hasGlued, hasSideBySide } from './side-by-side.ts'
import { TitleWords } from './title-words.ts'
import { likenessTo } from './word-likeness.ts'

/** `search_docs.plain`, `search_docs.marked` and the numbers of books by slot. */
export interface Titles {
  plain: string[]
  marked: string[]
  words: TitleWords
  first: Uint32Array
}

export const makeTitles = (plain: string[], marked: string[], isbn: string[]): Titles => ({
  plain,
  marked,
  words: new TitleWords(plain, isbn),
  first: firstLettersOf(plain),
})

/** Among more titles with a word the database is as quick, and nobody else waits for it. */
const MOST_CANDIDATES = 20_000

/** What a match finds, and how well each fits; those that come first do so before anybody chooses among the others. */
export interface Found {
  slots: number[]
  isFirst(slot: number): boolean
  score(slot: number): number
}

/**
 * The rows and scores of `matchedRows` and `scoreOf`, for matches by words of titles, numbers of books and lost spaces; all of them,
 * however many. Null where the database has to be asked: for the commonest words alone.
 */
export function findTitles(titles: Titles, match: Match, isWanted: (slot: number) => boolean): Found | null {
  const { plain, marked } = titles
  const met = slotsMeeting(titles, match, isWanted)
  if (!met) return null
  const { start, accents, isGuess } = match
  const phrase = ` ${match.plain}`
  const likeness = isGuess ? likenessTo(phrase) : null
  const scoreOf = scorer(phrase)
  const accented = accents.map(asWord)
  return {
    slots: fitting(plain, met, match),
    isFirst: (slot) => start !== undefined && (plain[slot] as string).startsWith(start),
    score(slot) {
      const text = plain[slot] as string
      const held = accented.length ? 16 * countHeld(marked[slot] as string, accented) : 0
      return scoreOf(text) + held + (likeness ? roundEven(100 * likeness(text)) : 0)
    },
  }
}

/** The slots for which `matchCondition` holds, or which begin as the match does. */
export function slotsMeeting(titles: Titles, match: Match, isWanted: (slot: number) => boolean): number[] | null {
  const { plain, marked } = titles
  const candidates = candidatesOf(titles, match)
  if (!candidates) return null
  const parts = [...(match.shortEnd === undefined ? [] : [` ${match.shortEnd}`]), ...(match.isPhrase ? [` ${match.plain}`] : [])]
  const accented = match.marked?.words.map(asWord)
  const atLeast = match.marked?.atLeast ?? 0
  const found: number[] = []
  for (let at = 0; at < candidates.length; at++) {
    const slot = candidates[at] as number
    if (!isWanted(slot) || !hasAll(plain[slot] as string, parts)) continue
    if (accented && countHeld(marked[slot] as string, accented) < atLeast) continue
    found.push(slot)
  }
  return found
}

function candidatesOf(titles: Titles, { words, glued, terms, start }: Match): ArrayLike<number> | null {
  if (glued === undefined) {
    const having = words ? titles.words.find(words, MOST_CANDIDATES) : null
    // One or two letters are no word yet: they are looked for at the beginning of titles, too.
    const isShort = terms.length === 1 && start !== undefined && !start.endsWith(' ') && start.length <= 3
    return having && isShort ? [...new Set([...having, ...beginning(titles, start.slice(1))])] : having
  }
  if (words !== null) return null
  return titles.words.begunBy(glued).filter((slot) => hasGlued(titles.plain[slot] as string, glued))
}

/** Slots whose title begins so, with one letter or two. */
const beginning = ({ first, plain }: Titles, letters: string): Int32Array =>
  beginningWith(letters, first, Int32Array.from(plain.keys()), plain.length)

function scorer(phrase: string): (plain: string) => number {
  const whole = `${phrase} |`
  const word = `${phrase} `
  return (plain) => {
    const at = plain.indexOf(phrase)
    if (at < 0) return 0
    const begins = at === 0 ? 4 + (plain.startsWith(whole) ? 8 : 0) : 0
    return begins + 2 + (plain.includes(word, at) ? 3 : 0)
  }
}

const asWord = (word: string): string => ` ${word} `

function countHeld(marked: string, words: string[]): number {
  let held = 0
  for (const word of words) if (marked.includes(word)) held++
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

/** Those that fit the pattern. PostgreSQL writes the beginning and the end of a word as \m and \M. */
function fitting(plain: string[], slots: number[], { wordPattern, ways }: Match): number[] {
  if (wordPattern === undefined || slots.length === 0) return slots
  if (ways) return slots.filter((slot) => hasSideBySide(plain[slot] as string, ways))
  const pattern = new RegExp(wordPattern.replace(/\\[mM]/g, '\\b'))
  return slots.filter((slot) => pattern.test(plain[slot] as string))
}
