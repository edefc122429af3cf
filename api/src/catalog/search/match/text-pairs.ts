import { type ParsedQuery, spelledOf } from '../parse/parsed-query.ts'
import type { Typed, TypedWord } from '../parse/typed-text.ts'
import { allOfQueries, anyOf, bodyPhrase, strongPlaces, titlePhrase, weakPlaces } from './meaning.ts'
import { matchOf } from './query-matches.ts'
import { areAllSaid } from './said.ts'
import type { Sayings } from './sayings.ts'
import type { Match } from './search-match.ts'
import { IN_TEXT } from './weights.ts'

/** Two words that were typed side by side, and where that stands: in a text or in a title. */
interface Pair {
  at: number
  query: string
}

/**
 * What a book says of itself in its description: no title has the words, but they stand there two by two as they were typed, as "đồng dư
 * số học" in "đồng dư, hàm số học". One syllable alone means anything in Vietnamese; two in their order hardly ever do.
 */
export async function* textMatches(sayings: Sayings, typed: Typed, parsed: ParsedQuery): AsyncGenerator<Match> {
  const words = parsed.units
    .filter(({ grade }) => !grade)
    .flatMap(({ words, place }) => words.map((word, n) => ({ word, place: place + n })))
  if (words.length < IN_TEXT.leastWords || words.length > IN_TEXT.mostWords) return
  // Who names what no book of ours says wants something else.
  if (!(await areAllSaid(sayings, parsed.units))) return
  const pairs: Pair[] = []
  for (const [at, { word, place }] of words.entries()) {
    const next = words[at + 1]
    if (next?.place !== place + 1) continue
    const both = [word, next.word]
    pairs.push({ at, query: anyOf([bodyPhrase(both), titlePhrase(both)]) })
  }
  const best = await bestPairs(sayings, pairs, words.length)
  if (best.length === 0) return
  const covered = new Set(best.flatMap((set) => set.flatMap(({ at }) => [at, at + 1])))
  const leftOut = words.filter((_, at) => !covered.has(at)).map(({ word }) => word)
  yield matchOf({
    ...{ typed, parsed, step: 'từng cặp từ trong lời giới thiệu', isPartial: leftOut.length > 0 },
    query: anyOf(best.map((set) => allOfQueries(set.map(({ query }) => query)))),
    counted: [
      ...parsed.units.map((unit) => [...strongPlaces(unit), ...weakPlaces(unit)]),
      ...pairs.map(({ at, query }) => [
        {
          why: `${words
            .slice(at, at + 2)
            .map(({ word }) => word.plain)
            .join(' ')}: cạnh nhau`,
          query,
          points: IN_TEXT.pair,
        },
      ]),
    ],
    leftOut: together(
      leftOut,
      words.map(({ word }) => word),
    ),
  })
}

/** Words that stood side by side are told in one piece. */
function together(leftOut: TypedWord[], words: TypedWord[]): string[] {
  const pieces: TypedWord[][] = []
  for (const word of leftOut) {
    const last = pieces.at(-1)
    if (last && words.indexOf(word) === words.indexOf(last.at(-1) as TypedWord) + 1) last.push(word)
    else pieces.push([word])
  }
  return pieces.map(spelledOf)
}

/** Of what single products say, the sets of pairs that cover most of the words. */
async function bestPairs(sayings: Sayings, pairs: Pair[], words: number): Promise<Pair[][]> {
  const twos = pairs.flatMap((one, n) => pairs.slice(n + 1).map((other) => allOfQueries([one.query, other.query])))
  if (twos.length === 0) return []
  const asked = pairs.map(({ query }) => query)
  const found = (await sayings.combinations(anyOf(twos), asked, IN_TEXT.mostRows))
    .map((says) => pairs.filter((_, n) => says[n]))
    .map((set) => ({ set, covered: new Set(set.flatMap(({ at }) => [at, at + 1])).size }))
    .filter(({ covered }) => covered >= Math.max(IN_TEXT.leastWords, IN_TEXT.share * words))
  const most = Math.max(...found.map(({ covered }) => covered))
  return found.filter(({ covered }) => covered === most).map(({ set }) => set)
}
