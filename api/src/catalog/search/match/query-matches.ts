import { plainOf } from '@tq/db/search/fold.ts'
import { quoteLexeme } from '@tq/db/search/lexemes.ts'
import { isNamed, isShelf, type ParsedQuery, spelledOf, type Unit } from '../parse/parsed-query.ts'
import type { Typed, TypedWord } from '../parse/typed-text.ts'
import {
  allOfQueries,
  anyOf,
  bodyPhrase,
  type Counted,
  kindQuery,
  lexemeOf,
  type Meaning,
  outsideSchool,
  queryOf,
  softPlaces,
  strongPlaces,
  titlePlaces,
  weakPlaces,
  wordPlaces,
} from './meaning.ts'
import { type Match, matchCondition, term } from './search-match.ts'
import { WEIGHTS } from './weights.ts'

interface MeaningOptions {
  typed: Typed
  parsed: ParsedQuery
  units?: Unit[]
  counted: Counted[][]
  query: string
  step: string
  /** Titles that have all words as typed. */
  first?: Match | undefined
  leftOut?: string[]
  isPartial?: boolean
}

/** A match by what was meant. */
export function matchOf({
  typed,
  parsed,
  counted,
  query,
  step,
  first,
  leftOut = [],
  isPartial = leftOut.length > 0,
  units = parsed.units,
}: MeaningOptions): Match {
  const told = units.flatMap(({ words }) => words)
  const phrases = [plainOf(typed.words), ...(told.length ? [plainOf(told)] : [])]
  const meaning: Meaning = {
    query,
    first: first && (() => matchCondition(first)),
    counted,
    extra: [...units.flatMap(wordPlaces), ...softPlaces(parsed.soft), ...outsideSchool(parsed.schoolLast)],
    phrases,
    kind: parsed.kind ?? undefined,
  }
  return {
    ...{ plain: plainOf(told), terms: told.map((word) => [term(word.plain)]), words: null, accents: [], isRepaired: false },
    ...{
      meaning,
      asTyped: first,
      step,
      leftOut,
      isPartial,
      shelves: isShelf(parsed) && parsed.kind === null ? (parsed.units[0]?.shelves ?? []) : [],
    },
    understoodAs: told.length > 0 && told.length < typed.words.length ? spelledOf(told) : null,
  }
}

const counting = (parsed: ParsedQuery) => {
  const isWholeShelf = isShelf(parsed)
  return parsed.units.map((unit) => strongPlaces(unit, { isWholeShelf }))
}

/** "ebook tâm lý": things of that kind, by everything else that was said. */
export function* kindMatches(typed: Typed, parsed: ParsedQuery): Generator<Match> {
  if (parsed.kind === null) return
  const kind = kindQuery(parsed.kind)
  const strong = counting(parsed)
  const step = 'loại được nêu'
  if (strong.length === 0) {
    yield matchOf({ typed, parsed, counted: [], query: kind, step })
    return
  }
  yield matchOf({ typed, parsed, counted: strong, query: allOfQueries([kind, ...strong.map(queryOf)]), step })
  const any = parsed.units.map((unit) => [...strongPlaces(unit), ...weakPlaces(unit)])
  yield matchOf({ typed, parsed, counted: any, query: allOfQueries([kind, ...any.map(queryOf)]), step: `${step}, mọi chỗ` })
}

/** Everything of the kind, when nothing of it is about what was asked for: only if that is something the press has books about. */
export function kindAlone(typed: Typed, parsed: ParsedQuery): Match | null {
  if (parsed.kind === null || parsed.units.length === 0 || !parsed.units.every(isNamed)) return null
  const leftOut = parsed.units.map(({ words }) => spelledOf(words))
  return matchOf({ typed, parsed, units: [], counted: [], query: kindQuery(parsed.kind), step: 'chỉ theo loại', leftOut })
}

/** "sách luật của thầy …": the name side by side, with what stands before the cue and without it. */
export function* nameMatches(typed: Typed, parsed: ParsedQuery): Generator<Match> {
  const { name, units } = parsed
  if (name.length === 0) return
  const named = [{ why: `${plainOf(name)}: tên người`, query: besideEachOther(name), points: WEIGHTS.name }]
  const others = units.filter(({ words }) => !words.some((word) => name.includes(word))).map((unit) => strongPlaces(unit))
  const counted = [named, ...others]
  if (others.length)
    yield matchOf({ typed, parsed, counted, query: allOfQueries(counted.map(queryOf)), step: 'tác giả và từ khác' })
  yield matchOf({ typed, parsed, counted, query: queryOf(named), step: 'tác giả' })
}

const besideEachOther = (name: TypedWord[]): string => name.map((word) => `${quoteLexeme(lexemeOf(word))}:B`).join(' <-> ')

/** All of it, in any place. */
export function* anywhereMatches(typed: Typed, parsed: ParsedQuery): Generator<Match> {
  const { units } = parsed
  if (units.length === 0) return
  const counted = units.map((unit) => [...strongPlaces(unit), ...weakPlaces(unit)])
  // A shelf alone is no word of the title: everything on it would do.
  const strong = anyOf(units.map((unit) => queryOf(titlePlaces(unit))))
  const said = allOfQueries(
    units.map((unit, at) => anyOf([queryOf(strongPlaces(unit)), ...inText(unit, units[at - 1], units[at + 1])])),
  )
  const together = bodyPhrase(units.flatMap(({ words }) => words))
  yield matchOf({ typed, parsed, counted, query: `(${said} & (${strong})) | (${together})`, step: 'mọi từ, mọi chỗ' })
}

/** A word of a text alone says little: one that means nothing by itself must stand there beside the one it was typed beside. */
function inText(unit: Unit, before: Unit | undefined, after: Unit | undefined): string[] {
  if (unit.grade) return []
  if (isNamed(unit)) return [queryOf(weakPlaces(unit))]
  const beside = [
    before && isBeside(before, unit) ? [...before.words, ...unit.words] : null,
    after && isBeside(unit, after) ? [...unit.words, ...after.words] : null,
  ].filter((pair) => pair !== null)
  return beside.length ? beside.map(bodyPhrase) : [queryOf(weakPlaces(unit))]
}

const isBeside = (first: Unit, second: Unit): boolean => first.place + first.words.length === second.place

/** As typed in titles, and with it what was meant: for what the lexicon knows, or where soft words were said. */
export function widened(typed: Typed, parsed: ParsedQuery, asTyped: Match): Match | null {
  if (parsed.units.length === 0 || (!parsed.units.some(isNamed) && parsed.soft.length === 0)) return null
  const strong = counting(parsed)
  // The words of a shelf stand in many a name: "tiếng" in a title and "Nhật" in its author's.
  const first = isShelf(parsed) ? undefined : asTyped
  return matchOf({ typed, parsed, counted: strong, query: allOfQueries(strong.map(queryOf)), step: 'mọi từ, chỗ chính', first })
}
