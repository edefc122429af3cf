import { squash } from '@tq/db/search/fold.ts'
import type { Columns } from './columns.ts'
import { NameWords } from './name-words.ts'

/** So many of those whose name fits are looked at, the lowest ids first. */
export const MOST_NAMED = 20
/** Names with commoner words are soon found in the text of all. */
const MOST_PICKED = 500

/** Who has a part in books that are sold, found by the beginnings of their names' words. */
export class People {
  readonly #columns: Columns
  /** Slugs, each behind a hyphen and on a line of its own: one text is searched in a tenth of the time that thousands take. */
  readonly #names: string
  readonly #starts: Int32Array
  readonly #words: NameWords
  readonly #mostPicked: number
  #works: Int32Array | null = null

  /** Of names with a word that at most `mostPicked` have, none but these is looked at. */
  constructor(columns: Columns, mostPicked = MOST_PICKED) {
    this.#mostPicked = mostPicked
    const lines = columns.people.map(({ slug }) => `-${asSearched(slug)}\n`)
    this.#columns = columns
    this.#names = lines.join('')
    this.#words = new NameWords(columns.people.map(({ slug }) => asSearched(slug)))
    this.#starts = new Int32Array(lines.length)
    for (let at = 1; at < lines.length; at++)
      this.#starts[at] = (this.#starts[at - 1] as number) + (lines[at - 1] as string).length
  }

  /** Products have changed. */
  update(): void {
    this.#works = null
  }

  /** Those with most works first. */
  named(words: string[], most: number): { id: number; name: string; books: number }[] {
    this.#works ??= worksOf(this.#columns)
    const works = this.#works
    return this.#placesOf(words.map((word) => `-${squash(word)}`))
      .map((place) => ({ place, books: works[place] as number }))
      .filter(({ books }) => books > 0)
      .sort((a, b) => b.books - a.books || a.place - b.place)
      .slice(0, most)
      .flatMap(({ place, books }) => {
        const person = this.#columns.people[place]
        return person ? [{ id: person.id, name: person.name, books }] : []
      })
  }

  #placesOf(beginnings: string[]): number[] {
    const longest = beginnings.reduce((one, other) => (other.length > one.length ? other : one))
    const picked = this.#words.beginning(longest.slice(1), this.#mostPicked)
    return picked ? this.#fitting(picked, beginnings) : this.#searched(longest, beginnings)
  }

  #fitting(places: Int32Array, beginnings: string[]): number[] {
    const found: number[] = []
    for (const place of places) {
      if (found.length === MOST_NAMED) break
      const name = this.#names.slice(this.#starts[place], this.#starts[place + 1])
      if (beginnings.every((beginning) => name.includes(beginning))) found.push(place)
    }
    return found
  }

  #searched(longest: string, beginnings: string[]): number[] {
    const found: number[] = []
    for (let at = this.#names.indexOf(longest); at >= 0 && found.length < MOST_NAMED; ) {
      const end = this.#names.indexOf('\n', at)
      const place = this.#placeAt(at)
      const name = this.#names.slice(this.#starts[place], end)
      if (beginnings.every((beginning) => name.includes(beginning))) found.push(place)
      at = this.#names.indexOf(longest, end)
    }
    return found
  }

  /** Whose line this letter stands on. */
  #placeAt(letter: number): number {
    let low = 0
    let high = this.#starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] as number) <= letter) low = middle
      else high = middle
    }
    return low
  }
}

/** Slugs are names without accents already; y and i count as one in them too. */
const asSearched = (slug: string) => slug.replaceAll('y', 'i')

/** How many works each person has a part in; the forms of one work count once. */
function worksOf({ size, flags, work, authors, people }: Columns): Int32Array {
  const pairs: number[] = []
  for (let slot = 0; slot < size; slot++) {
    if (flags[slot] === 0) continue
    for (let at = authors.starts[slot] as number; at < (authors.starts[slot + 1] as number); at++)
      pairs.push((work[slot] as number) * people.length + (authors.places[at] as number))
  }
  const sorted = new Float64Array(pairs).sort()
  const counts = new Int32Array(people.length)
  for (let at = 0; at < sorted.length; at++) {
    const pair = sorted[at] as number
    if (at > 0 && pair === sorted[at - 1]) continue
    const person = pair % people.length
    counts[person] = (counts[person] as number) + 1
  }
  return counts
}
