import { plainOfMarked } from '@tq/db/search/fold.ts'

/** No word has this number. */
export const UNKNOWN = -1

/**
 * Numbers for the words of the catalogue, with their accents and without: a text is looked through by comparing numbers. Only ever added
 * to, so that texts which were read once stay readable.
 */
export class Dictionary {
  readonly #marked = new Map<string, number>()
  readonly #markedWords: string[] = []
  readonly #plain = new Map<string, number>()
  readonly #plainWords: string[] = []
  /** The number without accents of each word with them. */
  readonly plainOf: number[] = []

  add(marked: string): number {
    const known = this.#marked.get(marked)
    if (known !== undefined) return known
    const number = this.plainOf.length
    const word = ownCopy(marked)
    this.#marked.set(word, number)
    this.#markedWords.push(word)
    this.plainOf.push(this.#addPlain(plainOfMarked(marked)))
    return number
  }

  ofMarked(word: string): number {
    return this.#marked.get(word) ?? UNKNOWN
  }

  ofPlain(word: string): number {
    return this.#plain.get(word) ?? UNKNOWN
  }

  /** The word with its accents that has this number. */
  markedWord(marked: number): string {
    return this.#markedWords[marked] ?? ''
  }

  /** The word without accents that has this number. */
  plainWord(plain: number): string {
    return this.#plainWords[plain] ?? ''
  }

  get plainCount(): number {
    return this.#plainWords.length
  }

  #addPlain(word: string): number {
    const known = this.#plain.get(word)
    if (known !== undefined) return known
    this.#plain.set(word, this.#plainWords.length)
    this.#plainWords.push(word)
    return this.#plainWords.length - 1
  }
}

/** A part of a string keeps the whole of it: a word would hold all that its product says. */
const ownCopy = (word: string): string => Buffer.from(word).toString()
