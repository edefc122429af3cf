import { gluedPattern, type Match } from '../match/search-match.ts'
import { GluedTitles } from './glued-titles.ts'
import { TitleWords } from './title-words.ts'
import { likenessTo } from './word-likeness.ts'

/** `search_docs.plain`, `search_docs.marked` and the numbers of books by slot. */
export interface Titles {
  plain: string[]
  marked: string[]
  words: TitleWords
  /** Made when it is first asked for. */
  glued?: GluedTitles
}

export const makeTitles = (plain: string[], marked: string[], isbn: string[]): Titles => ({
  plain,
  marked,
  words: new TitleWords(plain, isbn),
})

/** Among more titles with a word the database is as quick, and nobody else waits for it. */
const MOST_CANDIDATES = 20_000

export interface FoundTitle {
  slot: number
  score: number
}

/**
 * The rows and scores of `matchedRows` and `scoreOf`, for matches by words of titles, numbers of books and lost spaces; all of them,
 * however many. Null where the database has to be asked: for what is said elsewhere, and for the commonest words alone.
 */
export function findTitles(titles: Titles, match: Match, isWanted: (slot: number) => boolean): FoundTitle[] | null {
  if (match.meaning) return null
  const { plain, marked } = titles
  const found = slotsMeeting(titles, match, isWanted)
  if (!found) return null
  const kept = match.wordPattern === undefined ? found : fitting(plain, found, match.wordPattern)
  const phrase = ` ${match.plain}`
  const likeness = match.isGuess ? likenessTo(phrase) : null
  return kept.map((slot) => {
    const text = plain[slot] as string
    const accents = match.accents.length ? 16 * countHeld(marked[slot] as string, match.accents) : 0
    return { slot, score: scoreOf(text, phrase) + accents + (likeness ? roundEven(100 * likeness(text)) : 0) }
  })
}

/** The slots for which `matchCondition` holds, or which begin as the match does. */
export function slotsMeeting(titles: Titles, match: Match, isWanted: (slot: number) => boolean): number[] | null {
  const { plain, marked } = titles
  const phrase = ` ${match.plain}`
  const candidates = candidatesOf(titles, match)
  if (!candidates) return null
  const found: number[] = []
  for (const slot of candidates) {
    if (!isWanted(slot)) continue
    if (match.shortEnd !== undefined && !plain[slot]?.includes(` ${match.shortEnd}`)) continue
    if (match.isPhrase && !plain[slot]?.includes(phrase)) continue
    if (match.marked && countHeld(marked[slot] as string, match.marked.words) < match.marked.atLeast) continue
    found.push(slot)
  }
  return found
}

function candidatesOf(titles: Titles, { words, glued, terms, start }: Match): Iterable<number> | null {
  if (glued === undefined) {
    const having = words ? titles.words.find(words, MOST_CANDIDATES) : null
    // One or two letters are no word yet: they are looked for at the beginning of titles, too.
    const isShort = terms.length === 1 && start !== undefined && !start.endsWith(' ') && start.length <= 3
    return having && isShort ? new Set([...having, ...beginning(titles.plain, start)]) : having
  }
  if (words !== null) return null
  titles.glued ??= new GluedTitles(titles.plain)
  return fitting(titles.plain, titles.glued.having(glued), gluedPattern(glued))
}

/** Slots whose title begins so. */
function* beginning(plain: string[], start: string): Generator<number> {
  for (let slot = 0; slot < plain.length; slot++) if (plain[slot]?.startsWith(start)) yield slot
}

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

/** As PostgreSQL turns a fraction into a whole number. */
function roundEven(value: number): number {
  const floor = Math.floor(value)
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value)
}

/** PostgreSQL writes the beginning and the end of a word as \m and \M. A pattern takes longer to be made than a search without one. */
function fitting(plain: string[], slots: number[], pattern: string): number[] {
  if (slots.length === 0) return slots
  const own = new RegExp(pattern.replace(/\\[mM]/g, '\\b'))
  return slots.filter((slot) => own.test(plain[slot] as string))
}
