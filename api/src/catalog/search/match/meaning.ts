import type { ProductKind } from '@tq/contract/enums.ts'
import { plainOf, type Word } from '@tq/db/search/fold.ts'
import { inBody, kindLexeme, markedLexeme, plainLexeme, quoteLexeme, shelfLexeme } from '@tq/db/search/lexemes.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isBare } from '../lexicon/phrases.ts'
import type { Unit } from '../parse/parsed-query.ts'
import type { TypedWord } from '../parse/typed-text.ts'
import { WEIGHTS } from './weights.ts'

/** What is looked up in `search_texts`: which products, and what each thing they say counts. */
export interface Meaning {
  /** tsquery over the lexemes. */
  query: string
  /** The condition for titles that have all words as typed: these rows come before the cap cuts. Written where the database is asked. */
  first?: (() => SQL) | undefined
  /** For each thing asked for, where it may stand, the best place first. */
  counted: Counted[][]
  /** What counts besides, each for itself. */
  extra: Counted[]
  /** Folded texts that a title may be, begin with or hold. */
  phrases: string[]
  kind?: ProductKind | undefined
}

export interface Counted {
  why: string
  query: string
  points: number
}

const all = (queries: string[]): string => queries.map((query) => `(${query})`).join(' & ')
export const anyOf = (queries: string[]): string => queries.map((query) => `(${query})`).join(' | ')
export const allOfQueries = all

/** With its accents where they were typed. */
export const lexemeOf = (word: Word): string => (isBare(word) ? plainLexeme(word) : markedLexeme(word))

/** In the title or in names; of two words that mean one thing the second follows, at most one word between. */
const inTitle = (list: Word[]): string => all([...new Set(list.map((word) => quoteLexeme(lexemeOf(word))))])
const inTitleTogether = (list: Word[]): string => {
  const [first, second] = list.map((word) => quoteLexeme(lexemeOf(word)))
  return list.length === 2 ? `(${first} <-> ${second}) | (${first} <2> ${second})` : inTitle(list)
}
/** Not in names: "Kiều" is a book by its title only. */
const inTitleOnly = (list: Word[]): string => all([...new Set(list.map((word) => `${quoteLexeme(lexemeOf(word))}:A`))])
const besides = (list: Word[], name: (lexeme: string) => string): string =>
  list.map((word) => quoteLexeme(name(lexemeOf(word)))).join(' <-> ')
const shelfQuery = (ids: number[]): string => anyOf(ids.map((id) => quoteLexeme(shelfLexeme(id))))

interface PlaceOptions {
  /** Nothing else was asked for than this shelf. */
  isWholeShelf?: boolean
  /** Words that mean nothing by themselves are looked for in titles only, not in people's names. */
  isTitleOnly?: boolean
}

/** Where the product may say it in earnest: in its title, in names, by its shelf. */
export function strongPlaces(unit: Unit, { isWholeShelf = false, isTitleOnly = false }: PlaceOptions = {}): Counted[] {
  const { words, others, shelves, grade } = unit
  const text = plainOf(words)
  if (grade) {
    const below = grade.school === undefined ? '' : ` & ${shelfQuery([grade.school])}`
    return others.map((number) => ({
      ...{ why: `${text}: năm học trong tên`, query: inTitleOnly(number) + below, points: WEIGHTS.inTitle },
    }))
  }
  const isNamed = shelves.length > 0 || others.length > 0
  const ownQuery = isNamed ? inTitleTogether(words) : isTitleOnly ? inTitleOnly(words) : inTitle(words)
  const own = { why: `${text}: trong tên`, query: ownQuery, points: WEIGHTS.inTitle }
  // One place for all of them: statements of few shapes are planned once.
  const otherWords = others.length
    ? [
        {
          why: `${text}: “${others.map(plainOf).join('”, “')}” trong tên`,
          query: anyOf(others.map((other) => besides(other, (lexeme) => lexeme))),
          points: WEIGHTS.otherWords,
        },
      ]
    : []
  if (shelves.length === 0) return [own, ...otherWords]
  const shelf = { why: `${text}: trên kệ`, query: shelfQuery(shelves), points: WEIGHTS.onShelf }
  if (!isWholeShelf) return [own, ...otherWords, shelf]
  const both = [own, ...otherWords].map(({ why, query, points }) => ({
    ...{ why: `${why}, trên kệ`, query: all([query, shelf.query]), points: WEIGHTS.wholeShelf + points },
  }))
  return [...both, { ...shelf, points: WEIGHTS.wholeShelf }, own, ...otherWords]
}

