import { plainOf } from '@tq/db/search/fold.ts'
import { quoteLexeme } from '@tq/db/search/lexemes.ts'
import type { SQL } from 'drizzle-orm'
import type { Typed, TypedWord } from '../wish/typed-text.ts'
import { isNamed, isShelf, spelledOf, type Unit, type Wish } from '../wish/wish.ts'
import {
  allOfQueries,
  anyOf,
  bodyPhrase,
  type Counted,
  kindQuery,
  lexemeOf,
  type Meaning,
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
  wish: Wish
  units?: Unit[]
  counted: Counted[][]
  query: string
  step: string
  first?: SQL | undefined
  leftOut?: string[]
  isPartial?: boolean
}

/** A match by what was meant. */
export function matchOf({
  typed,
  wish,
  counted,
  query,
  step,
  first,
  leftOut = [],
  isPartial = leftOut.length > 0,
  units = wish.units,
}: MeaningOptions): Match {
  const told = units.flatMap(({ words }) => words)
  const phrases = [plainOf(typed.words), ...(told.length ? [plainOf(told)] : [])]
  const meaning: Meaning = {
    query,
    first,
    counted,
    extra: [...units.flatMap(wordPlaces), ...softPlaces(wish.soft)],
    phrases,
    kind: wish.kind ?? undefined,
  }
  return {
    ...{ plain: plainOf(told), terms: told.map((word) => [term(word.plain)]), words: null, accents: [], isRepaired: false },
    ...{ meaning, step, leftOut, isPartial, shelves: isShelf(wish) && wish.kind === null ? (wish.units[0]?.shelves ?? []) : [] },
    understoodAs: told.length > 0 && told.length < typed.words.length ? spelledOf(told) : null,
  }
}

const counting = (wish: Wish) => {
  const isWholeShelf = isShelf(wish)
  return wish.units.map((unit) => strongPlaces(unit, { isWholeShelf }))
}

/** "ebook tâm lý": things of that kind, by everything else that was said. */
export function* kindMatches(typed: Typed, wish: Wish): Generator<Match> {
  if (wish.kind === null) return
  const kind = kindQuery(wish.kind)
  const strong = counting(wish)
  const step = 'loại được nêu'
  if (strong.length === 0) {
    yield matchOf({ typed, wish, counted: [], query: kind, step })
    return
  }
  yield matchOf({ typed, wish, counted: strong, query: allOfQueries([kind, ...strong.map(queryOf)]), step })
  const any = wish.units.map((unit) => [...strongPlaces(unit), ...weakPlaces(unit)])
  yield matchOf({ typed, wish, counted: any, query: allOfQueries([kind, ...any.map(queryOf)]), step: `${step}, mọi chỗ` })
}

/** Everything of the kind, when nothing of it is about what was asked for: only if that is something the press has books about. */
export function kindAlone(typed: Typed, wish: Wish): Match | null {
  if (wish.kind === null || wish.units.length === 0 || !wish.units.every(isNamed)) return null
  const leftOut = wish.units.map(({ words }) => spelledOf(words))
  return matchOf({ typed, wish, units: [], counted: [], query: kindQuery(wish.kind), step: 'chỉ theo loại', leftOut })
}

/** "sách luật của thầy …": the name side by side, with what stands before the cue and without it. */
export function* nameMatches(typed: Typed, wish: Wish): Generator<Match> {
  const { name, units } = wish
  if (name.length === 0) return
  const named = [{ why: `${plainOf(name)}: tên người`, query: besideEachOther(name), points: WEIGHTS.name }]
  const others = units.filter(({ words }) => !words.some((word) => name.includes(word))).map((unit) => strongPlaces(unit))
  const counted = [named, ...others]
  if (others.length)
    yield matchOf({ typed, wish, counted, query: allOfQueries(counted.map(queryOf)), step: 'tác giả và từ khác' })
  yield matchOf({ typed, wish, counted, query: queryOf(named), step: 'tác giả' })
}

const besideEachOther = (name: TypedWord[]): string => name.map((word) => `${quoteLexeme(lexemeOf(word))}:B`).join(' <-> ')

/** All of it, in any place. */
export function* anywhereMatches(typed: Typed, wish: Wish): Generator<Match> {
  const { units } = wish
  if (units.length === 0) return
  const counted = units.map((unit) => [...strongPlaces(unit), ...weakPlaces(unit)])
  // A shelf alone is no word of the title: everything on it would do.
  const strong = anyOf(units.map((unit) => queryOf(titlePlaces(unit))))
  const said = allOfQueries(
    units.map((unit, at) => anyOf([queryOf(strongPlaces(unit)), ...inText(unit, units[at - 1], units[at + 1])])),
  )
  const together = bodyPhrase(units.flatMap(({ words }) => words))
  yield matchOf({ typed, wish, counted, query: `(${said} & (${strong})) | (${together})`, step: 'mọi từ, mọi chỗ' })
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
export function widened(typed: Typed, wish: Wish, asTyped: Match): Match | null {
  if (wish.units.length === 0 || (!wish.units.some(isNamed) && wish.soft.length === 0)) return null
  const strong = counting(wish)
  // The words of a shelf stand in many a name: "tiếng" in a title and "Nhật" in its author's.
  const first = isShelf(wish) ? undefined : matchCondition(asTyped)
  return matchOf({ typed, wish, counted: strong, query: allOfQueries(strong.map(queryOf)), step: 'mọi từ, chỗ chính', first })
}
