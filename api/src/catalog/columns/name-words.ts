import { firstFrom } from '../search/first-from.ts'

/** Which names have words that begin so. */
export class NameWords {
  readonly #sorted: string[]
  /** Whose name has each word, one word after the other. */
  readonly #starts: Int32Array
  readonly #places: Int32Array

  /** Words are joined by hyphens. */
  constructor(names: string[]) {
    const placesOf = new Map<string, number[]>()
    for (const [place, name] of names.entries()) {
      for (const word of new Set(name.split('-'))) {
        const places = placesOf.get(word)
        if (places) places.push(place)
        else placesOf.set(word, [place])
      }
    }
    this.#sorted = [...placesOf.keys()].sort()
    this.#starts = new Int32Array(this.#sorted.length + 1)
    const lists = this.#sorted.map((word) => placesOf.get(word) as number[])
    for (const [at, { length }] of lists.entries()) this.#starts[at + 1] = (this.#starts[at] as number) + length
    this.#places = Int32Array.from(lists.flat())
  }

  /** Their places, each once and the lowest first; null where there are more than `most`. */
  beginning(start: string, most: number): Int32Array | null {
    const from = firstFrom(this.#sorted, start)
    let to = from
    for (; this.#sorted[to]?.startsWith(start); to++)
      if ((this.#starts[to] as number) - (this.#starts[from] as number) > most) return null
    const places = this.#places.slice(this.#starts[from], this.#starts[to])
    return places.length > most ? null : places.sort().filter((place, at) => at === 0 || place !== places[at - 1])
  }
}
