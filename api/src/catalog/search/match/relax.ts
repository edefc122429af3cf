import { isNamed, type ParsedQuery, spelledOf, type Unit } from '../parse/parsed-query.ts'
import { isSyllable } from '../parse/syllable.ts'
import type { Typed } from '../parse/typed-text.ts'
import { allOfQueries, anyOf, levelPlaces, queryOf, strongPlaces, titlePhrase, titlePlaces, weakPlaces } from './meaning.ts'
import { matchOf } from './query-matches.ts'
import type { Sayings } from './sayings.ts'
import type { Match } from './search-match.ts'
import { RELAXING } from './weights.ts'

/** So many are counted: beyond it a word tells nothing. */
const COUNTED = 1_000

interface Rated {
  unit: Unit
  /** tsquery for where it counts, and for where the title says it. */
  strong: string
  title: string
  isUnknown: boolean
  /** How much it tells. */
  rarity: number
}

/** What one product says of all that was asked for. */
interface PartialMatch {
  units: Rated[]
  worth: number
}

/**
 * Everything but what tells least: never less than half of it, never a single common word, and nothing that hangs on a word which
 * no book of ours says. Who asks for a washing machine is not shown "Nguyên lí máy".
 */
export async function* relaxedMatches(sayings: Sayings, typed: Typed, parsed: ParsedQuery): AsyncGenerator<Match> {
  const units = parsed.units.slice(0, RELAXING.mostUnits)
  if (units.length < 2 || parsed.isElsewhere) return
  const rated = await rate(sayings, units)
  if (rated.some(isStrangeName)) return
  const best = await bestKept(sayings, rated)
  if (best.length === 0) return
  const query = anyOf(best.map((kept) => allOfQueries([...kept.units.map(({ strong }) => strong), ...neighbours(kept.units)])))
  const kept = rated.filter((one) => best.some((set) => set.units.includes(one)))
  yield matchOf({
    ...{ typed, parsed, query, step: 'bớt từ ít nghĩa', units: kept.map(({ unit }) => unit), isPartial: true },
    counted: units.map((unit) => [...placesOf(unit), ...weakPlaces(unit)]),
    leftOut: rated.filter((one) => !kept.includes(one)).map(({ unit }) => spelledOf(unit.words)),
  })
}

/** Letters without a vowel are short for something that we may well have. */
const SPOKEN = /^(?=.*[aeiouy])[a-z]+$/

/** No book of ours says it and it is no Vietnamese: the name of a thing that is not ours, and all that was asked for. */
const isStrangeName = ({ unit, isUnknown }: Rated): boolean =>
  isUnknown && unit.words.some(({ typed }) => SPOKEN.test(typed) && !isSyllable(typed))

const placesOf = (unit: Unit) => [...strongPlaces(unit, { isTitleOnly: true }), ...levelPlaces(unit)]

/** Two words that are only words must stand side by side. */
const neighbours = (kept: Rated[]): string[] =>
  kept.length === 2 && !kept.some(({ unit }) => isNamed(unit)) ? [titlePhrase(kept.flatMap(({ unit }) => unit.words))] : []

/** Of what single products say together, what tells most, and what tells nearly as much. */
async function bestKept(sayings: Sayings, rated: Rated[]): Promise<PartialMatch[]> {
  const sets = subsets(rated).filter((kept) => isEnough(kept, rated))
  const smallest = sets.filter(
    (set) => !sets.some((other) => other.length < set.length && other.every((one) => set.includes(one))),
  )
  if (smallest.length === 0) return []
  const wanted = anyOf(smallest.map((set) => allOfQueries([...set.map(({ strong }) => strong), ...neighbours(set)])))
  const marks = rated.flatMap(({ strong, title }) => [strong, title])
  const found = (await sayings.combinations(wanted, marks, COUNTED))
    .map((says) => ({ units: rated.filter((_, at) => says[2 * at]), worth: worthOf(rated, says) }))
    .filter(({ units }) => isEnough(units, rated))
  const most = Math.max(...found.map(({ worth }) => worth))
  return found.filter(({ worth }) => worth >= RELAXING.nearlyBest * most)
}

/** The more words and the rarer, the more; in the title more than by its shelf. */
function worthOf(rated: Rated[], says: boolean[]): number {
  return rated.reduce((sum, { rarity, unit }, at) => {
    if (!says[2 * at]) return sum
    return sum + rarity * sizeOf(unit) * (says[2 * at + 1] ? 1 : RELAXING.shelf)
  }, 0)
}

/** A school year is one thing, however many words it takes to say it. */
const sizeOf = ({ words, grade }: Unit): number => (grade ? 1 : words.length)

function isEnough(kept: Rated[], all: Rated[]): boolean {
  const hasUnknown = all.some(({ isUnknown }) => isUnknown)
  const hasNamed = kept.some(({ unit }) => isNamed(unit))
  const share = hasUnknown ? RELAXING.keptShareWithUnknown : RELAXING.keptShare
  const sum = (list: Rated[], of: (one: Rated) => number) => list.reduce((total, one) => total + of(one), 0)
  if (sum(kept, ({ unit }) => sizeOf(unit)) < share * sum(all, ({ unit }) => sizeOf(unit))) return false
  if (sum(kept, ({ rarity }) => rarity) < RELAXING.keptRarity * sum(all, ({ rarity }) => rarity)) return false
  return hasNamed || (kept.length > 1 && !hasUnknown)
}

function subsets<T>(list: T[]): T[][] {
  const sets: T[][] = [[]]
  for (const one of list) sets.push(...sets.map((set) => [...set, one]))
  return sets
}

async function rate(sayings: Sayings, units: Unit[]): Promise<Rated[]> {
  const rated = units.map((unit) => ({
    unit,
    strong: queryOf(placesOf(unit)),
    title: queryOf(titlePlaces(unit)),
    weak: queryOf(weakPlaces(unit)),
  }))
  const asked = rated.map(({ strong, weak }) => (weak === '' ? strong : anyOf([strong, weak])))
  const counts = await sayings.count(asked, COUNTED)
  return rated.map(({ unit, strong, title }, at) => {
    const n = counts[at] ?? 0
    return { unit, strong, title, isUnknown: n === 0, rarity: Math.log(1 + COUNTED / (1 + n)) }
  })
}
