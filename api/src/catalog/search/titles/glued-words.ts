import { squash } from '@tq/db/search/fold.ts'
import { firstFrom } from '../first-from.ts'

/** How lists of slots are put together. */
interface Lists {
  having(word: string): Int32Array
  union(lists: Int32Array[]): Int32Array
  inBoth(few: Int32Array, many: Int32Array): Int32Array
}

const SHORT_REST = 2
/** A text of a hundred letters can be cut in more ways than anybody could look at. */
const MOST_WAYS = 100

/** Letters that lost their spaces, cut into words that titles have; y and i count as one. */
export class GluedWords {
  readonly #lists: Lists
  /** Words by how they are squashed, most by themselves, and the same in their order. */
  readonly #spelled = new Map<string, string[]>()
  readonly #sorted: string[]
  readonly #longest: number

  constructor(words: string[], lists: Lists) {
    this.#lists = lists
    for (const word of words) {
      const own = squash(word)
      const known = this.#spelled.get(own)
      if (known) known.push(word)
      else this.#spelled.set(own, [word])
    }
    this.#sorted = [...this.#spelled.keys()].sort()
    this.#longest = this.#sorted.reduce((most, { length }) => Math.max(most, length), 0)
  }

  /** Slots that have all words of some way to cut the letters, the last of which may go on: at least those where they stand side by side. */
  holding(letters: string): Int32Array {
    const isCut = this.#whereCut(letters)
    const found: Int32Array[] = []
    let ways = 0
    const walk = (from: number, among: Int32Array | null) => {
      if (among?.length === 0) return
      // A single letter begins words of every title; and who types the same letters over and over is answered by what begins so.
      if (among && (letters.length - from <= SHORT_REST || ++ways > MOST_WAYS)) return void found.push(among)
      const both = (slots: Int32Array) => (among ? this.#lists.inBoth(among, slots) : slots)
      found.push(both(this.#goingOn(letters.slice(from))))
      for (let to = from + 1; to < letters.length && to - from <= this.#longest; to++) {
        const words = isCut[to] === 1 ? this.#spelled.get(letters.slice(from, to)) : undefined
        if (words) walk(to, both(this.#lists.union(words.map(this.#lists.having))))
      }
    }
    if (isCut[0] === 1) walk(0, null)
    return this.#lists.union(found.filter(({ length }) => length > 0))
  }

  /** From where on words follow each other to the end. Most of what is typed is nowhere so: then no list is looked at. */
  #whereCut(letters: string): Uint8Array {
    const isCut = new Uint8Array(letters.length)
    for (let from = letters.length - 1; from >= 0; from--) {
      const rest = letters.slice(from)
      let isOne = this.#sorted[firstFrom(this.#sorted, rest)]?.startsWith(rest) ?? false
      for (let to = from + 1; !isOne && to < letters.length && to - from <= this.#longest; to++)
        isOne = isCut[to] === 1 && this.#spelled.has(letters.slice(from, to))
      if (isOne) isCut[from] = 1
    }
    return isCut
  }

  #goingOn(beginning: string): Int32Array {
    const lists: Int32Array[] = []
    for (let at = firstFrom(this.#sorted, beginning); this.#sorted[at]?.startsWith(beginning); at++)
      for (const word of this.#spelled.get(this.#sorted[at] as string) ?? []) lists.push(this.#lists.having(word))
    return this.#lists.union(lists)
  }
}
