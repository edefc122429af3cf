import { type Dictionary, UNKNOWN } from './dictionary.ts'

/**
 * Four bytes each, and about as much again for finding them: some 44 MB for 100,000 titles, which say six million. Of a catalogue that
 * says more than this, PostgreSQL looks descriptions up, for every fourth search.
 */
const MOST_WORDS = 24_000_000
/** So many that came later are looked through one by one before everything is arranged anew. */
const MOST_LATER = 500

/**
 * What descriptions and tables of contents say, in this process: the numbers of their words in their order, product after product, and
 * for each word which products have it. Another text of a product is written behind the others, and the earlier one left where it is.
 */
export class Bodies {
  readonly #dictionary: Dictionary
  #words = new Int32Array(1 << 16)
  #end = 0
  /** By the order in which texts were written: whose it is, and where it begins. */
  readonly #owner: number[] = []
  readonly #starts: number[] = [0]
  /** The last text of each product. */
  readonly #textOf = new Map<number, number>()
  /** Texts that have a word, one word after the other; made of those before `#later`. */
  #wordStarts = new Int32Array(1)
  #texts = new Int32Array(0)
  #later = 0
  #isWhole = false

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
  }

  /** False while they are still being read, and where there are too many. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** False where there is no more room. */
  set(productId: number, words: ArrayLike<number>): boolean {
    const known = this.#textOf.get(productId)
    if (known !== undefined && this.#isSame(known, words)) return true
    if (this.#end + words.length > MOST_WORDS) {
      this.#isWhole = false
      return false
    }
    if (this.#end + words.length > this.#words.length) {
      const larger = new Int32Array(Math.max(this.#end + words.length, Math.ceil(this.#words.length * 1.5)))
      larger.set(this.#words.subarray(0, this.#end))
      this.#words = larger
    }
    this.#words.set(words, this.#end)
    this.#end += words.length
    this.#textOf.set(productId, this.#owner.length)
    this.#owner.push(productId)
    this.#starts.push(this.#end)
    if (this.#isWhole && this.#owner.length - this.#later > MOST_LATER) this.arrange()
    return true
  }

  /** All have been read. */
  arrange(): void {
    const { plainOf, plainCount } = this.#dictionary
    const counts = new Int32Array(plainCount + 1)
    this.#eachWord((_, plain) => {
      counts[plain + 1] = (counts[plain + 1] as number) + 1
    }, plainOf)
    for (let plain = 0; plain < plainCount; plain++) counts[plain + 1] = (counts[plain + 1] as number) + (counts[plain] as number)
    const texts = new Int32Array(counts[plainCount] as number)
    const ends = counts.slice()
    this.#eachWord((text, plain) => {
      texts[ends[plain] as number] = text
      ends[plain] = (ends[plain] as number) + 1
    }, plainOf)
    this.#wordStarts = counts
    this.#texts = texts
    this.#later = this.#owner.length
    this.#isWhole = true
  }

  /** How many may have the word. */
  sizeOf(plain: number): number {
    return this.#range(plain).length + this.#owner.length - this.#later
  }

  /** At least the products that have the word; some that have not. */
  having(plain: number): number[] {
    const found: number[] = []
    const add = (text: number) => {
      const owner = this.#owner[text] as number
      if (this.#textOf.get(owner) === text) found.push(owner)
    }
    for (const text of this.#range(plain)) add(text)
    for (let text = this.#later; text < this.#owner.length; text++) add(text)
    return found
  }

  /** The words of a product, with holes where PostgreSQL has none. */
  of(productId: number): Int32Array {
    const text = this.#textOf.get(productId)
    return text === undefined ? NONE : this.#words.subarray(this.#starts[text], this.#starts[text + 1])
  }

  #range(plain: number): Int32Array {
    if (plain === UNKNOWN || plain >= this.#wordStarts.length - 1) return NONE
    return this.#texts.subarray(this.#wordStarts[plain], this.#wordStarts[plain + 1])
  }

  #isSame(text: number, words: ArrayLike<number>): boolean {
    const start = this.#starts[text] as number
    if ((this.#starts[text + 1] as number) - start !== words.length) return false
    for (let at = 0; at < words.length; at++) if (this.#words[start + at] !== words[at]) return false
    return true
  }

  /** Each word of each text once. */
  #eachWord(visit: (text: number, plain: number) => void, plainOf: number[]): void {
    const lastText = new Int32Array(this.#dictionary.plainCount).fill(-1)
    for (let text = 0; text < this.#owner.length; text++) {
      for (let at = this.#starts[text] as number; at < (this.#starts[text + 1] as number); at++) {
        const word = this.#words[at] as number
        const plain = word === UNKNOWN ? UNKNOWN : (plainOf[word] as number)
        if (plain === UNKNOWN || lastText[plain] === text) continue
        lastText[plain] = text
        visit(text, plain)
      }
    }
  }
}

const NONE = new Int32Array(0)