/** Without its shelf. */
export const titlePlaces = (unit: Unit): Counted[] => strongPlaces({ ...unit, shelves: [] })

/** A product that says only some words of what was meant still stands before one that says none. */
export const wordPlaces = ({ words, grade }: Unit): Counted[] =>
  words.length < 2 || grade
    ? []
    : words.map((word) => ({ why: `${word.plain}: từ trong tên`, query: inTitle([word]), points: WEIGHTS.word }))

export function weakPlaces({ words, others, grade }: Unit): Counted[] {
  if (grade) return []
  const query = anyOf([words, ...others].map((list) => besides(list, inBody)))
  return [{ why: `${plainOf(words)}: trong lời giới thiệu`, query, points: WEIGHTS.inBody }]
}

/** Years like it, when there is nothing for the year itself. */
export function levelPlaces({ words, grade }: Unit): Counted[] {
  if (grade?.level === undefined) return []
  return [{ why: `${plainOf(words)}: cùng cấp học`, query: shelfQuery([grade.level]), points: WEIGHTS.onShelf }]
}

export const softPlaces = (soft: TypedWord[]): Counted[] =>
  soft.map((word) => ({ why: `${word.plain}: từ phụ trong tên`, query: inTitle([word]), points: WEIGHTS.soft }))

export const outsideSchool = (school: number | null): Counted[] =>
  school === null ? [] : [{ why: 'không phải sách phổ thông', query: `!(${shelfQuery([school])})`, points: WEIGHTS.ofUniversity }]

export const queryOf = (places: Counted[]): string => anyOf(places.map(({ query }) => query))
export const kindQuery = (kind: ProductKind): string => quoteLexeme(kindLexeme(kind))
export const bodyPhrase = (list: Word[]): string => besides(list, inBody)
export const titlePhrase = (list: Word[]): string => list.map((word) => `${quoteLexeme(lexemeOf(word))}:A`).join(' <-> ')

/** Rows with what they say, at most `cap`; those of `first` before all others. */
export function meaningRows({ query, first }: Meaning, filters: SQL, columns: SQL, cap: number): SQL {
  const limit = sql.raw(String(cap))
  const rows = (isTyped: boolean) =>
    sql`select ${columns}, lexemes, ${sql.raw(String(isTyped))} as is_typed from search_docs join search_texts using (product_id)`
  const meant = sql`product_id in (select products_saying(${query}::tsquery)) and ${filters}`
  if (first === undefined) return sql`${rows(false)} where ${meant} limit ${limit}`
  const typed = first()
  return sql`
    select * from (
      (${rows(true)} where ${typed} and ${filters} limit ${limit})
      union all
      (${rows(false)} where ${meant} and not (${typed}))
    ) both_halves limit ${limit}`
}

export function meaningCondition({ query, first }: Meaning): SQL {
  const meant = sql`product_id in (select products_saying(${query}::tsquery))`
  return first === undefined ? meant : sql`(${meant} or (${first()}))`
}

/**
 * For each thing asked for, the best of its places; then what counts besides. All of it in three lists: statements of one shape are
 * planned once, however much was asked for.
 */
export function meaningScore({ counted, extra, phrases }: Meaning): SQL {
  const things = [...counted, ...extra.map((one) => [one])]
  const places = things.flatMap((thing, of) => thing.map(({ query, points }) => ({ of, query, points })))
  const list = (of: (place: (typeof places)[number]) => unknown) => sql.param(places.map(of))
  return sql`${AS_TYPED} + (
      select coalesce(sum(best), 0)::int from (
        select max(points) as best
        from unnest(${list(({ query }) => query)}::tsquery[], ${list(({ points }) => points)}::int[], ${list(({ of }) => of)}::int[])
          as place (query, points, thing)
        where lexemes @@ query group by thing) said)
    + (
      select coalesce(sum(
        ${WHOLE_TITLE} * starts_with(plain, ' ' || phrase || ' |')::int
        + ${TITLE_BEGINS} * starts_with(plain, ' ' || phrase || ' ')::int
        + ${PHRASE} * (strpos(plain, ' ' || phrase || ' ') > 0)::int), 0)::int
      from unnest(${sql.param([...new Set(phrases)])}::text[]) phrase)`
}

const AS_TYPED = sql.raw(`${WEIGHTS.asTyped} * is_typed::int`)
const WHOLE_TITLE = sql.raw(String(WEIGHTS.wholeTitle))
const TITLE_BEGINS = sql.raw(String(WEIGHTS.titleBegins))
const PHRASE = sql.raw(String(WEIGHTS.phrase))
