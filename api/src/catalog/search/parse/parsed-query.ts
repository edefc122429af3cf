import type { ProductKind } from '@tq/contract/enums.ts'
import type { Word } from '@tq/db/search/fold.ts'
import type { TypedWord } from './typed-text.ts'

/** One thing that was asked for: a word, or several that mean one thing together. */
export interface Unit {
  words: TypedWord[]
  /** Where its first word stands among those typed. */
  place: number
  /** Ids of shelves that go by this name. */
  shelves: number[]
  /** Other words for it. */
  others: Word[][]
  /** A school year: the number stands in titles, below the shelf `school`; `level` is the shelf of years like it. */
  grade?: { school: number | undefined; level: number | undefined }
}

/** What somebody seems to want. */
export interface ParsedQuery {
  /** What tells one book from another, in the order typed. */
  units: Unit[]
  /** Said around it: a title need not say it. */
  soft: TypedWord[]
  kind: ProductKind | null
  /** What follows "tác giả", "của", "thầy". */
  name: TypedWord[]
  /** The shelf of school books, when what is read at a university was asked for: its books come after others. */
  schoolLast: number | null
  /** Something that is sold elsewhere: nothing is guessed then. */
  isElsewhere: boolean
}

export const spelledOf = (typed: TypedWord[]): string => typed.map(({ spelled }) => spelled).join(' ')

/** The lexicon knows it: no word that may mean anything. */
export const isNamed = ({ shelves, others, grade }: Unit): boolean =>
  shelves.length > 0 || others.length > 0 || grade !== undefined

/** Nothing was asked for but one shelf. */
export const isShelf = ({ units, name }: ParsedQuery): boolean =>
  units.length === 1 && units[0]?.shelves.length !== 0 && name.length === 0
