import { type SQL, sql } from 'drizzle-orm'
import { type Meaning, meaningCondition, meaningRows, meaningScore } from './meaning.ts'
import { TITLE_WEIGHTS } from './weights.ts'

/** A search works on at most so many rows, so that its cost stops growing with the catalogue. */
export const SEARCH_CAP = 1000

/** One word of a query as the index is asked for it. Only [a-z0-9], so that it can stand in a tsquery and a pattern. */
export interface Term {
  text: string
  /** Matches words that begin so. */
  isPrefix: boolean
}

/** One way to understand what was typed, ready to be looked up. */
export interface Match {
  /** Folded text that titles are compared with to rank them. */
  plain: string
  /** For each word, what may stand in its place; tells how the text was read. */
  terms: Term[][]
  /** tsquery over `search_docs.words`; null when spaces were lost. */
  words: string | null
  /** The text without spaces, for when they were lost. */
  glued?: string
  /** A last word of one or two letters: too common to ask the index for. */
  shortEnd?: string
  /** Titles that begin so come first, and before the cap cuts. */
  start?: string
  /** Marked words: titles with the same accents come before others. */
  accents: string[]
  /** So many of these words must stand there with their accents: who types accents means them. */
  marked?: { words: string[]; atLeast: number }
  /** The text must stand in the title as one. */
  isPhrase?: boolean
  /** Pattern for words that must stand side by side. */
  wordPattern?: string
  /** The same where they must stand side by side: for each way to read the text, what may stand in the place of each word. */
  ways?: Term[][][]
  /** A guess: the closest titles come first. */
  isGuess?: boolean
  /** A number names one form of a work, so e-books aren't hidden behind their printed twin. */
  isExactForm?: boolean
  /** Not what was typed, but what may have been meant. */
  isRepaired: boolean
  /** Looked up by what was meant, in everything a product says; the words of the title alone then decide nothing. */
  meaning?: Meaning
  /** The `first` of the meaning, to be looked up in memory. */
  asTyped?: Match | undefined
  /** Which step this is, for whoever asks why. */
  step?: string
  /** What was asked for and is not looked for any more. */
  leftOut?: string[]
  /** Not all of it is said by what is found. */
  isPartial?: boolean
  /** Ids of shelves that were asked for, and nothing else. */
  shelves?: number[]
  /** The text without soft words, where there were any. */
  understoodAs?: string | null
}

export const term = (text: string): Term => ({ text, isPrefix: false })
export const prefixTerm = (text: string): Term => ({ text, isPrefix: true })

const termQuery = ({ text, isPrefix }: Term) => `'${text}'${isPrefix ? ':*' : ''}`
const termPattern = ({ text, isPrefix }: Term) => text + (isPrefix ? '[a-z0-9]*' : '')

/** [[toan], [cao, cap]] → 'toan'&('cao'|'cap') */
export function allOf(places: Term[][]): string {
  const queries = places.map((choices) => choices.map(termQuery).join('|'))
  return [...new Set(queries)].map((query) => (query.includes('|') ? `(${query})` : query)).join('&')
}

/** The same as a pattern over `plain`, words in order; the bar between title and people may lie between them. */
export function inOrder(places: Term[][]): string {
  return places.map((choices) => `(?:${choices.map(termPattern).join('|')})`).join(' (?:\\| )?')
}

/** Rows that match, at most `cap`. Filters go inside, or the cap would cut rows that pass them. */
export function matchedRows(match: Match, filters: SQL, columns: SQL, cap = SEARCH_CAP): SQL {
  if (match.meaning) return meaningRows(match.meaning, filters, columns, cap)
  const matched = sql`${matchCondition(match)} and ${filters}`
  const isBegun = match.marked ? sql` and ${isMarked(match.marked)}` : sql``
  const rows =
    match.start === undefined
      ? sql`select ${columns} from search_docs where ${matched} limit ${sql.raw(String(cap))}`
      : startFirst(match.start)
  return match.wordPattern === undefined ? rows : sql`select * from (${rows}) near where plain ~ ${match.wordPattern}`

  /** The second half isn't even begun when the first one fills the cap; hence one limit around both. */
  function startFirst(start: string): SQL {
    const begins = sql`plain >= ${start} and plain < ${`${start}~`}${isBegun}`
    return sql`
      select * from (
        (select ${columns} from search_docs where ${begins} and ${filters} limit ${sql.raw(String(cap))})
        union all
        (select ${columns} from search_docs where ${matched} and not (${begins}))
      ) both_halves limit ${sql.raw(String(cap))}`
  }
}

export function matchCondition(match: Match): SQL {
  if (match.meaning) return meaningCondition(match.meaning)
  const conditions: SQL[] = []
  if (match.words !== null) conditions.push(sql`words @@ ${match.words}::tsquery`)
  if (match.shortEnd !== undefined) conditions.push(sql`strpos(plain, ${` ${match.shortEnd}`}) > 0`)
  if (match.glued !== undefined) {
    // The index finds the letters anywhere; the pattern wants them to begin with a word.
    conditions.push(sql`replace(replace(replace(plain, ' ', ''), '|', ''), 'y', 'i') like ${`%${match.glued}%`}`)
    conditions.push(sql`plain ~ ${gluedPattern(match.glued)}`)
  }
  if (match.marked) conditions.push(isMarked(match.marked))
  if (match.isPhrase) conditions.push(sql`strpos(plain, ${` ${match.plain}`}) > 0`)
  return sql.join(conditions, sql` and `)
}

/** Letters that have lost their spaces, from the beginning of a word on. */
export const gluedPattern = (glued: string): string =>
  `\\m${[...glued].map((letter) => (letter === 'i' ? '[iy]' : letter)).join(' ?(?:\\| )?')}`

function isMarked({ words, atLeast }: { words: string[]; atLeast: number }): SQL {
  const there = words.map((word) => sql`(strpos(marked, ${` ${word} `}) > 0)::int`)
  return sql`${sql.join(there, sql` + `)} >= ${sql.raw(String(atLeast))}`
}

/** Same accents first, then the whole title, its beginning, the phrase inside it. */
export function scoreOf(match: Match): SQL {
  if (match.meaning) return meaningScore(match.meaning)
  const phrase = ` ${match.plain}`
  const score = sql`
    ${WHOLE} * starts_with(plain, ${`${phrase} |`})::int + ${BEGINS} * starts_with(plain, ${phrase})::int
    + ${WORDS} * (strpos(plain, ${`${phrase} `}) > 0)::int + ${PHRASE} * (strpos(plain, ${phrase}) > 0)::int`
  for (const word of match.accents) score.append(sql` + ${ACCENT} * (strpos(marked, ${` ${word} `}) > 0)::int`)
  if (match.isGuess) score.append(sql` + (${LIKENESS} * word_similarity(${phrase}, plain))::int`)
  return score
}

const points = (weight: number): SQL => sql.raw(String(weight))
const WHOLE = points(TITLE_WEIGHTS.whole)
const BEGINS = points(TITLE_WEIGHTS.begins)
const WORDS = points(TITLE_WEIGHTS.words)
const PHRASE = points(TITLE_WEIGHTS.phrase)
const ACCENT = points(TITLE_WEIGHTS.accent)
const LIKENESS = points(TITLE_WEIGHTS.likeness)
