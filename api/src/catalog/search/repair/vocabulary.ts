import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { firstFrom } from '../first-from.ts'
import type { Term } from '../match/search-match.ts'

/** What is known of words that were asked about. */
export interface KnownWords {
  /** How each is written with its accents, for those that are known. */
  marked: Map<string, string[]>
  /** Those that begin a known word. */
  beginnings: Set<string>
}

/** The words of titles and people: what is typed is repaired towards them only. */
export interface Vocabulary {
  lookUp(candidates: string[], beginnings: string[]): Promise<KnownWords>
  /** False where surely no title and no name has it. */
  mayHave(term: Term): boolean
  /** Of the guesses at this word at least those that are known, in their order; `guess` need not give others than `mayBe` allows. */
  worthAsking(word: string, guess: (mayBe: (text: string) => boolean) => string[]): string[]
}

/** The tables of words: the shop's, and that of what is studied. */
export type WordTable = 'search_words' | 'learning_words'

/** Asked for in the database, word by word. */
export function storedWords(db: Db, table: WordTable): Vocabulary {
  const known = sql.identifier(table)
  return {
    mayHave: () => true,
    worthAsking: (_word, guess) => guess(() => true),
    async lookUp(candidates, beginnings) {
      const rows = await runPrepared<{ word: string; marked: string | null }>(
        db,
        sql`select word, marked from ${known} where word = any(${sql.param([...new Set(candidates)])}::text[])
          union all
          select start, null from unnest(${sql.param(beginnings)}::text[]) start
          where exists (select 1 from ${known} where word >= start collate "C" and word < (start || '~') collate "C")`,
      )
      const found: KnownWords = { marked: new Map(), beginnings: new Set() }
      for (const { word, marked } of rows) {
        if (marked === null) found.beginnings.add(word)
        else found.marked.set(word, [...(found.marked.get(word) ?? []), marked])
      }
      return found
    },
  }
}

/** Longer ones are not stored, and digits may belong to the number of a book, which is no word. */
const UNSURE = /^.{50,}$|\d{3}/

/** Words whose guesses are remembered: a syllable has some five hundred, of which a dozen are known, and everybody types the same ones. */
const REMEMBERED_GUESSES = 2_000

/** All of them in memory. */
export function heldWords(rows: { word: string; marked: string }[]): Vocabulary {
  const markedOf = new Map<string, string[]>()
  for (const { word, marked } of rows) {
    const forms = markedOf.get(word)
    if (forms) forms.push(marked)
    else markedOf.set(word, [marked])
  }
  const sorted = [...markedOf.keys()].sort()
  const guessed = new Map<string, string[]>()
  return {
    worthAsking(word, guess) {
      const remembered = guessed.get(word)
      if (remembered) return remembered
      const known = guess((one) => markedOf.has(one)).filter((one) => markedOf.has(one))
      if (guessed.size >= REMEMBERED_GUESSES) guessed.clear()
      guessed.set(word, known)
      return known
    },
    mayHave: ({ text, isPrefix }) => UNSURE.test(text) || (isPrefix ? begins(text) : markedOf.has(text)),
    async lookUp(candidates, beginnings) {
      const marked = new Map<string, string[]>()
      for (const word of candidates) {
        const forms = markedOf.get(word)
        if (forms) marked.set(word, forms)
      }
      return { marked, beginnings: new Set(beginnings.filter(begins)) }
    },
  }

  function begins(start: string): boolean {
    return sorted[firstFrom(sorted, start)]?.startsWith(start) ?? false
  }
}

export async function readWords(db: Db): Promise<Vocabulary> {
  return heldWords((await db.execute<{ word: string; marked: string }>(sql`select word, marked from search_words`)).rows)
}
