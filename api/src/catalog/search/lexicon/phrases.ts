import type { ProductKind } from '@tq/contract/enums.ts'
import { type Word, words } from '@tq/db/search/fold.ts'
import { AFTER_AUTHOR, AUTHOR_CUES } from './cues.ts'
import { BEFORE_GRADE, SUBJECTS } from './grades.ts'
import { KINDS } from './kinds.ts'
import { NOT_SOLD_HERE } from './not-sold-here.ts'
import { OPTIONAL_PHRASES } from './optional-phrases.ts'
import { SHELF_NAMES } from './shelves.ts'
import { SHELVES_WHEN_ALONE } from './shelves-when-alone.ts'
import { SYNONYMS } from './synonyms.ts'

/** What a phrase of the lexicon stands for; most stand for one thing, some for several. */
export interface Phrase {
  words: Word[]
  isSoft?: boolean
  kind?: ProductKind
  /** A person's name follows, or has just ended. */
  isAuthorCue?: boolean
  isAfterAuthor?: boolean
  /** A school year follows. */
  isBeforeGrade?: boolean
  isSubject?: boolean
  /** Sold in other shops. */
  isElsewhere?: boolean
  /** Slugs of shelves that go by this name. */
  shelves?: string[]
  /** Slugs of shelves that are meant by it where nothing else is asked for. */
  ifAlone?: string[]
  /** Other words for the same thing. */
  others?: Word[][]
}

export interface PhraseTable {
  /** The phrases of the table that stand at this place of a text, the longest first. */
  allAt(typed: Word[], at: number): Phrase[]
}

class Table implements PhraseTable {
  readonly #byFirst = new Map<string, Phrase[]>()

  /** Adds a meaning to a phrase, which may have others already. */
  add(text: string, meaning: Omit<Phrase, 'words'>): void {
    const list = words(text)
    const first = list[0]?.plain
    if (first === undefined) return
    const alike = this.#byFirst.get(first) ?? []
    this.#byFirst.set(first, alike)
    let phrase = alike.find((one) => isSamePhrase(one.words, list))
    if (!phrase) {
      phrase = { words: list }
      alike.push(phrase)
      alike.sort((a, b) => b.words.length - a.words.length)
    }
    const shelves = [...(phrase.shelves ?? []), ...(meaning.shelves ?? [])]
    const others = [...(phrase.others ?? []), ...(meaning.others ?? [])]
    Object.assign(phrase, meaning, shelves.length && { shelves: [...new Set(shelves)] }, others.length && { others })
  }

  /** A shelf goes by it. */
  knows(text: string): boolean {
    const list = words(text)
    return this.#byFirst.get(list[0]?.plain ?? '')?.some((one) => one.shelves && isSamePhrase(one.words, list)) ?? false
  }

  allAt(typed: Word[], at: number): Phrase[] {
    return this.#byFirst.get(typed[at]?.plain ?? '')?.filter((phrase) => standsAt(phrase.words, typed, at)) ?? []
  }
}

const isSamePhrase = (a: Word[], b: Word[]) => a.length === b.length && a.every(({ marked }, at) => marked === b[at]?.marked)

function standsAt(phrase: Word[], typed: Word[], at: number): boolean {
  if (at + phrase.length > typed.length) return false
  for (let offset = 0; offset < phrase.length; offset++)
    if (!isSameWord(typed[at + offset] as Word, phrase[offset] as Word)) return false
  return true
}

/** "gia" may be "giá", but "giả" is another word. */
export function isSameWord(typed: Word, known: Word): boolean {
  return typed.plain === known.plain && (isBare(typed) || isSameMarked(typed, known))
}

/** Typed without accents, which may be how the word is written or how it was typed in haste. */
export const isBare = ({ marked, plain, typed }: Word): boolean => marked === plain || marked === typed

/** A syllable that ends so always has a tone: "nghiêp" lost it on the way. */
const STOPPED = /[cpt]$|ch$/

/** The same word, or what is left of it where the tone was forgotten. */
export const isSameMarked = (typed: Word, known: Word): boolean =>
  typed.marked === known.marked ||
  (typed.plain === known.plain &&
    !isBare(typed) &&
    STOPPED.test(typed.marked) &&
    `${typed.marked}${known.marked.at(-1)}` === known.marked)

export const splitPhrases = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

export interface NamedShelf {
  slug: string
  name: string
}

/** The lexicon's phrases together with the names of these shelves. */
export function phraseTable(shelves: NamedShelf[]): PhraseTable {
  const table = new Table()
  // Before what else sounds like it without accents: "tieng han" is the shelf of that name, not "tiếng Hán".
  for (const { slug, name } of shelves) table.add(name, { shelves: [slug] })
  for (const soft of splitPhrases(OPTIONAL_PHRASES)) table.add(soft, { isSoft: true })
  for (const [kind, names] of Object.entries(KINDS) as [ProductKind, string][])
    for (const name of splitPhrases(names)) table.add(name, { kind })
  for (const cue of splitPhrases(AUTHOR_CUES)) table.add(cue, { isAuthorCue: true })
  for (const cue of splitPhrases(AFTER_AUTHOR)) table.add(cue, { isAfterAuthor: true })
  for (const cue of splitPhrases(BEFORE_GRADE)) table.add(cue, { isBeforeGrade: true })
  for (const subject of splitPhrases(SUBJECTS)) table.add(subject, { isSubject: true })
  for (const thing of splitPhrases(NOT_SOLD_HERE)) table.add(thing, { isElsewhere: true })
  for (const { typed, others } of readSynonyms(SYNONYMS)) table.add(typed, { others: others.map(words) })
  for (const { slug } of shelves) for (const alias of splitPhrases(SHELF_NAMES[slug] ?? '')) table.add(alias, { shelves: [slug] })
  for (const [slug, names] of Object.entries(SHELVES_WHEN_ALONE))
    for (const name of splitPhrases(names)) table.add(name, { isSoft: true, ifAlone: [slug] })
  for (const { slug, name } of shelves)
    for (const half of halvesOf(name)) if (!table.knows(half)) table.add(half, { shelves: [slug] })
  return table
}

/** "Kế toán – Kiểm toán" or "Văn học và ngôn ngữ" is also asked for by one half of its name, unless another shelf goes by it. */
function halvesOf(name: string): string[] {
  const halves = name.split(/\s+(?:–|-|và)\s+/)
  return halves.length > 1 ? halves : []
}

/** Lines "a = b | c", and "a <=> b | c" where each stands for all others. */
export function readSynonyms(lines: string): { typed: string; others: string[] }[] {
  return lines.split('\n').flatMap((line) => {
    const both = line.split('<=>')
    if (both.length === 2) {
      const all = both.flatMap(splitPhrases)
      return all.map((typed) => ({ typed, others: all.filter((other) => other !== typed) }))
    }
    const [typed, others] = line.split('=')
    return typed?.trim() && others?.trim() ? [{ typed: typed.trim(), others: splitPhrases(others) }] : []
  })
}
